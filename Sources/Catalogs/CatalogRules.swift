package import Diagnostics

/// Every rule about string catalogs.
package enum CatalogRules {
  package static let all = forms + CatalogChecks.rules

  /// What readers report.
  private static let forms = [syntax, shape, duplicateKey]

  private static let syntax = Rule(
    .stringSyntax, .error, summary: "a catalog, or a message in it, cannot be read",
    why: "The program that loads it fails as well, or shows the text as it stands, braces and all.",
    remedy: "Mend what is marked: a brace or quote that is missing, or a sign that is not the ASCII one.",
    bad: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  days: \"{days, plural, one{# day} other{# days}\"\n")
    ]),
    good: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  days: \"{days, plural, one{# day} other{# days}}\"\n")
    ]))

  private static let shape = Rule(
    .stringShape, .error, summary: "a catalog has a part that its format does not know",
    why: "What is written there reaches no one: the part is passed over, or the whole file is refused.",
    remedy: "Write it in the form of its format; a misspelt key gets a suggestion.",
    bad: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  title: { mesage: Today, comment: title of the first tab }\n")
    ]),
    good: Rule.Example([
      ("strings/en.yaml", "locale: en\nstrings:\n  title: { message: Today, comment: title of the first tab }\n")
    ]))

  private static let duplicateKey = Rule(
    .stringDuplicateKey, .error, summary: "a key stands twice in one locale",
    why: "The later text silently takes the place of the earlier one.",
    remedy: "Remove or rename one of the two.",
    bad: Rule.Example([("strings/en.yaml", "locale: en\nstrings:\n  today: Today\n  today: This day\n")]),
    good: Rule.Example([("strings/en.yaml", "locale: en\nstrings:\n  today: Today\n  thisDay: This day\n")]))
}
