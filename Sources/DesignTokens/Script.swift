extension TokenContext {
  /// The writing system of the text that is shown; its names are those of the `script` modifier's contexts.
  public struct Script: ContextChoice {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let modifier = "script"
    public static let latin = Script(rawValue: "latin")
    public static let arabic = Script(rawValue: "arabic")
  }
}

extension TokenContext.Script {
  /// The script that a language is written in, from a BCP 47 tag or a locale identifier ("ar", "az-Arab",
  /// "sr_Cyrl_RS"); Latin for a language that is not listed.
  public init(language tag: String) {
    let subtags = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let written = subtags.dropFirst().first { $0.utf8.count == 4 && Self.byCode[$0] != nil }
    let name = written.flatMap { Self.byCode[$0] } ?? subtags.first.flatMap { Self.byLanguage[$0] }
    self.init(rawValue: name ?? "latin")
  }

  /// ISO 15924 codes.
  private static let byCode: [String: String] = [
    "arab": "arabic", "aran": "arabic", "armn": "armenian", "beng": "bengali", "cyrl": "cyrillic",
    "deva": "devanagari", "ethi": "ethiopic", "geor": "georgian", "grek": "greek", "gujr": "gujarati",
    "guru": "gurmukhi", "hang": "korean", "hans": "chinese", "hant": "chinese", "hani": "chinese",
    "hebr": "hebrew", "hira": "japanese", "jpan": "japanese", "kana": "japanese", "khmr": "khmer",
    "knda": "kannada", "kore": "korean", "laoo": "lao", "latn": "latin", "mlym": "malayalam", "mymr": "myanmar",
    "sinh": "sinhala", "taml": "tamil", "telu": "telugu", "thaa": "thaana", "thai": "thai", "tibt": "tibetan",
  ]

  /// Languages whose usual script is not Latin (CLDR likely subtags).
  private static let byLanguage: [String: String] = [
    "am": "ethiopic", "ar": "arabic", "be": "cyrillic", "bg": "cyrillic", "bn": "bengali", "bo": "tibetan",
    "ckb": "arabic", "dv": "thaana", "el": "greek", "fa": "arabic", "gu": "gujarati", "he": "hebrew",
    "hi": "devanagari", "hy": "armenian", "iw": "hebrew", "ja": "japanese", "ka": "georgian", "kk": "cyrillic",
    "km": "khmer", "kn": "kannada", "ko": "korean", "ks": "arabic", "ky": "cyrillic", "lo": "lao", "mk": "cyrillic",
    "ml": "malayalam", "mn": "cyrillic", "mr": "devanagari", "my": "myanmar", "ne": "devanagari", "pa": "gurmukhi",
    "ps": "arabic", "ru": "cyrillic", "sd": "arabic", "si": "sinhala", "sr": "cyrillic", "ta": "tamil",
    "te": "telugu", "tg": "cyrillic", "th": "thai", "ti": "ethiopic", "ug": "arabic", "uk": "cyrillic",
    "ur": "arabic", "yi": "hebrew", "yue": "chinese", "zh": "chinese",
  ]
}
