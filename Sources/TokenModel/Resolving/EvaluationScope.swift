internal import Diagnostics
internal import Documents

/// One value being read in one context: answers the reader's questions from what is resolved already.
struct EvaluationScope: ValueScope {
  /// References that one value may go through inside other values before it must be a circle.
  private static let hopLimit = 256

  let evaluator: Evaluator
  let choices: [Int]
  /// The layer that the node in hand stands in.
  var layer: Int
  let tokenPath: String
  let isJSON: Bool
  let toolExtensions: Node?
  private(set) var findings: [Finding] = []
  private var hops = 0

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
        return try read(place(token, steps, node.span), from: node, definition, groupType)
      case .place(let place): return read(place, from: node, definition, groupType)
      case nil: return read(node, definition, groupType)
      }
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func read(
    _ place: Node, from reference: Node, _ definition: Definition, _ groupType: DeclaredType?
  ) -> TokenValue? {
    let before = findings.count
    let value = read(place, definition, groupType)
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
    if slot.value == nil, !slot.isInvalid {
      let entry = evaluator.entries[token]
      report(
        Finding(
          .alias, .error, "\(entry.path) does not exist in \(evaluator.words(for: choices, over: entry.axes.indices))",
          at: span, symbol: tokenPath, labels: [.init(entry.nameSpan, "it is defined here, for other contexts")],
          help: ["define it in a set that always applies, or refer to it only where it exists"]))
    }
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
        return try nested(place(token, steps, node.span), from: node, as: type)
      case .place(let place): return nested(place, from: node, as: type)
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

  private mutating func nested(_ place: Node, from reference: Node, as type: TokenType) -> Dereferenced {
    guard enter(place.span) else { return .unresolved }
    defer { hops -= 1 }
    let before = findings.count
    let value = ValueReader.read(place, as: type, in: &self)
    pointAtReference(reference, from: before)
    return value.map { .value($0) } ?? .unresolved
  }

  /// What is wrong with a value for the one that points at it is wrong at the pointer, not where the value stands: there
  /// it may be right.
  private mutating func pointAtReference(_ reference: Node, from start: Int) {
    for index in findings.indices[start...] where findings[index].rule != .dtcgForm {
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
      return try resolved(node)
    } catch {
      report(error)
      return nil
    }
  }

  // MARK: Places

  /// The node at a place inside a token's value, through the aliases on the way.
  private mutating func place(
    _ token: Int, _ steps: [String], _ span: Span
  ) throws(ReferenceTargets.Missing) -> Node {
    var node = try resolved(try rawValue(of: token, span))
    for step in steps {
      guard let next = node.child(step) else {
        throw ReferenceTargets.Missing(
          message: "the value of \(evaluator.entries[token].path) has no \(step)", span: span,
          help: node.object.flatMap { didYouMean(step, among: $0.members.map(\.key)) })
      }
      node = try resolved(next)
    }
    return node
  }

  private mutating func rawValue(of token: Int, _ span: Span) throws(ReferenceTargets.Missing) -> Node {
    let entry = evaluator.entries[token]
    guard let position = entry.branch(in: choices) else {
      throw ReferenceTargets.Missing(message: "\(entry.path) does not exist in every context", span: span)
    }
    layer = entry.definitions[entry.branches[position].definition].layer
    return entry.branches[position].value
  }

  /// Follows references until a value that is none.
  private mutating func resolved(_ node: Node) throws(ReferenceTargets.Missing) -> Node {
    guard let target = try evaluator.targets.target(of: node, in: layer) else { return node }
    hops += 1
    defer { hops -= 1 }
    guard hops < Self.hopLimit else { throw Self.circle(node.span) }
    switch target {
    case .token(let token): return try resolved(try rawValue(of: token, node.span))
    case .part(let token, let steps): return try place(token, steps, node.span)
    case .place(let place): return try resolved(place)
    }
  }

  private mutating func enter(_ span: Span) -> Bool {
    hops += 1
    if hops < Self.hopLimit { return true }
    hops -= 1
    report(Self.circle(span))
    return false
  }

  private static func circle(_ span: Span) -> ReferenceTargets.Missing {
    ReferenceTargets.Missing(
      message: "this reference leads back to itself, or through more than \(hopLimit) others", span: span,
      help: "point at a value that is written out", rule: .cycle)
  }
}
