import Diagnostics

/// Rules on markup.
enum MarkupRules {
  static let markup = Rule(
    .markup, .error, summary: "the markup of a translation is broken, or is not the source's",
    why:
      "A tag that is not closed or lost its address shows its angle brackets, makes the rest of the screen bold, or takes a "
      + "link away; a tag in another place marks other words.",
    remedy: "Keep the tags, links and references of the source, each around the words that it is for.",
    bad: .strings([
      "en": [#"terms: "Read <b>the terms</b> first""#], "de": [#"terms: "Lies zuerst <b>die Bedingungen<b>""#],
    ]),
    good: .strings([
      "en": [#"terms: "Read <b>the terms</b> first""#], "de": [#"terms: "Lies zuerst <b>die Bedingungen</b>""#],
    ]))
}
