package import Diagnostics

/// One XML file (XML 1.0, fifth edition, with namespaces). `root` is nil where the file has no element: the issues say
/// why. Spans count from the text's first byte, a byte order mark included.
package struct XMLDocument: Sendable {
  package let file: FileID
  package let root: XMLElement?
  /// Comments and processing instructions before and behind the root, in their order.
  package let outside: [XMLContent]
  /// Those that speak to the tool (`tokens:ignore …`), wherever they stand. All others are content of their elements.
  package let comments: [Comment]
  package let issues: [SyntaxIssue]
  /// Whether the reader got to the end of the file. When it did not, `root` holds what stands before the error: names
  /// that are missing from it may well be in the rest.
  package let isComplete: Bool
  /// What the document type declares: for mapping texts back to the file.
  let entities: XMLEntities

  init(
    file: FileID, root: XMLElement?, outside: [XMLContent] = [], comments: [Comment] = [], issues: [SyntaxIssue] = [],
    isComplete: Bool = true, entities: XMLEntities = XMLEntities()
  ) {
    self.file = file
    self.root = root
    self.outside = outside
    self.comments = comments
    self.issues = issues
    self.isComplete = isComplete
    self.entities = entities
  }
}

extension XMLDocument {
  /// Every comment of the file, inside the document type excepted, in the order of their places.
  package var allComments: [XMLComment] {
    var found = outside.compactMap(\.comment)
    var pending = root.map { [$0] } ?? []
    while let element = pending.popLast() {
      for child in element.children {
        switch child {
        case .comment(let comment): found.append(comment)
        case .element(let element): pending.append(element)
        case .text, .instruction: break
        }
      }
    }
    return found.sorted { $0.span.lower < $1.span.lower }
  }

  /// Where the outermost element that begins in these bytes ends; nil where none does.
  package func endOfPart(beginningIn line: Range<Int>) -> Int? {
    guard var element = root else { return nil }
    if line.contains(Int(element.span.lower)) { return Int(element.span.upper) }
    while true {
      let next = element.firstChild(from: line.lowerBound)
      let begun = element.children[next...].prefix { Int($0.span.lower) < line.upperBound }
      if let found = begun.lazy.compactMap(\.element).first { return Int(found.span.upper) }
      guard next > 0, let outer = element.children[next - 1].element, Int(outer.span.upper) > line.lowerBound else {
        return nil
      }
      element = outer
    }
  }
}

extension XMLElement {
  /// The first child that begins at an offset or behind it; children stand in the order of the file.
  fileprivate func firstChild(from offset: Int) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(children[middle].span.lower) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
