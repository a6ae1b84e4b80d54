package import Diagnostics

/// `$extensions: {"tokens.ignore": {RULE: reason}}`: a suppression where comments can't stand.
package struct IgnoreNote: Hashable, Sendable {
  package let rule: String
  /// nil: not a string.
  package let reason: String?
  /// Where it is written.
  package let span: Span
  /// The token or group that it speaks of.
  package let covers: Span
}
