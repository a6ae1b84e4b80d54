internal import Diagnostics
internal import Documents

/// A set of a resolver file.
struct ResolverSet {
  let name: String
  let sources: [Node]
}

/// A modifier of a resolver file; its contexts in the order of the file.
struct ResolverModifier {
  let name: String
  let contexts: [(name: String, sources: [Node])]
  let defaultContext: Int?
}

/// Reads sets and modifiers as DTCG 2025.10's resolver module writes them; nil, with a finding, for what is neither.
struct ResolverPartReader {
  private(set) var findings: [Finding] = []

  private static let setKeys = ["sources", "description", "$extensions", "name", "type"]

  mutating func set(_ name: String, _ node: Node) -> ResolverSet? {
    guard let object = node.object else {
      report("set \(name) is \(node.kindWords); it is a mapping with sources", at: node.span)
      return nil
    }
    checkKeys(of: object, in: "a set", known: Self.setKeys)
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
    return ResolverSet(name: name, sources: items)
  }

  private static let modifierKeys = ["contexts", "default", "description", "$extensions", "name", "type"]

  /// `span`: its name, or the reference to it.
  mutating func modifier(_ name: String, _ node: Node, at span: Span) -> ResolverModifier? {
    guard let object = node.object else {
      report("modifier \(name) is \(node.kindWords); it is a mapping with contexts", at: node.span)
      return nil
    }
    checkKeys(of: object, in: "a modifier", known: Self.modifierKeys)
    guard let contexts = object["contexts"]?.object, !contexts.members.isEmpty else {
      report(
        "modifier \(name) has no contexts", at: object["contexts"]?.span ?? span,
        help: "map each context to its sources: \"contexts\": { \"light\": [], \"dark\": [{ \"$ref\": … }] }")
      return nil
    }
    if contexts.members.count == 1 {
      report(
        "modifier \(name) has one context only, so it changes nothing", at: span, severity: .warning,
        help: "make it a set, or add the other contexts")
    }
    return ResolverModifier(
      name: name, contexts: contexts.members.map { ($0.key, sources($0, of: name)) },
      defaultContext: defaultContext(of: name, object, contexts))
  }

  private mutating func sources(_ context: Object.Member, of name: String) -> [Node] {
    if let items = context.value.array { return items }
    report(
      "context \(context.key) of modifier \(name) is \(context.value.kindWords); it is a list of sources",
      at: context.value.span, help: "write [] for a context that changes nothing")
    return []
  }

  private mutating func defaultContext(of name: String, _ object: Object, _ contexts: Object) -> Int? {
    guard let node = object["default"] else { return nil }
    let names = contexts.members.map(\.key)
    if let index = node.string.flatMap({ names.firstIndex(of: $0) }) { return index }
    report(
      "the default of modifier \(name) is none of its contexts", at: node.span, help: "it has \(list(names, "and"))")
    return nil
  }

  private mutating func checkKeys(of object: Object, in place: String, known: [String]) {
    for member in object.members where !known.contains(member.key) {
      report(
        "\(member.key) is no property of \(place)", at: member.keySpan, severity: .warning,
        help: didYouMean(member.key, among: known))
    }
  }

  private mutating func report(_ message: String, at span: Span, severity: Severity = .error, help: String? = nil) {
    findings.append(Finding(.resolver, severity, message, at: span, help: help.map { [$0] } ?? []))
  }
}
