import Locales

/// A number that stands in a text: digits of one system, and what separates their groups.
struct NumberRun {
  let system: NumberingSystem
  /// In the bytes of the text.
  let range: Range<Int>
  let text: String
}

extension BranchText {
  /// Numbers for people to read, by place. What is no word of a language has its own digits: addresses, tags, versions,
  /// code, keycaps; and so have Latin digits beside a Latin word (`Android 14`, `5 GB`).
  func numbers(outside markup: Markup) -> [NumberRun] {
    guard bytes.contains(where: { $0.isASCIIDigit || $0 >= 0xC0 }) else { return [] }
    return NumberScanner(self, markup).runs()
  }
}

private struct NumberScanner {
  private let text: BranchText
  private let markup: Markup
  private let scalars: [Unicode.Scalar]
  /// Of each scalar, and the end.
  private let offsets: [Int]

  init(_ text: BranchText, _ markup: Markup) {
    self.text = text
    self.markup = markup
    let scalars = ScalarText(text)
    self.scalars = scalars.scalars
    offsets = scalars.offsets
  }

  func runs() -> [NumberRun] {
    var result: [NumberRun] = []
    var index = 0
    while index < scalars.count {
      guard let system = system(at: index) else {
        index += 1
        continue
      }
      let end = end(of: system, from: index)
      if !isExempt(index..<end, system) {
        let range = offsets[index]..<offsets[end]
        result.append(NumberRun(system: system, range: range, text: text.text(range)))
      }
      index = end
    }
    return result
  }

  private func system(at index: Int) -> NumberingSystem? {
    guard scalars.indices.contains(index), let digit = NumberingSystem.of(scalars[index]), digit.system.isOfScript
    else { return nil }
    return digit.system
  }

  /// Behind the last digit: a separator belongs to the number where a digit of the system follows it.
  private func end(of system: NumberingSystem, from start: Int) -> Int {
    var end = start + 1
    while end < scalars.count {
      if self.system(at: end) == system {
        end += 1
      } else if Self.separators.contains(scalars[end]), self.system(at: end + 1) == system {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static let separators: Set<Unicode.Scalar> = [
    ".", ",", ":", "/", "-", "\u{2013}", "٫", "٬", "\u{202F}",
  ]

  private func isExempt(_ run: Range<Int>, _ system: NumberingSystem) -> Bool {
    let range = offsets[run.lowerBound]..<offsets[run.upperBound]
    if text.part(at: range.lowerBound)?.filling == .protected { return true }
    if (range.lowerBound..<range.upperBound).contains(where: { markup.token(at: $0) != nil }) { return true }
    if isKeycap(run.upperBound) || isPosition(run) { return true }
    return system == .latin && (isBesideLatin(run) || isVersion(run))
  }

  /// `1` with U+FE0F and U+20E3.
  private func isKeycap(_ end: Int) -> Bool {
    scalars[end...].prefix(2).contains("\u{20E3}")
  }

  /// `1` of a conversion that lost its percent sign to another script's: `٪1$d`.
  private func isPosition(_ run: Range<Int>) -> Bool {
    run.lowerBound > 0 && run.upperBound < scalars.count && scalars[run.upperBound] == "$"
      && ["%", "٪", "％"].contains(scalars[run.lowerBound - 1])
  }

  private func isBesideLatin(_ run: Range<Int>) -> Bool {
    Self.neighbour(scalars[..<run.lowerBound].reversed())?.isLatinLetter == true
      || Self.neighbour(scalars[run.upperBound...])?.isLatinLetter == true
  }

  /// The next character behind at most one blank or hyphen.
  private static func neighbour(_ scalars: some Sequence<Unicode.Scalar>) -> Unicode.Scalar? {
    var iterator = scalars.makeIterator()
    guard let first = iterator.next() else { return nil }
    return [" ", "\u{A0}", "\u{202F}", "-", "\u{200E}", "\u{200F}"].contains(first) ? iterator.next() : first
  }

  /// `4.4` or `3` behind a word for a version or a system's name, and a range of such: `4.4–7.1`.
  private func isVersion(_ run: Range<Int>) -> Bool {
    let dots = scalars[run].filter { $0 == "." }.count
    if dots > 1 { return scalars[run].contains { $0 == "\u{2013}" || $0 == "-" } }
    let before = scalars[..<run.lowerBound]
    return before.last == " " && Self.versionWords.contains { before.dropLast().suffix($0.count).elementsEqual($0) }
  }

  /// "version", "release" and "Android" in languages that have other digits.
  private static let versionWords = [
    "إصدار", "نسخة", "أندرويد", "نگارش", "نسخه", "اندروید", "ورژن", "وەشان", "ئەندرۆید", "संस्करण", "आवृत्ती", "সংস্করণ",
  ].map { Array($0.unicodeScalars) }
}
