import Locales

/// An argument with the digits, separators and Latin letters that touch it: `{0}m`, `{0}/{1}`, `v{0}`. Such a run is
/// read from left to right as a whole, and turns round where each argument is isolated alone.
struct GluedRun: Hashable {
  let units: Range<Int>
  /// The arguments in it, by their numbers.
  let arguments: [Int]

  /// The runs of a text, in order. An argument that stands alone is none.
  static func all(in flat: FlatText, _ table: BidiTraitTable) -> [GluedRun] {
    var result: [GluedRun] = []
    var slots = flat.slots[...]
    while let slot = slots.first {
      var lower = slot.position
      while lower > 0, joins(lower - 1, flat, table) { lower -= 1 }
      var upper = slot.position + 1
      while upper < flat.units.count, joins(upper, flat, table) { upper += 1 }
      let taken = slots.prefix { $0.position < upper }
      slots = slots.dropFirst(taken.count)
      let range = trimmed(lower..<upper, flat)
      if range.count > 1 { result.append(GluedRun(units: range, arguments: taken.map(\.argument))) }
    }
    return result
  }

  private static func joins(_ place: Int, _ flat: FlatText, _ table: BidiTraitTable) -> Bool {
    let unit = flat.units[place]
    if unit == FlatText.object || FlatText.isSeparator(unit) { return true }
    switch table[unit].bidiClass {
    case .en: return true
    case .l: return unit != 0x200E && unit & 0xF800 != 0xD800
    default: return false
    }
  }

  /// Without the punctuation of the sentence at the ends.
  private static func trimmed(_ range: Range<Int>, _ flat: FlatText) -> Range<Int> {
    func isPunctuation(_ unit: UInt16) -> Bool {
      [0x2E, 0x2C, 0x3A, 0x22, 0x27, 0x2D, 0x2013, 0x26, 0x3D].contains(unit)
    }
    var range = range
    while range.count > 1, isPunctuation(flat.units[range.lowerBound]) { range = range.dropFirst() }
    while range.count > 1, isPunctuation(flat.units[range.upperBound - 1]) { range = range.dropLast() }
    return range
  }
}
