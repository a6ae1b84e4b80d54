package import Diagnostics
package import Documents

/// What `$ref` holds: a JSON Pointer (RFC 6901) as a URI fragment, with or without a document before it.
package struct JSONPointer: Hashable, Sendable {
  /// What stands before `#`; empty for the same document.
  package let document: String
  /// Member names and array indices, unescaped (`~1` is `/`, `~0` is `~`, `%20` is a blank). Empty for the root; as by
  /// RFC 6901, `#/` is the member with the empty name.
  package let steps: [String]

  package init(document: String = "", steps: [String]) {
    self.document = document
    self.steps = steps
  }

  /// Reads "#/a/b", "file.json#/a" or "file.json". Raw blanks are accepted beside %20, as the standard shows both.
  /// `node` is the string, for spans.
  package init(_ text: String, in node: Node) throws(MalformedReference) {
    let bytes = Array(text.utf8)
    guard let hash = bytes.firstIndex(of: UInt8(ascii: "#")) else {
      guard !text.isEmpty, bytes.first != UInt8(ascii: "/"), bytes.first != UInt8(ascii: "{") else {
        throw MalformedReference(
          "\"\(text.excerpt)\" is not a JSON Pointer to a place in this document", at: node.span,
          help: "begin it with #, such as \"#/color/ink\"")
      }
      self.init(document: text, steps: [])
      return
    }
    let document = String(decoding: bytes[..<hash], as: UTF8.self)
    let fragment = bytes[(hash + 1)...]
    guard fragment.isEmpty || fragment.first == UInt8(ascii: "/") else {
      throw MalformedReference(
        "\"\(text.excerpt)\" lacks the / after # that a JSON Pointer begins with",
        at: node.span(ofText: hash..<hash + 1),
        help: "write \"\(document.excerpt)#/\(String(decoding: fragment, as: UTF8.self).excerpt)\"")
    }
    var steps: [String] = []
    for step in fragment.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst() {
      steps.append(try Self.unescaped(step, in: node))
    }
    self.init(document: document, steps: steps)
  }

  /// The pointer as it is written, with `~` and `/` escaped.
  package var text: String {
    document + "#" + steps.map { "/" + Self.escaped($0) }.joined()
  }

  /// First `%XX`, as a URI fragment is read, then `~0` and `~1`. A `%` without two hexadecimal digits stands for itself.
  private static func unescaped(_ step: ArraySlice<UInt8>, in node: Node) throws(MalformedReference) -> String {
    let bytes = percentDecoded(step)
    guard bytes.contains(UInt8(ascii: "~")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var position = 0
    while position < bytes.count {
      defer { position += 1 }
      guard bytes[position] == UInt8(ascii: "~") else {
        result.append(bytes[position])
        continue
      }
      position += 1
      switch position < bytes.count ? bytes[position] : 0 {
      case UInt8(ascii: "0"): result.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): result.append(UInt8(ascii: "/"))
      default:
        throw MalformedReference(
          "\"\(String(decoding: step, as: UTF8.self).excerpt)\" has a ~ that is not followed by 0 or 1",
          at: node.span(ofText: step.startIndex..<step.endIndex),
          help: "write ~0 for the character ~ and ~1 for the character /")
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func percentDecoded(_ step: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = step
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2, let high = hex(rest[rest.startIndex]),
        let low = hex(rest[rest.startIndex + 1])
      {
        result.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func escaped(_ step: String) -> String {
    var result = ""
    for scalar in step.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Node {
  /// The bytes of a part of a string node's text, given as UTF-8 offsets. The whole node where the text was escaped or
  /// folded in the file, so that offsets don't carry over.
  package func span(ofText range: Range<Int>) -> Span {
    guard case .string(let text) = content else { return span }
    let surplus = span.range.count - text.utf8.count
    guard surplus == 0 || surplus == 2 else { return span }
    let start = span.range.lowerBound + surplus / 2
    return Span(file: span.file, lower: start + range.lowerBound, upper: start + range.upperBound)
  }
}
