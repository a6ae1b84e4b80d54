internal import CICU

/// ICU's own selection: what the rules as data are held against, and measured against.
package final class ICUPlurals: @unchecked Sendable {
  // Selecting does not change the rules: ICU allows it from several threads.
  private let plurals: OpaquePointer

  package init?(_ kind: PluralRules.Kind, for locale: LocaleTag) {
    guard let plurals = cicu_plurals_open(locale.text, kind == .ordinal) else { return nil }
    self.plurals = plurals
  }

  deinit { cicu_plurals_close(plurals) }

  package func category(of number: Int) -> PluralCategory? {
    PluralCategory(rawValue: Int(cicu_plurals_select(plurals, Double(number))))
  }

  /// Of a number that is shown with so many decimals.
  package func category(of number: Double, decimals: Int) -> PluralCategory? {
    PluralCategory(rawValue: Int(cicu_plurals_select_decimal(plurals, number, Int32(decimals))))
  }

  /// Of a number in the short compact form of French, which has an exponent from a thousand on.
  package func compactCategory(of number: Double) -> PluralCategory? {
    PluralCategory(rawValue: Int(cicu_plurals_select_compact(plurals, number)))
  }
}
