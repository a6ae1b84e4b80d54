import Diagnostics

/// Reads one YAML document into a tree, with the scalars of the YAML 1.2 core schema. libyaml finds the structure; what
/// it can't go beyond is one issue in an author's words, and the tree then holds what stands before it.
struct YAMLReader: ~Copyable {
  /// What the next node will be to the list or mapping that it lies in.
  enum Slot {
    case item
    case key
    case value
    /// The value of `<<`.
    case merge
    /// The value of a key that was no key.
    case dropped
  }

  /// What YAML needs to know of an open list or mapping, beside what `TreeBuilder` does.
  struct Level {
    var slot: Slot
    /// In brackets or braces.
    let isFlow: Bool
    var extent = NodeExtent.container
  }

  let text: UnsafeBufferPointer<UInt8>
  var events: YAMLEvents
  var tree: TreeBuilder
  var levels: [Level] = []
  var anchors = AnchorTable()
  /// The `<<` of the open mappings that have one, the innermost last.
  var merges: [MergeKey] = []
  var comments: CommentFinder
  var issues: [SyntaxIssue] = []
  /// Where the last node ended: where a block that has no closing bracket ends.
  var lastEnd: Int
  var documents = 0
  /// The nodes in the file, and those that its aliases stand for.
  var nodes = 0
  var aliasNodes = 0
  var hasStopped = false
  /// The outermost brackets, as a count of levels, where a `#` cut off the rest of a line: errors there are its
  /// consequences.
  var cutLevel: Int?

  private init(_ text: UnsafeBufferPointer<UInt8>, _ pass: TextGate.Pass, file: FileID) {
    self.text = text
    events = YAMLEvents(text, from: pass.start, isASCII: pass.isASCII)
    tree = TreeBuilder(file: file)
    comments = CommentFinder(text, from: pass.start, file: file)
    lastEnd = pass.start
  }

  /// `text` has passed `TextGate`.
  static func read(_ text: UnsafeBufferPointer<UInt8>, _ pass: TextGate.Pass, file: FileID) -> Document {
    var reader = YAMLReader(text, pass, file: file)
    reader.readFile()
    return reader.document()
  }

  private mutating func document() -> Document {
    let isComplete = !hasStopped
    if isComplete { comments.pass(text.count..<text.count) }
    while tree.depth > 0 { tree.close(at: lastEnd) }
    let issues = (issues + tree.duplicates).inFileOrder
    return Document(
      file: tree.file, syntax: .yaml, root: tree.root, comments: comments.found, issues: issues,
      isComplete: isComplete)
  }
}

// MARK: - Structure

extension YAMLReader {
  private mutating func readFile() {
    while !hasStopped {
      guard let event = events.next() else {
        reportProblem()
        return
      }
      switch event {
      case .scalar: readScalar()
      case .alias: readAlias()
      case .mappingStart: open(.mapping, isFlow: events.isFlowMapping)
      case .listStart: open(.list, isFlow: events.isFlowList)
      case .mappingEnd: closeMapping()
      case .listEnd: close()
      case .documentStart: startDocument()
      case .streamStart, .documentEnd: break
      case .streamEnd:
        if documents == 0 { stop("the file contains no value", 0..<0, help: "fill it, or remove it") }
        return
      }
    }
  }

  private mutating func startDocument() {
    documents += 1
    let lower = events.lower()
    lastEnd = events.upper()
    guard documents > 1 else { return }
    stop(
      "a second document begins here", lower..<max(lastEnd, lower),
      help: "move it into a file of its own, or remove the line \"---\" to join the two")
  }

  private mutating func open(_ container: TreeBuilder.Container, isFlow: Bool) {
    nodes += 1
    let node = properties(upTo: text.count)
    if let tag = node.tag, tag.name != container.tag, tag.name != "!" { reportTag(tag, on: container) }
    guard tree.depth < TreeBuilder.maximumDepth else {
      return stop(
        "lists and mappings nest deeper than \(TreeBuilder.maximumDepth) levels", node.lower..<node.lower + 1,
        help: "flatten the file")
    }
    tree.open(container, at: node.lower)
    levels.append(Level(slot: container == .list ? .item : .key, isFlow: isFlow))
    if let anchor = node.anchor { anchors.open(anchor, level: levels.count) }
    lastEnd = max(lastEnd, node.lower)
    if isFlow, container == .list { findCutColor(at: node.lower + 1) }
  }

  private mutating func closeMapping() {
    if let merge = merges.last, merge.level == levels.count {
      tree.merge(merge.members, at: merge.index)
      merges.removeLast()
    }
    close()
  }

  private mutating func close() {
    let depth = levels.count
    guard let level = levels.popLast() else { return }
    if let cut = cutLevel, cut >= depth { cutLevel = nil }
    // A pair in brackets, as in `[a: 1]`, is a mapping without braces.
    let hasBracket = level.isFlow && isBracket(text[tree.levels[depth - 1].lower])
    if hasBracket { lastEnd = events.upper() }
    guard var node = tree.take(at: lastEnd) else { return }
    if hasBracket, let reference = bareReference(node) { node = reference }
    anchors.close(level: depth, AnchorTable.Anchored(node: node, extent: level.extent))
    place(node, level.extent)
  }

  private func isBracket(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  /// Hands a finished node to what it lies in.
  mutating func place(_ node: Node, _ extent: NodeExtent) {
    let parent = levels.count - 1
    guard parent >= 0 else { return tree.add(node) }
    levels[parent].extent.add(extent)
    switch levels[parent].slot {
    case .item:
      tree.add(node)
      if levels[parent].isFlow { findCutColor(at: lastEnd, behind: UInt8(ascii: ",")) }
    case .key:
      reportKey(node)
      levels[parent].slot = .dropped
    case .value:
      tree.add(node)
      levels[parent].slot = .key
    case .merge:
      addMerge(node)
      levels[parent].slot = .key
    case .dropped:
      levels[parent].slot = .key
    }
  }
}

// MARK: - Issues

extension YAMLReader {
  mutating func report(_ message: String, _ range: Range<Int>, labels: [Finding.Label] = [], help: String) {
    issues.append(SyntaxIssue(.syntax, message, at: span(range), labels: labels, help: [help]))
  }

  /// Reports what the reader can't get past.
  mutating func stop(_ message: String, _ range: Range<Int>, labels: [Finding.Label] = [], help: String) {
    report(message, range, labels: labels, help: help)
    hasStopped = true
  }

  private mutating func reportKey(_ node: Node) {
    let isReference = bareReferenceText(node) != nil
    report(
      "\(node.kindWords) can't be a key", node.span.range,
      help: isReference
        ? "put the key into quotes: \"\(string(node.span.range).shown)\"" : "keys are text: write a name and a colon")
  }

  private mutating func reportTag(_ tag: NodeProperties.Tag, on container: TreeBuilder.Container) {
    report(
      "the tag \(string(tag.range).shown) can't be used on a \(container == .list ? "list" : "mapping")", tag.range,
      help: "remove it")
  }

  func span(_ range: Range<Int>) -> Span { tree.span(range.lowerBound, range.upperBound) }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}

extension TreeBuilder.Container {
  /// The standard tag of its kind.
  fileprivate var tag: String { self == .list ? "tag:yaml.org,2002:seq" : "tag:yaml.org,2002:map" }
}
