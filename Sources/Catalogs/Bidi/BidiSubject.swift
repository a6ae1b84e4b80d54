import Diagnostics
import Locales

/// One reading of one message, ready to be judged.
struct BidiSubject {
  let reading: FlatReading
  /// Without markup.
  let flat: FlatText
  /// For each unit of `flat`, its place in the reading; nil where they are the same.
  let kept: [Int]?
  let roles: [ArgumentRole]
  let examples: [Int: BidiProbe]

  init(_ reading: FlatReading, of unit: Unit) {
    self.reading = reading
    var kept: [Int]?
    flat = reading.flat.withoutMarkup(kept: &kept)
    self.kept = kept
    let facts = unit.entry.facts
    roles = Self.roles(of: reading, in: unit)
    var examples: [Int: BidiProbe] = [:]
    for declared in facts?.arguments ?? [] {
      guard let example = declared.example, !example.isEmpty, example.utf8.count <= 100,
        let number = reading.sources.firstIndex(where: { $0.isNamed(declared.name) })
      else { continue }
      examples[number] = BidiProbe(example)
    }
    self.examples = examples
  }

  private static func roles(of reading: FlatReading, in unit: Unit) -> [ArgumentRole] {
    let facts = unit.entry.facts
    let roles = declaredRoles(of: reading, facts)
    guard let comment = facts?.comment, roles.contains(.text) else { return roles }
    let shown = CommentExample.roles(in: comment, for: (unit.entry.source ?? unit.message).pattern)
    return zip(roles, reading.sources).map { role, source in
      role == .text ? source.name.flatMap { shown[$0] } ?? role : role
    }
  }

  private static func declaredRoles(of reading: FlatReading, _ facts: KeyFacts?) -> [ArgumentRole] {
    let isOnly = reading.arguments.count { $0.map { $0.kind.isText } ?? false } == 1
    return zip(reading.sources, reading.arguments).map { source, argument in
      let declared = facts?.arguments.first { source.isNamed($0.name) }
      return ArgumentRole(
        argument, isCount: source.name.map { reading.counts.contains($0) } ?? true, declared: declared,
        comment: facts?.comment, isOnly: isOnly)
    }
  }

  /// An argument as its author wrote it: "{name}", "%1$@".
  func written(_ argument: Int) -> String {
    guard let slot = flat.slots.first(where: { $0.argument == argument }), let segment = segment(at: slot.position)
    else {
      return "an argument"
    }
    return segment.pattern.literal.written(segment.pattern.pieces[segment.piece].range)
  }
}

extension FlatReading.Source {
  var name: Argument.Name? { if case .argument(let name) = self { name } else { nil } }

  /// ICU's `{0}` is the first position.
  func isNamed(_ text: String) -> Bool {
    switch name {
    case .named(let name): name == text
    case .position(let position): Int(text) == position - 1
    case nil: false
    }
  }
}

extension Argument.Kind {
  /// Whether a value may be any text.
  var isText: Bool {
    switch self {
    case .any, .object, .string, .other: true
    default: false
    }
  }
}

// MARK: - Places

extension BidiSubject {
  private func raw(_ unit: Int) -> Int { kept.map { $0[unit] } ?? unit }

  fileprivate func segment(at unit: Int) -> FlatReading.Segment? { rawSegment(raw(unit)) }

  /// Whether units of `flat` begin in one branch of a choice, and end in another or behind the choice.
  func crossesBranches(_ units: Range<Int>) -> Bool {
    guard let first = segment(at: units.lowerBound), let last = segment(at: units.upperBound - 1) else { return false }
    return !first.isInBranch(of: last)
  }

  /// Units of `flat` as they are written, with nothing of what stands between them in the file.
  func written(_ units: Range<Int>) -> String {
    let slots = flat.slots.reduce(into: [:]) { $0[$1.position] = $1.argument }
    return units.reduce(into: "") { text, unit in
      text += slots[unit].map(written) ?? String(decoding: flat.units[unit...unit], as: UTF16.self)
    }
  }

  /// Where units of `flat` stand in the file.
  func span(_ units: Range<Int>, in files: SourceFiles) -> Span? {
    units.isEmpty ? nil : rawSpan(raw(units.lowerBound)..<raw(units.upperBound - 1) + 1, in: files)
  }

  /// The edits that put controls into `flat`; nil where the file cannot hold one there.
  func edits(_ insertions: [FlatText.Insertion], in files: SourceFiles) -> [Fix.Edit]? {
    let moved = insertions.map { insertion in
      var insertion = insertion
      insertion.position = raw(insertion.position)
      return insertion
    }
    return rawEdits(moved, in: files)
  }
}

// MARK: - Places in the reading, markup included

extension BidiSubject {
  private typealias Place = (literal: Literal, offset: Int)

  private func rawSegment(_ unit: Int) -> FlatReading.Segment? {
    reading.segments.first { $0.units.contains(unit) }
  }

  private func place(_ unit: Int, isBehind: Bool) -> Place? {
    guard let segment = rawSegment(unit), let offset = segment.offset(at: isBehind ? unit + 1 : unit) else {
      return nil
    }
    return (segment.pattern.literal, offset)
  }

  /// Units of two branches: what is in the first piece. Those inside text that is shown otherwise than it is written: the
  /// whole piece.
  func rawSpan(_ units: Range<Int>, in files: SourceFiles) -> Span? {
    guard let first = rawSegment(units.lowerBound), let last = rawSegment(units.upperBound - 1) else { return nil }
    let literal = first.pattern.literal
    let lower = first.offset(at: units.lowerBound) ?? first.pattern.pieces[first.piece].range.lowerBound
    let end = first.isInBranch(of: last) ? last : first
    let upper = end.offset(at: units.upperBound) ?? end.pattern.pieces[end.piece].range.upperBound
    return literal.span(of: lower..<max(lower, upper), in: files)
  }

  func rawEdits(_ insertions: [FlatText.Insertion], in files: SourceFiles) -> [Fix.Edit]? {
    guard closesWhereItOpens(insertions) else { return nil }
    var texts: [(place: Place, text: String)] = []
    for insertion in insertions {
      guard let found = place(insertion.position, isBehind: insertion.isBehind) else { return nil }
      let text = String(insertion.control.scalar)
      if let same = texts.firstIndex(where: { $0.place.offset == found.offset && $0.place.literal == found.literal }) {
        texts[same].text += text
      } else {
        texts.append((found, text))
      }
    }
    var edits: [Fix.Edit] = []
    for (place, text) in texts {
      guard let edit = place.literal.controlEdit(place.offset..<place.offset, text, in: files) else { return nil }
      edits.append(edit)
    }
    return edits
  }

  /// Whether each isolate ends in the branch that it begins in: what opens in one branch of a choice and ends behind the
  /// choice stays open in the readings that take another.
  private func closesWhereItOpens(_ insertions: [FlatText.Insertion]) -> Bool {
    var open: [FlatReading.Segment?] = []
    for insertion in insertions {
      let segment = rawSegment(insertion.position)
      switch insertion.control {
      case .firstStrongIsolate, .leftToRightIsolate, .rightToLeftIsolate: open.append(segment)
      case .popDirectionalIsolate:
        guard let opening = open.popLast() else { continue }
        guard let opening, let segment, opening.isInBranch(of: segment) else { return false }
      default: break
      }
    }
    return true
  }

  /// The edit that takes away or replaces one unit.
  func rawEdit(_ unit: Int, _ text: String, in files: SourceFiles) -> Fix.Edit? {
    guard let lower = place(unit, isBehind: false), let upper = place(unit, isBehind: true),
      lower.literal == upper.literal
    else { return nil }
    return lower.literal.controlEdit(lower.offset..<upper.offset, text, in: files)
  }
}

extension FlatReading.Segment {
  fileprivate func isInBranch(of other: Self) -> Bool {
    pattern.literal == other.pattern.literal && pattern.range == other.pattern.range
  }

  /// The offset in the literal where a unit begins, or where the last one ends; nil inside text that is shown otherwise
  /// than it is written.
  fileprivate func offset(at unit: Int) -> Int? {
    let range = pattern.pieces[piece].range
    if unit == units.lowerBound { return range.lowerBound }
    if unit == units.upperBound { return range.upperBound }
    let text: String
    switch pattern.pieces[piece].content {
    case .text(let shown), .protected(let shown): text = shown
    default: return nil
    }
    guard text.utf8.count == range.count else { return nil }
    let view = text.utf16
    let index = view.index(view.startIndex, offsetBy: unit - units.lowerBound)
    return range.lowerBound + text.utf8.distance(from: text.startIndex, to: index)
  }
}
