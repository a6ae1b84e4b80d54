package import Diagnostics
import Locales

/// Counts the characters of texts that have a maximum.
package struct LengthCheck: MessageCheck {
  package let rules = [TypographyRules.length]

  package init() {}

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard let facts = unit.entry.facts, let maximum = facts.maximum else { return }
    let counter = LengthCounter(facts, unit.dialect)
    var told: Set<Span> = []
    for text in unit.readings {
      let length = counter.length(of: text)
      guard length > maximum, let span = text.span(of: 0..<text.bytes.count, in: files) else { continue }
      guard told.insert(span).inserted else { continue }
      report(
        unit.finding(
          .stringLength, .warning,
          "\(unit.words) is \(counted(length, "character")) long, and there is room for \(maximum)", at: span,
          labels: [Finding.Label(facts.keySpan, "the room is given here")],
          notes: counter.notes(text) + unit.branchNote(text), help: ["shorten it by \(length - maximum)"]))
    }
  }
}

/// Characters as a person counts them (UAX #29): without what is not seen.
private struct LengthCounter {
  private let examples: [String: String]
  private let dialect: CatalogFormat.Dialect

  init(_ facts: KeyFacts, _ dialect: CatalogFormat.Dialect) {
    let pairs = facts.arguments.compactMap { argument in argument.example.map { (argument.name, $0) } }
    examples = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    self.dialect = dialect
  }

  func length(of text: BranchText) -> Int {
    let markup = Markup(text.bytes)
    var shown: [UInt8] = []
    for part in text.parts {
      switch part.filling {
      case .argument(let argument):
        shown += Array((examples[argument.name.written(in: dialect)] ?? "").utf8)
      case .number, .choice: break
      case .text, .protected: append(part.range, of: text, markup, to: &shown)
      }
    }
    return String(decoding: shown, as: UTF8.self).count {
      !$0.unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
  }

  private func append(_ range: Range<Int>, of text: BranchText, _ markup: Markup, to shown: inout [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let token = markup.token(at: offset), !token.kind.isShown else {
        shown.append(text.bytes[offset])
        offset += 1
        continue
      }
      if case .entity(let character?) = token.kind, offset == token.range.lowerBound {
        shown += Array(character.utf8)
      }
      offset = token.range.upperBound
    }
  }

  /// What the count leaves out.
  func notes(_ text: BranchText) -> [String] {
    let names = text.parts.compactMap { part -> String? in
      guard case .argument(let argument) = part.filling else { return nil }
      let name = argument.name.written(in: dialect)
      return examples[name] == nil ? name : nil
    }
    guard !names.isEmpty else { return [] }
    return ["\(list(names, "and")) \(names.count == 1 ? "counts" : "count") as nothing, having no example"]
  }
}
