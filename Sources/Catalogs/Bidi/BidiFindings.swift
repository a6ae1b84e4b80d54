import Diagnostics
import Locales

/// What to say of a message whose text does not stay where it belongs.
struct BidiFindings {
  let subject: BidiSubject
  let outcome: BidiOutcome
  let judge: BidiJudge
  let unit: Unit
  let files: SourceFiles
  /// Whether the first strong character decides the direction of a paragraph.
  let isFirstStrong: Bool

  private var key: String { unit.message.key.keyWords }

  /// With the text that the repairs give, where one was found.
  func all() -> (findings: [Finding], repaired: FlatText?) {
    let typed = outcome.reordered.filter { subject.roles[$0].words != nil }
    var demand = BidiDemand(asksBase: isFirstStrong, ordered: typed)
    let repair = repair(demand)
    var findings: [Finding] = []
    if outcome.spills || outcome.isGlued {
      demand.ordered = []
      findings.append(displacement(repair ?? self.repair(demand)))
    }
    if isFirstStrong, outcome.flipsBase { findings.append(base(repair ?? self.repair(BidiDemand(asksBase: true)))) }
    for argument in typed { findings.append(order(of: argument, repair)) }
    return (findings, repair.map { subject.flat.inserting($0.insertions) })
  }

  private func repair(_ demand: BidiDemand) -> BidiRepair? {
    judge.repair(subject.flat, subject.roles, examples: subject.examples, outcome, demand)
  }

  // MARK: Spills and glued runs

  private func displacement(_ repair: BidiRepair?) -> Finding {
    let shown = telling(.displacement, else: nil)
    let argument = shown?.argument ?? 0
    let written = subject.written(argument)
    var notes: [String] = []
    if let shown {
      notes.append("\(shown.values) it reads \(seen(shown.scenario, nil).words)")
      notes += repaired(shown.scenario, repair)
    }
    if outcome.spills {
      return Finding(
        .bidiSpill, .error, "\(key): what stands beside \(written) changes places with its value",
        at: span(of: argument),
        symbol: unit.entry.key, notes: notes, help: help(repair), fixes: fixes(repair))
    }
    let run = GluedRun.all(in: subject.flat, judge.traits).first { $0.arguments.contains(argument) }
    let text = run.map { self.written($0.units) } ?? written
    return Finding(
      .bidiSpill, .note, "\(key): \(text) reads as one run, which nothing holds together",
      at: run.flatMap {
        subject.span($0.units, in: files)
      } ?? span(of: argument), symbol: unit.entry.key,
      notes: notes + (repair?.isRun ?? false ? ["isolating the argument alone would turn the run round"] : []),
      help: help(repair), fixes: fixes(repair))
  }

  // MARK: Base direction

  private func base(_ repair: BidiRepair?) -> Finding {
    let found = telling([], else: .baseFlip)
    let other = judge.probes.isRightToLeft ? "left-to-right" : "right-to-left"
    let message: String
    var notes: [String] = []
    if let found, !beginsWithText, let argument = found.argument {
      let written = subject.written(argument)
      message = "\(key): a \(other) value of \(written) turns the whole message to \(other)"
      notes.append(
        "\(found.values) it is read \(seen(found.scenario, nil, firstStrong: true).words)")
    } else {
      message = "\(key): the message begins with \(other) text, which turns the whole of it to \(other)"
      if let found {
        let values = beginsWithText && !found.values.isEmpty ? "\(found.values) " : ""
        notes.append("\(values)it is read \(seen(found.scenario, nil, firstStrong: true).words)")
      }
    }
    if let found, let repair {
      notes.append("with controls as below, \(seen(found.scenario, repair, firstStrong: true).words)")
    }
    notes.append("the first strong character decides where a paragraph begins and how it is aligned")
    return Finding(
      .bidiBase, .warning, message, at: span(of: found?.argument ?? 0), symbol: unit.entry.key, notes: notes,
      help: help(repair), fixes: fixes(repair))
  }

  /// Whether text decides the direction before any value does.
  private var beginsWithText: Bool {
    let before = subject.flat.units[..<(subject.flat.slots.first?.position ?? subject.flat.units.count)]
    return before.contains { [.l, .r, .al].contains(judge.traits[$0].bidiClass) }
  }

  // MARK: Order inside arguments

  private func order(of argument: Int, _ repair: BidiRepair?) -> Finding {
    let written = subject.written(argument)
    let words = subject.roles[argument].words ?? "a value"
    var notes: [String] = []
    if let scenario = scenarios().first(where: { $0.tried == argument && reorders($0) }) {
      notes.append("\(quoted(scenario.values[argument])) reads \(seen(scenario, nil).words)")
      if let repair { notes.append("with controls as below, \(seen(scenario, repair).words)") }
    }
    return Finding(
      .bidiOrder, .warning, "\(key): \(written) is \(words), whose parts change places in this text",
      at: span(of: argument),
      symbol: unit.entry.key, notes: notes, help: help(repair), fixes: fixes(repair))
  }

  private func reorders(_ scenario: BidiScenario) -> Bool {
    judge.simulation.begin(subject.flat, isRightToLeft: judge.probes.isRightToLeft)
    return judge.simulation.verdict(scenario.values.map(\.argument)).contains(.argumentOrder)
  }

  // MARK: Parts

  private struct Telling {
    var scenario: BidiScenario
    var argument: Int?
    /// with “Anna” for {name}
    var values: String
  }

  private func scenarios() -> [BidiScenario] { judge.scenarios(subject.flat, subject.roles, subject.examples) }

  /// The first values that show a fault; the argument is the one that is tried, or the first.
  private func telling(_ any: BidiVerdict, else one: BidiVerdict?) -> Telling? {
    judge.simulation.begin(subject.flat, isRightToLeft: judge.probes.isRightToLeft)
    let wanted = one ?? (outcome.spills ? [.literal, .mirror] : any)
    let found = scenarios().filter { scenario in
      !judge.simulation.verdict(scenario.values.map(\.argument)).isDisjoint(with: wanted)
    }
    // A number tells best what a run is about: 5m.
    let best = found.first { scenario in scenario.tried.map { scenario.values[$0].isNumber } ?? true }
    guard let scenario = outcome.isGlued ? best ?? found.first : found.first else { return nil }
    guard !scenario.values.isEmpty else { return Telling(scenario: scenario, argument: nil, values: "") }
    let tried = scenario.tried.map { [$0] } ?? Array(scenario.values.indices)
    let values = tried.map { "\(quoted(scenario.values[$0])) for \(subject.written($0))" }
    return Telling(scenario: scenario, argument: tried[0], values: "with \(values.joined(separator: " and "))")
  }

  private func quoted(_ probe: BidiProbe) -> String { "\u{201C}\(probe.text)\u{201D}" }

  /// What the repair makes of it, where that is something else.
  private func repaired(_ scenario: BidiScenario, _ repair: BidiRepair?) -> [String] {
    guard let repair else { return [] }
    let (before, after) = (seen(scenario, nil), seen(scenario, repair))
    return after == before ? [] : ["with controls as below, \(after.words)"]
  }

  private func seen(_ scenario: BidiScenario, _ repair: BidiRepair?, firstStrong: Bool = false) -> SeenText {
    let flat = repair.map { subject.flat.inserting($0.insertions) } ?? subject.flat
    judge.simulation.begin(flat, isRightToLeft: judge.probes.isRightToLeft)
    return judge.simulation.seen(scenario.values.map(\.argument), firstStrong: firstStrong)
  }

  private func span(of argument: Int) -> Span {
    let slot = subject.flat.slots.first { $0.argument == argument }
    return slot.flatMap { subject.span($0.position..<$0.position + 1, in: files) } ?? unit.message.pattern.literal.span
  }

  /// A run as it stands in the file, or without what stands between its branches there.
  private func written(_ units: Range<Int>) -> String {
    let span = subject.crossesBranches(units) ? nil : subject.span(units, in: files)
    return span.map { files[$0] } ?? subject.written(units)
  }

  private func help(_ repair: BidiRepair?) -> [String] {
    guard let repair else {
      return ["word it so that nothing but letters of the language stands beside the argument"]
    }
    let end = BidiControl.popDirectionalIsolate.name
    switch repair.kind {
    case .arguments(let arguments):
      let list = arguments.map(subject.written).joined(separator: ", ")
      return ["put \(repair.control.name) before and \(end) behind \(list)"]
    case .run(let units):
      let text = written(units)
      if subject.crossesBranches(units) {
        return ["write the whole of \(text) in each branch, between \(repair.control.name) and \(end)"]
      }
      return ["put \(repair.control.name) before and \(end) behind the whole of \(text)"]
    case .mark:
      return ["begin the message with \(repair.control.name)"]
    }
  }

  private func fixes(_ repair: BidiRepair?) -> [Fix] {
    guard let repair, let edits = subject.edits(repair.insertions, in: files) else { return [] }
    let title =
      switch repair.kind {
      case .arguments: "isolate the argument"
      case .run: "isolate the whole run"
      case .mark: "begin with ⟨\(repair.control.abbreviation)⟩"
      }
    return [Fix(title, safe: true, edits: edits)]
  }
}
