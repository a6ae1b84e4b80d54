import Diagnostics

/// The general entities that a document type declares in the file itself.
struct XMLEntities: Sendable {
  struct Entity: Sendable {
    /// The replacement text (XML 1.0, section 4.5); nil for what stands in another file.
    let replacement: [UInt8]?
    let nameSpan: Span
  }

  /// Why a reference to an entity can't be expanded.
  enum Obstacle: Error, Hashable {
    case undeclared(name: String)
    /// Its text is in another file.
    case external
    /// It comes back to itself.
    case cycle
    /// Entities within entities, deeper than any author would go.
    case tooDeep
    /// The document's references come to more text than is read.
    case tooMuch
    /// A `&` or a character that the replacement text may not hold.
    case malformed
  }

  /// Replaced text, and what there is to say about it.
  struct Expansion {
    var bytes: [UInt8] = []
    /// A `<`, which would begin a tag where the entity is used.
    var hasMarkup = false
  }

  static let maximumDepth = 32
  /// What a reference within an entity costs beside its bytes: it takes no byte of the file each time.
  private static let innerCost = 32

  private var byName: [String: Entity] = [:]
  /// Whether declarations may stand where the reader does not look: in another file, or behind a parameter entity.
  var hasUnreadDeclarations = false

  var isEmpty: Bool { byName.isEmpty }
  var names: [String] { byName.keys.sorted() }
  subscript(name: String) -> Entity? { byName[name] }

  /// The first declaration of a name counts (section 4.2).
  mutating func declare(_ name: String, _ entity: Entity) {
    if byName[name] == nil { byName[name] = entity }
  }

  /// How many bytes of replacement texts may be looked at in one file: bombs end here.
  static func budget(fileSize: Int) -> Int { 1 << 20 + fileSize }

  /// The text that stands for an entity. Each replacement text that is gone through takes its length from the budget.
  func expand(_ name: String, budget: inout Int) throws(Obstacle) -> Expansion {
    guard let first = byName[name] else { throw .undeclared(name: name) }
    guard let bytes = first.replacement else { throw .external }
    var result = Expansion()
    var frames = [Frame(name: name, bytes: bytes)]
    try spend(bytes.count, &budget)
    while !frames.isEmpty {
      guard let inner = try frames[frames.count - 1].advance(into: &result) else {
        frames.removeLast()
        continue
      }
      guard !frames.contains(where: { $0.name == inner }) else { throw .cycle }
      guard frames.count < Self.maximumDepth else { throw .tooDeep }
      guard let entity = byName[inner] else { throw .undeclared(name: inner) }
      guard let bytes = entity.replacement else { throw .external }
      try spend(bytes.count + Self.innerCost, &budget)
      frames.append(Frame(name: inner, bytes: bytes))
    }
    return result
  }

  private func spend(_ count: Int, _ budget: inout Int) throws(Obstacle) {
    budget -= count + 1
    if budget < 0 { throw .tooMuch }
  }

  /// A replacement text that is being gone through.
  private struct Frame {
    let name: String
    let bytes: [UInt8]
    var position = 0

    /// Copies up to the next reference to an entity, and tells its name; nil at the end.
    mutating func advance(into result: inout Expansion) throws(Obstacle) -> String? {
      while position < bytes.count {
        let byte = bytes[position]
        guard byte == UInt8(ascii: "&") else {
          if byte == UInt8(ascii: "<") { result.hasMarkup = true }
          result.bytes.append(byte)
          position += 1
          continue
        }
        let (target, end, name) = reference()
        position = end
        switch target {
        case .character(let scalar): result.bytes.append(contentsOf: Character(scalar).utf8)
        case .entity: if let inner = name.flatMap({ Self.literal($0, into: &result) }) { return inner }
        case .noCharacter, .unclosed, .none: throw .malformed
        }
      }
      return nil
    }

    private func reference() -> (XMLReference.Target, end: Int, name: String?) {
      bytes.withUnsafeBufferPointer { text in
        let reference = XMLReference(text, at: position, before: text.count)
        var name: String?
        if case .entity(let range) = reference.target { name = String(decoding: text[range], as: UTF8.self) }
        return (reference.target, reference.range.upperBound, name)
      }
    }

    /// Writes a predefined entity; the name of any other.
    private static func literal(_ name: String, into result: inout Expansion) -> String? {
      var name = name
      let byte = name.withUTF8 { XMLReference.predefined($0[...]) }
      guard let byte else { return name }
      result.bytes.append(byte)
      return nil
    }
  }
}
