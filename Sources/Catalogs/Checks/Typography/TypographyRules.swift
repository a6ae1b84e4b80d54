import Diagnostics

/// Rules on signs and blanks.
enum TypographyRules {
  static let punctuation = Rule(
    .punctuation, .warning, summary: "a text in Arabic script has punctuation of another script",
    why:
      "?, , and ; are mirrored or turned in Arabic, Persian, Urdu and the other languages of the script; the ASCII ones "
      + "look foreign, and as neutral characters they move to the wrong side of numbers and Latin words.",
    remedy: "Write ؟ (U+061F), ، (U+060C) and ؛ (U+061B), and in Persian and Urdu ی and ک in place of ي and ك.",
    bad: .strings(["en": [#"leave: "Leave, really?""#], "ar": [#"leave: "المغادرة, حقًّا?""#]]),
    good: .strings(["en": [#"leave: "Leave, really?""#], "ar": [#"leave: "المغادرة، حقًّا؟""#]]))

  static let whitespace = Rule(
    .whitespace, .note, summary: "blanks or line breaks differ from the source's, or are there by accident",
    why: "A text that is put in front of another needs its space, and a stray one makes a hole in the line.",
    remedy: "Begin and end the text as the source does; leave one space between words.",
    bad: .strings(["en": [#"from: "From: ""#], "de": [#"from: "Von:""#]]),
    good: .strings(["en": [#"from: "From: ""#], "de": [#"from: "Von: ""#]]))

  static let length = Rule(
    .stringLength, .warning, summary: "a text is longer than there is room for",
    why:
      "What does not fit is cut off, or pushes something else off the screen, in one language that nobody looked at.",
    remedy: "Shorten the text, or make room and raise max. Arguments count as their example, or as nothing.",
    bad: .strings(["en": [#"save: { message: "Save", max: 8 }"#], "de": [#"save: "Abspeichern""#]]),
    good: .strings(["en": [#"save: { message: "Save", max: 8 }"#], "de": [#"save: "Sichern""#]]))
}
