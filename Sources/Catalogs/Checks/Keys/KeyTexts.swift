import Diagnostics

/// What the rules of keys say of themselves.
enum KeyTexts {
  private static let english = [#"open: "Open a book""#, #"close: "Close the book""#]
  private static let german = [#"open: "Ein Buch öffnen""#, #"close: "Das Buch schließen""#]
  private static let sound = Rule.Example.strings(["en": english, "de": german])

  static let missing = Rule(
    .missingKey, .warning, summary: "a translation lacks keys that its source has",
    why: "Readers of that language see another one, or the bare key, in the middle of their own.",
    remedy:
      "Translate them. Names that stay as they are go into the translation too, or are marked as not translatable.",
    bad: .strings(["en": english, "de": Array(german.prefix(1))]), good: sound)

  static let extra = Rule(
    .extraKey, .warning, summary: "a translation has a key that its source does not have",
    why: "Nothing asks for it, or it was renamed in the source and its translation is lost.",
    remedy: "Rename it as in the source, or remove it.",
    bad: .strings(["en": english, "de": german + [#"clsoe: "Schließen""#]]), good: sound)

  static let untranslated = Rule(
    .untranslated, .note, summary: "a translation is the same as its source",
    why: "It may have been copied to be translated later.",
    remedy:
      "Translate it. What is alike in both languages goes under except: { strings/untranslated: { except: [brand.*] } }, "
      + "by key or by text.",
    bad: .strings(["en": english, "de": [german[0], english[1]]]), good: sound)

  static let state = Rule(
    .stringState, .note, summary: "texts are marked as new, as needing review, or as no longer used",
    why: "They are shown as they are, or not at all.",
    remedy: "Finish them, and remove what the sources no longer have.",
    bad: .strings([
      "en": english, "de": [german[0], #"close: { message: "Das Buch schließen", state: needs_review }"#],
    ]), good: sound)

  static let consistency = Rule(
    .consistency, .note, summary: "one text of the source has several translations in one language",
    why: "Readers take two words for two things.",
    remedy: "Choose one, or say in comments what tells the two apart.",
    bad: .strings([
      "en": [#"a: "Close the book""#, #"b: "Close the book""#],
      "de": [#"a: "Das Buch schließen""#, #"b: "Das Buch zumachen""#],
    ]), good: sound)
}
