import Catalogs
import Diagnostics
import Locales
import Testing

/// A catalog file as it was read, written down for comparison.
struct CatalogText {
  let source: SourceFile
  let files: [CatalogFile]

  init(
    _ text: String, _ format: CatalogFormat, locale: String? = nil, path: String = "a",
    _ reader: any CatalogFormatReader.Type
  ) {
    source = SourceFile(path: path, text: text)
    let place = CatalogPlace(format, folder: "", table: "t", locale: locale.flatMap { LocaleTag($0) })
    files = reader.read(CatalogInput(place, FileID(0), source))
  }

  var messages: [Message] { files.flatMap(\.localizations).flatMap(\.messages) }
  /// `key = pattern`.
  var texts: [String] { messages.map { "\($0.key) = \(PatternText.text($0.pattern))" } }
  var locales: [String] { files.flatMap(\.localizations).map { $0.locale?.text ?? "base" } }
  var findings: [Finding] { files.flatMap(\.findings) }
  /// `severity rule at "place": message; help`.
  var words: [String] {
    findings.map { finding in
      "\(finding.severity) \(finding.rule.name.dropFirst(8)) at \(text(finding.span)): \(finding.message)"
        + (finding.help.first.map { "; \($0)" } ?? "")
    }
  }
  /// `key: comment, max, arguments`.
  var facts: [String] {
    files.flatMap(\.keys).map { facts in
      let arguments = facts.arguments.map { argument in
        let range =
          [argument.lower, argument.upper].contains { $0 != nil }
          ? "\(argument.lower.map(String.init) ?? "")…\(argument.upper.map(String.init) ?? "")" : nil
        return ([argument.name, argument.type, range, argument.example] as [String?]).compactMap { $0 }
          .joined(separator: " ")
      }
      return facts.key + ": "
        + ([facts.comment, facts.maximum.map(String.init), facts.isTranslatable ? nil : "fixed"].compactMap { $0 }
        + arguments).joined(separator: ", ")
    }
  }

  func text(_ span: Span) -> String { source.text(span.range) }

  /// What must hold of every reading, whatever the bytes.
  var faults: [String] {
    var faults = messages.flatMap { PatternText.faults($0.pattern) }
    func check(_ span: Span, _ what: String) {
      if span.lower < 0 || span.upper < span.lower || span.upper > source.bytes.count {
        faults.append("span of \(what)")
      }
    }
    for message in messages {
      check(message.span, message.key)
      check(message.keySpan, message.key)
      check(message.pattern.literal.span, message.key)
    }
    for finding in findings + messages.flatMap(\.flaws) {
      check(finding.span, finding.message)
      if finding.message.isEmpty || finding.message.hasSuffix(".") { faults.append("message: \(finding.message)") }
      for label in finding.labels { check(label.span, label.message) }
      for edit in finding.fixes.flatMap(\.edits) { check(edit.span, finding.message) }
    }
    return faults
  }

  /// The file with every fix put in, the last first.
  var mended: String {
    var bytes = source.bytes
    let edits = (findings + messages.flatMap(\.flaws)).flatMap(\.fixes).flatMap(\.edits)
    for edit in edits.sorted(by: { $0.span.lower > $1.span.lower }) {
      bytes.replaceSubrange(edit.span.range, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
