internal import Diagnostics
internal import Documents
internal import Files

/// Reads a resolver file (DTCG 2025.10, Resolver): its sets and modifiers in the order in which they are merged.
/// `ResolverSources` then turns their sources into layers.
struct ResolverFile {
  /// A set or a modifier, and where its sources are read in.
  struct Step {
    enum Part {
      case set(ResolverSet)
      case modifier(ResolverModifier)
    }

    let part: Part
    let origin: ResolverOrigin
    /// The places that led to it: a source that leads back is a circle.
    let way: [ResolverReferences.Waypoint]
  }

  /// More than `AxisSet` holds beside the known ones.
  static let modifierLimit = AxisSet.limit - ModifierTable.known.count

  private let root: Object
  private let origin: ResolverOrigin
  private var reader = ResolverPartReader()
  /// At their place in `resolutionOrder`.
  private(set) var steps: [Step] = []
  private var own: [Finding] = []

  var findings: [Finding] { own + reader.findings }

  /// nil where the document is no mapping. `folder`: where the file lies.
  init?(
    _ document: Document, in folder: String, _ references: inout ResolverReferences, _ loader: inout SourceLoader
  ) {
    guard let root = document.root?.object else { return nil }
    self.root = root
    origin = ResolverOrigin(document: document, folder: folder, isResolver: true)
    checkRoot()
    for item in items() { read(item, &references, &loader) }
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
    case nil: report("this resolver file has no version", at: start, help: "add \"version\": \"2025.10\"")
    case let version? where version.string != "2025.10":
      report(
        "version must be the string 2025.10, the only one there is", at: version.span, help: "write \"2025.10\"")
    default: break
    }
    for key in ["name", "description", "$schema"] {
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

  private var start: Span { .start(of: origin.document.file) }

  // MARK: Order

  private mutating func items() -> [(node: Node, name: String?)] {
    guard let member = root.member("resolutionOrder") else {
      report(
        "this resolver file has no resolutionOrder, so no set is ever read", at: start,
        help: "list the sets and modifiers in the order in which they are merged; the last one wins")
      return []
    }
    guard let items = member.value.array else {
      report("resolutionOrder is \(member.value.kindWords); it is a list of sets and modifiers", at: member.value.span)
      return []
    }
    if items.isEmpty { report("resolutionOrder is empty, so no set is ever read", at: member.value.span) }
    var names: [String: Span] = [:]
    return items.map { item in (item, item["$ref"] == nil ? inlineName(of: item, &names) : nil) }
  }

  /// The name of a set or modifier that is written out in `resolutionOrder`, unique there.
  private mutating func inlineName(of item: Node, _ names: inout [String: Span]) -> String? {
    guard let object = item.object else {
      report(
        "an item of resolutionOrder is \(item.kindWords); it is a reference to a set or a modifier, or one written out",
        at: item.span, help: "write { \"$ref\": \"#/sets/name\" }")
      return nil
    }
    let span = object["name"]?.span ?? item.span
    guard let name = object["name"]?.string, !name.isEmpty else {
      report(
        "a set or modifier written in resolutionOrder needs a name", at: span,
        help: "add \"name\", unique in resolutionOrder")
      return nil
    }
    if let first = names.updateValue(span, forKey: name) {
      report(
        "two items of resolutionOrder are named \(name)", at: span, labels: [.init(first, "the first stands here")],
        help: "rename one of them")
    }
    return name
  }

  private mutating func read(
    _ item: (node: Node, name: String?), _ references: inout ResolverReferences, _ loader: inout SourceLoader
  ) {
    guard let object = item.node.object else { return }
    guard let reference = object["$ref"] else {
      if let name = item.name { readInline(name, object, item.node) }
      return
    }
    guard let place = references.place(of: item.node, in: origin, for: .item, open: [], &loader) else { return }
    // The first place on the way is what the item names; that may be a reference itself.
    let first = place.way.first
    let steps = first?.file == origin.document.file ? first?.steps ?? [] : []
    switch (steps.first, steps.count) {
    case ("sets", 2): add(reader.set(steps[1], place.node).map(Step.Part.set), place, reference.span)
    case ("modifiers", 2):
      let modifier = reader.modifier(steps[1], place.node, at: reference.span)
      add(modifier.map(Step.Part.modifier), place, reference.span)
    default:
      report(
        "\(reference.string ?? "") is neither a set nor a modifier of this file", at: reference.span,
        help: "write \"#/sets/name\" or \"#/modifiers/name\"")
    }
  }

  private mutating func readInline(_ name: String, _ object: Object, _ item: Node) {
    let span = object["name"]?.span ?? item.span
    let place = ResolverReferences.Place(node: item, origin: origin, way: [])
    switch object["type"]?.string {
    case "set": add(reader.set(name, item).map(Step.Part.set), place, span)
    case "modifier": add(reader.modifier(name, item, at: span).map(Step.Part.modifier), place, span)
    default:
      report(
        "\(name) in resolutionOrder is neither a set nor a modifier", at: object["type"]?.span ?? item.span,
        help: "add \"type\": \"set\" or \"type\": \"modifier\"")
    }
  }

  private mutating func add(_ part: Step.Part?, _ place: ResolverReferences.Place, _ span: Span) {
    guard let part else { return }
    if case .modifier(let modifier) = part {
      let others = steps.compactMap { step -> String? in
        if case .modifier(let other) = step.part { other.name } else { nil }
      }
      guard !others.contains(modifier.name) else {
        report("modifier \(modifier.name) stands in resolutionOrder twice", at: span)
        return
      }
      guard others.count < Self.modifierLimit else {
        report("modifier \(modifier.name) is one more than the \(Self.modifierLimit) that are read", at: span)
        return
      }
    }
    steps.append(Step(part: part, origin: place.origin, way: place.way))
  }

  // MARK: Unused

  /// The sets and modifiers that nothing refers to. They are read all the same: what is wrong in them is said.
  mutating func unused(
    _ references: inout ResolverReferences, _ loader: inout SourceLoader
  ) -> (steps: [Step], findings: [Finding]) {
    var steps: [Step] = []
    var findings: [Finding] = []
    let used = references.used
    for kind in ["sets", "modifiers"] {
      for member in root[kind]?.object?.members ?? [] where !used.contains("\(kind)/\(member.key)") {
        findings.append(
          Finding(
            .unusedSet, .note, "\(kind.dropLast()) \(member.key) is declared and never used", at: member.keySpan,
            symbol: member.key, help: ["add it to resolutionOrder, or take it out"]))
        let waypoint = ResolverReferences.Waypoint(file: origin.document.file, steps: [kind, member.key])
        guard
          let place = references.place(of: member.value, in: origin, for: .source, open: [waypoint], &loader)
        else { continue }
        let part =
          kind == "sets"
          ? reader.set(member.key, place.node).map(Step.Part.set)
          : reader.modifier(member.key, place.node, at: member.keySpan).map(Step.Part.modifier)
        if let part { steps.append(Step(part: part, origin: place.origin, way: place.way)) }
      }
    }
    return (steps, findings)
  }

  private mutating func report(
    _ message: String, at span: Span, severity: Severity = .error, labels: [Finding.Label] = [], help: String? = nil
  ) {
    own.append(Finding(.resolver, severity, message, at: span, labels: labels, help: help.map { [$0] } ?? []))
  }
}
