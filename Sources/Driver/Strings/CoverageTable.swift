import Catalogs
import Diagnostics
import Locales

/// How far each locale of each catalog has come, and how many findings it has.
struct CoverageTable {
  private struct Row {
    let product: String
    let set: CatalogSet
    let coverage: Coverage
    let errors: Int
    let warnings: Int
    let notes: Int
  }

  private let rows: [Row]

  init(_ strings: InspectedStrings, _ filter: LocaleFilter) {
    var rows: [Row] = []
    for inspection in strings.inspections {
      for set in inspection.strings.sets {
        let tally = Tally(set, strings.result.findings)
        for position in set.locales.indices where filter.allows(set.locales[position]) {
          let counts = tally.counts[position]
          rows.append(
            Row(
              product: inspection.subject.files.name, set: set, coverage: Coverage(of: position, in: set),
              errors: counts[.error] ?? 0, warnings: counts[.warning] ?? 0, notes: counts[.note] ?? 0))
        }
      }
    }
    self.rows = rows
  }

  // MARK: - For people

  func text(_ style: Style) -> String {
    var text = ""
    var start = rows.startIndex
    while start < rows.endIndex {
      let first = rows[start]
      let end =
        rows[start...].firstIndex { $0.product != first.product || $0.set.name != first.set.name } ?? rows.endIndex
      if start > rows.startIndex { text += "\n" }
      let source = first.set.sourceLocale
      text += style(.path, DisplayText.escaped(first.product)) + "  \(DisplayText.escaped(first.set.name)), "
      text += "\(Summary.counted(first.coverage.total, "message")) in \(source.englishName ?? source.text)\n"
      var table = Table()
      table.rows = rows[start..<end].map(cells)
      text += table.rendered(style)
      start = end
    }
    return text
  }

  private func cells(_ row: Row) -> [Table.Cell] {
    let coverage = row.coverage
    let percent = Int((coverage.share * 100).rounded(.down))
    func count(_ number: Int, _ words: String, _ role: Style.Role? = nil) -> Table.Cell {
      number == 0 ? .init("") : .init("\(number) \(words)", role)
    }
    return [
      .init(coverage.locale.text), .init(coverage.locale.englishName ?? "", .quiet),
      .init("\(percent) %", coverage.missing == 0 ? .added : nil, isRightAligned: true),
      .init("\(coverage.translated) translated", isRightAligned: true),
      count(coverage.needsReview, "to review", .warning), count(coverage.missing, "missing", .warning),
      count(coverage.extra, "not in the source", .quiet),
      .init(Self.findings(row), row.errors > 0 ? .removed : row.warnings > 0 ? .warning : .quiet),
    ]
  }

  private static func findings(_ row: Row) -> String {
    [(row.errors, "error"), (row.warnings, "warning"), (row.notes, "note")].filter { $0.0 > 0 }
      .map { Summary.counted($0.0, $0.1) }.joined(separator: ", ")
  }

  // MARK: - For programs

  /// `{"catalogs": [{"product", "name", "source", "total", "locales": [{"locale", "translated", …}]}]}`. Members may be
  /// added, never changed.
  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("locales") { json in
        json.array(rows) { json, row in
          json.object(inline: true) { json in
            json.member("product", row.product)
            json.member("catalog", row.set.name)
            json.member("source", row.set.sourceLocale.text)
            json.member("locale", row.coverage.locale.text)
            json.member("total", row.coverage.total)
            json.member("translated", row.coverage.translated)
            json.member("needsReview", row.coverage.needsReview)
            json.member("missing", row.coverage.missing)
            json.member("extra", row.coverage.extra)
            json.member("errors", row.errors)
            json.member("warnings", row.warnings)
            json.member("notes", row.notes)
          }
        }
      }
    }
    return json.text + "\n"
  }
}

/// How many findings each locale of a set has: by the message that they stand in, or by the file where it has one locale.
private struct Tally {
  private(set) var counts: [[Severity: Int]]

  init(_ set: CatalogSet, _ findings: [Finding]) {
    counts = Array(repeating: [:], count: set.locales.count)
    var positions: [LocaleTag: Int] = [:]
    for (position, locale) in set.locales.enumerated() { positions[locale] = position }
    var places: [FileID: [(lower: Int32, upper: Int32, position: Int)]] = [:]
    for localization in set.files.flatMap(\.localizations) {
      guard let position = localization.locale.flatMap({ positions[$0] }) else { continue }
      for message in localization.messages {
        places[message.span.file, default: []].append((message.span.lower, message.span.upper, position))
      }
    }
    for file in places.keys { places[file]?.sort { $0.lower < $1.lower } }
    for finding in findings where finding.rule.family == "strings" {
      guard let spans = places[finding.span.file] else { continue }
      let only = Set(spans.map(\.position))
      let index = spans.partitioningIndex { $0.lower > finding.span.lower } - 1
      if index >= 0, spans[index].upper >= finding.span.upper {
        counts[spans[index].position][finding.severity, default: 0] += 1
      } else if only.count == 1, let position = only.first {
        counts[position][finding.severity, default: 0] += 1
      }
    }
  }
}

extension Array {
  /// The first index whose element, and all behind it, satisfy a predicate.
  fileprivate func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
