internal import Diagnostics
internal import Documents

/// One value being read in one context: answers the reader's questions from what is resolved already.
struct EvaluationScope: ValueScope {
  /// Values inside each other, each reached by a reference. Types nest less deep.
  private static let nestingLimit = 32

  let evaluator: Evaluator
  let choices: [Int]
  /// The layer that the node in hand stands in.
  var layer: Int
  let tokenPath: String
  let isJSON: Bool
  let toolExtensions: Node?
  private(set) var findings: [Finding] = []
  /// Values being read inside each other, outermost first, with the references that lead to them.
  private var open: [(reference: Node, place: Span)] = []
  /// How many places outside of tokens led to the node in hand.
  private var placeCount = 0

  init(
    evaluator: Evaluator, choices: [Int], layer: Int, tokenPath: String, isJSON: Bool, toolExtensions: Node?
  ) {
    self.evaluator = evaluator
    self.choices = choices
    self.layer = layer
    self.tokenPath = tokenPath
    self.isJSON = isJSON
    self.toolExtensions = toolExtensions
  }

  /// Forms of our own are what YAML is for.
  var reportsForms: Bool { isJSON || evaluator.isStrict }

  mutating func report(_ finding: Finding) { findings.append(finding) }

  private mutating func report(_ missing: ReferenceTargets.Missing) {
    if let finding = evaluator.finding(missing, symbol: tokenPath) { findings.append(finding) }
  }

  // MARK: A token's whole value

  /// The type comes from the token itself, else from what it refers to, else from the nearest group that has one
  /// (DTCG 2025.10, "Type"); never from the look of the value.
  mutating func readToken(
    _ node: Node, _ definition: Definition, _ groupType: DeclaredType?, _ target: inout Int?
  ) -> TokenValue? {
    do {
      switch try evaluator.targets.target(of: node, in: layer) {
      case .token(let token):
        target = token
        return alias(token, node, definition)
      case .part(let token, let steps):
        if let part = part(of: token, steps, as: definition.type?.type) { return part }
        return try pointed(from: node, definition, groupType)
      case .place: return try pointed(from: node, definition, groupType)
      case nil: return read(node, definition, groupType)
      }
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func pointed(
    from reference: Node, _ definition: Definition, _ groupType: DeclaredType?
  ) throws(ReferenceTargets.Missing) -> TokenValue? {
    var way = walk(from: reference, stopsAtTokens: true)
    let end = try way.end()
    if let token = end.token { return alias(token, reference, definition) }
    (layer, placeCount) = (end.layer, way.placeCount)
    open.append((reference, end.node.span))
    let before = findings.count
    let value = read(end.node, definition, groupType)
    pointAtReference(reference, from: before)
    return value
  }

  private mutating func alias(_ token: Int, _ node: Node, _ definition: Definition) -> TokenValue? {
    guard let value = value(of: token, node.span) else { return nil }
    if let declared = definition.type, declared.type != value.type {
      let path = evaluator.entries[token].path
      report(
        Finding(
          .alias, .error,
          "\(tokenPath) is declared as \(declared.name) and refers to \(path), \(value.type.words)",
          at: node.span, symbol: tokenPath, labels: [.init(declared.span, "the type is declared here")],
          help: ["take $type out, or refer to a token of type \(declared.name)"]))
      return nil
    }
    guard case .typography(var typography) = value, toolExtensions != nil else { return value }
    typography.extras = ValueReader.typographyExtras(over: typography.extras, in: &self)
    return .typography(typography)
  }

  private mutating func read(_ node: Node, _ definition: Definition, _ groupType: DeclaredType?) -> TokenValue? {
    guard let declared = definition.type ?? groupType else {
      report(
        Finding(
          .type, .error, "\(tokenPath) has no $type, nor has a group that it stands in", at: definition.nameSpan,
          symbol: tokenPath, notes: ["a type is never guessed from the value"], help: [Self.typeHelp(for: node)]))
      return nil
    }
    // An unknown type was reported where it is declared.
    guard let type = declared.type else { return nil }
    let before = findings.count
    let value = ValueReader.read(node, as: type, in: &self)
    // A path where a value belongs was meant as a reference.
    if value == nil, findings.count > before, let path = node.string, evaluator.targets.index[path] != nil {
      findings[findings.count - 1].help = ["write \"{\(path)}\" to refer to the token"]
    }
    return value
  }

  /// Which type to write: the one that the value's parts belong to, where that is plain.
  private static func typeHelp(for node: Node) -> String {
    let parts: [(key: String, type: TokenType)] = [
      ("colorSpace", .color), ("fontFamily", .typography), ("offsetX", .shadow), ("timingFunction", .transition),
      ("dashArray", .strokeStyle),
    ]
    if let part = parts.first(where: { node[$0.key] != nil }) {
      return "a value with \(part.key) is \(part.type.words): give it or its group $type: \(part.type.rawValue)"
    }
    let types = TokenType.allCases.filter(\.isStandard).map(\.rawValue)
    return "give it or its group a $type: \(list(types, "or"))"
  }

  /// What a token is here; nil, with a finding unless its own says why, where it is nothing.
  private mutating func value(of token: Int, _ span: Span) -> TokenValue? {
    let slot = evaluator.slot(of: token, in: choices)
    if slot.value == nil, !slot.isInvalid { report(evaluator.absence(of: token, in: choices, span)) }
    return slot.value
  }

  // MARK: References inside a value

  mutating func dereference(_ node: Node, as type: TokenType) -> Dereferenced {
    do {
      switch try evaluator.targets.target(of: node, in: layer) {
      case nil: return .notAReference
      case .token(let token): return whole(token, node, as: type)
      case .part(let token, let steps):
        if let part = part(of: token, steps, as: type) { return .value(part) }
        return try nested(from: node, as: type)
      case .place: return try nested(from: node, as: type)
      }
    } catch {
      report(error)
      return .unresolved
    }
  }

  mutating func referencedType(_ node: Node) -> TokenType? {
    guard case .token(let token)? = try? evaluator.targets.target(of: node, in: layer) else { return nil }
    return evaluator.slot(of: token, in: choices).value?.type
  }

  private mutating func whole(_ token: Int, _ node: Node, as type: TokenType) -> Dereferenced {
    guard let value = value(of: token, node.span) else { return .unresolved }
    if value.type == type { return .value(value) }
    let entry = evaluator.entries[token]
    report(
      Finding(
        .alias, .error, "\(entry.path) is \(value.type.words), and \(type.words) is needed here", at: node.span,
        symbol: tokenPath, labels: [.init(entry.nameSpan, "\(entry.path) is defined here")]))
    return .unresolved
  }

  /// A part as it was read with the whole, if it was: once, and with what its neighbours say about it.
  private func part(of token: Int, _ steps: [String], as type: TokenType?) -> TokenValue? {
    guard let part = evaluator.known(token, in: choices)?.value?.part(steps) else { return nil }
    return type == nil || part.type == type ? part : nil
  }

  private mutating func nested(
    from reference: Node, as type: TokenType
  ) throws(ReferenceTargets.Missing) -> Dereferenced {
    var way = walk(from: reference, stopsAtTokens: true)
    let end = try way.end()
    if let token = end.token { return whole(token, reference, as: type) }
    if let circle = open.firstIndex(where: { $0.place == end.node.span }) {
      throw .circle(open[(circle + 1)...].map(\.reference) + [reference])
    }
    guard open.count < Self.nestingLimit else {
      throw ReferenceTargets.Missing(
        message: "more than \(Self.nestingLimit) values stand in each other here", span: reference.span,
        help: "point at a value that is written out")
    }
    let outer = (layer, placeCount)
    (layer, placeCount) = (end.layer, way.placeCount)
    open.append((reference, end.node.span))
    defer {
      open.removeLast()
      (layer, placeCount) = outer
    }
    let before = findings.count
    let value = ValueReader.read(end.node, as: type, in: &self)
    pointAtReference(reference, from: before)
    return value.map { .value($0) } ?? .unresolved
  }

  /// What is wrong with a value for the one that points at it is wrong at the pointer, not where the value stands: there
  /// it may be right.
  private mutating func pointAtReference(_ reference: Node, from start: Int) {
    for index in findings.indices[start...] where ![.dtcgForm, .cycle].contains(findings[index].rule) {
      let place = findings[index].span
      guard place != reference.span else { continue }
      findings[index].labels.insert(.init(place, "this is what it points at"), at: 0)
      findings[index].span = reference.span
      findings[index].fixes = []
    }
  }

  mutating func plainNode(_ node: Node) -> Node? {
    guard node.object?.members.contains(where: { $0.key == "$ref" }) == true else { return node }
    do {
      var way = walk(from: node, stopsAtTokens: false)
      let end = try way.end()
      // What stands in it refers from there.
      if end.node.isContainer { layer = end.layer }
      return end.node
    } catch {
      report(error)
      return nil
    }
  }

  private func walk(from reference: Node, stopsAtTokens: Bool) -> ReferenceWalk {
    ReferenceWalk(
      from: reference, in: layer, choices, evaluator, stopsAtTokens: stopsAtTokens, placeCount: placeCount)
  }
}

extension Node {
  fileprivate var isContainer: Bool {
    switch content {
    case .array, .object: true
    case .null, .bool, .number, .string: false
    }
  }
}
