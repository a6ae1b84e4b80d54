import Diagnostics
import Documents

/// A text and what was read from it.
struct Reading {
  let source: SourceFile
  let document: Document

  init(_ bytes: [UInt8], _ syntax: Syntax, limit: Int = Int(Int32.max)) {
    source = SourceFile(path: "sample", bytes: bytes)
    document = DocumentReader.read(FileID(0), source, syntax: syntax, limit: limit)
  }

  init(_ text: String, _ syntax: Syntax) {
    self.init(Array(text.utf8), syntax)
  }

  var root: Node? { document.root }
  var messages: [String] { document.issues.map(\.message) }
  /// The text at each issue.
  var places: [String] { document.issues.map { text($0.span) } }

  func text(_ span: Span) -> String { source.text(span.range) }

  /// The tree as compact JSON; "nothing" where there is none.
  var json: String { root.map(compact) ?? "nothing" }

  /// The texts at the spans of all keys and values, outer ones first.
  var spans: [String] {
    func collect(_ node: Node) -> [String] {
      switch node.content {
      case .array(let items): [text(node.span)] + items.flatMap(collect)
      case .object(let object):
        [text(node.span)] + object.members.flatMap { [text($0.keySpan)] + collect($0.value) }
      default: [text(node.span)]
      }
    }
    return root.map(collect) ?? []
  }

  /// What must hold of every reading, whatever the bytes.
  var faults: [String] {
    var faults: [String] = []
    func check(_ span: Span, _ what: String) {
      if span.lower < 0 || span.upper < span.lower || span.upper > source.bytes.count {
        faults.append("\(what) has the span \(span.lower)..<\(span.upper) of \(source.bytes.count) bytes")
      }
    }
    func walk(_ node: Node, depth: Int) {
      check(node.span, "a value")
      if depth > 256 { faults.append("nested too deep") }
      for item in node.array ?? [] { walk(item, depth: depth + 1) }
      for member in node.object?.members ?? [] {
        check(member.keySpan, "a key")
        walk(member.value, depth: depth + 1)
      }
      if case .number(let value) = node.content, !value.isFinite { faults.append("a number is not finite") }
    }
    if let root { walk(root, depth: 0) }
    for issue in document.issues {
      check(issue.span, issue.message)
      for label in issue.labels { check(label.span, label.message) }
      if issue.message.isEmpty || issue.message.hasSuffix(".") { faults.append("message: \(issue.message)") }
      if issue.help.isEmpty { faults.append("no help: \(issue.message)") }
    }
    for comment in document.comments { check(comment.span, comment.text) }
    if (root == nil || !document.isComplete) && document.issues.isEmpty { faults.append("fails without a word") }
    let starts = document.issues.map(\.span.lower)
    if starts != starts.sorted() { faults.append("issues are out of order") }
    return faults
  }
}

func compact(_ node: Node) -> String {
  var json = JSONText(.compact)
  json.node(node)
  return json.text
}
