internal import CICU

/// How a locale writes numbers in a numbering system (CLDR numbers).
package struct NumberStyle: Sendable, Hashable {
  package let system: NumberingSystem
  /// "." or "٫".
  package let decimal: String
  /// Between groups of digits.
  package let group: String
  /// With the marks that keep it beside its number: "٪" and U+061C in Arabic.
  package let percent: String
  /// Likewise.
  package let minus: String
  /// The digits of the last group; 0 where the locale doesn't group.
  package let grouping: Int
  /// The digits of the groups before it: 2 in Hindi.
  package let secondaryGrouping: Int
  /// The fewest digits before the first separator: 2 in Spanish, which writes 1234 and 12.345.
  package let minimumGrouping: Int

  enum Choice: String {
    /// What CLDR shows unless told otherwise.
    case standard = ""
    /// The digits of the locale's script.
    case native
    case latin = "latn"
  }

  /// Nil where the locale's system is none of decimal digits, as the native one of Chinese.
  init?(_ locale: LocaleTag, _ choice: Choice) {
    var style = CICUNumberStyle()
    guard cicu_number_style(locale.text, choice.rawValue, &style),
      let system = NumberingSystem.named(Self.text(of: &style.system))
    else { return nil }
    self.system = system
    decimal = Self.text(of: &style.decimal)
    group = Self.text(of: &style.group)
    percent = Self.text(of: &style.percent)
    minus = Self.text(of: &style.minus)
    grouping = Int(style.grouping)
    secondaryGrouping = Int(style.secondaryGrouping)
    minimumGrouping = Int(style.minimumGrouping)
  }

  /// Of root: ASCII digits, as in English.
  static let root = NumberStyle()

  private init() {
    system = .latin
    (decimal, group, percent, minus) = (".", ",", "%", "-")
    (grouping, secondaryGrouping, minimumGrouping) = (3, 3, 1)
  }

  private static func text<Buffer>(of buffer: inout Buffer) -> String {
    withUnsafeBytes(of: &buffer) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The number with the locale's digits, grouped.
  package func format(_ number: Int) -> String {
    var text = number < 0 ? minus : ""
    let digits = String(number.magnitude).utf8.map { system.digits[Int($0) - 48] }
    let isGrouped = grouping > 0 && secondaryGrouping > 0 && digits.count >= grouping + minimumGrouping
    for (index, digit) in digits.enumerated() {
      let left = digits.count - index
      if isGrouped, index > 0, left >= grouping, (left - grouping).isMultiple(of: secondaryGrouping) { text += group }
      text.unicodeScalars.append(digit)
    }
    return text
  }
}

/// ICU's own formatting, which ours is held against.
package enum ICUNumbers {
  /// In a system by name, or in the locale's default with an empty one.
  package static func format(_ number: Int, _ locale: LocaleTag, system: String = "") -> String? {
    String { cicu_format_integer(locale.text, system, Int64(number), $0, $1) }
  }
}
