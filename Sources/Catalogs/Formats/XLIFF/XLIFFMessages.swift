import Diagnostics
import Documents

/// Makes messages of units, on either side.
struct XLIFFMessages {
  private let source: SourceFile
  var findings: FileFindings
  /// Of the texts of the message that is read.
  private var states: [State] = []

  init(_ source: SourceFile, _ findings: FileFindings) {
    self.source = source
    self.findings = findings
  }

  /// nil where that side has no text.
  mutating func message(_ entry: XLIFFKeys.Entry, _ side: XLIFFUnit.Side) -> Message? {
    states = []
    let reading = Reading(entry: entry, side: side)
    guard let pattern = pattern(entry.root, reading, next: 1) else { return nil }
    let state = side == .target ? XLIFFUnits.leastState(states) : nil
    return Message(entry.facts.key, entry.facts.keySpan, pattern, span: entry.span, state: state)
  }

  private struct Reading {
    let entry: XLIFFKeys.Entry
    let side: XLIFFUnit.Side
    var open: [String] = []
    /// What a plural chooses by.
    var argument: Argument.Name?
  }

  private mutating func pattern(_ branch: XLIFFKeys.Branch, _ reading: Reading, next: Int) -> Pattern? {
    if let choice = choice(branch, reading, next: next) {
      return Pattern(Literal("", at: choice.span, as: .verbatim), range: 0..<0, pieces: [Piece(.choice(choice), 0..<0)])
    }
    guard let unit = branch.unit, let text = XLIFFText(unit.texts(reading.side), source) else {
      if let unit = branch.unit, unit.sources.isEmpty, reading.side == .source { reportMissing(unit) }
      return nil
    }
    // A target without anything in it is one that nobody has written yet.
    if reading.side == .target, text.literal.text.isEmpty {
      guard XLIFFText(unit.sources, source)?.literal.text.isEmpty ?? false else { return nil }
    }
    if let state = unit.state { states.append(state) }
    var reader = PrintfReader(
      .apple, next: next, readsNumber: reading.entry.readsNumber && !reading.open.isEmpty)
    let pieces = text.pieces(&reader) { content(of: $0, reading) }
    return Pattern(text.literal, range: 0..<text.literal.text.utf8.count, pieces: pieces)
  }

  private mutating func choice(_ branch: XLIFFKeys.Branch, _ reading: Reading, next: Int) -> Choice? {
    var cases: [Choice.Case] = []
    var kind: Choice.Kind?
    for (step, inner) in branch.branches {
      let selector: String
      let own: Choice.Kind
      switch step {
      case .plural(let category): (selector, own) = (category, .plural)
      case .device(let name): (selector, own) = (name, .device)
      case .substitution: continue
      }
      guard kind == nil || kind == own, let unit = inner.first else { continue }
      let outer = states
      states = []
      let pattern = pattern(inner, reading, next: next)
      let state = reading.side == .target ? XLIFFUnits.leastState(states) : nil
      states += outer
      guard let pattern else { continue }
      kind = own
      cases.append(Choice.Case(selector, Self.span(of: selector, in: unit), pattern, span: unit.span, state: state))
    }
    guard let kind, let unit = branch.first else { return nil }
    return Choice(kind, by: kind == .plural ? reading.argument : nil, cases: cases, span: unit.idSpan)
  }

  /// The last place of a selector in a unit's id.
  private static func span(of selector: String, in unit: XLIFFUnit) -> Span {
    guard unit.isVerbatim, let range = unit.id.ranges(of: selector).last else { return unit.idSpan }
    let lower = Int(unit.idSpan.lower) + unit.id.utf8.distance(from: unit.id.startIndex, to: range.lowerBound)
    return Span(file: unit.idSpan.file, lower: lower, upper: lower + selector.utf8.count)
  }

  /// What stands for `%#@NAME@`.
  private mutating func content(of place: PrintfReader.Substitution, _ reading: Reading) -> Piece.Content? {
    let step = XLIFFKeys.Step.substitution(place.name)
    guard let branch = reading.entry.root.branches.first(where: { $0.step == step })?.branch,
      reading.open.count < 4, !reading.open.contains(place.name)
    else { return nil }
    var inner = reading
    inner.open.append(place.name)
    inner.argument = .position(place.position)
    return choice(branch, inner, next: place.position).map(Piece.Content.choice)
  }

  private mutating func reportMissing(_ unit: XLIFFUnit) {
    findings.shape(
      "the unit \"\(unit.id.shown)\" has no <source>", at: unit.idSpan, unit.id,
      help: ["export the file again, or add <source> with the text that is translated"])
  }
}

extension XLIFFKeys.Branch {
  /// The first unit in it.
  fileprivate var first: XLIFFUnit? { unit ?? branches.lazy.compactMap(\.branch.first).first }
}
