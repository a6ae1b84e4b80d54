internal import Diagnostics
internal import Documents
internal import Files

/// A document that a resolver file's references are read in.
struct ResolverOrigin {
  let document: Document
  /// What its references to files are relative to.
  let folder: String
  /// Whether it is the resolver file itself, whose sets and modifiers have names.
  let isResolver: Bool
}

/// Follows the references of a resolver file: to any place in it, to other files, to places in those, through any
/// number of further references. Keys beside `$ref` override the target's, whole values at a time.
struct ResolverReferences {
  /// What a reference may lead to.
  enum Purpose {
    /// An item of `resolutionOrder`: the only place that may name a modifier.
    case item
    /// Tokens, or a set of them.
    case source
  }

  /// A place on the way, for cycles: the file and the pointer into it.
  struct Waypoint: Hashable {
    let file: FileID
    let steps: [String]

    /// A set by its name, another place by its pointer.
    var words: String {
      steps.count == 2 && steps[0] == "sets" ? steps[1] : JSONPointer(steps: steps).text
    }
  }

  struct Place {
    let node: Node
    let origin: ResolverOrigin
    /// Every place on the way to it, the last one its own.
    let way: [Waypoint]
  }

  private(set) var findings: [Finding] = []
  /// "sets/x" and "modifiers/y" of the resolver file that something refers to.
  private(set) var used: Set<String> = []

  /// Where a node with `$ref` leads; nil, with a finding, where it leads nowhere. `open` holds the places that are
  /// being followed, outermost first.
  mutating func place(
    of node: Node, in origin: ResolverOrigin, for purpose: Purpose, open: [Waypoint], _ loader: inout SourceLoader
  ) -> Place? {
    var place = Place(node: node, origin: origin, way: open)
    var overrides: [Object.Member] = []
    while let object = place.node.object, let reference = object.member("$ref") {
      let names = Set(overrides.map(\.key))
      overrides += object.members.filter { $0.key != "$ref" && !names.contains($0.key) }
      guard let next = step(reference, from: place, purpose, &loader) else { return nil }
      place = next
    }
    guard !overrides.isEmpty, let object = place.node.object else { return place }
    let names = Set(overrides.map(\.key))
    let members = object.members.filter { !names.contains($0.key) } + overrides
    return Place(node: Node(.object(Object(members)), at: place.node.span), origin: place.origin, way: place.way)
  }

  private mutating func step(
    _ reference: Object.Member, from place: Place, _ purpose: Purpose, _ loader: inout SourceLoader
  ) -> Place? {
    let span = reference.value.span
    guard let text = reference.value.string else {
      report("$ref is \(reference.value.kindWords); it is a file or a pointer such as #/sets/base", at: span)
      return nil
    }
    guard !isURL(text) else {
      report(
        "\(text) is on the network, and nothing is fetched from there", at: span,
        help: "keep a copy beside the resolver file and refer to that")
      return nil
    }
    let pointer: JSONPointer
    do {
      pointer = try JSONPointer(text, in: reference.value)
    } catch {
      report(error.message, at: error.span, help: error.help)
      return nil
    }
    var origin = place.origin
    if pointer.document.isEmpty {
      guard allows(pointer, in: origin, purpose, span) else { return nil }
    } else {
      guard let file = file(pointer, from: place.origin, span, &loader) else { return nil }
      origin = file
    }
    guard let node = pointer.steps.reduce(origin.document.root, { $0?.child($1) }) else {
      reportMissing(pointer, in: origin, span)
      return nil
    }
    return arrive(at: node, Waypoint(file: origin.document.file, steps: pointer.steps), origin, from: place, span)
  }

  private func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    return text.utf8[colon...].starts(with: "://".utf8)
  }

  /// A place that is on the way already, or that holds the reference itself, is a circle.
  private mutating func arrive(
    at node: Node, _ waypoint: Waypoint, _ origin: ResolverOrigin, from place: Place, _ span: Span
  ) -> Place? {
    let holdsReference = node.span.file == span.file && node.span.range.contains(span.range.lowerBound)
    guard holdsReference || place.way.contains(waypoint) else {
      return Place(node: node, origin: origin, way: place.way + [waypoint])
    }
    let start = place.way.firstIndex(of: waypoint) ?? place.way.endIndex
    let members = place.way[start...].map(\.words) + [waypoint.words]
    let chain = (members.count > 1 ? members : members + members).joined(separator: " → ")
    let areSets = waypoint.steps.first == "sets" && waypoint.steps.count == 2
    findings.append(
      Finding(
        .cycle, .error, "\(areSets ? "sets" : "places") refer to each other: \(chain)", at: span,
        symbol: waypoint.words,
        help: ["take this reference out, or move what both need into a set of its own"]))
    return nil
  }

  // MARK: This file

  /// Whether the place may be referred to; notes the set or modifier that is.
  private mutating func allows(
    _ pointer: JSONPointer, in origin: ResolverOrigin, _ purpose: Purpose, _ span: Span
  ) -> Bool {
    guard origin.isResolver, let first = pointer.steps.first else { return true }
    switch (first, purpose) {
    case ("resolutionOrder", _):
      report("\(pointer.text) points into resolutionOrder, which nothing may refer to", at: span)
      return false
    case ("modifiers", .source):
      report(
        "\(pointer.text) is a modifier, and a source may not refer to one", at: span,
        help: "move what both need into a set")
      return false
    case ("sets", _), ("modifiers", .item):
      if pointer.steps.count > 1 { used.insert("\(first)/\(pointer.steps[1])") }
      return true
    default: return true
    }
  }

  private mutating func reportMissing(_ pointer: JSONPointer, in origin: ResolverOrigin, _ span: Span) {
    let steps = pointer.steps
    guard pointer.document.isEmpty, steps.count == 2, steps[0] == "sets" || steps[0] == "modifiers" else {
      report("\(pointer.text) leads nowhere in \(pointer.document.isEmpty ? "this" : "that") file", at: span)
      return
    }
    let names = origin.document.root?[steps[0]]?.object?.members.map(\.key) ?? []
    report(
      "there is no \(steps[0].dropLast()) \(steps[1])", at: span,
      help: didYouMean(steps[1], among: names) ?? (names.isEmpty ? nil : "there are \(list(names, "and"))"))
  }

  // MARK: Other files

  private mutating func file(
    _ pointer: JSONPointer, from origin: ResolverOrigin, _ span: Span, _ loader: inout SourceLoader
  ) -> ResolverOrigin? {
    let path = Path.normalized(Path.join(origin.folder, pointer.document))
    let document: Document
    do {
      let index = try loader.load(path)
      document = loader.documents[index]
    } catch {
      let names = try? loader.fileSystem.list(Path.parent(path))
      report(
        "\(pointer.document) \(error.explanation)", at: span,
        help: names.flatMap { didYouMean(Path.lastComponent(path), among: $0) })
      return nil
    }
    // A file that could not be read has said so itself.
    guard let root = document.root else { return nil }
    guard !ResolverFile.isResolver(root) || !pointer.steps.isEmpty else {
      report(
        "\(pointer.document) is a resolver file, and a source holds tokens", at: span,
        help: "point at one of its sets, or at a token file")
      return nil
    }
    return ResolverOrigin(document: document, folder: Path.parent(path), isResolver: ResolverFile.isResolver(root))
  }

  private mutating func report(_ message: String, at span: Span, help: String? = nil) {
    findings.append(Finding(.resolver, .error, message, at: span, help: help.map { [$0] } ?? []))
  }
}
