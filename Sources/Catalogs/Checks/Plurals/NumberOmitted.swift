import Diagnostics
import Locales

/// Branches for several numbers that do not tell which.
struct NumberOmittedCheck: StructureCheck {
  var rules: [Rule] { [PluralTexts.omitted] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    unit.forEachPlural { site, _ in
      guard let other = site.other, !other.pattern.isBlank else { return }
      let counts = PrintedCount(site, other.pattern, in: unit.message.pattern)
      var blank: [Int] = []
      for (index, branch) in site.choice.cases.enumerated() {
        guard let category = site.category(of: branch), category != .other else { continue }
        if branch.pattern.isBlank {
          if showsNothing(site, index, category) { blank.append(index) }
        } else if !counts.isEmpty, !site.isForOneNumber(category), !counts.isShown(in: branch.pattern) {
          reportOmission(site, index, counts, unit, files, report)
        }
      }
      if !blank.isEmpty { reportBlank(site, blank, unit, report) }
    }
  }

  /// Whether numbers lead to an empty branch. One for nothing may be meant to show nothing; others are left over, from
  /// `=1` or by a tool that makes them for each category.
  private func showsNothing(_ site: PluralSite, _ index: Int, _ category: PluralCategory) -> Bool {
    let numbers = site.numbers(showing: index)
    return !numbers.isEmpty && !(category == .zero && numbers == [0])
  }

  private func reportBlank(_ site: PluralSite, _ indices: [Int], _ unit: Unit, _ report: (Finding) -> Void) {
    let branches = indices.map { site.choice.cases[$0] }
    let names = list(branches.map(\.selector), "and")
    let numbers = list(indices.map { site.words(site.numbers(showing: $0)) }, "and")
    let what = branches.count == 1 ? "the branch \(names) is empty" : "the branches \(names) are empty"
    report(
      unit.finding(
        .numberOmitted, .error, "\(unit.words) shows nothing for \(numbers): \(what)", at: branches[0].span,
        labels: branches.dropFirst().map { Finding.Label($0.span, "empty too") },
        help: ["word \(branches.count == 1 ? "it" : "them"), or remove \(names) so that other is shown"]))
  }

  private func reportOmission(
    _ site: PluralSite, _ index: Int, _ counts: PrintedCount, _ unit: Unit, _ files: SourceFiles,
    _ report: (Finding) -> Void
  ) {
    let branch = site.choice.cases[index]
    let numbers = site.numbers(showing: index)
    guard numbers.count > 1 else { return }
    let isZeroAndOne = numbers == [0, 1]
    let words = site.words(numbers)
    var notes: [String] = []
    if let other = numbers.first(where: { $0 != 1 }) {
      notes.append("\(other) reads \(branch.pattern.shown(unit.written(other), as: site.choice.argument).quoted())")
    }
    if unit.dialect == .arb, branch.exact != nil { notes.append("Flutter takes \(branch.selector) for the category") }
    let fix = digitFix(branch, numbers, counts, files)
    var help = ["write the number: \(counts.written)"]
    if isZeroAndOne, unit.dialect == .icu || unit.dialect == .arb {
      help.append("or give 0 a branch of its own: =0{…}")
    }
    if !isZeroAndOne, unit.dialect == .icu { help.append("where the text is for 1 alone, say so: =1{…}") }
    report(
      unit.finding(
        .numberOmitted, isZeroAndOne ? .warning : .error,
        "\(unit.words) shows no number in \(branch.selector), which is \(words)", at: branch.span, notes: notes,
        help: help, fixes: fix.map { [$0] } ?? []))
  }

  /// Puts the number where a digit stands for it: `one{1 книга}`.
  private func digitFix(_ branch: Choice.Case, _ numbers: [Int], _ counts: PrintedCount, _ files: SourceFiles) -> Fix? {
    let pattern = branch.pattern
    var found: [Range<Int>] = []
    for piece in pattern.pieces {
      guard case .text = piece.content else { continue }
      let written = Array(pattern.written(piece.range).utf8)
      var position = 0
      while position < written.count {
        let start = position
        while position < written.count, written[position] &- UInt8(ascii: "0") < 10 { position += 1 }
        if position > start {
          found.append(piece.range.lowerBound + start..<piece.range.lowerBound + position)
        } else {
          position += 1
        }
      }
    }
    guard found.count == 1, let digits = Int(pattern.written(found[0])), numbers.contains(digits),
      let edit = pattern.literal.edit(found[0], counts.written, in: files)
    else { return nil }
    return Fix("write \(counts.written) for \(digits)", safe: false, edits: [edit])
  }
}

/// What tells the number of a plural in its `other` branch.
struct PrintedCount {
  private let number: PrintedValue
  private let values: Set<PrintedValue>
  /// As `other` writes it: `#`, `%d`.
  let written: String

  /// Whether `other` tells no number.
  var isEmpty: Bool { values.isEmpty }

  /// `whole`: the message around the plural, which may tell the number for all branches.
  init(_ site: PluralSite, _ other: Pattern, in whole: Pattern) {
    let number = PrintedValue(countOf: site.choice)
    let printed = other.printed(in: number)
    let numeric = printed.filter { $0.value == number || $0.isNumeric }
    let isTold = whole.ownArguments.contains {
      .argument($0.name) == number || $0.kind == .integer || $0.kind == .number
    }
    // A number may be handed over as a text of its own: then any argument that `other` prints may be it.
    let counts = numeric.isEmpty && !isTold ? printed : numeric
    self.number = number
    values = Set(counts.map(\.value))
    written = counts.first { $0.value == number }?.written ?? counts.first?.written ?? ""
  }

  func isShown(in pattern: Pattern) -> Bool {
    pattern.printed(in: number).contains { $0.value == number || values.contains($0.value) }
  }
}
