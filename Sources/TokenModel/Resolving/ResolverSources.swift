internal import Diagnostics
internal import Documents
internal import Files

/// Turns the sets and modifiers of a resolver file into layers: follows each source to its tokens.
struct ResolverSources {
  struct Result {
    var layers: [Layer] = []
    var modifiers: [Modifier] = []
    var findings: [Finding] = []
  }

  /// Sources that one resolver may come to: sets that name each other twice double with every step.
  private static let limit = 10_000

  private var references = ResolverReferences()
  private var layers: [Layer] = []
  private var modifiers: [Modifier] = []
  private var findings: [Finding] = []
  private var followed = 0

  /// The layers of a resolver file at `path`, in the order in which they win; nil where the file is no mapping.
  static func read(_ document: Document, at path: String, _ loader: inout SourceLoader) -> Result? {
    var sources = ResolverSources()
    guard var file = ResolverFile(document, in: Path.parent(path), &sources.references, &loader) else { return nil }
    for step in file.steps { sources.add(step, &loader) }
    var result = Result(layers: sources.layers, modifiers: sources.modifiers)
    let unused = file.unused(&sources.references, &loader)
    for step in unused.steps { sources.add(step, &loader) }
    result.findings = file.findings + sources.references.findings + sources.findings + unused.findings
    return result
  }

  private mutating func add(_ step: ResolverFile.Step, _ loader: inout SourceLoader) {
    switch step.part {
    case .set(let set): add(set.sources, .always, step.origin, step.way, &loader)
    case .modifier(let modifier):
      let axis = modifiers.count
      modifiers.append(
        Modifier(
          name: modifier.name, contexts: modifier.contexts.map(\.name), defaultContext: modifier.defaultContext))
      for (choice, context) in modifier.contexts.enumerated() {
        add(context.sources, Condition([.init(axis: axis, choice: choice)]), step.origin, step.way, &loader)
      }
    }
  }

  private mutating func add(
    _ sources: [Node], _ condition: Condition, _ origin: ResolverOrigin, _ way: [ResolverReferences.Waypoint],
    _ loader: inout SourceLoader
  ) {
    for source in sources {
      followed += 1
      guard followed <= Self.limit else {
        if followed == Self.limit + 1 {
          report("this resolver comes to more than \(Self.limit) sources", at: source.span)
        }
        return
      }
      guard source.object != nil else {
        report(
          "a source is \(source.kindWords); it is a reference to a file or a set, or a tree of tokens", at: source.span,
          help: "write { \"$ref\": \"file.tokens.json\" }")
        continue
      }
      guard let place = references.place(of: source, in: origin, for: .source, open: way, &loader) else { continue }
      // Only a set has a list there: in a tree of tokens, lists are values.
      if let inner = place.node["sources"]?.array {
        add(inner, condition, place.origin, place.way, &loader)
      } else {
        layers.append(Layer(root: place.node, syntax: place.origin.document.syntax, condition: condition))
      }
    }
  }

  private mutating func report(_ message: String, at span: Span, help: String? = nil) {
    findings.append(Finding(.resolver, .error, message, at: span, help: help.map { [$0] } ?? []))
  }
}
