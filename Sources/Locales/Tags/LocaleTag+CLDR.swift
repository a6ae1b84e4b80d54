internal import CICU

/// What CLDR says of a tag.
extension LocaleTag {
  /// Every locale that CLDR has data for, in the order of the tags.
  package static let available: [LocaleTag] = {
    let lines = String(capacity: 1 << 16) { cicu_available_locales($0, $1) } ?? ""
    return lines.split(separator: "\n").compactMap { LocaleTag(String($0)) }.sorted()
  }()

  /// The locales whose data stand in where it has none of its own, nearest first and without root: pt-PT and pt for
  /// pt-AO, en-001 and en for en-AU, zh-Hant-TW and zh-Hant for zh-TW (CLDR parentLocales, then truncation).
  package var parents: [LocaleTag] {
    var result: [LocaleTag] = []
    var tag = self
    // No chain of CLDR's is half as long.
    while result.count < 16, let parent = tag.parent {
      result.append(parent)
      tag = parent
    }
    return result
  }

  private var parent: LocaleTag? {
    if extensions != nil {
      return LocaleTag(language: language, script: script, region: region, variants: variants)
    }
    if !variants.isEmpty {
      return LocaleTag(language: language, script: script, region: region, variants: variants.dropLast())
    }
    if script == nil, region != nil, let written = unusualScript {
      return LocaleTag(language: language, script: written, region: region)
    }
    if let parent = String({ cicu_explicit_parent(text, $0, $1) }) { return LocaleTag(parent) }
    if region != nil { return LocaleTag(language: language, script: script) }
    return script == nil ? nil : LocaleTag(language: language)
  }

  /// The script that the region implies, where it is not that of the language as a whole.
  private var unusualScript: String? {
    let script = likely.script
    return script == LocaleTag(language: language).likely.script ? nil : script
  }

  /// The tag with its likely script and region: zh-Hant-TW for zh-TW (CLDR likelySubtags). Itself where CLDR knows none.
  package var likely: LocaleTag {
    String { cicu_likely_tag(text, $0, $1) }.flatMap { LocaleTag($0) } ?? self
  }

  /// "Brazilian Portuguese"; nil where CLDR has no English name for the language.
  package var englishName: String? {
    String(capacity: 512) { cicu_display_name(text, "en", $0, $1) }
  }

  /// Its name in its own language: "português (Brasil)".
  package var ownName: String? {
    String(capacity: 512) { cicu_display_name(text, text, $0, $1) }
  }

  /// Whether texts under it are no translations: "qqq", and "qq" where a program takes two letters alone, are what
  /// MediaWiki's translators read of each message.
  package var isForTranslators: Bool { language == "qqq" || language == "qq" }

  /// Whether texts under it show what will not fit or mirror, and are no translations: "en-XA", "ar-XB".
  package var isPseudo: Bool { region == "XA" || region == "XB" }

  /// Whether its script runs from right to left.
  package var isRightToLeft: Bool { cicu_is_right_to_left(text) }
}
