package import Locales

/// A value that is tried for an argument.
package struct BidiProbe: Hashable, Sendable {
  package var argument: BidiArgument
  package var text: String
  /// Whether it counts that it reads in another order than alone. A percent sign on the left of its number is customary
  /// in Arabic.
  package var asksOrder: Bool

  /// Whether it is digits and nothing else.
  var isNumber: Bool { text.unicodeScalars.allSatisfy { $0.properties.numericType == .decimal } }

  /// `isRightToLeft`: the direction in which it is meant to be read; nil: that of most of its words.
  package init(_ text: String, isRightToLeft: Bool? = nil, asksOrder: Bool = true) {
    self.text = text
    argument = BidiArgument(text, isRightToLeft: isRightToLeft)
    self.asksOrder = asksOrder
  }
}

extension BidiProbe {
  static let latin = BidiProbe("Anna", isRightToLeft: false)
}

/// The values that are tried in a locale.
package struct BidiProbes: Hashable, Sendable {
  package let isRightToLeft: Bool
  /// A word of the language: what arguments are while another is tried.
  package let word: BidiProbe
  /// By the raw value of the role.
  private let byRole: [[BidiProbe]]

  package init(_ facts: LocaleFacts) {
    let isArabic = facts.scripts.areArabic
    isRightToLeft = facts.isRightToLeft
    let isRight = Self.areRight.contains(facts.scripts.code ?? "")
    word = !isRightToLeft ? .latin : isRight ? Self.hebrew : Self.arabic
    let native = facts.nativeNumbers
    let own = native.system == .latin ? [] : [BidiProbe(native.format(12), isRightToLeft: false)]
    let texts = Self.texts(isArabic: isArabic, isRightToLeft: isRightToLeft)
    let word = word
    byRole = ArgumentRole.allCases.map { role in
      switch role {
      case .text: texts
      case .count: [Self.left("12")] + own
      case .number: [Self.left("3.5")] + own
      case .date: [word, Self.left("12")]
      case .letter: [Self.left("A"), word]
      case .code: [Self.left("7F"), Self.left("12")]
      case .phone: [Self.left("+1 (555) 010-9999"), Self.left("+971 50 123 4567")]
      case .link: [Self.left("https://a.io/x?y=1"), Self.left("anna@a.io")]
      case .range: [Self.left("5-10"), Self.left("18:00 - 19:00")]
      case .version: [Self.left("1.2.3"), Self.left("1.2.3-beta.4")]
      case .day: [Self.left("2026-11-29")]
      case .time: [Self.left("14:30")]
      case .price: [Self.left("$9.99")]
      case .path: [Self.left("src/main.swift")]
      case .app: [Self.left("App")]
      }
    }
  }

  package subscript(role: ArgumentRole) -> [BidiProbe] { byRole[Int(role.rawValue)] }

  /// What stands in a slot while another is tried.
  package func filler(_ role: ArgumentRole) -> BidiProbe {
    role == .text || role == .date || role == .letter ? word : byRole[Int(role.rawValue)].first ?? word
  }

  /// What stands in one of several arguments that touch: `3` and `10` in `{0}/{1}`.
  func number(_ argument: Int) -> BidiProbe { Self.numbers[min(argument, Self.numbers.count - 1)] }

  private static let numbers = [left("3"), left("10"), left("25")]
  private static let arabic = BidiProbe("أحمد", isRightToLeft: true)
  private static let hebrew = BidiProbe("דנה", isRightToLeft: true)
  /// Scripts whose letters are right-to-left and not Arabic letters to the algorithm (class R).
  private static let areRight: Set<String> = ["Hebr", "Nkoo", "Adlm", "Samr", "Mand"]

  private static func left(_ text: String) -> BidiProbe { BidiProbe(text, isRightToLeft: false) }

  private static func texts(isArabic: Bool, isRightToLeft: Bool) -> [BidiProbe] {
    let words = isArabic ? [.latin, arabic] : [.latin, arabic, hebrew]
    return words + [
      left("12"), left("14:30"), left("+1 (555) 010-9999"), left("https://a.io/x?y=1"), left("C++"), left("Yahoo!"),
      left("$9.99"), left("5-10"), left("2026-11-29"), left("src/main.swift"),
      BidiProbe("50%", isRightToLeft: false, asksOrder: !isArabic), left("Anna (AB)"),
    ]
  }
}
