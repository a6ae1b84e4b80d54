import Locales

/// Finds terms in one text, as whole words.
struct TermSearch {
  private let text: BranchText
  private let locale: LocaleTag
  private let folded: FoldedText
  private var scalars: [Unicode.Scalar] { folded.scalars }

  init(_ text: BranchText, _ locale: LocaleTag) {
    self.text = text
    self.locale = locale
    folded = FoldedText(text)
  }

  /// The bytes of the text that say the term, by place.
  func places(of term: Term) -> [Range<Int>] {
    let wanted = term.scalars
    var result: [Range<Int>] = []
    var index = 0
    while index + wanted.count <= scalars.count {
      let end = index + wanted.count
      if scalars[index] == wanted[0], stands(term, from: index, to: end) {
        result.append(folded.ranges[index].lowerBound..<folded.ranges[end - 1].upperBound)
        index = end
      } else {
        index += 1
      }
    }
    return result
  }

  /// Whether the term is what stands there, and is a word of its own.
  private func stands(_ term: Term, from start: Int, to end: Int) -> Bool {
    guard matches(term, from: start, to: end), isBeginning(start), term.isBeginning || isEnd(end) else { return false }
    return !term.scalars.contains(where: \.isInUnspacedScript) || standsAlone(start, end, isOpen: term.isBeginning)
  }

  /// A last teh marbuta is a teh before a pronoun.
  private func matches(_ term: Term, from start: Int, to end: Int) -> Bool {
    let found = scalars[start..<end]
    if found.elementsEqual(term.scalars) { return true }
    return term.scalars.last == "\u{629}" && found.last == "\u{62A}"
      && found.dropLast().elementsEqual(term.scalars.dropLast()) && AttachedWords.pronouns.contains(letters(from: end))
  }

  private func isBeginning(_ start: Int) -> Bool {
    guard start > 0, scalars[start].isOfWord, scalars[start - 1].isOfWord else { return true }
    if scalars[start].isInUnspacedScript { return true }
    let before = scalars[..<start].reversed().prefix { $0.isOfWord }.reversed()
    if scalars[start].isArabicLetter {
      return AttachedWords.particles.contains(String(String.UnicodeScalarView(before)))
    }
    if ("א"..."ת").contains(scalars[start]) {
      return before.count <= 3 && before.allSatisfy { AttachedWords.hebrew.contains($0) }
    }
    return false
  }

  private func isEnd(_ end: Int) -> Bool {
    guard end < scalars.count, scalars[end - 1].isOfWord, scalars[end].isOfWord else { return true }
    if scalars[end - 1].isInUnspacedScript { return true }
    return scalars[end].isArabicLetter && AttachedWords.endings.contains(letters(from: end))
  }

  private func letters(from start: Int) -> String {
    String(String.UnicodeScalarView(scalars[start...].prefix { $0.isOfWord }))
  }

  /// Whether ICU's dictionary parts words at both ends.
  private func standsAlone(_ start: Int, _ end: Int, isOpen: Bool) -> Bool {
    let breaks = Set(WordBreaks.places(in: text.bytes, locale))
    return breaks.contains(folded.ranges[start].lowerBound)
      && (isOpen || breaks.contains(folded.ranges[end - 1].upperBound))
  }
}

/// What Arabic and Hebrew write together with a word, folded.
enum AttachedWords {
  static let article: [Unicode.Scalar] = ["\u{627}", "\u{644}"]

  /// And, so; by, as, for, will; the: in that order, none of them needed.
  static let particles: Set<String> = {
    var result: Set<String> = []
    for and in ["", "و", "ف"] {
      for by in ["", "ب", "ك", "ل", "س"] {
        for article in ["", "ال"] { result.insert(and + by + article) }
      }
      result.insert(and + "لل")
    }
    return result
  }()

  static let pronouns: Set<String> = ["ه", "ها", "هما", "هم", "هن", "ك", "كما", "كم", "كن", "ي", "نا"]
  /// Pronouns, and the alef of an indefinite object.
  static let endings = pronouns.union(["ا"])

  /// And, the, in, to, as, from, that.
  static let hebrew: Set<Unicode.Scalar> = ["ו", "ה", "ב", "ל", "כ", "מ", "ש"]
}

extension Unicode.Scalar {
  fileprivate var isOfWord: Bool {
    self != BranchText.slot && (properties.isAlphabetic || properties.numericType != nil)
  }

  /// Of a script that puts no spaces between words: Thai, Lao, Burmese, Khmer, Chinese and Japanese.
  fileprivate var isInUnspacedScript: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
