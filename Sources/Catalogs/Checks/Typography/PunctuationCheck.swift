package import Diagnostics
import Locales

/// Finds ASCII punctuation where a text in Arabic script has its own, and Arabic letters that Persian and Urdu write
/// with others.
package struct PunctuationCheck: MessageCheck {
  package let rules = [TypographyRules.punctuation]

  package init() {}

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard unit.context.isOfArabicScript,
      unit.traits.contains(.punctuation) || ArabicLetters.areForeign(to: unit.locale)
    else { return }
    for text in unit.branchTexts where !unit.isForeign(text) {
      for run in PunctuationScanner(text).runs() {
        if let finding = punctuation(run, text, unit, files) { report(finding) }
      }
      if let finding = ArabicLetters.finding(in: text, unit, files) { report(finding) }
    }
  }

  private func punctuation(
    _ run: PunctuationScanner.Run, _ text: BranchText, _ unit: Unit, _ files: SourceFiles
  ) -> Finding? {
    guard let place = text.place(of: run.range) else { return nil }
    let found = run.found.count == 1 ? run.found[0].named : "\"\(String(run.found))\""
    let meant = run.meant.count == 1 ? run.meant[0].named : "\"\(String(run.meant))\""
    return unit.finding(
      .punctuation, .warning, "\(found) stands in a text in \(unit.localeWords), which writes \(meant)",
      at: place.span(in: files),
      notes: ["the sign is drawn for scripts that run from left to right"] + unit.branchNote(text),
      help: ["write \(meant)"],
      fixes: place.edit(String(run.meant), in: files).map { [Fix("write \(meant)", safe: true, edits: [$0])] } ?? [])
  }
}

extension String {
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self = String(String.UnicodeScalarView(scalars))
  }
}

/// Finds `?`, `,` and `;` that belong to Arabic words.
struct PunctuationScanner {
  /// Signs in a row, one of them at least with an Arabic counterpart: `?!`.
  struct Run {
    var range: Range<Int>
    var found: [Unicode.Scalar]
    var meant: [Unicode.Scalar]
  }

  private static let arabic: [Unicode.Scalar: Unicode.Scalar] = ["?": "؟", ",": "،", ";": "؛"]

  private let text: BranchText
  private let scalars: [Unicode.Scalar]
  private let all: ScalarText
  private let markup: Markup

  init(_ text: BranchText) {
    self.text = text
    let isTelling = text.bytes.contains {
      $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";")
    }
    all = ScalarText(isTelling ? text : BranchText())
    scalars = all.scalars
    markup = Markup(isTelling ? text.bytes : [])
  }

  func runs() -> [Run] {
    var result: [Run] = []
    var index = 0
    while index < scalars.count {
      guard Self.arabic[scalars[index]] != nil, belongsToArabic(index) else {
        index += 1
        continue
      }
      var end = index + 1
      while end < scalars.count, Self.arabic[scalars[end]] != nil, markup.token(at: all.offsets[end]) == nil {
        end += 1
      }
      let found = Array(scalars[index..<end])
      result.append(Run(range: all.bytes(index..<end), found: found, meant: found.map { Self.arabic[$0] ?? $0 }))
      index = end
    }
    return result
  }

  private func belongsToArabic(_ index: Int) -> Bool {
    let offset = all.offsets[index]
    guard markup.token(at: offset) == nil, text.part(at: offset)?.filling == .text, !isNumeric(index), !isFace(index)
    else { return false }
    let next = index + 1 < scalars.count ? scalars[index + 1] : " "
    // Lists of code are written without blanks: `{latitude},{longitude}`.
    if scalars[index] != "?", next == BranchText.slot || next.isLatinLetter || NumberingSystem.of(next) != nil {
      return false
    }
    let before = neighbour(stride(from: index - 1, through: 0, by: -1))
    if before == .arabic { return true }
    let behind = neighbour(stride(from: index + 1, to: scalars.count, by: 1))
    guard scalars.contains(where: \.isArabicLetter), behind != .latin else { return false }
    // A foreign word in an Arabic sentence: the sentence goes on in Arabic, or asks its question with it.
    return behind == .arabic || scalars[index] == "?" && (before == .none || hasArabicBefore(index))
  }

  /// Whether digits stand on both sides: `1,234`.
  private func isNumeric(_ index: Int) -> Bool {
    index > 0 && index + 1 < scalars.count && NumberingSystem.of(scalars[index - 1]) != nil
      && NumberingSystem.of(scalars[index + 1]) != nil
  }

  /// `;)` and `;-)`
  private func isFace(_ index: Int) -> Bool {
    guard scalars[index] == ";", index + 1 < scalars.count else { return false }
    return ["-", ")", "(", "P", "D"].contains(scalars[index + 1])
  }

  private func hasArabicBefore(_ index: Int) -> Bool {
    let sentence = scalars[..<index].lastIndex { ".!?؟\n".unicodeScalars.contains($0) } ?? 0
    return scalars[sentence..<index].contains(where: \.isArabicLetter)
  }

  private enum Neighbour {
    case arabic
    case latin
    case none
  }

  /// The script of the nearest letter; what stands between is looked through, tags and slots too.
  private func neighbour(_ indices: StrideTo<Int>) -> Neighbour { neighbour(AnySequence(indices)) }
  private func neighbour(_ indices: StrideThrough<Int>) -> Neighbour { neighbour(AnySequence(indices)) }

  private func neighbour(_ indices: AnySequence<Int>) -> Neighbour {
    for index in indices {
      let scalar = scalars[index]
      if scalar == "\n" { return .none }
      if let token = markup.token(at: all.offsets[index]) {
        if token.kind.isShown { return .latin }
        continue
      }
      if scalar.isArabicLetter { return .arabic }
      if scalar != BranchText.slot, scalar.properties.isAlphabetic { return .latin }
    }
    return .none
  }
}
