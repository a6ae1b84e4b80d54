package import Locales

/// Which digits the texts of a locale are written in, and who says so.
struct DigitPolicy {
  let choice: CatalogOptions.Digits
  /// The locale that the workspace gives the choice for; nil: it is ICU's.
  let setting: LocaleTag?
  let style: NumberStyle
  /// What a text has whose digits are all as they should be.
  let trait: TextTraits
  private let hasData: Bool

  init(_ facts: LocaleFacts, _ options: CatalogOptions) {
    hasData = facts.hasData
    setting = options.digits.isEmpty ? nil : facts.tag.fallbacks.first { options.digits[$0] != nil }
    choice = setting.flatMap { options.digits[$0] } ?? .locale
    style =
      switch choice {
      case .native: facts.nativeNumbers
      case .latin: facts.latinNumbers
      case .locale: facts.numbers
      }
    trait = style.system.trait
  }

  /// Whether someone says it: the workspace, or CLDR, which has data for the locale or for one that stands in for it.
  /// What ICU writes for others are root's digits, of which nothing follows.
  var isKnown: Bool { setting != nil || hasData }

  /// What the choice rests on.
  func note(_ locale: LocaleTag) -> String {
    let sample = String(String.UnicodeScalarView(style.system.digits[1...3]))
    guard let setting else {
      return
        "CLDR writes the numbers of \(locale.words) in \(style.system.words) digits (\(sample)), and so are those that "
        + "the program puts in"
    }
    return "the workspace says digits: { \(setting): \(choice.rawValue) }, and that is \(sample)"
  }
}

extension CatalogOptions {
  /// How the numbers of a locale are written in its texts.
  package func numberStyle(of facts: LocaleFacts) -> NumberStyle { DigitPolicy(facts, self).style }
}

extension NumberingSystem {
  /// "Arabic-Indic"
  var words: String {
    switch name {
    case "latn": "Latin"
    case "arab": "Arabic-Indic"
    case "arabext": "Eastern Arabic-Indic"
    case "beng": "Bengali"
    case "deva": "Devanagari"
    case "gujr": "Gujarati"
    case "guru": "Gurmukhi"
    case "khmr": "Khmer"
    case "knda": "Kannada"
    case "laoo": "Lao"
    case "mlym": "Malayalam"
    case "mymr": "Burmese"
    case "orya": "Odia"
    case "tamldec": "Tamil"
    case "telu": "Telugu"
    case "thai": "Thai"
    case "tibt": "Tibetan"
    default: "\"\(name)\""
    }
  }

  /// Whether its digits are those of a script: full-width and mathematical ones are forms of ASCII's.
  var isOfScript: Bool { name != "fullwide" && !name.hasPrefix("math") && name != "segment" }
}
