import Diagnostics
import Locales

/// One text of the source with several translations in one locale.
struct ConsistencyCheck: CatalogCheck {
  var rules: [Rule] { [KeyTexts.consistency] }

  func findings(in set: CatalogSet, _ options: CatalogOptions, files: SourceFiles) -> [Finding] {
    guard !set.locales.isEmpty else { return [] }
    var order: [Context] = []
    var groups: [Context: [CatalogSet.Entry]] = [:]
    for entry in set.entries {
      guard let source = entry.source, entry.facts?.isTranslatable ?? true, entry.facts?.state != .stale,
        !source.pattern.hasChoice, case let text = source.pattern.usualText, Self.hasTwoWords(text)
      else { continue }
      let context = Context(text: Self.folded(text), comment: entry.facts?.comment ?? "")
      if groups[context] == nil { order.append(context) }
      groups[context, default: []].append(entry)
    }
    let repeated = order.compactMap { groups[$0] }.filter { $0.count > 1 }
    return set.locales.indices.flatMap { position in
      repeated.compactMap { finding($0, position, set) }
    }
  }

  /// What two keys share that mean the same.
  private struct Context: Hashable {
    let text: String
    let comment: String
  }

  private func finding(_ entries: [CatalogSet.Entry], _ position: Int, _ set: CatalogSet) -> Finding? {
    let source = entries[0].source?.pattern.usualText ?? ""
    // What is still in the source's language is the matter of another rule.
    let messages = entries.compactMap { $0.translations[position] }.filter {
      $0.flaws.isEmpty && !$0.pattern.isBlank && !$0.pattern.hasChoice
        && Self.folded($0.pattern.usualText) != Self.folded(source)
    }
    guard let first = messages.first else { return nil }
    let text = first.pattern.usualText
    guard let second = messages.dropFirst().first(where: { Self.folded($0.pattern.usualText) != Self.folded(text) })
    else { return nil }
    let other = second.pattern.usualText
    return Finding(
      .consistency, .note,
      "\(source.quoted()) is \(text.quoted()) and \(other.quoted()) in \(set.locales[position].words)",
      at: second.pattern.literal.span, symbol: second.key,
      labels: [Finding.Label(first.pattern.literal.span, "\(text.quoted()) here, for \(first.key.keyWords)")],
      help: ["choose one, or say in their comments what tells the two apart"])
  }

  /// Single words mean many things.
  private static func hasTwoWords(_ text: String) -> Bool {
    text.split { !$0.isLetter }.filter { $0.count > 1 }.count > 1
  }

  /// Without case, and without what stands at the end of a sentence.
  private static func folded(_ text: String) -> String {
    let line = text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let end = line.reversed().drop { $0.isPunctuation || $0.isWhitespace }
    return String(end.reversed())
  }
}
