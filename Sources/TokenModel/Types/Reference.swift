package import Diagnostics
package import Documents

/// A reference that stands in place of a value: `"{a.b}"`, or `{"$ref": "#/a/b"}` (DTCG 2025.10, "Aliases").
package enum Reference: Hashable, Sendable {
  /// The names between the braces, as written. They stand for a whole token. Blanks belong to a name.
  case curly([String], Span)
  case pointer(JSONPointer, Span)

  /// The string with its quotes, or the mapping.
  package var span: Span {
    switch self {
    case .curly(_, let span), .pointer(_, let span): span
    }
  }

  /// nil where `node` is a plain value. Throws where it is plainly meant as a reference and is none: a finding under
  /// `tokens/alias` can be made of the error as it is.
  package static func parse(_ node: Node) throws(MalformedReference) -> Reference? {
    switch node.content {
    case .string(let text):
      guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return nil }
      return .curly(try CurlyPath.segments(of: text, in: node), node.span)
    case .object(let object):
      guard let member = object.member("$ref") else { return nil }
      return .pointer(try pointer(of: member, in: object), node.span)
    case .null, .bool, .number, .array:
      return nil
    }
  }

  private static func pointer(
    of member: Object.Member, in object: Object
  ) throws(MalformedReference) -> JSONPointer {
    guard case .string(let text) = member.value.content else {
      throw MalformedReference(
        "\"$ref\" is \(member.value.kindWords); a JSON Pointer such as \"#/color/ink\" was expected",
        at: member.value.span)
    }
    if let other = object.members.first(where: { $0.key != "$ref" }) {
      throw MalformedReference(
        "\"\(other.key.excerpt)\" stands beside \"$ref\", but a reference is the whole value", at: other.keySpan,
        help: "remove \"\(other.key.excerpt)\", or write the value out in place of the reference")
    }
    return try JSONPointer(text, in: member.value)
  }
}

/// Text that is plainly meant as a reference and is none: what is wrong, where, and what to do.
package struct MalformedReference: Error, Hashable, Sendable {
  /// One sentence without a final full stop.
  package let message: String
  package let span: Span
  package let help: String?

  package init(_ message: String, at span: Span, help: String? = nil) {
    self.message = message
    self.span = span
    self.help = help
  }

  /// The error as a finding under `tokens/alias`.
  package func finding(symbol: String) -> Finding {
    Finding(.alias, .error, message, at: span, symbol: symbol, help: help.map { [$0] } ?? [])
  }
}

/// The path of a curly reference. The whole string is the reference: nothing may stand around the braces.
private enum CurlyPath {
  static func segments(of text: String, in node: Node) throws(MalformedReference) -> [String] {
    let bytes = Array(text.utf8)
    try checkBraces(bytes, text, node)
    var segments: [String] = []
    var start = 1
    for position in 1..<bytes.count where bytes[position] == UInt8(ascii: ".") || position == bytes.count - 1 {
      let name = bytes[start..<position]
      if name.isEmpty {
        throw MalformedReference(
          bytes.count == 2 ? "the reference {} names no token" : "\(text.excerpt) has an empty name in its path",
          at: node.span(ofText: max(0, start - 1)..<position + 1),
          help: "write the names of the groups and the token with one dot between them, such as {color.ink}")
      }
      if name.first == UInt8(ascii: "$"), !name.elementsEqual("$root".utf8) {
        let spelled = String(decoding: name, as: UTF8.self)
        throw MalformedReference(
          "\(text.excerpt) has \"\(spelled.excerpt)\" in its path, but only $root may begin with $",
          at: node.span(ofText: start..<position),
          help: "refer to a token as a whole in braces; a part of one is reached by {\"$ref\": \"#/…/$value/…\"}")
      }
      segments.append(String(decoding: name, as: UTF8.self))
      start = position + 1
    }
    return segments
  }

  /// Throws unless `bytes` are one `{`, no other brace, and one `}` at the end.
  private static func checkBraces(_ bytes: [UInt8], _ text: String, _ node: Node) throws(MalformedReference) {
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    guard bytes.first == open || bytes.last == close || bytes.contains(open) && bytes.contains(close) else {
      throw MalformedReference(
        "\"\(text.excerpt)\" has a brace in it, which only references have", at: node.span,
        help: "write a reference as {group.token} and nothing else, or remove the brace")
    }
    guard bytes.first == open || !bytes.contains(open) else {
      throw MalformedReference(
        "\"\(text.excerpt)\" has a reference inside other text, but a reference is the whole value", at: node.span,
        help: "write the reference alone; values are not put together from text or computed")
    }
    guard bytes.first == open else {
      throw MalformedReference(
        "\"\(text.excerpt)\" has no opening brace", at: node.span, help: "write {\(text.excerpt.filter { $0 != "}" })}")
    }
    guard let end = bytes.firstIndex(of: close) else {
      throw MalformedReference(
        "\"\(text.excerpt)\" has no closing brace", at: node.span, help: "write {\(text.excerpt.filter { $0 != "{" })}")
    }
    if let inner = bytes[1..<end].firstIndex(of: open) {
      throw MalformedReference(
        "\"\(text.excerpt)\" has a brace inside a reference; names have none", at: node.span(ofText: inner..<inner + 1))
    }
    guard end == bytes.count - 1 else {
      throw MalformedReference(
        "\"\(text.excerpt)\" goes on after its closing brace, but a reference is the whole value",
        at: node.span(ofText: end + 1..<bytes.count),
        help: "write the reference alone; values are not put together from text or computed")
    }
  }
}
