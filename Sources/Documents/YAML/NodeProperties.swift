/// What stands before a YAML node, and where the node itself begins.
struct NodeProperties {
  struct Tag {
    /// With its handle resolved: `!!str` is `tag:yaml.org,2002:str`.
    let name: String
    let range: Range<Int>
  }

  var lower: Int
  var tag: Tag?
  var anchor: String?
}

extension YAMLReader {
  /// The anchor and the tag of the current event. libyaml's places include them, the spans of nodes don't.
  mutating func properties(upTo limit: Int) -> NodeProperties {
    var node = NodeProperties(lower: events.lower(), anchor: events.anchor)
    let tag = events.tag
    var rest = (tag == nil ? 0 : 1) + (node.anchor == nil ? 0 : 1)
    guard rest > 0 else { return node }
    scan: while node.lower < limit {
      switch text[node.lower] {
      case UInt8(ascii: "&") where rest > 0:
        node.lower = endOfWord(node.lower)
        rest -= 1
      case UInt8(ascii: "!") where rest > 0:
        let start = node.lower
        node.lower = endOfTag(start)
        node.tag = tag.map { NodeProperties.Tag(name: $0, range: start..<node.lower) }
        rest -= 1
      case UInt8(ascii: "#"): node.lower = endOfLine(node.lower)
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): node.lower += 1
      default: break scan
      }
    }
    node.lower = min(node.lower, limit)
    return node
  }

  private func endOfTag(_ start: Int) -> Int {
    guard start + 1 < text.count, text[start + 1] == UInt8(ascii: "<") else { return endOfWord(start) }
    var position = start
    while position < text.count, text[position] != UInt8(ascii: ">") { position += 1 }
    return min(position + 1, text.count)
  }
}
