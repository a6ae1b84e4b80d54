import Locales

/// What the bidirectional algorithm goes by in a character, in a byte: its class, whether it is mirrored, whether it
/// pairs as a bracket.
struct BidiTraits: Hashable {
  let bits: UInt8

  init(_ scalar: Unicode.Scalar) {
    let isMirrored = scalar.properties.isBidiMirrored
    let isBracket = isMirrored && scalar.pairedBracket != nil
    bits = UInt8(scalar.bidiClass.rawValue) | (isMirrored ? 32 : 0) | (isBracket ? 64 : 0)
  }

  fileprivate init(bits: UInt8) {
    self.bits = bits
  }

  var bidiClass: BidiClass { BidiClass(rawValue: Int32(bits & 31)) ?? .on }
  var isMirrored: Bool { bits & 32 != 0 }
  /// Of a pair by rule N0: `(`, not `«`.
  var isBracket: Bool { bits & 64 != 0 }
}

/// The traits of UTF-16 units, read from ICU by pages of 256. One object serves one thread.
final class BidiTraitTable {
  private var pages: [[BidiTraits]] = Array(repeating: [], count: 256)

  subscript(unit: UInt16) -> BidiTraits {
    let page = Int(unit >> 8)
    if pages[page].isEmpty { pages[page] = Self.read(page) }
    return pages[page][Int(unit & 0xFF)]
  }

  /// Of the character whose first half, or whole, stands at a place.
  func traits(at place: Int, of units: [UInt16]) -> BidiTraits {
    let unit = units[place]
    guard unit & 0xFC00 == 0xD800, place + 1 < units.count, units[place + 1] & 0xFC00 == 0xDC00 else {
      return self[unit]
    }
    let value = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(units[place + 1] & 0x3FF)
    return Unicode.Scalar(value).map { BidiTraits($0) } ?? self[unit]
  }

  /// Halves of pairs are left-to-right by themselves, as ICU has it.
  private static func read(_ page: Int) -> [BidiTraits] {
    (0..<256).map { low in
      Unicode.Scalar(UInt32(page << 8 | low)).map { BidiTraits($0) } ?? BidiTraits(bits: UInt8(BidiClass.l.rawValue))
    }
  }

  /// Whether the first strong character is right-to-left, as iOS (`natural`) and Android (`firstStrong`) look for it:
  /// outside of isolates (rule P2); nil where the first paragraph has none.
  func firstStrongIsRightToLeft(_ text: [UInt16]) -> Bool? {
    var depth = 0
    for place in text.indices where text[place] & 0xFC00 != 0xDC00 {
      switch traits(at: place, of: text).bidiClass {
      case .b: return nil
      case .lri, .rli, .fsi: depth += 1
      case .pdi: depth = max(0, depth - 1)
      case .l where depth == 0: return false
      case .r where depth == 0, .al where depth == 0: return true
      default: break
      }
    }
    return nil
  }
}
