import Locales

/// A text with arguments in it, ready to be laid out, that knows what each unit belongs to.
struct BidiLine {
  /// A literal unit has its place in the flat text, an argument's unit `argument`; what
  /// does not show has `hidden`.
  static let hidden = Int32.min
  static let argument: Int32 = -1

  private(set) var units: [UInt16] = []
  private(set) var ids: [Int32] = []
  /// For each slot that has been begun, where its argument starts in `units`.
  private(set) var starts: [Int32] = []
  /// By unit: whether it is mirrored in right-to-left text.
  private var mirrored: [Bool] = []

  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    mirrored.removeAll(keepingCapacity: true)
  }

  /// Whether a unit shows nothing: controls, marks, and what layout ignores.
  static func isHidden(_ unit: UInt16, _ traits: BidiTraits) -> Bool {
    switch traits.bidiClass {
    case .bn, .lre, .rle, .lro, .rlo, .pdf, .lri, .rli, .fsi, .pdi: true
    case .l, .r, .al: unit == 0x200E || unit == 0x200F || unit == 0x061C
    default: false
    }
  }

  mutating func appendLiteral(_ unit: UInt16, at place: Int, _ table: BidiTraitTable) {
    let traits = table[unit]
    append(unit, Self.isHidden(unit, traits) ? Self.hidden : Int32(place), traits.isMirrored)
  }

  mutating func appendControl(_ control: BidiControl) { append(control.unit, Self.hidden, false) }

  mutating func beginArgument(_ slot: Int) {
    while starts.count <= slot { starts.append(Int32(units.count)) }
  }

  mutating func appendArgument(_ unit: UInt16) { append(unit, Self.argument, false) }

  mutating func appendArgument(_ text: [UInt16], _ table: BidiTraitTable) {
    // An isolate in front is no part of the argument.
    if let last = starts.indices.last { starts[last] = Int32(units.count) }
    for unit in text {
      let traits = table[unit]
      let id = Self.isHidden(unit, traits) ? Self.hidden : Self.argument
      append(unit, id, traits.isMirrored)
    }
  }

  private mutating func append(_ unit: UInt16, _ id: Int32, _ isMirrored: Bool) {
    units.append(unit)
    ids.append(id)
    mirrored.append(isMirrored)
  }

  /// The slot that a unit of an argument belongs to.
  func slot(ofUnit unit: Int32) -> Int {
    var slot = starts.count - 1
    while slot > 0, starts[slot] > unit { slot -= 1 }
    return slot
  }

  func isMirrored(_ unit: Int) -> Bool { mirrored[unit] }
}
