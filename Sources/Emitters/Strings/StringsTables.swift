import Catalogs
import Locales

/// A file for each language: how it counts and writes numbers, and a line for each message.
extension StringsProduct {
  func tableFiles() -> [GeneratedFile] {
    sets.indices.filter { !tree.rows[$0].isEmpty }.flatMap { index in
      let fallbacks = LanguageFallbacks(sets[index].sourceLocale, sets[index].locales)
      return languages(of: sets[index]).map { table(of: index, $0.locale, $0.position, fallbacks) }
    }
  }

  /// `position`: of the language among the set's; nil: the source.
  private func table(of index: Int, _ locale: LocaleTag, _ position: Int?, _ fallbacks: LanguageFallbacks)
    -> GeneratedFile
  {
    let set = sets[index]
    let facts = locales[locale]
    var writer = header(isPublic: false)
    writer.documentation(
      "\(locale.englishName ?? locale.text): a line for each message, with the name of its accessor.")
    writer.line("let ", tableName(index, locale), " = MessageTable(")
    writer.indented { writer in
      writer.line(SwiftWriter.literal(locale.text), heading(facts, fallbacks), ",")
      let style = CatalogOptions(digits: options.digits).numberStyle(of: facts)
      writer.line("numbers: ", LanguageLiteral.numbers(style), ",")
      write("cardinal", facts.cardinal, &writer)
      write("ordinal", facts.ordinal, &writer)
      writer.line("\"\"\"")
      for row in tree.rows[index] {
        write(row, position.map { row.entry.translations[$0] } ?? row.entry.source, set.dialect, facts, &writer)
      }
      writer.line("\"\"\")")
    }
    let name = sets.count > 1 ? "\(StringsTree.root)\(index + 1)" : StringsTree.root
    return GeneratedFile(path: path(name, locale.text), bytes: writer.bytes)
  }

  /// What follows the tag: who reads this language, whom it reads, and its direction.
  private func heading(_ facts: LocaleFacts, _ fallbacks: LanguageFallbacks) -> String {
    var heading = ""
    if let parent = fallbacks.parent(of: facts.tag) { heading += ", parent: \(SwiftWriter.literal(parent.text))" }
    let others = fallbacks.others(of: facts.tag).map { SwiftWriter.literal($0.text) }
    if !others.isEmpty { heading += ", others: [\(others.joined(separator: ", "))]" }
    if facts.isRightToLeft { heading += ", isRightToLeft: true" }
    return heading
  }

  private func write(_ label: String, _ rules: PluralRules, _ writer: inout SwiftWriter) {
    guard !rules.rules.isEmpty else { return }
    writer.line(label, ": [")
    writer.indented { writer in
      for rule in rules.rules { writer.line(LanguageLiteral.rule(rule), ",") }
    }
    writer.line("],")
  }

  private func write(
    _ row: MessageRow, _ message: Message?, _ dialect: CatalogFormat.Dialect, _ facts: LocaleFacts,
    _ writer: inout SwiftWriter
  ) {
    writer.indent()
    writer.append(SwiftWriter.escaped(row.name))
    if let message, message.flaws.isEmpty, message.isFit(for: row.entry),
      let pattern = MessagePatternWriter.pattern(message.pattern, row.parameters, dialect, facts)
    {
      writer.append(UInt8(ascii: " "))
      writer.append(SwiftWriter.escaped(pattern))
    }
    writer.append(UInt8(ascii: "\n"))
  }
}

extension Message {
  /// Whether readers may see it: a translation that is marked as new, or empty where its source is not, is none yet.
  fileprivate func isFit(for entry: CatalogSet.Entry) -> Bool {
    guard let source = entry.source, source.span != span else { return true }
    let states = [state].compactMap { $0 } + pattern.states
    return !states.contains(.new) && (!pattern.pieces.isEmpty || source.pattern.pieces.isEmpty)
  }
}
