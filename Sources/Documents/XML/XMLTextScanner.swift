/// Goes through text as it is written and gives it as it reads, piece by piece: the reader decodes with it, and texts
/// are mapped back to the file with it.
struct XMLTextScanner {
  enum Mode {
    case content
    /// Line breaks and tabs become blanks (XML 1.0, section 3.3.3).
    case attribute
    /// No references.
    case cdata
  }

  /// What is wrong with a piece.
  enum Problem: Equatable {
    case reference(XMLReference.Target)
    /// An entity that can't be expanded, as it is written between `&` and `;`.
    case entity(String, XMLEntities.Obstacle)
    /// Its replacement text has tags, which are kept as text.
    case markup(String)
  }

  /// A stretch of the file that reads as so many bytes: byte by byte, or only as a whole.
  struct Piece {
    let range: Range<Int>
    let isVerbatim: Bool
    var problem: Problem?
  }

  let text: UnsafeBufferPointer<UInt8>
  let end: Int
  let mode: Mode
  let entities: XMLEntities
  private(set) var position: Int
  /// What is left of `XMLEntities.budget`.
  private(set) var budget: Int

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ mode: Mode, _ entities: XMLEntities, budget: Int
  ) {
    self.text = text
    self.mode = mode
    self.entities = entities
    self.budget = budget
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next piece, appended to `decoded` as it reads; nil at the end.
  mutating func next(_ decoded: inout [UInt8]) -> Piece? {
    guard position < end else { return nil }
    let start = position
    while position < end, isPlain(text[position]) { position += 1 }
    if position > start {
      decoded.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<position]))
      return Piece(range: start..<position, isVerbatim: true)
    }
    switch text[start] {
    case UInt8(ascii: "&"): return reference(&decoded)
    case 0x0D:
      position += start + 1 < end && text[start + 1] == 0x0A ? 2 : 1
      decoded.append(mode == .attribute ? 0x20 : 0x0A)
      return Piece(range: start..<position, isVerbatim: false)
    default:
      position += 1
      decoded.append(0x20)
      return Piece(range: start..<position, isVerbatim: false)
    }
  }

  @inline(__always)
  private func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0D: false
    case UInt8(ascii: "&"): mode == .cdata
    case 0x0A, 0x09: mode != .attribute
    default: true
    }
  }

  private mutating func reference(_ decoded: inout [UInt8]) -> Piece {
    let reference = XMLReference(text, at: position, before: end)
    position = reference.range.upperBound
    var problem: Problem?
    switch reference.target {
    case .character(let scalar): decoded.append(contentsOf: Character(scalar).utf8)
    case .entity(let name):
      if let byte = XMLReference.predefined(text[name]) {
        decoded.append(byte)
      } else {
        return expand(name, reference.range, &decoded)
      }
    case .noCharacter:
      decoded.append(contentsOf: "\u{FFFD}".utf8)
      problem = .reference(reference.target)
    case .unclosed, .none:
      decoded.append(contentsOf: text[reference.range])
      return Piece(range: reference.range, isVerbatim: true, problem: .reference(reference.target))
    }
    return Piece(range: reference.range, isVerbatim: false, problem: problem)
  }

  /// Puts an entity's text in its place. What is not declared stays as it is written; what can't be read is nothing.
  private mutating func expand(_ name: Range<Int>, _ range: Range<Int>, _ decoded: inout [UInt8]) -> Piece {
    let name = String(decoding: text[name], as: UTF8.self)
    do throws(XMLEntities.Obstacle) {
      let expansion = try entities.expand(name, budget: &budget)
      for byte in expansion.bytes {
        decoded.append(mode == .attribute && XMLCharacters.isBlank(byte) ? 0x20 : byte)
      }
      return Piece(range: range, isVerbatim: false, problem: expansion.hasMarkup ? .markup(name) : nil)
    } catch {
      let isUndeclared = error == .undeclared(name: name)
      if isUndeclared { decoded.append(contentsOf: text[range]) }
      return Piece(range: range, isVerbatim: isUndeclared, problem: .entity(name, error))
    }
  }
}
