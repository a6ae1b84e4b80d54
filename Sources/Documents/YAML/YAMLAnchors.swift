import Diagnostics

/// How much stands in a node once its aliases are written out.
struct NodeExtent {
  /// The node and all below it.
  var nodes: Int
  /// How many lists and mappings nest in it.
  var height: Int

  static let scalar = NodeExtent(nodes: 1, height: 0)
  static let container = NodeExtent(nodes: 1, height: 1)

  mutating func add(_ child: NodeExtent) {
    nodes += child.nodes
    height = max(height, child.height + 1)
  }
}

/// The anchors read so far. A name may be given anew; an alias means the nearest above it.
struct AnchorTable {
  struct Anchored {
    let node: Node
    let extent: NodeExtent
  }

  enum State {
    /// The alias lies within its own anchor, at this level.
    case open(level: Int)
    case closed(Anchored)
  }

  private var states: [String: State] = [:]
  /// The anchors of open lists and mappings, the innermost last.
  private var open: [(name: String, level: Int)] = []

  subscript(name: String) -> State? { states[name] }

  mutating func open(_ name: String, level: Int) {
    open.append((name, level))
    states[name] = .open(level: level)
  }

  /// Ends the anchor of a list or mapping that has one. Where the name was given anew within, that one stands.
  @inline(__always)
  mutating func close(level: Int, _ anchored: @autoclosure () -> Anchored) {
    guard let last = open.last, last.level == level else { return }
    open.removeLast()
    if case .open(level) = states[last.name] { states[last.name] = .closed(anchored()) }
  }

  mutating func define(_ name: String, _ anchored: Anchored) {
    states[name] = .closed(anchored)
  }
}

// MARK: - Aliases

extension YAMLReader {
  /// How many nodes aliases may stand for: whoever walks the tree meets each of them. The file's own nodes raise it, so
  /// that a small file can't cost much.
  private var aliasBudget: Int { min(1_000_000, 10_000 + 64 * nodes) }

  mutating func readAlias() {
    nodes += 1
    let range = events.lower()..<events.upper()
    lastEnd = range.upperBound
    guard let anchored = resolveAlias(events.anchor ?? "", range) else {
      if !hasStopped { placeAlias(Node(.null, at: span(range)), .scalar, range) }
      return
    }
    aliasNodes += anchored.extent.nodes
    guard aliasNodes <= aliasBudget else {
      return stop(
        "the aliases in this file expand to more than \(aliasBudget) values", range,
        help: "write the values out, or let fewer aliases refer to other aliases")
    }
    guard tree.depth + anchored.extent.height <= TreeBuilder.maximumDepth else {
      return stop(
        "lists and mappings nest deeper than \(TreeBuilder.maximumDepth) levels once this alias is expanded", range,
        help: "flatten the file")
    }
    placeAlias(anchored.node, anchored.extent, range)
  }

  private mutating func resolveAlias(_ name: String, _ range: Range<Int>) -> AnchorTable.Anchored? {
    switch anchors[name] {
    case .closed(let anchored): return anchored
    case .open(let level):
      let start = tree.levels[level - 1].lower
      report(
        "*\(name.shown) is inside &\(name.shown), so the value would contain itself", range,
        labels: [Finding.Label(span(start..<start + 1), "&\(name.shown) begins here")],
        help: "move the alias out of its anchor, or write the value out")
    case nil:
      report(
        "no anchor &\(name.shown) is defined before this alias", range,
        help: "write &\(name.shown) before a value further up, or put *\(name.shown) into quotes if it is text")
    }
    return nil
  }

  /// The node keeps the span of the anchored value: that is where its text stands.
  private mutating func placeAlias(_ node: Node, _ extent: NodeExtent, _ range: Range<Int>) {
    guard levels.last?.slot == .key, let key = scalarText(node) else { return place(node, extent) }
    tree.key(key, at: span(range))
    levels[levels.count - 1].slot = .value
  }

  private func scalarText(_ node: Node) -> String? {
    switch node.content {
    case .string(let text): text
    case .null, .bool, .number: string(node.span.range)
    case .array, .object: nil
    }
  }
}

// MARK: - Merge keys

/// What `<<` brings into a mapping (https://yaml.org/type/merge.html): its own keys win, then earlier sources.
struct MergeKey {
  /// How many lists and mappings are open, its own included.
  let level: Int
  /// How many members stood before it.
  let index: Int
  let span: Span
  private(set) var members: [Object.Member] = []
  private var keys: Set<String> = []

  init(level: Int, index: Int, span: Span) {
    self.level = level
    self.index = index
    self.span = span
  }

  mutating func add(_ object: Object) {
    members.append(contentsOf: object.members.filter { keys.insert($0.key).inserted })
  }
}

extension YAMLReader {
  mutating func beginMerge(at range: Range<Int>) {
    levels[levels.count - 1].slot = .merge
    guard let first = merges.last, first.level == levels.count else {
      merges.append(MergeKey(level: levels.count, index: tree.memberCount, span: span(range)))
      return
    }
    issues.append(
      SyntaxIssue(
        .duplicateKey, "the key \"<<\" appears twice in this mapping", at: span(range),
        labels: [Finding.Label(first.span, "first used here")],
        help: ["give one of them a list: <<: [*a, *b]"]))
  }

  mutating func addMerge(_ node: Node) {
    let index = merges.count - 1
    var isSound = true
    for source in node.array ?? [node] {
      if let object = source.object {
        merges[index].add(object)
      } else if text[Int(source.span.lower)...].first != UInt8(ascii: "*") {
        // An alias that stands for nothing has been reported.
        isSound = false
      }
    }
    guard !isSound else { return }
    report(
      "<< needs a mapping or a list of mappings, but this is \(node.kindWords)",
      merges[index].span.range, labels: [Finding.Label(node.span, "this follows <<")],
      help: "write an alias of a mapping after <<, or put << into quotes if it is a name")
  }
}
