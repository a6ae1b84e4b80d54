internal import Diagnostics
internal import Documents

/// Merges layers into one tree (DTCG 2025.10, "Groups" and "Design token"; Resolver, "Resolution"): later layers win,
/// a token is replaced whole, a group's properties one by one.
struct TreeBuilder {
  private(set) var tree = TokenTree()
  private(set) var findings: [Finding] = []
  private(set) var ignores: [IgnoreNote] = []
  /// `$ref` without `$value` and without children: a token's alias or a group's `$extends`, which only the whole
  /// tree can tell.
  private(set) var undecided: [Undecided] = []

  struct Undecided {
    let vertex: Int
    let definition: Definition
  }

  private let modifiers: ModifierTable
  private let isStrict: Bool
  private var conditions: [String: Result<Condition, ContextProblem>] = [:]
  private var layer: Layer
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

  /// A token whose `$value` is misspelt, as it was meant: so that one slip of the finger is one finding.
  private mutating func withValue(_ object: Object, at vertex: Int) -> Object? {
    guard object["$value"] == nil, object["$ref"] == nil else { return nil }
    if let old = withoutDollarSigns(object, at: vertex) { return old }
    guard object.members.allSatisfy({ isReserved($0.key) }),
      let index = object.members.firstIndex(where: { isMisspeltValue($0.key) })
    else { return nil }
    let slip = object.members[index]
    report(
      .group, "\(tree.path(of: vertex)) has \(slip.key), which no token has", at: slip.keySpan,
      symbol: tree.path(of: vertex), notes: ["it is read as $value"], help: ["did you mean $value?"],
      fixes: [Fix("write $value", safe: true, edits: [.init(slip.keySpan, rewritten(slip.keySpan, "$value"))])])
    var corrected = object
    corrected.members[index].key = "$value"
    return corrected
  }

  /// A token as it was written before there was a standard, `{"value": …, "type": …}`, as it was meant. A group may
  /// have a child named `value`, too: that one is a mapping with keys of the standard.
  private mutating func withoutDollarSigns(_ object: Object, at vertex: Int) -> Object? {
    let names = ["value", "type", "description", "comment"]
    guard let value = object["value"], value.object?.members.contains(where: { isReserved($0.key) }) != true,
      object.members.allSatisfy({ isReserved($0.key) || names.contains($0.key) || $0.value.object == nil })
    else { return nil }
    var corrected = object
    var edits: [Fix.Edit] = []
    for (index, member) in object.members.enumerated() where names.contains(member.key) && member.key != "comment" {
      corrected.members[index].key = "$\(member.key)"
      edits.append(.init(member.keySpan, rewritten(member.keySpan, "$\(member.key)")))
    }
    corrected.members.removeAll { $0.key == "comment" }
    let path = tree.path(of: vertex)
    let keys = edits.count > 1 ? "its keys" : "value"
    report(
      .group, "\(path) has \(keys) without a dollar sign", at: edits.first?.span ?? value.span, symbol: path,
      notes: ["it is read as a token, and by the standard it is a group"], help: ["DTCG writes $value and $type"],
      fixes: [Fix("write the dollar signs", safe: false, edits: edits)])
    return corrected
  }

  private func isMisspeltValue(_ key: String) -> Bool {
    let known = Self.tokenKeys + Self.groupKeys
    return !known.contains(key) && Suggestion.nearest(to: key, among: known).first == "$value"
  }

  /// A mapping that looks as if its author meant a token: a type alone.
  private mutating func warnIfHalfWritten(_ object: Object, _ member: Object.Member, in parent: Int) {
    let symbol = path(member.key, in: parent)
    if object["$type"] != nil, object["$extends"] == nil,
      object.members.allSatisfy({ isReserved($0.key) && $0.key != "$root" })
    {
      report(
        .group, "\(symbol) has a $type and neither a $value nor tokens below it", at: member.keySpan, symbol: symbol,
        severity: .warning, help: ["give it a $value if it is a token; take it out if nothing is to come"])
    }
  }

  /// A key in the same style as the one it replaces; JSON needs its quotes.
  private func rewritten(_ span: Span, _ key: String) -> String {
    layer.syntax == .json ? "\"\(key)\"" : key
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

// MARK: - Properties

extension TreeBuilder {
  static let tokenKeys = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]
  static let groupKeys = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref"]

  private func isReserved(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "$") }

  private mutating func declaredType(_ node: Node) -> DeclaredType? {
    guard let name = node.string else {
      report(.type, "$type is \(node.kindWords); it is the name of a type", at: node.span)
      return DeclaredType(type: nil, name: node.kindWords, span: node.span)
    }
    let type = TokenType(rawValue: name)
    if type == nil {
      let help = didYouMean(name, among: TokenType.allCases.map(\.rawValue))
      report(
        .type, "\(name) is no type of design token", at: node.span,
        notes: ["tokens of this type are left out; everything else is read"],
        help: [help ?? "types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))"])
    } else if isStrict, type?.isStandard == false {
      report(
        .dtcgType, "\(name) is a type of this tool, not of DTCG 2025.10", at: node.span, severity: .note,
        help: ["other tools will not read it"])
    }
    return DeclaredType(type: type, name: name, span: node.span)
  }

  private mutating func text(_ member: Object.Member) -> String? {
    if let text = member.value.string { return text }
    report(
      .value, "\(member.key) is \(member.value.kindWords); it must be a string", at: member.value.span)
    return nil
  }

  private mutating func deprecation(_ member: Object.Member) -> DeclaredDeprecation? {
    switch member.value.content {
    case .bool(true): return .deprecated(.deprecated)
    case .bool(false): return .not
    case .string(let reason): return .deprecated(.because(reason))
    default:
      report(
        .value, "$deprecated is \(member.value.kindWords); it is true, false or a sentence that says what to use",
        at: member.value.span)
      return nil
    }
  }

  private mutating func extensions(_ member: Object.Member) -> Node? {
    if let object = member.value.object {
      for member in object.members { warnIfAlmostOurs(member) }
      return member.value
    }
    report(.value, "$extensions is \(member.value.kindWords); it must be a mapping", at: member.value.span)
    return nil
  }

  /// `$extensions` is everyone's: what is no name of ours is not read. One that almost is was meant.
  private mutating func warnIfAlmostOurs(_ member: Object.Member) {
    let ours = ["mode", "tokens", "tokens.ignore"]
    guard !ours.contains(member.key), !member.key.utf8.contains(UInt8(ascii: "/")) else { return }
    guard let near = Suggestion.nearest(to: member.key, among: ours).first else { return }
    report(
      .dtcgKey, "nothing reads the extension \(member.key)", at: member.keySpan, severity: .warning,
      help: ["did you mean \(near)?"])
  }

  private mutating func refuseModes(of vertex: Int, _ extensions: Node?) {
    guard let modes = extensions?.object?.member("mode") else { return }
    report(
      .context, "mode stands at a group, which has no value to change", at: modes.keySpan,
      symbol: tree.path(of: vertex), severity: .warning, help: ["write it at the tokens below"])
  }

  private mutating func collectIgnores(_ extensions: Node?, covering name: Span, and body: Span) {
    guard let ignore = extensions?["tokens.ignore"] else { return }
    guard let object = ignore.object else {
      report(
        .suppression, "tokens.ignore is \(ignore.kindWords); it maps each rule to the reason", at: ignore.span,
        help: ["write { \"tokens/grid\": \"the reason\" }"])
      return
    }
    for member in object.members {
      ignores.append(
        IgnoreNote(
          rule: member.key, reason: member.value.string, span: member.keySpan.joined(with: member.value.span),
          covers: name.joined(with: body)))
    }
  }

  /// Names that DTCG forbids: an empty one, one that begins with `$` or holds `{`, `}` or `.`.
  private mutating func checkName(_ member: Object.Member) -> Bool {
    let name = member.key
    if name == "$root" { return true }
    if name.isEmpty {
      report(.name, "a token or group has an empty name", at: member.keySpan, help: ["give it a name"])
      return false
    }
    if let bad = name.unicodeScalars.first(where: { $0 == "{" || $0 == "}" || $0 == "." }) {
      report(
        .name, "the name \(name) holds \(bad), which references use", at: member.keySpan, symbol: name,
        help: ["rename it, to \(suggestedName(name)) for instance"])
    }
    return true
  }

  private func suggestedName(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.compactMap { $0 == "." ? "-" : $0 == "{" || $0 == "}" ? nil : $0 }))
  }

  private mutating func unknownKey(_ member: Object.Member, in place: String, known: [String]) {
    let nearest = didYouMean(member.key, among: known)
    if place == "a group", member.value.object != nil, nearest == nil {
      report(
        .name, "the name \(member.key) begins with $, as only the standard's own keys do", at: member.keySpan,
        symbol: member.key, help: ["rename it"])
      return
    }
    report(
      .dtcgKey, "\(member.key) is no property of \(place)", at: member.keySpan, severity: .warning,
      help: [nearest ?? "names with a dollar sign are the standard's own; data of your own belongs under $extensions"])
  }

  private func path(_ name: String, in parent: Int) -> String {
    parent == TokenTree.root ? name : "\(tree.path(of: parent)).\(name)"
  }

  mutating func report(
    _ rule: RuleID, _ message: String, at span: Span, symbol: String = "", severity: Severity = .error,
    labels: [Finding.Label] = [], notes: [String] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    findings.append(
      Finding(
        rule, severity, message, at: span, symbol: symbol, labels: labels, notes: notes, help: help, fixes: fixes))
  }
}
