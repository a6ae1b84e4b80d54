import Diagnostics

/// Rules on the digits of texts.
enum DigitRules {
  static let digits = Rule(
    .digits, .warning, summary: "a number in a text has other digits than the locale's",
    why:
      "The numbers that a program puts in come in the locale's digits: a text with others shows two kinds side by side.",
    remedy: "Write the number in the digits of the policy, or give the locale another policy: digits: { ar: latin }.",
    bad: .strings(["en": [#"sleep: "After 5 minutes""#], "ar": [#"sleep: "بعد 5 دقائق""#]]),
    good: .strings(["en": [#"sleep: "After 5 minutes""#], "ar": [#"sleep: "بعد ٥ دقائق""#]]))

  static let mixed = Rule(
    .mixedDigits, .warning, summary: "a text has digits of two systems",
    why:
      "A reader who meets ٣ and 10 in one sentence stumbles, and in a text from right to left the two are even ordered "
      + "by different rules (UAX #9, W2 to W7).",
    remedy: "Write all numbers of the text in one system.",
    bad: .strings(["en": [#"range: "From 3 to 10 days""#], "ar": [#"range: "من ٣ إلى 10 أيام""#]]),
    good: .strings(["en": [#"range: "From 3 to 10 days""#], "ar": [#"range: "من ٣ إلى ١٠ أيام""#]]))
}
