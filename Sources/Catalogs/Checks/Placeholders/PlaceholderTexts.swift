import Diagnostics

/// What the rules of arguments say of themselves.
enum PlaceholderTexts {
  private static let english = #"greeting: "Hello {name}, {place} is open""#

  static let placeholder = Rule(
    .placeholder, .error, summary: "a translation does not have the arguments of its source",
    why: "A name or number is lost, a name in braces is shown to everyone, or the app ends, and only in that language.",
    remedy:
      "Put every argument of the source into the translation, spelled alike. Where the order differs, number them: "
      + "%2$@ before %1$lld.",
    bad: .strings(["en": [english], "de": [#"greeting: "Hallo {nam}, {place} ist offen""#]]),
    good: .strings(["en": [english], "de": [#"greeting: "{place} ist offen, {name}""#]]))

  static let percent = Rule(
    .percent, .error, summary: "a percent sign in a formatted text is no conversion, or was one",
    why: "Formatters read what follows a % as a value, and know no percent sign of another script: a number is not "
      + "shown, or the app ends.",
    remedy: "Write the conversion as the source has it, and %% for a percent sign that is shown.",
    bad: android("يعجب ٪1$d شخصًا"), good: android("يعجب %1$d شخصًا"))

  static let apostrophe = Rule(
    .apostrophe, .error, summary: "an apostrophe takes an argument away, or stands where ’ is meant",
    why: "In ICU messages ' before a brace quotes: “l'{name}” shows “l{name}”, braces and all. In text, ’ is the "
      + "apostrophe of print, and means nothing to any parser.",
    remedy: "Write ’, or '' for a plain apostrophe that is shown.",
    bad: .strings(["en": [#"open: "Open {name}""#], "fr": [#"open: "Ouvrir l'{name}""#]]),
    good: .strings(["en": [#"open: "Open {name}""#], "fr": [#"open: "Ouvrir l’{name}""#]]))

  private static func android(_ text: String) -> Rule.Example {
    Rule.Example([
      (
        "res/values/strings.xml", "<resources>\n  <string name=\"likes\">%1$d people like this</string>\n</resources>\n"
      ),
      ("res/values-ar/strings.xml", "<resources>\n  <string name=\"likes\">\(text)</string>\n</resources>\n"),
    ])
  }
}
