import Diagnostics
import Documents

/// An XML text and what was read from it.
struct XMLReading {
  let source: SourceFile
  let document: XMLDocument

  init(_ bytes: [UInt8], limit: Int = Int(Int32.max)) {
    source = SourceFile(path: "sample.xml", decoding: bytes)
    document = XMLDocument.read(FileID(0), source, limit: limit)
  }

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  var root: XMLElement? { document.root }
  var messages: [String] { document.issues.map(\.message) }
  /// The text at each issue.
  var places: [String] { document.issues.map { text($0.span) } }

  func text(_ span: Span) -> String { source.text(span.range) }

  /// The tree, texts in brackets as they read; "nothing" where there is none.
  var outline: String { root.map(outline) ?? "nothing" }

  private func outline(_ element: XMLElement) -> String {
    let attributes = element.attributes.map { " \($0.name.text)=[\($0.value)]" }.joined()
    if element.isEmptyTag { return "<\(element.name.text)\(attributes)/>" }
    let content = element.children.map { child in
      switch child {
      case .text(let text): text.isCDATA ? "CDATA[\(text.text)]" : "[\(text.text)]"
      case .element(let element): outline(element)
      case .comment(let comment): "<!--\(comment.text)-->"
      case .instruction(let instruction): "<?\(instruction.target) \(instruction.data)?>"
      }
    }
    return "<\(element.name.text)\(attributes)>\(content.joined())</>"
  }

  /// What must hold of every reading, whatever the bytes.
  var faults: [String] {
    var faults: [String] = []
    func check(_ span: Span, in outer: Range<Int>, _ what: String) {
      if span.lower > span.upper || Int(span.lower) < outer.lowerBound || Int(span.upper) > outer.upperBound {
        faults.append("\(what) has the span \(span.lower)..<\(span.upper), outside \(outer)")
      }
    }
    func check(_ element: XMLElement) {
      if text(element.nameSpan) != element.name.text { faults.append("the name \(element.name.text) is elsewhere") }
      check(element.contentSpan, in: element.span.range, "the content of \(element.name.text)")
      for attribute in element.attributes {
        if text(attribute.nameSpan) != attribute.name.text { faults.append("\(attribute.name.text) is elsewhere") }
        check(attribute.valueSpan, in: element.span.range, "a value")
        if attribute.isVerbatim, text(attribute.valueSpan) != attribute.value { faults.append("a value differs") }
      }
    }
    // Small stacks are tested too, so this does not call itself.
    func walk(_ root: XMLContent, in outer: Range<Int>) {
      var pending = [(content: root, outer: outer, depth: 1)]
      while let (content, outer, depth) = pending.popLast() {
        check(content.span, in: outer, "content")
        if depth > 257 { faults.append("nested too deep") }
        if case .text(let text) = content, text.isVerbatim, self.text(text.contentSpan) != text.text {
          faults.append("the text \(text.text) is not verbatim")
        }
        guard let element = content.element else { continue }
        check(element)
        var last = Int(element.contentSpan.lower)
        for child in element.children {
          pending.append((child, last..<Int(element.contentSpan.upper), depth + 1))
          last = Int(child.span.upper)
        }
      }
    }
    let whole = 0..<source.bytes.count
    for content in document.outside + (root.map { [.element($0)] } ?? []) { walk(content, in: whole) }
    for issue in document.issues {
      check(issue.span, in: whole, issue.message)
      for label in issue.labels { check(label.span, in: whole, label.message) }
      if issue.message.isEmpty || issue.message.hasSuffix(".") { faults.append("message: \(issue.message)") }
      if issue.help.isEmpty { faults.append("no help: \(issue.message)") }
    }
    for comment in document.comments { check(comment.span, in: whole, comment.text) }
    if (root == nil || !document.isComplete) && document.issues.isEmpty { faults.append("fails without a word") }
    if document.issues.count > 51 { faults.append("\(document.issues.count) issues") }
    let starts = document.issues.map(\.span.lower)
    if starts != starts.sorted() { faults.append("issues are out of order") }
    return faults
  }
}
