package import Diagnostics
package import Locales

/// Texts that look like a translation before there is one: what is not pseudo-localised never reached a catalog, what is
/// cut off has no room, what stands on the wrong side does not mirror.
package struct PseudoText: Sendable {
  package enum Kind: Hashable, Sendable {
    /// Accents on the letters, longer words, brackets around each message.
    case accents
    /// Latin words that read from the right, as those of a right-to-left language do.
    case rightToLeft
  }

  package let kind: Kind

  /// Right-to-left for languages that are, and for `XB`, the region that Android gives such a language; accents otherwise.
  package init(_ locale: LocaleTag) {
    kind = locale.region == "XB" || locale.isRightToLeft ? .rightToLeft : .accents
  }

  /// The edits that turn a message of a file into its pseudo-translation. Arguments, choices and what is for programs to
  /// read stay as they are.
  package func edits(of message: Message, in files: SourceFiles) -> [Fix.Edit] { edits(of: message.pattern, files) }

  private func edits(of pattern: Pattern, _ files: SourceFiles) -> [Fix.Edit] {
    var edits = texts(of: pattern, files)
    // Where each branch is a text of its own there is nothing around them to put brackets into.
    let isOwn = pattern.pieces.contains { piece in
      if case .choice(let choice) = piece.content {
        choice.cases.contains { $0.pattern.literal.span != pattern.literal.span }
      } else {
        false
      }
    }
    guard kind == .accents, !isOwn, !pattern.range.isEmpty else { return edits }
    for (place, bracket) in [(pattern.range.lowerBound, "["), (pattern.range.upperBound, "]")] {
      if let edit = pattern.literal.edit(place..<place, bracket, in: files) { edits.append(edit) }
    }
    return edits
  }

  private func texts(of pattern: Pattern, _ files: SourceFiles) -> [Fix.Edit] {
    var edits: [Fix.Edit] = []
    for piece in pattern.pieces {
      switch piece.content {
      case .text:
        for range in words(in: piece.range, of: pattern) {
          let text = replaced(pattern.literal.text.utf8Text(range))
          if let edit = pattern.literal.edit(range, text, in: files) { edits.append(edit) }
        }
      case .choice(let choice):
        for branch in choice.cases {
          let isOwn = branch.pattern.literal.span != pattern.literal.span
          edits += isOwn ? self.edits(of: branch.pattern, files) : texts(of: branch.pattern, files)
        }
      case .protected, .argument, .number, .percent: break
      }
    }
    return edits
  }

  /// Runs of ASCII letters that are for people to read.
  private func words(in range: Range<Int>, of pattern: Pattern) -> [Range<Int>] {
    let bytes = Array(pattern.literal.text.utf8)
    let markup = Markup(bytes)
    var result: [Range<Int>] = []
    for offset in range where bytes[offset].isLetter && markup.token(at: offset) == nil {
      if let last = result.last, last.upperBound == offset {
        result[result.count - 1] = last.lowerBound..<offset + 1
      } else {
        result.append(offset..<offset + 1)
      }
    }
    return result
  }

  private func replaced(_ word: String) -> String {
    switch kind {
    case .rightToLeft: "\u{200F}\u{202E}\(word)\u{202C}\u{200F}"
    case .accents:
      // Translations from English are longer by a third and more, short ones by most.
      word.reduce(into: "") { text, letter in
        text += Self.accented[letter] ?? String(letter)
        if "aeiouAEIOU".contains(letter) { text += Self.accented[letter] ?? "" }
      }
    }
  }

  private static let accented: [Character: String] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ", "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ö", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û", "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ", "G": "Ĝ",
    "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

extension String {
  fileprivate func utf8Text(_ range: Range<Int>) -> String {
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(self[lower..<utf8.index(lower, offsetBy: range.count)])
  }
}
