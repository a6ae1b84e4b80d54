package import Locales

/// A text as it is shown, once every choice is made and markup is gone: literal text, with slots for arguments.
package struct FlatText: Hashable, Sendable {
  /// Where an argument goes.
  package struct Slot: Hashable, Sendable {
    /// The unit that holds its place.
    package var position: Int
    /// Which argument fills it: slots with one number get one value.
    package var argument: Int
  }

  /// Stands in a slot until an argument does: OBJECT REPLACEMENT CHARACTER.
  static let object: UInt16 = 0xFFFC

  /// UTF-16; one unit for each slot.
  package var units: [UInt16] = []
  /// In the order of their positions.
  package var slots: [Slot] = []

  package init() {}

  package mutating func append(_ text: some StringProtocol) {
    units.append(contentsOf: text.utf16)
  }

  package mutating func appendSlot(_ argument: Int) {
    slots.append(Slot(position: units.count, argument: argument))
    units.append(Self.object)
  }

  mutating func removeAll() {
    units.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
  }

  /// How many arguments there are.
  package var argumentCount: Int { slots.reduce(0) { max($0, $1.argument + 1) } }

  /// The same text with controls put in; those of one place in the order given, what stands behind a unit first.
  package func inserting(_ insertions: [Insertion]) -> FlatText {
    var result = FlatText()
    var slot = slots[...]
    for position in units.indices {
      for insertion in insertions where insertion.position == position && !insertion.isBehind {
        result.units.append(insertion.control.unit)
      }
      if let next = slot.first, next.position == position {
        result.appendSlot(next.argument)
        slot.removeFirst()
      } else {
        result.units.append(units[position])
      }
      for insertion in insertions where insertion.position == position && insertion.isBehind {
        result.units.append(insertion.control.unit)
      }
    }
    return result
  }

  /// A control to be put before or behind a unit.
  package struct Insertion: Hashable, Sendable {
    package var position: Int
    package var isBehind: Bool
    package var control: BidiControl
  }

  /// An isolate around units.
  static func isolating(_ units: Range<Int>, _ control: BidiControl) -> [Insertion] {
    [
      Insertion(position: units.lowerBound, isBehind: false, control: control),
      Insertion(position: units.upperBound - 1, isBehind: true, control: .popDirectionalIsolate),
    ]
  }
}
