package import Diagnostics
import Documents

/// A token pattern that can't be read: what is wrong, where, and what to do.
package struct MalformedPattern: Error, Hashable, Sendable {
  /// One sentence without a final full stop.
  package let message: String
  package let span: Span
  package let help: String?

  package init(_ message: String, at span: Span, help: String? = nil) {
    self.message = message
    self.span = span
    self.help = help
  }
}

/// Reads a pattern's text: alternatives are multiplied out first, so that each shape is a plain sequence.
struct PatternReader {
  private enum Atom {
    case byte(UInt8)
    case capture(Int)
  }

  /// The most shapes that a pattern's alternatives may multiply to.
  private static let shapeLimit = 256
  /// The most bytes that a pattern may have.
  private static let lengthLimit = 1_000

  private let text: String
  private let bytes: [UInt8]
  private let node: Node
  private let capturesAllowed: Bool
  private(set) var captures: [String] = []

  init(_ text: String, _ node: Node, capturesAllowed: Bool) {
    self.text = text
    self.bytes = Array(text.utf8)
    self.node = node
    self.capturesAllowed = capturesAllowed
  }

  mutating func shapes() throws(MalformedPattern) -> [[TokenPattern.Name]] {
    guard !bytes.isEmpty else { throw error("a token pattern is empty") }
    guard bytes.count <= Self.lengthLimit else {
      throw error("a token pattern has \(bytes.count) bytes; \(Self.lengthLimit) is the most")
    }
    var result: [[TokenPattern.Name]] = []
    for atoms in try expanded() { result.append(try shape(of: atoms)) }
    return result
  }

  /// The text with one alternative chosen for each `{a,b}`, in every combination.
  private mutating func expanded() throws(MalformedPattern) -> [[Atom]] {
    var sequences: [[Atom]] = [[]]
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "}")) else {
          throw error("the pattern \(text) has no closing brace", at: position..<bytes.count)
        }
        let inner = bytes[position + 1..<end]
        guard !inner.contains(UInt8(ascii: "{")) else {
          throw error("the pattern \(text) has braces inside braces", at: position..<end + 1)
        }
        let choices = try choices(of: inner)
        guard sequences.count * choices.count <= Self.shapeLimit else {
          throw error("the alternatives of \(text) multiply to more than \(Self.shapeLimit) patterns")
        }
        sequences = sequences.flatMap { sequence in choices.map { sequence + $0 } }
        position = end + 1
      case UInt8(ascii: "}"):
        throw error("the pattern \(text) has no opening brace", at: position..<position + 1)
      case let byte:
        for index in sequences.indices { sequences[index].append(.byte(byte)) }
        position += 1
      }
    }
    return sequences
  }

  /// `a,b` as alternatives, `x` as a capture.
  private mutating func choices(of inner: ArraySlice<UInt8>) throws(MalformedPattern) -> [[Atom]] {
    if inner.contains(UInt8(ascii: ",")) {
      return inner.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { $0.map(Atom.byte) }
    }
    let name = String(decoding: inner, as: UTF8.self)
    let range = inner.startIndex - 1..<inner.endIndex + 1
    guard !inner.isEmpty else { throw error("the pattern \(text) has empty braces", at: range) }
    guard !inner.contains(UInt8(ascii: ".")) else {
      throw error(
        "\(text) is written like a reference, and tokens are named by their plain paths here", at: range,
        help: "write \(name)")
    }
    guard capturesAllowed else {
      throw error(
        "the pattern \(text) has {\(name)}, which nothing here uses again", at: range,
        help: "write * for any characters of a name, or {a,b} for alternatives")
    }
    guard !captures.contains(name) else {
      throw error("the pattern \(text) has {\(name)} twice", at: range)
    }
    captures.append(name)
    return [[.capture(captures.count - 1)]]
  }

  private func shape(of atoms: [Atom]) throws(MalformedPattern) -> [TokenPattern.Name] {
    var shape: [TokenPattern.Name] = []
    let names = atoms.split(omittingEmptySubsequences: false) { atom in
      if case .byte(UInt8(ascii: ".")) = atom { true } else { false }
    }
    for name in names { shape.append(try self.name(of: name)) }
    return shape
  }

  private func name(of atoms: ArraySlice<Atom>) throws(MalformedPattern) -> TokenPattern.Name {
    guard !atoms.isEmpty else {
      throw error("the pattern \(text) has an empty name", help: "write names with one dot between them")
    }
    var pieces: [TokenPattern.Piece] = []
    for atom in atoms {
      switch (atom, pieces.last) {
      case (.byte(UInt8(ascii: "*")), .any?) where atoms.count == 2:
        return .anyNumber
      case (.byte(UInt8(ascii: "*")), .any?):
        throw error("the pattern \(text) has ** beside other characters", help: "write ** alone between two dots")
      case (.byte(UInt8(ascii: "*")), .capture?), (.capture, .any?), (.capture, .capture?):
        throw error("the pattern \(text) has two wildcards side by side, so that nothing tells where one ends")
      case (.byte(UInt8(ascii: "*")), _):
        pieces.append(.any)
      case (.capture(let index), _):
        pieces.append(.capture(index))
      case (.byte(let byte), .literal(let sofar)?):
        pieces[pieces.count - 1] = .literal(sofar + [byte])
      case (.byte(let byte), _):
        pieces.append(.literal([byte]))
      }
    }
    return .one(pieces)
  }

  private func error(_ message: String, at range: Range<Int>? = nil, help: String? = nil) -> MalformedPattern {
    MalformedPattern(message, at: range.map { node.span(ofText: $0) } ?? node.span, help: help)
  }
}
