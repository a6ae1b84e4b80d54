import Diagnostics

/// Grows an XML tree from the bottom up on one flat stack, as `TreeBuilder` does for YAML and JSON.
struct XMLTreeBuilder: ~Copyable {
  /// An element whose end tag is not read yet.
  struct Level {
    let name: XMLName
    let lower: Int
    let contentLower: Int
    let attributes: [XMLAttribute]
    /// Where its children start on their stack.
    let base: Int
    /// What `XMLNamespaces` goes back to where it ends.
    let namespaceMark: Int

    /// The bytes of the name in the start tag.
    var nameRange: Range<Int> { lower + 1..<lower + 1 + name.text.utf8.count }
  }

  let file: FileID
  private(set) var root: XMLElement?
  private(set) var outside: [XMLContent] = []
  private(set) var levels: [Level] = []
  private var contents = Stack<XMLContent>()

  init(file: FileID) {
    self.file = file
  }

  @inline(__always)
  func span(_ lower: Int, _ upper: Int) -> Span { Span(file: file, lower: lower, upper: upper) }

  @inline(__always)
  var depth: Int { levels.count }

  /// Begins an element whose start tag ends at `upper`.
  mutating func open(_ name: XMLName, _ attributes: [XMLAttribute], _ tag: Range<Int>, namespaceMark: Int) {
    levels.append(
      Level(
        name: name, lower: tag.lowerBound, contentLower: tag.upperBound, attributes: attributes, base: contents.count,
        namespaceMark: namespaceMark))
  }

  /// What is finished: content of the innermost element, or of the document.
  mutating func add(_ content: consuming XMLContent) {
    if depth > 0 {
      contents.push(content)
    } else if case .element(let element) = content {
      root = element
    } else {
      outside.append(content)
    }
  }

  /// Ends the innermost element, whose content ends where the end tag begins.
  mutating func close(_ endTag: Range<Int>) {
    guard let level = levels.popLast() else { return }
    let element = XMLElement(
      level.name, at: span(level.lower, endTag.upperBound), content: level.contentLower..<endTag.lowerBound,
      isEmptyTag: false, attributes: level.attributes, children: contents.take(from: level.base))
    add(.element(element))
  }
}
