internal import Diagnostics
internal import Documents

/// Merges layers into one tree (DTCG 2025.10, "Groups" and "Design token"; Resolver, "Resolution"): later layers win,
/// a token is replaced whole, a group's properties one by one.
struct TreeBuilder {
  private(set) var tree = TokenTree()
  var findings: [Finding] = []
  var ignores: [IgnoreNote] = []
  /// `$ref` without `$value` and without children: a token's alias or a group's `$extends`, which only the whole
  /// tree can tell.
  private(set) var undecided: [Undecided] = []

  struct Undecided {
    let vertex: Int
    let definition: Definition
  }

  private let modifiers: ModifierTable
  let isStrict: Bool
  private var conditions: [String: Result<Condition, ContextProblem>] = [:]
  private(set) var layer: Layer
  private var layerIndex = -1

  init(modifiers: ModifierTable, isStrict: Bool) {
    self.modifiers = modifiers
    self.isStrict = isStrict
    layer = Layer(
      root: Node(.null, at: .start(of: FileID(0))), syntax: .yaml, condition: .always)
  }

  mutating func add(_ layer: Layer) {
    self.layer = layer
    layerIndex += 1
    guard case .object(let root) = layer.root.content else {
      report(
        .syntax, "this file is \(layer.root.kindWords), and a token file is a mapping of names to tokens and groups",
        at: layer.root.span)
      return
    }
    addGroup(root, at: TokenTree.root, nameSpan: layer.root.span, body: layer.root.span)
  }

  // MARK: Groups

  private mutating func addGroup(_ object: Object, at vertex: Int, nameSpan: Span, body: Span) {
    var group = GroupDefinition(layer: layerIndex, condition: layer.condition, nameSpan: nameSpan)
    var speaks = false
    for member in object.members {
      if isReserved(member.key) {
        speaks = readGroupProperty(member, of: vertex, into: &group) || speaks
        if member.key == "$extensions" { collectIgnores(group.extensions, covering: nameSpan, and: body) }
      } else {
        addChild(member, of: vertex)
      }
    }
    refuseTwoParents(of: object, at: vertex)
    if speaks || vertex != TokenTree.root { tree[vertex].groupDefinitions.append(group) }
  }

  /// Whether the property says something of the group itself.
  private mutating func readGroupProperty(
    _ member: Object.Member, of vertex: Int, into group: inout GroupDefinition
  ) -> Bool {
    switch member.key {
    case "$type": group.type = declaredType(member.value)
    case "$description": group.description = text(member)
    case "$deprecated": group.deprecation = deprecation(member)
    case "$extensions":
      group.extensions = extensions(member)
      refuseModes(of: vertex, group.extensions)
    case "$extends": group.extends.append(member.value)
    case "$value" where vertex == TokenTree.root:
      report(
        .group, "this file is a token without a name", at: member.keySpan,
        help: ["put it under a name: { name: { $value: … } }"])
    case "$ref": group.extends.append(Node(.object(Object([member])), at: member.value.span))
    case "$root":
      addChild(member, of: vertex)
      return false
    case "$schema", "$defs":
      guard vertex == TokenTree.root else { fallthrough }
      return false
    default: unknownKey(member, in: "a group", known: Self.groupKeys)
    }
    return true
  }

  private mutating func refuseTwoParents(of object: Object, at vertex: Int) {
    guard let reference = object.member("$ref"), let extends = object.member("$extends") else { return }
    report(
      .extends, "\(tree.path(of: vertex)) has both $extends and $ref, which say the same of a group: what it inherits",
      at: reference.keySpan, symbol: tree.path(of: vertex), labels: [.init(extends.keySpan, "$extends is given here")],
      notes: ["it inherits from both"], help: ["keep one of them"])
  }

  private mutating func addChild(_ member: Object.Member, of parent: Int) {
    guard checkName(member) else { return }
    guard case .object(let object) = member.value.content else {
      report(
        .group, "\(path(member.key, in: parent)) is \(member.value.kindWords), neither a token nor a group",
        at: member.value.span, symbol: path(member.key, in: parent),
        help: ["write the value under $value: \(member.key): { $value: … }"])
      return
    }
    let vertex = tree.makeChild(of: parent, named: member.key)
    if let corrected = withValue(object, at: vertex) {
      addToken(corrected, member, at: vertex)
      return
    }
    switch shape(of: object) {
    case .token: addToken(object, member, at: vertex)
    case .reference:
      let reference = object.member("$ref").map { Node(.object(Object([$0])), at: $0.value.span) }
      let definition = definition(object, member, value: reference ?? member.value, at: vertex)
      undecided.append(Undecided(vertex: vertex, definition: definition))
    case .group:
      if member.key == "$root" {
        report(
          .group, "$root of \(tree.path(of: parent)) has no $value: it must be a token", at: member.keySpan,
          symbol: path(member.key, in: parent), help: ["give it a $value, or rename it"])
        return
      }
      warnIfHalfWritten(object, member, in: parent)
      addGroup(object, at: vertex, nameSpan: member.keySpan, body: member.value.span)
    }
  }

  private enum Shape {
    case token, reference, group
  }

  private func shape(of object: Object) -> Shape {
    var hasReference = false
    var isGroup = false
    for member in object.members {
      if member.key == "$value" { return .token }
      if member.key == "$ref" { hasReference = true }
      if !isReserved(member.key) || member.key == "$root" || member.key == "$extends" { isGroup = true }
    }
    return hasReference && !isGroup ? .reference : .group
  }

  // MARK: Tokens

  private mutating func addToken(_ object: Object, _ member: Object.Member, at vertex: Int) {
    guard let value = object["$value"] else { return }
    let definition = definition(object, member, value: value, at: vertex)
    if let reference = object.member("$ref") {
      report(
        .alias, "\(tree.path(of: vertex)) has both $value and $ref", at: reference.keySpan,
        symbol: tree.path(of: vertex),
        help: ["keep one of them: a token with $ref is an alias and has no value of its own"])
    }
    append(definition, to: vertex)
  }

  private mutating func append(_ definition: Definition, to vertex: Int) {
    tree[vertex].definitions.append(definition)
  }

  private mutating func definition(
    _ object: Object, _ member: Object.Member, value: Node, at vertex: Int
  ) -> Definition {
    var result = Definition(
      layer: layerIndex, condition: layer.condition, nameSpan: member.keySpan, node: member.value, value: value,
      syntax: layer.syntax)
    for property in object.members {
      switch property.key {
      case "$value", "$ref": break
      case "$type": result.type = declaredType(property.value)
      case "$description": result.description = text(property)
      case "$deprecated": result.deprecation = deprecation(property)
      case "$extensions":
        result.extensions = extensions(property)
        result.modes = modes(result.extensions, at: vertex)
        collectIgnores(result.extensions, covering: member.keySpan, and: member.value.span)
      default: readStrayKey(property, of: vertex)
      }
    }
    return result
  }

  private mutating func readStrayKey(_ property: Object.Member, of vertex: Int) {
    let symbol = tree.path(of: vertex)
    if isReserved(property.key), property.key != "$root" {
      unknownKey(property, in: "a token", known: Self.tokenKeys)
    } else if property.value.object != nil {
      report(
        .group, "\(symbol) is a token and holds \(property.key) too, as a group would", at: property.keySpan,
        symbol: symbol, notes: ["A token has a $value and no tokens or groups below it (DTCG, Design token)"],
        help: ["move \(property.key) beside \(tree[vertex].name), or name the token \(symbol).$root"])
    } else {
      report(
        .dtcgKey, "\(symbol) holds \(property.key), which no token has; it is not read", at: property.keySpan,
        symbol: symbol, severity: .warning, help: ["data of your own belongs under $extensions"])
    }
  }

  private mutating func modes(_ extensions: Node?, at vertex: Int) -> [Definition.Mode] {
    guard let modes = extensions?["mode"] else { return [] }
    let symbol = tree.path(of: vertex)
    guard let object = modes.object else {
      report(
        .context, "mode of \(symbol) is \(modes.kindWords); it maps contexts to values", at: modes.span, symbol: symbol,
        help: ["write mode: { dark: … }"])
      return []
    }
    var result: [Definition.Mode] = []
    for member in object.members {
      switch condition(member.key) {
      case .success(let condition):
        if let twin = result.first(where: { Set($0.condition.requirements) == Set(condition.requirements) }) {
          report(
            .context, "\(symbol) gives the context \(member.key) twice", at: member.keySpan, symbol: symbol,
            labels: [.init(twin.keySpan, "first given here as \(twin.key)")], help: ["keep one of them"])
        } else {
          result.append(.init(condition: condition, key: member.key, keySpan: member.keySpan, value: member.value))
        }
      case .failure(let problem):
        report(
          .context, problem.message, at: member.keySpan, symbol: symbol, help: problem.help.map { [$0] } ?? [])
      }
    }
    return result
  }

  private mutating func condition(_ key: String) -> Result<Condition, ContextProblem> {
    if let known = conditions[key] { return known }
    let result = modifiers.condition(key)
    conditions[key] = result
    return result
  }
}
