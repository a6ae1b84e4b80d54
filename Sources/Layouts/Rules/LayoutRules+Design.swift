import Diagnostics

extension LayoutRules {
  /// What a design system asks of every layout.
  static let design = [hitTarget, fixedTextHeight, truncatedText, fixedFontSize, arabicTracking, rawValue]

  private static let hitTarget = Rule(
    .hitTarget, .warning, summary: "something to be tapped is smaller than a fingertip",
    why:
      "People whose hands tremble, and everyone in a moving bus, miss targets below 44 by 44 points (Apple) or 48 by "
      + "48 dp (Android). Windows for the pointer alone may be stricter with space.",
    remedy: "Give it a larger frame, or padding with a content shape around a small picture.",
    bad: .swift("Button(\"Close\", systemImage: \"xmark\") { close() }.frame(width: 24, height: 24)"),
    good: .swift("Button(\"Close\", systemImage: \"xmark\") { close() }.frame(minWidth: 44, minHeight: 44)"))

  private static let fixedTextHeight = Rule(
    .fixedTextHeight, .warning, summary: "a height is fixed around text, or its lines are too low",
    why: "Text at 200 % does not fit into it, and scripts differ: Latin needs 1.36 times the font size, Naskh 1.7, "
      + "Noto Sans Arabic 2.11, Nastaliq 2.5. What does not fit is cut off, or runs into the next line.",
    remedy:
      "Give a least height, or padding, and let the text decide. Give lines a height that grows with the text, and "
      + "that is enough for its script.",
    bad: .swift("Text(card.title).frame(height: 20)"), good: .swift("Text(card.title).frame(minHeight: 20)"))

  private static let truncatedText = Rule(
    .truncatedText, .note, summary: "text is cut off or shrunk",
    why: "German and Finnish are a third longer than English, and people read at up to 200 %: what fits today is cut "
      + "off for them.",
    remedy: "Let text wrap. Where there is room for one line only, make sure that the whole is told elsewhere.",
    bad: .swift("Text(card.title).lineLimit(1)"), good: .swift("Text(card.title).lineLimit(3)"))

  private static let fixedFontSize = Rule(
    .fixedFontSize, .warning, summary: "a font does not grow with the reader’s setting",
    why: "Many readers have changed the size of text in their settings. A size in points ignores them (WCAG 1.4.4).",
    remedy: "Use a text style, a size relative to one, or a token that scales. Don’t cap Dynamic Type below "
      + "accessibility3.",
    bad: .swift("Text(card.title).font(.system(size: 17))"), good: .swift("Text(card.title).font(.body)"))

  private static let arabicTracking = Rule(
    .arabicTracking, .error, summary: "letters are set apart, also those of Arabic",
    why: "The letters of Arabic, Persian and Urdu join. Space between them breaks the joins, and words fall apart into "
      + "pieces that nobody reads. Android’s own text engine keeps them joined, and moves the words instead: a warning "
      + "there.",
    remedy: "Set letters apart by the language: a token that is 0 for Arabic script, or a branch.",
    bad: .swift("Text(card.title).tracking(1.5)"),
    good: .swift("Text(card.title).tracking(language.isArabicScript ? 0 : 1.5)"))

  private static let rawValue = Rule(
    .rawValue, .note, summary: "a value is written out that a token stands for",
    why: "When the token changes, what is written out stays behind, and nobody knows any more whether it was meant to "
      + "be the same.",
    remedy: "Use the token, if it means what is meant here.",
    bad: Rule.Example([
      ("tokens.yaml", "products:\n  app: { tokens: app.tokens.yaml, layouts: Card.swift }\n"),
      ("app.tokens.yaml", "spacing:\n  card: { $type: dimension, $value: 16px }\n"),
      ("Card.swift", "Text(card.title).padding(16)\n"),
    ]),
    good: Rule.Example([
      ("tokens.yaml", "products:\n  app: { tokens: app.tokens.yaml, layouts: Card.swift }\n"),
      ("app.tokens.yaml", "spacing:\n  card: { $type: dimension, $value: 16px }\n"),
      ("Card.swift", "Text(card.title).padding(App.Spacing.card)\n"),
    ]))
}
