import Diagnostics

/// Scalars: what their text and tags say they are, and the two that authors forget to quote.
extension YAMLReader {
  mutating func readScalar() {
    nodes += 1
    var node = NodeProperties(lower: events.lower())
    let upper = events.upper()
    if events.hasProperties { node = properties(upTo: upper) }
    let range = scalarRange(node.lower, upper)
    comments.pass(events.isBlockScalar ? min(endOfLine(node.lower), upper)..<upper : range)
    lastEnd = range.upperBound
    if let level = levels.indices.last, levels[level].slot == .key {
      readKey(range, node)
    } else {
      readValue(range, node)
    }
  }

  /// The bytes of a scalar without what libyaml counts to it: line breaks behind a block, and the way to the next token
  /// where no `:` or `-` says that there is nothing.
  private func scalarRange(_ lower: Int, _ upper: Int) -> Range<Int> {
    if lower >= upper {
      let sign = upper > 0 ? text[upper - 1] : 0
      let isAfterSign = sign == UInt8(ascii: ":") || sign == UInt8(ascii: "-") || events.hasProperties
      let place = isAfterSign ? upper : min(lastEnd, upper)
      return place..<place
    }
    guard events.isBlockScalar else { return lower..<upper }
    var end = upper
    while end > lower + 1, text[end - 1] <= 0x20 { end -= 1 }
    return lower..<end
  }

  private mutating func readKey(_ range: Range<Int>, _ properties: NodeProperties) {
    let level = levels.count - 1
    let key = String(decoding: events.text, as: UTF8.self)
    if let anchor = properties.anchor {
      anchors.define(anchor, .init(node: Node(.string(key), at: span(range)), extent: .scalar))
    }
    if events.isPlain, events.text.isEmpty {
      report("a key is missing before the colon", range, help: "write the key, or quote it if it is empty: \"\"")
      levels[level].slot = .dropped
      return
    }
    if events.text.count == 2, key == "<<", events.isPlain {
      beginMerge(at: range)
      return
    }
    tree.key(key, at: span(range))
    levels[level].slot = .value
    if levels[level].isFlow { findCutColor(at: range.upperBound, behind: UInt8(ascii: ":")) }
  }

  private mutating func readValue(_ range: Range<Int>, _ properties: NodeProperties) {
    var node = Node(.null, at: span(range))
    if range.isEmpty, properties.tag == nil, events.isPlain, let color = unquotedColor(range.lowerBound) {
      node = Node(.string(string(color)), at: span(color))
      lastEnd = color.upperBound
    } else if let tag = properties.tag {
      node.content = content(of: tag, range)
    } else if events.isPlain {
      node.content = plainContent(range)
    } else {
      node.content = .string(String(decoding: events.text, as: UTF8.self))
    }
    if let anchor = properties.anchor { anchors.define(anchor, .init(node: node, extent: .scalar)) }
    place(node, .scalar)
  }

  private mutating func plainContent(_ range: Range<Int>) -> Node.Content {
    switch CoreSchema.meaning(of: events.text) {
    case .text: return .string(String(decoding: events.text, as: UTF8.self))
    case .number(let value): return .number(value)
    case .bool(let value): return .bool(value)
    case .null: return .null
    case .notFinite:
      report(
        "\(string(range).shown) is not a finite number", range,
        help: "write a number below 1.8e308, or put it into quotes if it is text")
      return .null
    }
  }
}

// MARK: - Tags

extension YAMLReader {
  /// The value that an explicit tag asks for.
  private mutating func content(of tag: NodeProperties.Tag, _ range: Range<Int>) -> Node.Content {
    let written = String(decoding: events.text, as: UTF8.self)
    let meaning = CoreSchema.meaning(of: events.text)
    let kind: String
    switch (tag.name, meaning) {
    case ("!", _), ("tag:yaml.org,2002:str", _): return .string(written)
    case ("tag:yaml.org,2002:null", .null): return .null
    case ("tag:yaml.org,2002:bool", .bool(let value)): return .bool(value)
    case ("tag:yaml.org,2002:int", .number(let value)) where value == value.rounded(): return .number(value)
    case ("tag:yaml.org,2002:float", .number(let value)): return .number(value)
    case ("tag:yaml.org,2002:null", _): kind = "null"
    case ("tag:yaml.org,2002:bool", _): kind = "true or false"
    case ("tag:yaml.org,2002:int", _): kind = "a whole number"
    case ("tag:yaml.org,2002:float", _): kind = "a finite number"
    default:
      report(
        "unknown tag \(string(tag.range).shown)", tag.range,
        help: "remove it; text, numbers, booleans and null need no tag")
      return .string(written)
    }
    report(
      "\"\(written.shown)\" is not \(kind), as the tag \(string(tag.range).shown) requires", range,
      labels: [Finding.Label(span(tag.range), "the tag is here")], help: "remove the tag, or write another value")
    return .string(written)
  }
}

// MARK: - What needs quotes

extension YAMLReader {
  /// `accent: #FF0000`: the colour is a comment, and the value is null. Returns where the colour stands.
  private mutating func unquotedColor(_ position: Int) -> Range<Int>? {
    guard let level = levels.last else { return nil }
    let keyEnd = Int(tree.pending?.keySpan.upper ?? 0)
    switch level.slot {
    case .item where !level.isFlow:
      return findCutColor(at: position)
    case .value where level.isFlow:
      // Reported with its key: the error that follows may come before this value.
      return hexColor(at: keyEnd, behind: UInt8(ascii: ":"))
    case .value:
      return findCutColor(at: keyEnd, behind: UInt8(ascii: ":"))
    default:
      return nil
    }
  }

  /// Reports a colour without quotes behind blanks and `separator`. In brackets it takes the rest of the line with it.
  @discardableResult
  mutating func findCutColor(at position: Int, behind separator: UInt8? = nil) -> Range<Int>? {
    guard let color = hexColor(at: position, behind: separator) else { return nil }
    if levels.last?.isFlow == true { cutLevel = (levels.firstIndex(where: \.isFlow) ?? 0) + 1 }
    report(
      "\(string(color)) is a comment in YAML because it is not in quotes", color,
      help: "put the colour into quotes: \"\(string(color))\"")
    return color
  }

  private func hexColor(at position: Int, behind separator: UInt8?) -> Range<Int>? {
    var position = skippingBlanks(position)
    if let separator {
      guard position < text.count, text[position] == separator else { return nil }
      position = skippingBlanks(position + 1)
    }
    return ColorText.hexColor(text, at: position)
  }

  /// `$value: {color.ink}`: a mapping with the key `color.ink` and nothing else. Reports it and returns the reference
  /// as text.
  mutating func bareReference(_ node: Node) -> Node? {
    guard levels.last?.slot != .key, let reference = bareReferenceText(node) else { return nil }
    report(
      "\(reference.shown) is a mapping in YAML because it is not in quotes", node.span.range,
      help: "put the reference into quotes: \"\(reference.shown)\"")
    return Node(.string(reference), at: node.span)
  }

  func bareReferenceText(_ node: Node) -> String? {
    guard let members = node.object?.members, members.count == 1, case .null = members[0].value.content else {
      return nil
    }
    let key = members[0].keySpan.range
    guard text[Int(node.span.lower)] == UInt8(ascii: "{"), text[key.lowerBound] != UInt8(ascii: "\""),
      text[key.lowerBound] != UInt8(ascii: "'"), key.upperBound < node.span.upper,
      text[key.upperBound..<Int(node.span.upper) - 1].allSatisfy({ $0 <= 0x20 })
    else { return nil }
    return "{\(members[0].key)}"
  }
}
