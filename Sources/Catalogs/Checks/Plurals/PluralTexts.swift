import Diagnostics

/// What the rules of plurals say of themselves.
enum PluralTexts {
  private static let english = #"books: "{n, plural, one{# book} other{# books}}""#
  private static let russian = #"books: "{n, plural, one{# книга} few{# книги} many{# книг} other{# книги}}""#
  private static let sound = Rule.Example.strings(["en": [english], "ru": [russian]])

  static let missing = Rule(
    .missingPlural, .error, summary: "a plural has no branch for numbers that its language tells apart",
    why: "Whoever reads it with such a number sees the wrong form, in every use: “3 книг” for “3 книги”. What is asked "
      + "for are the categories of CLDR that a whole number below a million takes, or one of the range that the source "
      + "declares.",
    remedy: "Add the branches that are named, worded for the numbers that are shown. Where the number is never one of "
      + "them, declare its range in the source: arguments: { books: { n: 1…20 } }.",
    bad: .strings(["en": [english], "ru": [#"books: "{n, plural, one{# книга} other{# книг}}""#]]), good: sound)

  static let unused = Rule(
    .unusedPlural, .warning, summary: "a branch of a plural is never shown",
    why: "It is translated and reviewed for nothing, and it hides that the branch which is shown says something else.",
    remedy:
      "Remove it. A text for exactly 0 or 1 is written =0{…} or =1{…} in ICU messages; Apple's zero is 0 in every "
      + "language.",
    bad: .strings([
      "en": [english], "de": [#"books: "{n, plural, one{# Buch} few{# Bücher} other{# Bücher}}""#],
    ]),
    good: .strings(["en": [english], "de": [#"books: "{n, plural, one{# Buch} other{# Bücher}}""#]]))

  static let omitted = Rule(
    .numberOmitted, .error, summary: "a branch for several numbers does not say which",
    why: "In Russian one is 1, and 21, 31 and 101 as well: a branch that says “a book” says so to someone who has 21.",
    remedy:
      "Write the number in the branch. A branch for one number alone may spell it out; in ICU messages =1{…} makes "
      + "such a branch in every language.",
    bad: .strings([
      "en": [english],
      "ru": [#"books: "{n, plural, one{Одна книга} few{# книги} many{# книг} other{# книги}}""#],
    ]),
    good: sound)

  static let argument = Rule(
    .pluralArgument, .error, summary: "an argument or a choice of a message does not do what it says",
    why: "The parser takes it, and the reader sees a bare #, a word in the place of a number, or a branch that nothing "
      + "leads to.",
    remedy:
      "Write types and selectors as ICU knows them: plural, selectordinal, select, number, date, time; zero, one, "
      + "two, few, many, other and =N, each once.",
    bad: .strings(["en": [english], "fr": [#"books: "{n, plural, un{# livre} other{# livres}}""#]]),
    good: .strings(["en": [english], "fr": [#"books: "{n, plural, one{# livre} other{# livres}}""#]]))
}
