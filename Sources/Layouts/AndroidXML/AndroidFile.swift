import Diagnostics
import Documents
import Files

/// One file of Android resources, or a manifest, laid out flat for the checks.
struct AndroidFile: Sendable {
  /// An element with what is known of its surroundings.
  struct Node: Sendable {
    let element: XMLElement
    /// Without its package: `ConstraintLayout`.
    let name: String
    let attributes: AndroidAttributes
    let parent: Int?
    /// The index behind its last descendant: elements stand in the order of the file.
    fileprivate(set) var end: Int
    /// Whether its layout, or one around it, is left to right in every language.
    let isLeftToRight: Bool
    /// Whether it places what it holds by constraints.
    let isConstraintLayout: Bool
  }

  let input: LayoutInput
  let document: XMLDocument
  let nodes: [Node]
  let resources: AndroidResources
  /// Elements with text that may grow, and those that scroll, in the order of the file.
  private let texts: [Int]
  private let scrolling: [Int]
  /// How high each element must be for its text at 200 %, in dp.
  let textNeeds: [Double]
  /// What a flow places: the ids that it refers to.
  let placedByHelpers: Set<String>
  /// Elements whose children are controls of a recording.
  let mediaRows: Set<Int>
  /// Whether the file’s folder is for one direction or the other: `drawable-ldrtl`.
  let isForOneDirection: Bool
  /// The file's name without its ending: what other resources call it.
  let resourceName: String
  /// The prefixes that the root declares, by their namespaces.
  private let prefixes: [String: String]

  init(_ input: LayoutInput, _ resources: AndroidResources) {
    self.input = input
    self.resources = resources
    document = XMLDocument.read(input.file, input.source)
    let nodes = document.root.map(Self.flat) ?? []
    self.nodes = nodes
    let length = { (text: String?) in resources.dimensions.length(text, in: input.source.path) }
    texts = nodes.indices.filter { nodes[$0].isText && length(nodes[$0]["layout_height"])?.dp == nil }
    textNeeds = AndroidTextNeeds.all(nodes, length)
    scrolling = nodes.indices.filter { nodes[$0].isScrolling }
    placedByHelpers = Set(nodes.lazy.filter(\.isPlacingHelper).flatMap(\.referencedIDs))
    let folder = Path.lastComponent(Path.parent(input.source.path))
    isForOneDirection = folder.split(separator: "-").contains { $0 == "ldrtl" || $0 == "ldltr" }
    resourceName = AndroidResources.resourceName(input.source.path)
    let declared = document.root?.attributes.filter { $0.name.prefix == "xmlns" } ?? []
    prefixes = Dictionary(declared.map { ($0.value, $0.name.local) }, uniquingKeysWith: { first, _ in first })
    mediaRows = Self.mediaRows(nodes)
  }

  /// A class without its package: `ConstraintLayout`.
  fileprivate static func localName(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }

  /// Every element, in the order of the file; depth costs no stack.
  private static func flat(_ root: XMLElement) -> [Node] {
    var nodes: [Node] = []
    var pending: [(element: XMLElement, parent: Int?)] = [(root, nil)]
    while let (element, parent) = pending.popLast() {
      let attributes = AndroidAttributes(element.attributes.compactMap(AndroidAttribute.init))
      let isLeftToRight =
        parent.map { nodes[$0].isLeftToRight } ?? false
        || attributes.contains { $0.name == "layoutDirection" && $0.value == "ltr" }
      let name = element.name.text
      let local = localName(name)
      nodes.append(
        Node(
          element: element, name: local, attributes: attributes, parent: parent, end: 0,
          isLeftToRight: isLeftToRight,
          isConstraintLayout: local == "ConstraintLayout" || name == "merge" && isMergedConstraintLayout(element)))
      let own = nodes.count - 1
      pending += element.elements.reversed().map { ($0, own) }
    }
    for index in nodes.indices.reversed() {
      nodes[index].end = max(nodes[index].end, index + 1)
      if let parent = nodes[index].parent { nodes[parent].end = max(nodes[parent].end, nodes[index].end) }
    }
    return nodes
  }

  private static func isMergedConstraintLayout(_ merge: XMLElement) -> Bool {
    merge.attributes.first { $0.name.local == "parentTag" }?.value.hasSuffix(".ConstraintLayout") ?? false
  }

  /// The prefix that the root declares for a namespace.
  func prefix(of namespace: String) -> String? { prefixes[namespace] }
}

/// The attributes of one element, which are found by their names however many they are.
struct AndroidAttributes: Sendable, Sequence {
  /// Of so few, looking through them is faster than a table.
  private static let few = 16

  private let list: [AndroidAttribute]
  /// The first one of each name; empty where they are few.
  private let places: [String: Int]

  init(_ list: [AndroidAttribute]) {
    self.list = list
    let isFew = list.count <= Self.few
    places = isFew ? [:] : Dictionary(list.indices.map { (list[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var count: Int { list.count }

  func makeIterator() -> IndexingIterator<[AndroidAttribute]> { list.makeIterator() }

  func first(named name: String) -> AndroidAttribute? {
    places.isEmpty ? list.first { $0.name == name } : places[name].map { list[$0] }
  }
}

/// An attribute of Android's namespace or the app's, which support libraries use. Others are for tools.
struct AndroidAttribute: Sendable {
  let attribute: XMLAttribute
  /// Without the prefix.
  let name: String

  init?(_ attribute: XMLAttribute) {
    switch attribute.name.namespace {
    case "http://schemas.android.com/apk/res/android", "http://schemas.android.com/apk/res-auto": break
    case nil:
      guard ["android", "app"].contains(attribute.name.prefix) else { return nil }
    default: return nil
    }
    self.attribute = attribute
    name = attribute.name.local
  }

  var value: String { attribute.value }
  var span: Span {
    Span(
      file: attribute.nameSpan.file, lower: Int(attribute.nameSpan.lower), upper: Int(attribute.valueSpan.upper) + 1)
  }
  /// The name without its prefix.
  var localSpan: Span {
    let whole = attribute.nameSpan
    return Span(file: whole.file, lower: Int(whole.upper) - name.utf8.count, upper: Int(whole.upper))
  }
}

extension AndroidFile.Node {
  subscript(name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> AndroidAttribute? { attributes.first(named: name) }

  /// The view that a `merge` is put into, as its author says to the tools.
  var mergedInto: String? {
    element.attributes.first { $0.name.local == "parentTag" }.map { AndroidFile.localName($0.value) }
  }

  /// `@+id/title` as `title`; otherwise the element’s name: for fingerprints.
  var symbol: String { self["id"].map(AndroidResources.name) ?? name }
}

extension AndroidFile {
  func elements(in index: Int) -> Range<Int> { index + 1..<nodes[index].end }
  func parent(of index: Int) -> Node? { nodes[index].parent.map { nodes[$0] } }

  /// The first text in an element that has no height of its own, and whether it is the only one.
  func text(in index: Int) -> (index: Int, isOnly: Bool)? {
    let elements = elements(in: index)
    guard let first = Self.first(of: texts, in: elements) else { return nil }
    return (first, Self.first(of: texts, in: first + 1..<max(first + 1, elements.upperBound)) == nil)
  }
  func scrolls(in index: Int) -> Bool { Self.first(of: scrolling, in: elements(in: index)) != nil }

  private static func first(of list: [Int], in range: Range<Int>) -> Int? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low] < range.upperBound ? list[low] : nil
  }
}
