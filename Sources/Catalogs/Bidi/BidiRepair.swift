import Locales

/// Controls that make a text read alike whatever its arguments are.
struct BidiRepair: Hashable {
  enum Kind: Hashable {
    /// Around arguments.
    case arguments([Int])
    /// Around whole runs: `{0}/{1}`.
    case run(Range<Int>)
    /// The mark of the language at the start.
    case mark
  }

  var kind: Kind
  /// What opens it: FSI, LRI or a mark.
  var control: BidiControl
  var insertions: [FlatText.Insertion]

  var isRun: Bool { if case .run = kind { true } else { false } }
}

/// What has to be mended.
struct BidiDemand {
  /// Whether the first strong character decides the paragraph's direction.
  var asksBase: Bool
  /// Arguments that must read as they do alone.
  var ordered: [Int] = []

  func isMet(by outcome: BidiOutcome) -> Bool {
    !outcome.spills && !outcome.isGlued && !(asksBase && outcome.flipsBase)
      && !ordered.contains { outcome.reordered.contains($0) }
  }
}

extension BidiJudge {
  /// The first of the likely repairs that mends a text, found by trial; nil where none does.
  func repair(
    _ flat: FlatText, _ roles: [ArgumentRole], examples: [Int: BidiProbe], _ outcome: BidiOutcome, _ demand: BidiDemand
  ) -> BidiRepair? {
    candidates(flat, roles, outcome, demand).first { candidate in
      demand.isMet(by: self.outcome(of: flat.inserting(candidate.insertions), roles, examples: examples))
    }
  }

  private func candidates(
    _ flat: FlatText, _ roles: [ArgumentRole], _ outcome: BidiOutcome, _ demand: BidiDemand
  ) -> [BidiRepair] {
    // A message whose own words turn it is mended at its start; so is one that its arguments leave alone.
    let mark = BidiControl(isRightToLeft: probes.isRightToLeft)
    let start = BidiRepair(
      kind: .mark, control: mark, insertions: [FlatText.Insertion(position: 0, isBehind: false, control: mark)])
    guard !roles.isEmpty else { return flat.units.isEmpty ? [] : [start] }
    var result: [BidiRepair] = []
    if probes.isRightToLeft {
      let runs = GluedRun.all(in: flat, traits)
      for run in runs { result.append(run.repair) }
      if runs.count > 1 {
        result.append(
          BidiRepair(
            kind: .run(runs[0].units), control: .leftToRightIsolate, insertions: runs.flatMap(\.repair.insertions)))
      }
    }
    let ordered = demand.ordered + roles.indices.filter { !demand.ordered.contains($0) }
    for argument in ordered { result.append(isolating([argument], flat, roles)) }
    result.append(isolating(ordered, flat, roles))
    result.append(start)
    let all = isolating(ordered, flat, roles)
    result.append(BidiRepair(kind: .mark, control: mark, insertions: start.insertions + all.insertions))
    return result
  }

  private func isolating(_ arguments: [Int], _ flat: FlatText, _ roles: [ArgumentRole]) -> BidiRepair {
    let control: BidiControl =
      arguments.allSatisfy { roles[$0].isLeftToRight } ? .leftToRightIsolate : .firstStrongIsolate
    let slots = flat.slots.filter { arguments.contains($0.argument) }
    return BidiRepair(
      kind: .arguments(arguments), control: control,
      insertions: slots.flatMap { slot in
        let own: BidiControl = roles[slot.argument].isLeftToRight ? .leftToRightIsolate : .firstStrongIsolate
        return FlatText.isolating(slot.position..<slot.position + 1, own)
      })
  }

  /// Whether a value that holds controls of its own, or a line break, gets out of the isolate around it.
  func leaks(_ flat: FlatText, _ roles: [ArgumentRole]) -> Bool {
    let hostile = ["ab\u{202E}cd", "ab\u{2069}\u{202E}cd", "ab\ncd"].map { BidiArgument($0, isRightToLeft: false) }
    let fillers = roles.map { probes.filler($0).argument }
    simulation.begin(flat, isRightToLeft: probes.isRightToLeft)
    return roles.indices.contains { argument in
      roles[argument] == .text
        && hostile.contains { value in
          var values = fillers
          values[argument] = value
          return !simulation.verdict(values).isDisjoint(with: .displacement)
        }
    }
  }
}

extension GluedRun {
  fileprivate var repair: BidiRepair {
    BidiRepair(
      kind: .run(units), control: .leftToRightIsolate, insertions: FlatText.isolating(units, .leftToRightIsolate))
  }
}

extension BidiControl {
  /// The mark of a direction.
  fileprivate init(isRightToLeft: Bool) {
    self = isRightToLeft ? .rightToLeftMark : .leftToRightMark
  }
}

extension ArgumentRole {
  /// Whether its values are read from left to right in every language.
  var isLeftToRight: Bool {
    switch self {
    case .text, .date, .letter, .count, .number, .app: false
    case .code, .phone, .link, .range, .version, .day, .time, .price, .path: true
    }
  }
}
