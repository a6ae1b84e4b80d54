import Diagnostics
import Locales

/// "a", "a or b", "a, b or c".
func list(_ words: [String], _ conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

/// "1 text", "2 texts".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// The first three of some names, and how many more there are.
func firstFew(_ names: [String]) -> String {
  names.count <= 3 ? list(names, "and") : "\(names[0]), \(names[1]), \(names[2]) and \(names.count - 3) more"
}

extension String {
  /// The start of a text, as messages quote it: on one line, with an ellipsis where it goes on.
  func quoted(upTo limit: Int = 60) -> String {
    // Where the program puts something in, readings have U+FFFC.
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ").split(
      separator: "\u{FFFC}", omittingEmptySubsequences: false
    )
    .joined(separator: "…")
    return line.count <= limit ? "“\(line)”" : "“\(line.prefix(limit - 1))…”"
  }

  /// A key as messages name it: quoted where it is a text itself, as in string catalogs.
  var keyWords: String {
    let isName = utf8.count <= 80 && !isEmpty && !utf8.contains { $0 <= 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "%") }
    return isName ? self : quoted()
  }
}

extension String {
  /// Whether it is a sign, neither letter nor digit: one that has a backslash before it reads as it is meant without.
  var isSign: Bool {
    unicodeScalars.allSatisfy { !$0.properties.isAlphabetic && $0.properties.numericType == nil && $0 != "_" }
  }
}

extension LocaleTag {
  /// "Brazilian Portuguese"; the tag where CLDR has no name for it.
  var words: String { englishName ?? text }
}

extension Unit {
  /// "feed.count in Russian".
  var words: String { "\(message.key.keyWords) in \(localeWords)" }

  /// A number as the texts of the locale have it.
  func written(_ number: Int) -> String { DigitPolicy(facts, options).style.format(number) }

  func finding(
    _ rule: RuleID, _ severity: Severity, _ message: String, at span: Span, labels: [Finding.Label] = [],
    notes: [String] = [], help: [String] = [], fixes: [Fix] = []
  ) -> Finding {
    Finding(
      rule, severity, message, at: span, symbol: self.message.key, labels: labels, notes: notes, help: help,
      fixes: fixes)
  }
}

extension Argument.Name {
  /// As a message of the dialect writes it: ICU counts from 0.
  func written(in dialect: CatalogFormat.Dialect) -> String {
    switch (self, dialect) {
    case (.named(let name), _): name
    case (.position(let position), .icu), (.position(let position), .arb): String(position - 1)
    case (.position(let position), _): String(position)
    }
  }
}
