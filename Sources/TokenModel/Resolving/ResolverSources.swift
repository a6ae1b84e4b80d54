internal import Diagnostics
internal import Documents
internal import Files

/// Turns the sets and modifiers of a resolver file into layers: follows each source to its tokens.
struct ResolverSources {
  /// Layers that one resolver may come to: sets that name each other twice double with every step.
  private static let layerLimit = 10_000

  private var resolver: ResolverFile
  /// The folder that its references are relative to.
  private let folder: String
  private(set) var layers: [Layer] = []
  private(set) var modifiers: [Modifier] = []
  private(set) var findings: [Finding] = []

  /// The layers of a resolver file at `path`, in the order in which they win.
  static func layers(
    of resolver: ResolverFile, at path: String, loader: inout SourceLoader
  ) -> (layers: [Layer], modifiers: [Modifier], findings: [Finding]) {
    var sources = ResolverSources(resolver: resolver, folder: Path.parent(path))
    for step in resolver.steps {
      switch step {
      case .set(let set): sources.add(set.sources, .always, [set.name], &loader)
      case .modifier(let modifier): sources.add(modifier, &loader)
      }
    }
    return (sources.layers, sources.modifiers, resolver.findings + sources.findings + sources.resolver.unusedFindings)
  }

  private init(resolver: ResolverFile, folder: String) {
    self.resolver = resolver
    self.folder = folder
  }

  private mutating func add(_ modifier: ResolverFile.ModifierDefinition, _ loader: inout SourceLoader) {
    let axis = modifiers.count
    modifiers.append(
      Modifier(
        name: modifier.name, contexts: modifier.contexts.map(\.name), defaultContext: modifier.defaultContext))
    for (choice, context) in modifier.contexts.enumerated() {
      add(context.sources, Condition([.init(axis: axis, choice: choice)]), [], &loader)
    }
  }

  /// `chain` holds the sets that are being followed, outermost first.
  private mutating func add(
    _ sources: [Node], _ condition: Condition, _ chain: [String], _ loader: inout SourceLoader
  ) {
    for source in sources {
      guard layers.count < Self.layerLimit else {
        if layers.count == Self.layerLimit {
          report("this resolver comes to more than \(Self.layerLimit) sources", at: source.span)
        }
        return
      }
      guard let object = source.object else {
        report(
          "a source is \(source.kindWords); it is a reference to a file or a set, or a tree of tokens", at: source.span,
          help: "write { \"$ref\": \"file.tokens.json\" }")
        continue
      }
      if let reference = object.member("$ref") {
        follow(reference, object, source, condition, chain, &loader)
      } else {
        layers.append(Layer(root: source, syntax: resolver.document.syntax, condition: condition))
      }
    }
  }

  private mutating func follow(
    _ reference: Object.Member, _ object: Object, _ source: Node, _ condition: Condition, _ chain: [String],
    _ loader: inout SourceLoader
  ) {
    guard let text = reference.value.string else {
      report(
        "$ref is \(reference.value.kindWords); it is a file or a pointer such as #/sets/base", at: reference.value.span)
      return
    }
    guard !isURL(text) else {
      report(
        "\(text) is on the network, and nothing is fetched from there", at: reference.value.span,
        help: "keep a copy beside the resolver file and refer to that")
      return
    }
    let pointer: JSONPointer
    do {
      pointer = try JSONPointer(text, in: reference.value)
    } catch {
      report(error.message, at: error.span, help: error.help)
      return
    }
    let overrides = object.members.filter { $0.key != "$ref" }
    if pointer.document.isEmpty {
      followLocal(pointer, reference.value.span, overrides, condition, chain, &loader)
    } else if let (node, syntax) = file(pointer, reference.value.span, &loader) {
      layers.append(Layer(root: overridden(node, by: overrides), syntax: syntax, condition: condition))
    }
  }

  private func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return text.utf8[colon...].starts(with: "://".utf8)
  }

  private mutating func followLocal(
    _ pointer: JSONPointer, _ span: Span, _ overrides: [Object.Member], _ condition: Condition, _ chain: [String],
    _ loader: inout SourceLoader
  ) {
    let steps = pointer.steps
    switch steps.first {
    case "resolutionOrder":
      report("\(pointer.text) points into resolutionOrder, which nothing may refer to", at: span)
    case "modifiers":
      report(
        "\(pointer.text) is a modifier, and a source may not refer to one", at: span,
        help: "move what both need into a set")
    case "sets" where steps.count == 2:
      followSet(steps[1], span, overrides, condition, chain, &loader)
    default:
      guard let node = resolver.node(at: steps), !steps.isEmpty else {
        report("\(pointer.text) leads nowhere in this file", at: span)
        return
      }
      layers.append(
        Layer(root: overridden(node, by: overrides), syntax: resolver.document.syntax, condition: condition))
    }
  }

  private mutating func followSet(
    _ name: String, _ span: Span, _ overrides: [Object.Member], _ condition: Condition, _ chain: [String],
    _ loader: inout SourceLoader
  ) {
    resolver.markUsed(set: name)
    if let start = chain.firstIndex(of: name) {
      let cycle = (chain[start...] + [name]).joined(separator: " → ")
      findings.append(
        Finding(
          .cycle, .error, "sets refer to each other: \(cycle)", at: span, symbol: name,
          help: ["take this reference out, or move what both need into a set of its own"]))
      return
    }
    let sources = overrides.first { $0.key == "sources" }?.value.array ?? resolver.set(named: name)
    guard let sources else {
      report("there is no set \(name)", at: span, help: didYouMean(name, among: resolver.setNames))
      return
    }
    add(sources, condition, chain + [name], &loader)
  }

  private mutating func file(
    _ pointer: JSONPointer, _ span: Span, _ loader: inout SourceLoader
  ) -> (Node, Syntax)? {
    let path = Path.normalized(Path.join(folder, pointer.document))
    let document: Document
    do {
      let index = try loader.load(path)
      document = loader.documents[index]
    } catch {
      report("\(pointer.document) \(error.explanation)", at: span, help: nearFile(path, loader))
      return nil
    }
    // A file that could not be read has said so itself.
    guard let root = document.root else { return nil }
    if ResolverFile.isResolver(root), pointer.steps.isEmpty {
      report(
        "\(pointer.document) is a resolver file, and a source holds tokens", at: span,
        help: "point at one of its sets, or at a token file")
      return nil
    }
    guard let node = pointer.steps.reduce(Optional(root), { $0?.child($1) }) else {
      report("\(pointer.text) leads nowhere in that file", at: span)
      return nil
    }
    return (node, document.syntax)
  }

  private func nearFile(_ path: String, _ loader: SourceLoader) -> String? {
    guard let names = try? loader.fileSystem.list(Path.parent(path)) else { return nil }
    return didYouMean(Path.lastComponent(path), among: names)
  }

  private func overridden(_ node: Node, by overrides: [Object.Member]) -> Node {
    guard !overrides.isEmpty, let object = node.object else { return node }
    let names = Set(overrides.map(\.key))
    return Node(.object(Object(object.members.filter { !names.contains($0.key) } + overrides)), at: node.span)
  }

  private mutating func report(_ message: String, at span: Span, help: String? = nil) {
    findings.append(Finding(.resolver, .error, message, at: span, help: help.map { [$0] } ?? []))
  }
}
