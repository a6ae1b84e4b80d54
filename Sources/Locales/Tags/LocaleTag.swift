/// The name of a locale: a BCP 47 tag in the usual case ("zh-Hant-TW"), with codes that CLDR has replaced in their new
/// form ("iw" is "he").
package struct LocaleTag: Sendable {
  /// The whole tag.
  package let text: String
  /// Two or three lower-case letters: "pt".
  package let language: String
  /// Four letters of ISO 15924: "Hant".
  package let script: String?
  /// Two letters or three digits: "BR", "419".
  package let region: String?
  /// "valencia", "1996".
  package let variants: [String]
  /// With their singletons: "u-nu-latn".
  package let extensions: String?

  package init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = [], extensions: String? = nil
  ) {
    self.language = language
    self.script = script
    self.region = region
    self.variants = variants
    self.extensions = extensions
    text = ([language, script, region].compactMap { $0 } + variants + [extensions].compactMap { $0 })
      .joined(separator: "-")
  }

  /// What a file calls a locale: a BCP 47 tag with hyphens or underscores, an Android qualifier (`pt-rBR`,
  /// `b+sr+Latn`), a folder of Apple's (`en-GB.lproj`), or a name of Apple's from the time before tags (`English`).
  ///
  /// Nil for what is no tag. Whether a language of that code exists is not asked.
  package init?(_ text: String) {
    guard text.utf8.count <= 128 else { return nil }
    var name = text[...]
    if name.utf8.count > 6, name.suffix(6).lowercased() == ".lproj" { name = name.dropLast(6) }
    if let tag = Self.appleNames[String(name)] { name = tag[...] }
    var reader = SubtagReader(name)
    guard let tag = reader.readTag() else { return nil }
    self = tag
  }

  /// The locale among the qualifiers of an Android resource folder: "values-pt-rBR-night", "values-b+sr+Latn-v21".
  ///
  /// Nil for a folder without one. A country or network code comes before the locale, everything else after it.
  package init?(androidFolder name: String) {
    var parts = name.split(separator: "-", omittingEmptySubsequences: false).dropFirst()
    while let part = parts.first, Self.isNetworkCode(part) { parts = parts.dropFirst() }
    // "car" is the mode of a car's screen, not the language Carib.
    guard let first = parts.first, first.lowercased() != "car" else { return nil }
    if first.lowercased().hasPrefix("b+") {
      self.init(String(first))
    } else if let region = parts.dropFirst().first, Self.isAndroidRegion(region) {
      self.init("\(first)-\(region)")
    } else {
      guard first.utf8.count <= 3 else { return nil }
      self.init(String(first))
    }
  }

  private static func isNetworkCode(_ part: Substring) -> Bool {
    let lowered = part.lowercased()
    return (lowered.hasPrefix("mcc") || lowered.hasPrefix("mnc"))
      && lowered.utf8.dropFirst(3).allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  private static func isAndroidRegion(_ part: Substring) -> Bool {
    part.utf8.count == 3 && part.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "r")
      && part.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }
}

extension LocaleTag: Hashable, Comparable, CustomStringConvertible {
  package static func == (left: LocaleTag, right: LocaleTag) -> Bool { left.text == right.text }
  package static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.text < right.text }
  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
  package var description: String { text }
}

extension LocaleTag {
  /// Names of localisation folders from before Mac OS X 10.4 that projects still carry (CFLocale's old names).
  private static let appleNames: [String: String] = [
    "Arabic": "ar", "Bulgarian": "bg", "Catalan": "ca", "Croatian": "hr", "Czech": "cs", "Danish": "da",
    "Dutch": "nl", "English": "en", "Estonian": "et", "Farsi": "fa", "Finnish": "fi", "French": "fr",
    "German": "de", "Greek": "el", "Hebrew": "he", "Hindi": "hi", "Hungarian": "hu", "Icelandic": "is",
    "Indonesian": "id", "Italian": "it", "Japanese": "ja", "Korean": "ko", "Latvian": "lv", "Lithuanian": "lt",
    "Malay": "ms", "Norwegian": "nb", "Persian": "fa", "Polish": "pl", "Portuguese": "pt", "Romanian": "ro",
    "Russian": "ru", "Serbian": "sr", "Simplified Chinese": "zh-Hans", "Slovak": "sk", "Slovenian": "sl",
    "Spanish": "es", "Swedish": "sv", "Thai": "th", "Traditional Chinese": "zh-Hant", "Turkish": "tr",
    "Ukrainian": "uk", "Vietnamese": "vi",
  ]
}
