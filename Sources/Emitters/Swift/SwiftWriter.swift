/// Swift source, written line by line: indentation, documentation and literals. It knows nothing of tokens.
package struct SwiftWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var depth = 0

  package init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// One line; an empty one without indentation.
  package mutating func line(_ text: String = "") {
    if !text.isEmpty {
      indent()
      append(text)
    }
    append(newline)
  }

  /// One line in pieces, so that no string is joined for it.
  package mutating func line(_ pieces: String...) {
    indent()
    for piece in pieces { append(piece) }
    append(newline)
  }

  /// `head {`, what `body` writes one level deeper, `}`.
  package mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head, " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// What `body` writes one level deeper, without braces.
  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// A documentation comment. No text breaks out of it: every line break begins a new `///`, and characters that
  /// would hide or reorder the source are spelled out.
  package mutating func documentation(_ text: String) {
    for piece in Self.lines(text) {
      indent()
      append(piece.isEmpty ? "///" : "/// ")
      append(piece)
      append(newline)
    }
  }

  package mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func indent() {
    for _ in 0..<depth {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  private var newline: UInt8 { UInt8(ascii: "\n") }

  private static func lines(_ text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}": lines.append("")
      case "\t": lines[lines.count - 1].append(" ")
      case _ where scalar.isHidden:
        lines[lines.count - 1] += "U+" + String(scalar.value, radix: 16, uppercase: true)
      default: lines[lines.count - 1].unicodeScalars.append(scalar)
      }
    }
    return lines
  }
}

extension SwiftWriter {
  /// A string literal on one line.
  package static func literal(_ text: String) -> String {
    "\"" + escaped(text) + "\""
  }

  /// The inside of a string literal, on one line and without a quote, so that it fits a multi-line literal too.
  package static func escaped(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"")
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case _ where scalar.isHidden: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A number that reads back as the same `Double`; whole ones without a fraction.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
    return "\(value)"
  }
}

extension Unicode.Scalar {
  /// Controls, and what reorders or hides source text (UAX #9's bidi controls; "Trojan Source").
  fileprivate var isHidden: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    default: false
    }
  }
}
