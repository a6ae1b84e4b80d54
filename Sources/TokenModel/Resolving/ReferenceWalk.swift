internal import Diagnostics
internal import Documents

/// The way from a reference to what it stands for, through any number of others, in one context. It does not recurse:
/// chains may be long.
struct ReferenceWalk {
  /// Where a walk ends.
  struct End: Sendable {
    /// The value that is written out there; a reference to `token` where the walk stops at whole tokens.
    let node: Node
    /// The layer that it stands in.
    let layer: Int
    var token: Int?
  }

  struct Start: Hashable {
    let reference: Span
    let layer: Int
    let choices: [Int]
    /// Whether a reference to a whole token is an end: its value is known already.
    let stopsAtTokens: Bool
  }

  /// References on one way; no design has more.
  private static let limit = 65_536
  /// Places outside of tokens on one way, as deep as a token's references are looked for before it is read.
  static let placeLimit = 64

  /// A name or an index to go down, with what asks for it.
  private struct Step {
    let name: String
    let token: Int
    let reference: Span
  }

  private struct Place: Hashable {
    let reference: Span
    let layer: Int
  }

  /// A reference whose value is not reached yet, and how many steps were left to take from there.
  private struct Passed {
    let reference: Node
    let layer: Int
    let depth: Int

    var place: Place { Place(reference: reference.span, layer: layer) }
  }

  private let evaluator: Evaluator
  private let choices: [Int]
  private let stopsAtTokens: Bool
  private var node: Node
  private var layer: Int
  /// The next one last.
  private var steps: [Step] = []
  /// In the order of the way; their depths ascend.
  private var passed: [Passed] = []
  private var open: Set<Place> = []
  private var count = 0
  private(set) var placeCount: Int
  private var isOnKnownWay = false

  /// `placeCount`: places that the reference stands in already.
  init(
    from reference: Node, in layer: Int, _ choices: [Int], _ evaluator: Evaluator, stopsAtTokens: Bool,
    placeCount: Int
  ) {
    self.evaluator = evaluator
    self.choices = choices
    self.stopsAtTokens = stopsAtTokens
    self.placeCount = placeCount
    node = reference
    self.layer = layer
  }

  mutating func end() throws(ReferenceTargets.Missing) -> End {
    do {
      return try walk()
    } catch {
      for place in passed { remember(.failure(error), from: place) }
      throw error
    }
  }

  private mutating func walk() throws(ReferenceTargets.Missing) -> End {
    while true {
      guard let target = try evaluator.targets.target(of: node, in: layer) else {
        let end = End(node: node, layer: layer)
        arrive(at: end)
        guard let step = steps.popLast() else { return end }
        try descend(step)
        continue
      }
      if isLast, case .token(let token) = target {
        let end = End(node: node, layer: layer, token: token)
        arrive(at: end)
        return end
      }
      if let known = evaluator.ends[start(at: node, layer, isLast)] {
        let end = try known.get()
        isOnKnownWay = true
        (node, layer) = (end.node, end.layer)
      } else {
        try pass()
        try follow(target)
      }
    }
  }

  /// Whether a whole token is as far as the walk goes.
  private var isLast: Bool { stopsAtTokens && steps.isEmpty }

  private mutating func follow(_ target: ReferenceTargets.Target) throws(ReferenceTargets.Missing) {
    let reference = node.span
    switch target {
    case .token(let token): try stand(at: token, reference)
    case .part(let token, let names):
      try stand(at: token, reference)
      steps += names.reversed().map { Step(name: $0, token: token, reference: reference) }
    case .place(let place):
      placeCount += 1
      guard placeCount <= Self.placeLimit else {
        throw ReferenceTargets.Missing(
          message: "this reference leads through more than \(Self.placeLimit) places that are no tokens",
          span: reference, help: "point at a token, or at a value that is written out")
      }
      node = place
    }
  }

  private mutating func stand(at token: Int, _ reference: Span) throws(ReferenceTargets.Missing) {
    let entry = evaluator.entries[token]
    guard let position = entry.branch(in: choices) else { throw evaluator.absence(of: token, in: choices, reference) }
    layer = entry.definitions[entry.branches[position].definition].layer
    node = entry.branches[position].value
  }

  private mutating func descend(_ step: Step) throws(ReferenceTargets.Missing) {
    guard let next = node.child(step.name) else {
      throw ReferenceTargets.Missing(
        message: "the value of \(evaluator.entries[step.token].path) has no \(step.name)", span: step.reference,
        help: node.object.flatMap { didYouMean(step.name, among: $0.members.map(\.key)) })
    }
    node = next
  }

  /// Coming back to a reference whose value was not reached meanwhile is a circle, however many steps have gathered.
  private mutating func pass() throws(ReferenceTargets.Missing) {
    let here = Passed(reference: node, layer: layer, depth: steps.count)
    guard open.insert(here.place).inserted else {
      throw .circle(passed.drop { $0.place != here.place }.map(\.reference))
    }
    count += 1
    guard count <= Self.limit else {
      throw ReferenceTargets.Missing(
        message: "this reference leads through more than \(Self.limit) others", span: node.span,
        help: "point at a value that is written out")
    }
    passed.append(here)
  }

  /// Every reference passed from which no step is left ends here.
  private mutating func arrive(at end: End) {
    let first = passed.lastIndex { $0.depth < steps.count }.map { $0 + 1 } ?? 0
    let isLong = passed.count - first > 1 || isOnKnownWay
    for place in passed[first...] {
      open.remove(place.place)
      if isLong { remember(.success(end), from: place) }
    }
    passed.removeSubrange(first...)
    isOnKnownWay = false
  }

  // MARK: Memory

  private func start(at node: Node, _ layer: Int, _ isLast: Bool) -> Start {
    Start(reference: node.span, layer: layer, choices: choices, stopsAtTokens: isLast)
  }

  /// A chain of tokens is walked once, not once for each.
  private func remember(_ end: Result<End, ReferenceTargets.Missing>, from place: Passed) {
    evaluator.remember(end, from: start(at: place.reference, place.layer, stopsAtTokens && place.depth == 0))
  }
}

extension ReferenceTargets.Missing {
  /// References that lead from one to the next and from the last to the first. It is the same finding from wherever
  /// the circle is entered.
  static func circle(_ references: [Node]) -> Self {
    let first = references.indices.min { references[$0].span.isBefore(references[$1].span) } ?? 0
    let chain = references[first...] + references[..<first]
    let places = chain.map { $0.target }
    let names = [places[places.count - 1]] + places
    let labels = zip(chain, zip(names, places)).dropFirst().prefix(Evaluator.shownMembers).map { reference, names in
      Finding.Label(reference.span, "\(names.0) refers to \(names.1)")
    }
    return Self(
      message: "these places refer to each other: \(Evaluator.shortened(names).joined(separator: " → "))",
      span: references[first].span, help: "write out the value of one of them", rule: .cycle, symbol: names[0],
      labels: labels)
  }
}

extension Node {
  /// What a reference names, in its author's words.
  fileprivate var target: String {
    switch try? Reference.parse(self) {
    case .curly(let names, _): names.joined(separator: ".")
    case .pointer(let pointer, _): pointer.text
    case nil: ""
    }
  }
}

extension Span {
  fileprivate func isBefore(_ other: Span) -> Bool {
    (file, lower) < (other.file, other.lower)
  }
}
