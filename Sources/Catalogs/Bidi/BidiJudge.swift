package import Locales

/// Tries values in the texts of one locale. One object serves one thread.
package final class BidiJudge {
  package let probes: BidiProbes
  let simulation = BidiSimulation()
  let traits = BidiTraitTable()
  private var known: [[UInt8]: BidiOutcome] = [:]
  private var key: [UInt8] = []
  private lazy var plainReader = PlainReader(traits)
  private var plain: Set<PlainReading> = []
  /// Clean ones, by their place in their message; nil where none was.
  private var latest: [PlainReading?] = Array(repeating: nil, count: 8)

  package init(_ probes: BidiProbes) {
    self.probes = probes
  }

  package convenience init(_ facts: LocaleFacts) {
    self.init(BidiProbes(facts))
  }

  /// What the values that fit the roles of its arguments do to a text. Texts that are alike to the bidirectional
  /// algorithm are tried once. `examples`: a declared value for an argument, tried beside the others.
  package func outcome(of flat: FlatText, _ roles: [ArgumentRole], examples: [Int: BidiProbe] = [:]) -> BidiOutcome {
    guard examples.isEmpty else { return tried(flat, roles, examples) }
    guard !flat.slots.isEmpty || probes.isRightToLeft || mayTurn(flat) else { return BidiOutcome() }
    BidiSignature.write(flat, roles, traits, into: &key)
    if let outcome = known[key] { return outcome }
    let outcome = tried(flat, roles, [:])
    known[key] = outcome
    return outcome
  }

  /// A reading without arguments or with one count, in short; nil for any other.
  func plainReading(_ pattern: Pattern, _ path: [Int]) -> PlainReading? { plainReader.read(pattern, path) }

  /// Whether a reading like it was clean. `place`: where it is among those of its message; messages in a row are often
  /// alike branch by branch.
  func isClean(_ reading: PlainReading, at place: Int) -> Bool {
    if place < latest.count, latest[place] == reading { return true }
    guard plain.contains(reading) else { return false }
    if place < latest.count { latest[place] = reading }
    return true
  }

  func rememberAsClean(_ reading: PlainReading) { plain.insert(reading) }

  /// Whether anything in a text is not plain left-to-right.
  private func mayTurn(_ flat: FlatText) -> Bool {
    flat.units.contains { unit in
      switch traits[unit].bidiClass {
      case .l, .en, .es, .et, .cs, .ws, .on, .s, .b, .nsm: unit & 0xF800 == 0xD800
      default: true
      }
    }
  }

  private func tried(_ flat: FlatText, _ roles: [ArgumentRole], _ examples: [Int: BidiProbe]) -> BidiOutcome {
    var outcome = BidiOutcome()
    var projections: Set<BidiView.Projection> = []
    var isDisplaced = false
    simulation.begin(flat, isRightToLeft: probes.isRightToLeft)
    // Values that need no look leave the text as it is with isolates.
    if !probes.isRightToLeft, !roles.isEmpty { projections.insert(simulation.referenceProjection) }
    for scenario in scenarios(flat, roles, examples) {
      let arguments = scenario.values.map(\.argument)
      let verdict = simulation.verdict(arguments)
      if !verdict.isDisjoint(with: .displacement) { isDisplaced = true }
      if verdict.contains(.baseFlip) { outcome.flipsBase = true }
      if verdict.contains(.argumentOrder) { note(simulation.reorderedSlots(arguments), scenario, flat, &outcome) }
      projections.insert(simulation.projection)
    }
    outcome.spills = projections.count > 1
    outcome.isGlued = isDisplaced && !outcome.spills
    return outcome
  }

  private func note(_ slots: [Int], _ scenario: BidiScenario, _ flat: FlatText, _ outcome: inout BidiOutcome) {
    for slot in slots {
      let argument = flat.slots[slot].argument
      guard scenario.tried.map({ $0 == argument }) ?? true, scenario.values[argument].asksOrder,
        !outcome.reordered.contains(argument)
      else { continue }
      outcome.reordered.append(argument)
    }
  }

  /// Every value for every argument, with ordinary values in the others; where arguments touch, the parts of a path
  /// and numbers in all of them; and the declared examples together. Without arguments, the text as it is.
  func scenarios(_ flat: FlatText, _ roles: [ArgumentRole], _ examples: [Int: BidiProbe]) -> [BidiScenario] {
    guard !roles.isEmpty else { return [BidiScenario(values: [])] }
    let isPlain = !probes.isRightToLeft && !mayTurn(flat)
    let touching = probes.isRightToLeft ? flat.touchingArguments : []
    let fillers = roles.enumerated().map {
      touching.contains($0.offset) ? probes.number($0.offset) : probes.filler($0.element)
    }
    var result: [BidiScenario] = []
    if !touching.isEmpty {
      result.append(BidiScenario(values: fillers))
      result.append(
        BidiScenario(values: fillers.enumerated().map { touching.contains($0.offset) ? .latin : $0.element }))
    }
    for (argument, role) in roles.enumerated() {
      for probe in probes[role] {
        // Left-to-right values in left-to-right text stay where they are: no need to look. And parts of a run that is
        // read from the left are not in the language's own letters.
        if isPlain && !probe.argument.isRightToLeft { continue }
        if touching.contains(argument) && probe.argument.isRightToLeft { continue }
        var values = fillers
        values[argument] = probe
        result.append(BidiScenario(values: values, tried: argument))
      }
    }
    if !examples.isEmpty {
      result.append(BidiScenario(values: fillers.enumerated().map { examples[$0.offset] ?? $0.element }))
    }
    return result
  }
}

extension FlatText {
  /// Arguments with nothing but a separator between them: `{0}/{1}`.
  fileprivate var touchingArguments: Set<Int> {
    guard slots.count > 1 else { return [] }
    return zip(slots, slots.dropFirst()).reduce(into: []) { result, pair in
      let between = units[pair.0.position + 1..<pair.1.position]
      if between.count <= 1, between.allSatisfy(Self.isSeparator), pair.0.argument != pair.1.argument {
        result.formUnion([pair.0.argument, pair.1.argument])
      }
    }
  }

  var hasTouchingSlots: Bool { !touchingArguments.isEmpty }

  /// What joins numbers and names into one run: `/`, `:`, `-`, `×`.
  static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2F, 0x3A, 0x2D, 0x2E, 0x2C, 0x2B, 0x40, 0x5F, 0x7C, 0x5C, 0x7E, 0x26, 0x3D, 0x25, 0x2A, 0xD7, 0x2013,
      0x2212, 0x2010, 0x2011, 0x27, 0x22, 0x2032, 0x2033, 0x24, 0x20AC, 0xB0, 0x23:
      true
    default: false
    }
  }
}
