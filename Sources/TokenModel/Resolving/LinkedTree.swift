internal import Diagnostics
internal import Documents

/// The tree with its tokens numbered in the order of the files, ready to be resolved.
struct LinkedTree {
  let tree: TokenTree
  let entries: [TokenEntry]
  let targets: ReferenceTargets
  /// Per vertex: the `$type` of it and the groups around it, the nearest last.
  let groupTypes: [[ConditionalType]]
  let findings: [Finding]

  init(tree: TokenTree, layers: [Layer], modifiers: [Modifier]) {
    self.tree = tree
    var entries: [TokenEntry] = []
    var numbers = Array(repeating: -1, count: tree.vertices.count)
    var index: [String: Int] = [:]
    var findings: [Finding] = []
    for (vertex, path) in Self.preorder(tree) where !tree[vertex].definitions.isEmpty {
      let entry = TokenEntry(vertex: vertex, path: path, definitions: tree[vertex].definitions)
      numbers[vertex] = entries.count
      index[path] = index[path] ?? entries.count
      findings += entry.ties(modifiers: modifiers)
      findings += Self.groupFindings(of: vertex, path, tree)
      findings += Self.repetitions(of: vertex, path, tree, layers)
      entries.append(entry)
    }
    self.entries = entries
    self.findings = findings
    targets = ReferenceTargets(tree: tree, index: index, entries: numbers, layers: layers)
    groupTypes = Self.groupTypes(tree)
  }

  /// Every vertex but the root with its path, children in the order of the files.
  private static func preorder(_ tree: TokenTree) -> [(vertex: Int, path: String)] {
    var result: [(vertex: Int, path: String)] = []
    result.reserveCapacity(tree.vertices.count)
    var stack = tree[TokenTree.root].children.reversed().map { (vertex: $0, path: tree[$0].name) }
    while let top = stack.popLast() {
      result.append(top)
      for child in tree[top.vertex].children.reversed() {
        stack.append((child, "\(top.path).\(tree[child].name)"))
      }
    }
    return result
  }

  private static func groupTypes(_ tree: TokenTree) -> [[ConditionalType]] {
    var result: [[ConditionalType]] = []
    result.reserveCapacity(tree.vertices.count)
    for vertex in tree.vertices {
      let own = vertex.groupDefinitions.compactMap { group in
        group.type.map { ConditionalType(condition: group.condition, type: $0) }
      }
      let inherited = vertex.parent >= 0 ? result[vertex.parent] : []
      result.append(own.isEmpty ? inherited : inherited + own)
    }
    return result
  }

  /// A token that several files define, where no resolver file says which of them wins.
  private static func repetitions(
    of vertex: Int, _ path: String, _ tree: TokenTree, _ layers: [Layer]
  ) -> [Finding] {
    guard tree[vertex].definitions.count > 1 else { return [] }
    let own = tree[vertex].definitions.filter { $0.origin == nil && layers[$0.layer].isLoose }
    guard let last = own.last else { return [] }
    return own.dropLast().map { definition in
      Finding(
        .duplicateKey, .warning, "\(path) is defined again in another file, and this value is not used",
        at: definition.nameSpan, symbol: path, labels: [.init(last.nameSpan, "the one that counts")],
        help: ["take one out, or say in a resolver file when each applies"])
    }
  }

  /// One source's token that is another's group.
  private static func groupFindings(of vertex: Int, _ path: String, _ tree: TokenTree) -> [Finding] {
    guard let child = tree[vertex].children.first, let definition = tree[vertex].definitions.last,
      let below = firstName(in: child, tree)
    else { return [] }
    guard definition.origin == nil else {
      return [
        Finding(
          .extends, .error, "\(path) is a group here and a token where it is inherited from", at: below, symbol: path,
          labels: [.init(definition.nameSpan, "the token that \(path) inherits")],
          help: ["rename the group, or redefine the token in its place"])
      ]
    }
    return [
      Finding(
        .group, .error, "\(path) is a token here and a group elsewhere", at: definition.nameSpan, symbol: path,
        labels: [.init(below, "\(tree.path(of: child)) stands below it")],
        help: ["rename one of them, or name the token \(path).$root"])
    ]
  }

  private static func firstName(in vertex: Int, _ tree: TokenTree) -> Span? {
    tree[vertex].definitions.first?.nameSpan ?? tree[vertex].groupDefinitions.first?.nameSpan
  }
}

extension TokenSet {
  /// The resolved set, with what each token and group says of itself.
  init(name: String, linked: LinkedTree, evaluator: Evaluator) {
    let tree = linked.tree
    let deprecations = Self.groupDeprecations(tree)
    let tokens = linked.entries.indices.map { index in
      Self.token(linked.entries[index], evaluator.resolved[index], evaluator.references[index], linked, deprecations)
    }
    self.init(name: name, modifiers: evaluator.modifiers, tokens: tokens, groups: Self.groups(tree))
  }

  private static func token(
    _ entry: TokenEntry, _ resolved: Evaluator.Resolved, _ references: [Int], _ linked: LinkedTree,
    _ deprecations: [Deprecation?]
  ) -> Token {
    let tree = linked.tree
    let last = entry.definitions[entry.definitions.count - 1]
    // A value that can't be read still has the type that its author gave it: nothing else may complain of that.
    let type =
      resolved.slots.lazy.compactMap(\.value).first?.type ?? entry.definitions.lazy.compactMap(\.type?.type).first
      ?? linked.groupTypes[entry.vertex].last?.type.type
    let description = entry.definitions.last { $0.description != nil }?.description
    let declared = entry.definitions.last { $0.deprecation != nil }?.deprecation
    return Token(
      path: entry.path, segments: tree.segments(of: entry.vertex), type: type, description: description,
      deprecation: declared.map(\.value) ?? deprecations[tree[entry.vertex].parent],
      extensions: last.extensions ?? entry.definitions.last { $0.extensions != nil }?.extensions,
      nameSpan: last.nameSpan, axes: resolved.axes, extents: resolved.extents,
      variants: resolved.slots.map { Token.Variant(value: $0.value, definition: $0.definition, target: $0.target) },
      references: references)
  }

  /// `$deprecated` spreads to what stands below; a nearer word wins.
  private static func groupDeprecations(_ tree: TokenTree) -> [Deprecation?] {
    var result: [Deprecation?] = []
    result.reserveCapacity(tree.vertices.count)
    for vertex in tree.vertices {
      let own = vertex.groupDefinitions.last { $0.deprecation != nil }?.deprecation
      result.append(own.map(\.value) ?? (vertex.parent >= 0 ? result[vertex.parent] : nil))
    }
    return result
  }

  private static func groups(_ tree: TokenTree) -> [Group] {
    var stack = Array(tree[TokenTree.root].children.reversed())
    var result: [Group] = []
    while let vertex = stack.popLast() {
      guard !tree[vertex].children.isEmpty else { continue }
      stack += tree[vertex].children.reversed()
      let definitions = tree[vertex].groupDefinitions
      result.append(
        Group(
          path: tree.segments(of: vertex),
          description: definitions.last { $0.description != nil }?.description,
          kind: definitions.lazy.reversed().compactMap { $0.extensions?["tokens"]?["kind"]?.string }.first))
    }
    return result
  }
}
