internal import CICU

/// What CLDR knows of a locale, read once: plurals, digits, direction and script.
package struct LocaleFacts: Sendable {
  package let tag: LocaleTag
  package let cardinal: PluralRules
  package let ordinal: PluralRules
  /// Numbers as ICU writes them unless told otherwise.
  package let numbers: NumberStyle
  /// Numbers in the digits of the locale's script; the same where they are ASCII.
  package let nativeNumbers: NumberStyle
  /// Numbers in ASCII digits.
  package let latinNumbers: NumberStyle
  package let isRightToLeft: Bool
  /// The scripts that the language is written in; three in Japanese, none where CLDR doesn't say.
  package let scripts: Scripts

  package init(_ tag: LocaleTag) {
    self.tag = tag
    cardinal = PluralRules(.cardinal, for: tag)
    ordinal = PluralRules(.ordinal, for: tag)
    let standard = NumberStyle(tag, .standard) ?? .root
    let native = NumberStyle(tag, .native) ?? standard
    numbers = standard
    nativeNumbers = native
    latinNumbers = [standard, native].first { $0.system == .latin } ?? NumberStyle(tag, .latin) ?? .root
    isRightToLeft = tag.isRightToLeft
    scripts = Scripts(of: tag)
  }

  /// Whether CLDR has data for the locale, or for one that stands in for it.
  package var hasData: Bool { ([tag] + tag.parents).contains { Self.available.contains($0) } }

  private static let available = Set(LocaleTag.available)

  /// Whether CLDR has cardinal rules for the language. Where it has none, nothing follows on plurals.
  package var hasPluralData: Bool { cardinal.isKnown }
}
