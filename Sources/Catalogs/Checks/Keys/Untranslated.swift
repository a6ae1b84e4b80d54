import Diagnostics
import Documents
import Locales

/// Translations that are their source, word for word.
struct UntranslatedCheck: MessageCheck {
  var rules: [Rule] { [KeyTexts.untranslated] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard let source = unit.source, !unit.locale.isSameLanguage(as: unit.set.sourceLocale), unit.message.state != .new,
      case let own = unit.message.pattern.usualText, own == source.pattern.usualText, needsTranslation(own, unit),
      !isExcepted(own, unit)
    else { return }
    let literal = unit.message.pattern.literal
    report(
      unit.finding(
        .untranslated, .note, "\(unit.words) is the same as in \(unit.set.sourceLocale.words): \(own.quoted())",
        at: literal.span.range.isEmpty ? unit.message.keySpan : literal.span,
        help: ["translate it, or list it under except where it is alike in both languages"]))
  }

  /// Whether two languages would hardly say it alike. One word often is one word in both, unless they are written in
  /// different scripts; names and words of code are theirs everywhere.
  private func needsTranslation(_ text: String, _ unit: Unit) -> Bool {
    let words = Self.words(of: text)
    let ordinary = words.filter(Self.isOrdinary)
    // One word beside a value is a name with a version, mostly.
    if ordinary.isEmpty || words.count == 1 && text.contains("\u{FFFC}") { return false }
    let isOtherScript = unit.locale.likely.script != unit.set.sourceLocale.likely.script
    return isOtherScript ? true : ordinary.count >= 2 && words.count >= 3
  }

  /// Runs of letters outside what programs read.
  private static func words(of text: String) -> [Substring] {
    var bytes = Array(text.utf8)
    for token in Markup(bytes).tokens {
      for index in token.range { bytes[index] = UInt8(ascii: " ") }
    }
    return String(decoding: bytes, as: UTF8.self).split { !$0.isLetter && $0 != "'" && $0 != "’" && $0 != "-" }
  }

  /// A word in small letters, or with a capital in front; not OK, iOS, GitHub.
  private static func isOrdinary(_ word: Substring) -> Bool {
    word.count > 1 && word.dropFirst().allSatisfy { !$0.isUppercase } && word.contains { $0.isLetter }
  }

  /// By key or by text, with `*` for anything.
  private func isExcepted(_ text: String, _ unit: Unit) -> Bool {
    guard let except = unit.options.rules[.untranslated]?["except"] else { return false }
    let patterns = (except.array ?? [except]).compactMap(\.string).map { KeyPattern($0) }
    return patterns.contains { $0.matches(unit.message.key) || $0.matches(text) }
  }
}
