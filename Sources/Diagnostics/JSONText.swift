/// JSON text in the making (RFC 8259). Members stand in the order of writing, so the same calls give the same bytes.
///
///     var json = JSONText()
///     json.object { json in
///       json.member("name", "orb")
///       json.member("srgb") { $0.array([0.5, 0.25, 1], inline: true) { $0.number($1) } }
///     }
///     json.text  // {\n  "name": "orb",\n  "srgb": [0.5, 0.25, 1]\n}
package struct JSONText: Sendable {
  package enum Layout: Hashable, Sendable {
    /// Two spaces a level, one member or element a line; containers written `inline` stay on one line.
    case pretty
    /// No blanks at all.
    case compact
  }

  package private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var isInline = false
  private var isEmpty = true
  private var isAfterKey = true

  package init(_ layout: Layout = .pretty) {
    self.layout = layout
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes of a file: with a final newline.
  package var fileBytes: [UInt8] { bytes + [UInt8(ascii: "\n")] }
}

// MARK: - Values

extension JSONText {
  package mutating func null() { write("null") }
  package mutating func bool(_ value: Bool) { write(value ? "true" : "false") }
  package mutating func number(_ value: Int) { write(String(value)) }

  /// The shortest digits that read back as the same value; whole numbers without a fraction. JSON has no infinity and
  /// no NaN: they become `null`.
  package mutating func number(_ value: Double) { write(JSONText.digits(value)) }

  package mutating func string(_ value: String) {
    beginValue()
    JSONText.append(value, to: &bytes)
  }

  package mutating func object(inline: Bool = false, _ members: (inout JSONText) -> Void) {
    container("{", "}", inline: inline, members)
  }

  package mutating func array(inline: Bool = false, _ elements: (inout JSONText) -> Void) {
    container("[", "]", inline: inline, elements)
  }

  package mutating func array<S: Sequence>(
    _ elements: S, inline: Bool = false, _ element: (inout JSONText, S.Element) -> Void
  ) {
    array(inline: inline) { json in
      for item in elements { element(&json, item) }
    }
  }
}

// MARK: - Members

extension JSONText {
  /// A member whose value the closure writes: exactly one.
  package mutating func member(_ key: String, _ value: (inout JSONText) -> Void) {
    beginValue()
    JSONText.append(key, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
    value(&self)
    isAfterKey = false
  }

  package mutating func member(_ key: String, _ value: String) { member(key) { $0.string(value) } }
  package mutating func member(_ key: String, _ value: Int) { member(key) { $0.number(value) } }
  package mutating func member(_ key: String, _ value: Double) { member(key) { $0.number(value) } }
  package mutating func member(_ key: String, _ value: Bool) { member(key) { $0.bool(value) } }
}

// MARK: - Layout

extension JSONText {
  private mutating func write(_ literal: String) {
    beginValue()
    bytes.append(contentsOf: literal.utf8)
  }

  /// What separates a value from the one before it.
  private mutating func beginValue() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    if isInline {
      if !isEmpty, layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    } else {
      breakLine()
    }
    isEmpty = false
  }

  private mutating func container(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, inline: Bool, _ body: (inout JSONText) -> Void
  ) {
    beginValue()
    let outer = (isEmpty, isInline)
    bytes.append(UInt8(ascii: open))
    (isEmpty, isInline) = (true, isInline || inline)
    depth += 1
    body(&self)
    depth -= 1
    if !isEmpty, !isInline { breakLine() }
    bytes.append(UInt8(ascii: close))
    (isEmpty, isInline) = outer
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }
}

// MARK: - Scalars

extension JSONText {
  /// A number as `number(_:)` writes it.
  package static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value.magnitude < 0x1p53, Double(Int(value)) == value { return String(Int(value)) }
    return value.description
  }

  /// A string with its quotes. Control characters and the line separators that break JavaScript are escaped.
  package static func quoted(_ value: String) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ value: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { source in
      var start = 0
      var position = 0
      while position < source.count {
        guard let (escape, length) = escape(source, at: position) else {
          position += 1
          continue
        }
        bytes.append(contentsOf: source[start..<position])
        bytes.append(contentsOf: escape.utf8)
        position += length
        start = position
      }
      bytes.append(contentsOf: source[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The escape for the character that starts at a byte, and the bytes it replaces; nil where it stands as it is.
  private static func escape(_ source: UnsafeBufferPointer<UInt8>, at position: Int) -> (String, Int)? {
    let byte = source[position]
    switch byte {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0x08: return ("\\b", 1)
    case 0x09: return ("\\t", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0C: return ("\\f", 1)
    case 0x0D: return ("\\r", 1)
    case 0x00..<0x20, 0x7F: return (unicodeEscape(UInt32(byte)), 1)
    case 0xC2 where source[position + 1] < 0xA0: return (unicodeEscape(UInt32(source[position + 1])), 2)
    case 0xE2 where source[position + 1] == 0x80 && source[position + 2] & 0xFE == 0xA8:
      return (unicodeEscape(0x2000 + UInt32(source[position + 2] & 0x3F)), 3)
    default: return nil
    }
  }

  private static func unicodeEscape(_ value: UInt32) -> String {
    let hex = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }
}
