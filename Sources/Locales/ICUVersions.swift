internal import CICU

/// The libraries that locale facts come from. Foundation on Linux carries an ICU of its own, of another version.
package enum ICUVersions {
  /// "72.1".
  package static var icu: String { String { cicu_icu_version($0, $1) } ?? "" }
  /// Of the locale data in it: "42".
  package static var cldr: String { String { cicu_cldr_version($0, $1) } ?? "" }
  /// Of the character data in it: "15.0".
  package static var unicode: String { String { cicu_unicode_version($0, $1) } ?? "" }
}
