/// Reads a tag subtag by subtag (RFC 5646, section 2.1).
struct SubtagReader {
  private var subtags: ArraySlice<Substring>
  /// Whether every subtag is of one to eight ASCII letters and digits.
  private let isWellFormed: Bool

  init(_ text: Substring) {
    var text = text
    // Android's prefix for tags of BCP 47, which it joins with +.
    if text.lowercased().hasPrefix("b+") { text = text.dropFirst(2) }
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" || $0 == "+" }
    subtags = parts[...]
    isWellFormed = parts.allSatisfy { 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy { $0.isLetter || $0.isDigit } }
  }

  mutating func readTag() -> LocaleTag? {
    guard isWellFormed, let code = take({ 2...3 ~= $0.count && $0.allSatisfy(\.isLetter) })?.lowercased() else {
      return nil
    }
    let extended = takeExtendedLanguage(of: code)
    let replaced = Self.languages[extended ?? code]
    let script = take { $0.count == 4 && $0.allSatisfy(\.isLetter) }?.capitalized ?? replaced?.script
    let region = takeRegion(of: code)
    var variants: [String] = []
    while let variant = take(Self.isVariant) { variants.append(variant.lowercased()) }
    guard let extensions = takeExtensions(), subtags.isEmpty else { return nil }
    return LocaleTag(
      language: replaced?.language ?? extended ?? code, script: script, region: region, variants: variants,
      extensions: extensions.isEmpty ? nil : extensions.joined(separator: "-"))
  }

  /// "yue" of "zh-yue": a language of its own that older tags put behind the one it belongs to.
  private mutating func takeExtendedLanguage(of language: String) -> String? {
    guard ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"].contains(language) else { return nil }
    return take { $0.count == 3 && $0.allSatisfy(\.isLetter) && (language == "sgn" || !$0.isAndroidRegion) }?
      .lowercased()
  }

  private mutating func takeRegion(of language: String) -> String? {
    if let region = take({ $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isDigit) }) {
      return region.uppercased() == "UK" ? "GB" : region.uppercased()
    }
    return take(\.isAndroidRegion)?.dropFirst().uppercased()
  }

  private static func isVariant(_ subtag: Substring.UTF8View) -> Bool {
    subtag.count >= 5 || subtag.count == 4 && subtag.first?.isDigit == true
  }

  /// The extensions and the private part, in lower case; nil where a singleton has nothing behind it.
  private mutating func takeExtensions() -> [String]? {
    var parts: [String] = []
    while let singleton = take({ $0.count == 1 })?.lowercased() {
      let least = singleton == "x" ? 1 : 2
      let count = parts.count
      parts.append(singleton)
      while let part = take({ $0.count >= least }) { parts.append(part.lowercased()) }
      if parts.count == count + 1 { return nil }
    }
    return parts
  }

  private mutating func take(_ isWanted: (Substring.UTF8View) -> Bool) -> Substring? {
    guard let first = subtags.first, isWanted(first.utf8) else { return nil }
    subtags = subtags.dropFirst()
    return first
  }

  /// Codes that files still carry, with those that CLDR has in their place (languageAlias).
  private static let languages: [String: (language: String, script: String?)] = [
    "in": ("id", nil), "iw": ("he", nil), "ji": ("yi", nil), "jw": ("jv", nil), "mo": ("ro", nil),
    "sh": ("sr", "Latn"), "tl": ("fil", nil), "cmn": ("zh", nil),
  ]
}

extension Substring.UTF8View {
  /// "rBR": Android's way to write a region.
  fileprivate var isAndroidRegion: Bool {
    count == 3 && first.map { $0 | 0x20 } == UInt8(ascii: "r") && allSatisfy(\.isLetter)
  }
}

extension Substring {
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst().lowercased() }
}

extension UInt8 {
  fileprivate var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
