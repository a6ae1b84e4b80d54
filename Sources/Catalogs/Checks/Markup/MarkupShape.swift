/// The markup of one text, apart from its words: what a translation keeps.
struct MarkupShape {
  struct Element: Hashable {
    /// In lower case.
    let name: String
    let attributes: [Markup.Attribute]
    let range: Range<Int>
    let role: Markup.Tag.Role
  }

  struct Link: Hashable {
    let destination: String
    let range: Range<Int>
  }

  /// A tag that does not fit the ones around it.
  struct Misfit: Hashable {
    let name: String
    let range: Range<Int>
    /// A closing tag without an opening one; otherwise an opening one that is not closed.
    let isClosing: Bool
  }

  let text: BranchText
  /// Without elements that only lay out (`br`, `p`), which languages may differ in.
  private(set) var elements: [Element] = []
  private(set) var links: [Link] = []
  private(set) var strongs: [Range<Int>] = []
  /// References that HTML does not know, as written.
  private(set) var unknownEntities: [(name: String, range: Range<Int>)] = []
  private(set) var entities: Set<String> = []
  private(set) var hasInflection = false
  /// Names of tags that are not HTML's.
  private(set) var ownNames: Set<String> = []
  let protected: [String]

  init(_ text: BranchText, elements names: Set<String> = []) {
    self.text = text
    protected = text.parts.compactMap { $0.filling == .protected ? text.text($0.range) : nil }.filter { !$0.isEmpty }
    for token in Markup(text.bytes, elements: names).tokens { add(token) }
  }

  private mutating func add(_ token: Markup.Token) {
    switch token.kind {
    case .tag(let tag):
      let name = tag.name.lowercased()
      if !MarkupTag.isKnown(name) { ownNames.insert(tag.name) }
      guard !Self.layout.contains(name) else { return }
      let attributes = tag.attributes.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
      elements.append(Element(name: name, attributes: attributes, range: token.range, role: tag.role))
    case .entity(let meaning):
      let name = String(text.text(token.range).dropFirst().dropLast())
      if meaning == nil { unknownEntities.append((name, token.range)) } else { entities.insert(name) }
    case .linkClosing(let destination): links.append(Link(destination: text.text(destination), range: token.range))
    case .strong: strongs.append(token.range)
    case .inflectionClosing: hasInflection = true
    case .linkOpening, .url, .email, .code: break
    }
  }

  private static let layout: Set<String> = ["br", "p", "wbr", "hr", "div"]

  /// How often each tag stands in the text.
  var counts: [Key: Int] { elements.reduce(into: [:]) { $0[Key($1), default: 0] += 1 } }

  struct Key: Hashable, Comparable {
    let name: String
    let isClosing: Bool

    init(_ element: Element) {
      name = element.name
      isClosing = element.role == .closing
    }

    static func < (a: Key, b: Key) -> Bool { (a.name, a.isClosing ? 1 : 0) < (b.name, b.isClosing ? 1 : 0) }

    var written: String { isClosing ? "</\(name)>" : "<\(name)>" }
  }

  /// The first tag that is not nested in the others.
  var misfit: Misfit? {
    var open: [Element] = []
    for element in elements {
      switch element.role {
      case .empty: break
      case .opening: open.append(element)
      case .closing:
        if let last = open.last, last.name == element.name {
          open.removeLast()
        } else if let index = open.lastIndex(where: { $0.name == element.name }) {
          // What was opened since is not closed before its parent ends.
          let inner = open[index + 1..<open.count].first { !MarkupTag.openElements.contains($0.name) }
          if let inner { return Misfit(name: inner.name, range: inner.range, isClosing: false) }
          open.removeSubrange(index...)
        } else {
          return Misfit(name: element.name, range: element.range, isClosing: true)
        }
      }
    }
    let last = open.last { !MarkupTag.openElements.contains($0.name) }
    return last.map { Misfit(name: $0.name, range: $0.range, isClosing: false) }
  }

  /// Opening tags in the order of the text, each with how deep it stands.
  var outline: [String] {
    var depth = 0
    return elements.compactMap { element in
      switch element.role {
      case .closing:
        depth -= 1
        return nil
      case .opening, .empty:
        defer { if element.role == .opening { depth += 1 } }
        return "\(depth) \(element.name) \(element.attributes.compactMap(\.outline))"
      }
    }
  }
}
