import Diagnostics

/// Reads JSON as RFC 8259 has it, no more and no less. Where a file departs from it, the reader says so in the words of
/// the author's likely intention and goes on, so that one run reports all errors and the sound rest is of use.
struct JSONReader: ~Copyable {
  /// Beyond this many issues a file is something else than JSON.
  static let maximumIssues = 20

  /// What may come next.
  enum Expectation {
    case value
    /// The first item, or the end of the list.
    case firstItem
    /// An item after a comma.
    case item
    case firstKey
    case key
    /// A comma, or the end of the list or mapping.
    case separator
    case nothing
  }

  let text: UnsafeBufferPointer<UInt8>
  var position: Int
  var tree: TreeBuilder
  var expected = Expectation.value
  var issues: [SyntaxIssue] = []
  /// The last comma that was read: where a trailing one is reported.
  var comma = 0
  /// Set when the rest of the file can't be made sense of.
  var hasStopped = false
  /// The end of a string that broke off: what follows at once on the same line is its consequence, not another error.
  var brokenString: Int?
  /// Where the first comment stands in `issues`: the others are only counted.
  var comments: (issue: Int, count: Int)?

  private init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, file: FileID) {
    self.text = text
    position = start
    tree = TreeBuilder(file: file)
  }

  /// `text` has passed `TextGate`, which also says where it starts.
  static func read(_ text: UnsafeBufferPointer<UInt8>, from start: Int, file: FileID) -> Document {
    var reader = JSONReader(text, from: start, file: file)
    reader.readFile()
    return reader.document()
  }

  private mutating func document() -> Document {
    let isComplete = !hasStopped
    while tree.depth > 0 { tree.close(at: position) }
    if let (index, count) = comments, count > 1 {
      issues[index].notes.append("\(count - 1) more comment\(count == 2 ? "" : "s") in this file")
    }
    let issues = (issues + tree.duplicates).inFileOrder
    return Document(file: tree.file, syntax: .json, root: tree.root, issues: issues, isComplete: isComplete)
  }
}

// MARK: - Structure

extension JSONReader {
  private mutating func readFile() {
    while !hasStopped {
      skipBlanks()
      guard position < text.count else { return endOfFile() }
      switch expected {
      case .value: readValue()
      case .firstItem, .item: readItem()
      case .firstKey, .key: readMember()
      case .separator: readSeparator()
      case .nothing: readExcess()
      }
    }
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default: return
      }
    }
  }

  private mutating func readValue() {
    let start = position
    switch text[start] {
    case UInt8(ascii: "\""):
      let value = readString()
      add(.string(value), from: start)
    case UInt8(ascii: "{"): open(.mapping)
    case UInt8(ascii: "["): open(.list)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "t") where take("true"): add(.bool(true), from: start)
    case UInt8(ascii: "f") where take("false"): add(.bool(false), from: start)
    case UInt8(ascii: "n") where take("null"): add(.null, from: start)
    default: recoverValue()
    }
  }

  private mutating func readItem() {
    guard text[position] == UInt8(ascii: "]") else { return readValue() }
    if expected == .item { reportTrailingComma() }
    close(.list)
  }

  private mutating func readMember() {
    switch text[position] {
    case UInt8(ascii: "\""):
      let start = position
      let key = readString()
      finishKey(key, from: start)
    case UInt8(ascii: "}"):
      if expected == .key { reportTrailingComma() }
      close(.mapping)
    default: recoverKey()
    }
  }

  mutating func finishKey(_ key: String, from start: Int) {
    tree.key(key, at: tree.span(start, position))
    if position < text.count, text[position] != UInt8(ascii: ":") { skipBlanks() }
    if position < text.count, text[position] == UInt8(ascii: ":") {
      position += 1
      expected = .value
    } else {
      recoverColon(after: key)
    }
  }

  private mutating func readSeparator() {
    switch text[position] {
    case UInt8(ascii: ","):
      comma = position
      position += 1
      expected = tree.isInList ? .item : .key
    case UInt8(ascii: "}"): close(.mapping)
    case UInt8(ascii: "]"): close(.list)
    default: recoverSeparator()
    }
  }

  /// A finished scalar that ends at `position`.
  mutating func add(_ content: Node.Content, from start: Int) {
    tree.add(Node(content, at: tree.span(start, position)))
    expectAfterValue()
  }

  mutating func expectAfterValue() {
    expected = tree.depth == 0 ? .nothing : .separator
  }

  private mutating func open(_ container: TreeBuilder.Container) {
    guard tree.depth < TreeBuilder.maximumDepth else {
      return stop(
        "lists and mappings nest deeper than \(TreeBuilder.maximumDepth) levels", position..<position + 1,
        help: "flatten the file")
    }
    tree.open(container, at: position)
    position += 1
    expected = container == .list ? .firstItem : .firstKey
  }

  mutating func close(_ container: TreeBuilder.Container) {
    guard tree.levels.last?.container == container else { return recoverClosing(container) }
    position += 1
    tree.close(at: position)
    expectAfterValue()
  }

  /// Moves over a literal name when it stands here in full.
  private mutating func take(_ literal: StaticString) -> Bool {
    let end = position + literal.utf8CodeUnitCount
    guard end <= text.count, end == text.count || !isWord(text[end]) else { return false }
    for offset in 0..<literal.utf8CodeUnitCount where text[position + offset] != literal.utf8Start[offset] {
      return false
    }
    position = end
    return true
  }
}

// MARK: - Issues

extension JSONReader {
  mutating func report(_ message: String, _ range: Range<Int>, labels: [Finding.Label] = [], help: String) {
    let place = tree.span(range.lowerBound, range.upperBound)
    issues.append(SyntaxIssue(.syntax, message, at: place, labels: labels, help: [help]))
    guard issues.count >= Self.maximumIssues else { return }
    issues[issues.count - 1].notes.append("The file has so many errors that the rest was not read")
    hasStopped = true
  }

  /// Reports what the reader can't get past.
  mutating func stop(_ message: String, _ range: Range<Int>, labels: [Finding.Label] = [], help: String) {
    report(message, range, labels: labels, help: help)
    hasStopped = true
  }

  /// ASCII letters, digits, and the signs in names and numbers.
  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
