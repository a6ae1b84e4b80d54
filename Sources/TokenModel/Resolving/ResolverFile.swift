internal import Diagnostics
internal import Documents
internal import Files

/// Reads a resolver file (DTCG 2025.10, Resolver): its sets and modifiers in the order in which they are merged.
/// `ResolverSources` then turns their sources into layers.
struct ResolverFile {
  /// A set or a modifier, at its place in `resolutionOrder`.
  enum Step {
    case set(SetDefinition)
    case modifier(ModifierDefinition)
  }

  struct SetDefinition {
    let name: String
    let sources: [Node]
  }

  struct ModifierDefinition {
    let name: String
    let contexts: [(name: String, sources: [Node])]
    let defaultContext: Int?
  }

  /// More than `AxisSet` holds beside the known ones.
  static let modifierLimit = AxisSet.limit - ModifierTable.known.count

  let document: Document
  private let root: Object
  private(set) var steps: [Step] = []
  private(set) var findings: [Finding] = []
  /// Names of root sets and modifiers that `resolutionOrder` or a source has named.
  private(set) var used: Set<String> = []

  /// nil where the document is no mapping.
  init?(_ document: Document) {
    guard let root = document.root?.object else { return nil }
    self.document = document
    self.root = root
    checkRoot()
    readOrder()
  }

  /// Whether a document is a resolver file, by its name or by what it holds.
  static func isResolver(_ document: Document, named path: String) -> Bool {
    Path.extensions(path).dropLast().last?.lowercased() == "resolver" || isResolver(document.root)
  }

  /// Whether a document is a resolver file, by what it holds.
  static func isResolver(_ root: Node?) -> Bool {
    guard let object = root?.object else { return false }
    return object["resolutionOrder"] != nil || object["sets"] != nil && object["modifiers"] != nil
      || object["version"] != nil && (object["sets"] ?? object["modifiers"]) != nil
  }

  // MARK: Root

  private static let rootKeys = [
    "version", "resolutionOrder", "name", "description", "sets", "modifiers", "$schema", "$defs", "$extensions",
  ]

  private mutating func checkRoot() {
    for member in root.members where !Self.rootKeys.contains(member.key) {
      report(
        "\(member.key) is no property of a resolver file", at: member.keySpan, severity: .warning,
        help: didYouMean(member.key, among: Self.rootKeys))
    }
    switch root["version"] {
    case nil:
      report(
        "this resolver file has no version", at: .start(of: document.file), help: "add \"version\": \"2025.10\"")
    case let version? where version.string != "2025.10":
      report(
        "version must be the string 2025.10, the only one there is", at: version.span, help: "write \"2025.10\"")
    default: break
    }
    for key in ["name", "description"] {
      if let node = root[key], node.string == nil {
        report("\(key) is \(node.kindWords); it must be a string", at: node.span)
      }
    }
    for key in ["sets", "modifiers"] {
      if let node = root[key], node.object == nil {
        report("\(key) is \(node.kindWords); it maps names to \(key)", at: node.span)
      }
    }
  }

  // MARK: Order

  private mutating func readOrder() {
    guard let member = root.member("resolutionOrder") else {
      report(
        "this resolver file has no resolutionOrder, so no set is ever read", at: .start(of: document.file),
        help: "list the sets and modifiers in the order in which they are merged; the last one wins")
      return
    }
    guard let items = member.value.array else {
      report("resolutionOrder is \(member.value.kindWords); it is a list of sets and modifiers", at: member.value.span)
      return
    }
    if items.isEmpty {
      report("resolutionOrder is empty, so no set is ever read", at: member.value.span)
    }
    var inlineNames: [String: Span] = [:]
    for item in items { readItem(item, &inlineNames) }
  }

  private mutating func readItem(_ item: Node, _ inlineNames: inout [String: Span]) {
    guard let object = item.object else {
      report(
        "an item of resolutionOrder is \(item.kindWords); it is a reference to a set or a modifier, or one written out",
        at: item.span, help: "write { \"$ref\": \"#/sets/name\" }")
      return
    }
    guard let reference = object.member("$ref") else {
      readInline(object, item, &inlineNames)
      return
    }
    let pointer: JSONPointer
    do {
      guard case .some(.pointer(let parsed, _)) = try Reference.parse(Node(.object(Object([reference])), at: item.span))
      else { return }
      pointer = parsed
    } catch {
      report(error.message, at: error.span, help: error.help)
      return
    }
    let steps = pointer.steps
    guard pointer.document.isEmpty, steps.count == 2, steps[0] == "sets" || steps[0] == "modifiers" else {
      report(
        pointer.document.isEmpty && steps.first == "resolutionOrder"
          ? "\(pointer.text) points into resolutionOrder, which nothing may refer to"
          : "\(pointer.text) is neither a set nor a modifier of this file", at: reference.value.span,
        help: "write \"#/sets/name\" or \"#/modifiers/name\"")
      return
    }
    readNamed(steps[0], steps[1], overriddenBy: object, reference.value.span)
  }

  private mutating func readNamed(_ kind: String, _ name: String, overriddenBy item: Object, _ span: Span) {
    guard let member = root[kind]?.object?.member(name) else {
      let names = root[kind]?.object?.members.map(\.key) ?? []
      report(
        "there is no \(kind == "sets" ? "set" : "modifier") \(name)", at: span,
        help: didYouMean(name, among: names) ?? (names.isEmpty ? nil : "there are \(list(names, "and"))"))
      return
    }
    used.insert("\(kind)/\(name)")
    // Keys beside `$ref` override the target's, whole values at a time.
    let overrides = item.members.filter { $0.key != "$ref" }
    let names = Set(overrides.map(\.key))
    let base = member.value.object?.members.filter { !names.contains($0.key) } ?? []
    let merged =
      overrides.isEmpty || member.value.object == nil
      ? member.value : Node(.object(Object(base + overrides)), at: member.value.span)
    if kind == "sets" { readSet(name, merged) } else { readModifier(name, merged, member.keySpan) }
  }

  private mutating func readInline(_ object: Object, _ item: Node, _ inlineNames: inout [String: Span]) {
    guard let name = object["name"]?.string, !name.isEmpty else {
      report(
        "a set or modifier written in resolutionOrder needs a name", at: object["name"]?.span ?? item.span,
        help: "add \"name\", unique in resolutionOrder")
      return
    }
    let span = object["name"]?.span ?? item.span
    if let first = inlineNames.updateValue(span, forKey: name) {
      report(
        "two items of resolutionOrder are named \(name)", at: span, labels: [.init(first, "the first stands here")],
        help: "rename one of them")
    }
    switch object["type"]?.string {
    case "set": readSet(name, item)
    case "modifier": readModifier(name, item, span)
    default:
      report(
        "\(name) in resolutionOrder is neither a set nor a modifier", at: object["type"]?.span ?? item.span,
        help: "add \"type\": \"set\" or \"type\": \"modifier\"")
    }
  }

  // MARK: Sets and modifiers

  private mutating func readSet(_ name: String, _ node: Node) {
    guard let set = readSources(of: node, named: name) else { return }
    steps.append(.set(SetDefinition(name: name, sources: set)))
  }

  private static let setKeys = ["sources", "description", "$extensions", "$ref", "name", "type"]

  /// The sources of a set, with findings for what a set can't hold.
  private mutating func readSources(of node: Node, named name: String) -> [Node]? {
    guard let object = node.object else {
      report("set \(name) is \(node.kindWords); it is a mapping with sources", at: node.span)
      return nil
    }
    // A set that is a reference to another one, or to a file, has that as its only source.
    if object["sources"] == nil, object["$ref"] != nil { return [node] }
    for member in object.members where !Self.setKeys.contains(member.key) {
      report(
        "\(member.key) is no property of a set", at: member.keySpan, severity: .warning,
        help: didYouMean(member.key, among: Self.setKeys))
    }
    guard let sources = object["sources"] else {
      report(
        "set \(name) has no sources", at: node.span,
        help: "list its files: \"sources\": [{ \"$ref\": \"file.tokens.json\" }]")
      return nil
    }
    guard let items = sources.array else {
      report("sources of set \(name) is \(sources.kindWords); it is a list", at: sources.span)
      return nil
    }
    return items
  }

  private static let modifierKeys = ["contexts", "default", "description", "$extensions", "name", "type"]

  private mutating func readModifier(_ name: String, _ node: Node, _ span: Span) {
    guard let object = node.object else {
      report("modifier \(name) is \(node.kindWords); it is a mapping with contexts", at: node.span)
      return
    }
    for member in object.members where !Self.modifierKeys.contains(member.key) {
      report(
        "\(member.key) is no property of a modifier", at: member.keySpan, severity: .warning,
        help: didYouMean(member.key, among: Self.modifierKeys))
    }
    guard let contexts = object["contexts"]?.object else {
      report(
        "modifier \(name) has no contexts", at: object["contexts"]?.span ?? span,
        help: "map each context to its sources: \"contexts\": { \"light\": [], \"dark\": [{ \"$ref\": … }] }")
      return
    }
    guard !contexts.members.isEmpty else {
      report("modifier \(name) has no contexts", at: object["contexts"]?.span ?? span)
      return
    }
    if contexts.members.count == 1 {
      report(
        "modifier \(name) has one context only, so it changes nothing", at: span, severity: .warning,
        help: "make it a set, or add the other contexts")
    }
    if steps.contains(where: { if case .modifier(let other) = $0 { other.name == name } else { false } }) {
      report("modifier \(name) stands in resolutionOrder twice", at: span)
      return
    }
    let modifierCount = steps.reduce(0) { if case .modifier = $1 { $0 + 1 } else { $0 } }
    guard modifierCount < Self.modifierLimit else {
      report("modifier \(name) is one more than the \(Self.modifierLimit) that are read", at: span)
      return
    }
    steps.append(.modifier(definition(name, object, contexts)))
  }

  private mutating func definition(_ name: String, _ object: Object, _ contexts: Object) -> ModifierDefinition {
    let names = contexts.members.map(\.key)
    var defaultContext: Int?
    if let node = object["default"] {
      defaultContext = node.string.flatMap { names.firstIndex(of: $0) }
      if defaultContext == nil {
        report(
          "the default of modifier \(name) is none of its contexts", at: node.span,
          help: "it has \(list(names, "and"))")
      }
    }
    let sources = contexts.members.map { member -> (name: String, sources: [Node]) in
      guard let items = member.value.array else {
        report(
          "context \(member.key) of modifier \(name) is \(member.value.kindWords); it is a list of sources",
          at: member.value.span, help: "write [] for a context that changes nothing")
        return (member.key, [])
      }
      return (member.key, items)
    }
    return ModifierDefinition(name: name, contexts: sources, defaultContext: defaultContext)
  }

  // MARK: Unused

  mutating func markUsed(set name: String) { used.insert("sets/\(name)") }

  var unusedFindings: [Finding] {
    ["sets", "modifiers"].flatMap { kind in
      (root[kind]?.object?.members ?? []).filter { !used.contains("\(kind)/\($0.key)") }.map { member in
        Finding(
          .unusedSet, .note,
          "\(kind == "sets" ? "set" : "modifier") \(member.key) is declared and never used", at: member.keySpan,
          symbol: member.key, help: ["add it to resolutionOrder, or take it out"])
      }
    }
  }

  /// A root set's sources, for a source that refers to it.
  func set(named name: String) -> [Node]? { root["sets"]?.object?[name]?["sources"]?.array }
  var setNames: [String] { root["sets"]?.object?.members.map(\.key) ?? [] }
  func node(at steps: [String]) -> Node? {
    steps.reduce(document.root) { $0?.child($1) }
  }

  private mutating func report(
    _ message: String, at span: Span, severity: Severity = .error, labels: [Finding.Label] = [], help: String? = nil
  ) {
    findings.append(Finding(.resolver, severity, message, at: span, labels: labels, help: help.map { [$0] } ?? []))
  }
}
