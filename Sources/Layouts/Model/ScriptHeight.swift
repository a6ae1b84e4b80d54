import Diagnostics

/// How tall a line of a script is: from the top of its tallest letters to the bottom of its deepest, in multiples of
/// the font size, as Noto's fonts say of themselves (ascender less descender in `hhea`).
enum ScriptHeight: Sendable {
  case latin
  case naskh
  case sansArabic
  case nastaliq

  var ems: Double {
    switch self {
    case .latin: 1.36
    case .naskh: 1.7
    case .sansArabic: 2.11
    case .nastaliq: 2.5
    }
  }

  /// “Arabic letters need 1.7”, for messages.
  fileprivate var words: String {
    switch self {
    case .latin: "even Latin letters need \(ems.shown)"
    case .naskh: "Arabic letters need \(ems.shown)"
    case .sansArabic: "the letters of Noto Sans Arabic need \(ems.shown)"
    case .nastaliq: "Nastaliq, in which Urdu is written, needs \(ems.shown)"
    }
  }
}

// MARK: - What is known of a text

extension ScriptHeight {
  private static let nastaliqNames = ["nastal", "noori", "urdutypesetting"]
  private static let naskhNames = [
    "naskh", "amiri", "scheherazade", "lateef", "markazi", "traditionalarabic", "arabictypesetting",
  ]
  /// Without serifs, or for titles: how tall they are differs from one to the other.
  private static let otherNames = [
    "arabic", "kufi", "cairo", "tajawal", "almarai", "vazir", "mirza", "changa", "lalezar", "harmattan", "geezapro",
    "elmessiri", "readexpro", "baloobhaijaan", "reemkufi", "iransans", "yekan", "dubai",
  ]

  /// What a font with a name of Arabic fonts needs, `"Noto Nastaliq Urdu"`, `R.font.noto_naskh`; nil for others.
  static func font(_ name: String) -> ScriptHeight? {
    let name = name.lowercased().filter { $0.isLetter }
    func holds(_ names: [String]) -> Bool { names.contains { name.contains($0) } }
    if holds(nastaliqNames) { return .nastaliq }
    if name.contains("notosansarabic"), !name.contains("notosansarabicui") { return .sansArabic }
    if holds(naskhNames) { return .naskh }
    return holds(otherNames) ? .latin : nil
  }

  /// Languages that are written in Arabic script.
  private static let languages: Set<String> = ["ar", "fa", "ur", "ps", "sd", "ug", "ckb", "ks", "pnb", "lrc", "mzn"]

  /// What a language needs, by its tag: `ar`, `fa-IR`; nil for those in other scripts.
  static func language(_ tag: String) -> ScriptHeight? {
    let first = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    return languages.contains(first) ? .naskh : nil
  }

  /// The taller one of what is known.
  static func tallest(_ heights: [ScriptHeight?]) -> ScriptHeight? {
    heights.compactMap { $0 }.max { $0.ems < $1.ems }
  }
}

// MARK: - Lines

/// How high the lines of a text are, against the text.
struct LineHeight: Sendable {
  /// To the size of the text.
  let ratio: Double
  /// What the text is known to need; nil: its script is not known.
  let need: ScriptHeight?

  /// That the lines are lower than the letters in them; nil where they are not. Of text that may be in any script
  /// nothing is said until even the size of its font is more: below that the letters of every script overlap.
  func finding(at span: Span, symbol: String, labels: [Finding.Label] = [], help: [String]) -> Finding? {
    let least = need?.ems ?? 1
    guard ratio > 0, ratio < least - 0.005 else { return nil }
    let words = need?.words ?? "the letters of every script need more than 1"
    return Finding(
      .fixedTextHeight, .warning,
      "lines are \(((ratio * 100).rounded() / 100).shown) times the text’s size, and \(words)",
      at: span, symbol: symbol, labels: labels,
      notes: ["marks above and below the letters are cut off, or run into the next line"], help: help)
  }
}
