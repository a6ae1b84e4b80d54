import Locales

/// Addresses of pages as translations have them.
extension String {
  /// Whether two addresses differ in nothing but a language: `https://x.org/en/help`, `https://ar.x.org/help`; or lead to
  /// sites of two languages, whose pages have names of their own: `https://en.x.org/Help`, `https://de.x.org/Hilfe`.
  func isSamePage(as other: String) -> Bool {
    if self == other || withoutLanguages == other.withoutLanguages { return true }
    guard let mine = languageSite, let others = other.languageSite else { return false }
    return mine == others
  }

  /// "x.org" of `https://en.x.org/Help`; nil for an address whose host names no language.
  var languageSite: Substring? {
    guard let scheme = ["https://", "http://"].first(where: hasPrefix) else { return nil }
    let host = dropFirst(scheme.count).prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", maxSplits: 1)
    guard labels.count == 2, labels[1].contains("."),
      LocaleTag(String(labels[0])).map({ $0.englishName != nil }) ?? false
    else { return nil }
    return labels[1]
  }

  var withoutLanguages: [Substring] {
    split { "/.?&=#".contains($0) }.filter { part in
      LocaleTag(String(part)).map { $0.englishName == nil } ?? true && part != "www"
    }
  }
}
