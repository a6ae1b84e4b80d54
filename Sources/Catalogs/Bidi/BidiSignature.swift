import Locales

/// What the bidirectional algorithm sees of a text: texts with one signature come out alike, whatever their letters.
enum BidiSignature {
  private static let slot: UInt8 = 0xF0

  /// Runs of one strong class count once, with what stands between two of that class; so do digits of one class, and
  /// marks on letters not at all. Everything that is mirrored is told by its own character.
  static func write(_ flat: FlatText, _ roles: [ArgumentRole], _ table: BidiTraitTable, into key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    key.append(flat.hasTouchingSlots ? 1 : 0)
    var state = State()
    var slot = flat.slots.startIndex
    for (place, unit) in flat.units.enumerated() {
      if slot < flat.slots.endIndex, flat.slots[slot].position == place {
        let argument = flat.slots[slot].argument
        key.append(Self.slot)
        key.append(UInt8(truncatingIfNeeded: argument))
        key.append(argument < roles.count ? roles[argument].rawValue : 0)
        slot += 1
        state = State()
      } else if unit & 0xF800 != 0xD800 {
        state.write(unit, table[unit], into: &key)
      } else if unit & 0xFC00 != 0xDC00 {
        state.write(unit, table.traits(at: place, of: flat.units), into: &key)
      }
    }
  }

  private struct State {
    /// The traits of the last character that counts; none behind an argument.
    var last = UInt8.max
    /// Those of the last strong character, and where the key would end if another like it came.
    var strong = UInt8.max
    var end = 0

    mutating func write(_ unit: UInt16, _ traits: BidiTraits, into key: inout [UInt8]) {
      switch traits.bidiClass {
      case _ where unit == 0x200E || unit == 0x200F || unit == 0x061C:
        key.append(traits.bits | 128)
        strong = .max
      case .l, .r, .al:
        if strong == traits.bits {
          key.removeSubrange(end...)
        } else {
          key.append(traits.bits)
          strong = traits.bits
          end = key.count
        }
      case .en, .an:
        if last != traits.bits { key.append(traits.bits) }
      case .nsm where BidiSignature.isPlain(last): return
      case .es, .et, .cs, .ws, .on:
        key.append(traits.bits)
        if traits.isMirrored { key.append(contentsOf: [UInt8(unit >> 8), UInt8(unit & 0xFF)]) }
        if traits.isBracket { strong = .max }
      default:
        key.append(traits.bits)
        strong = .max
      }
      last = traits.bits
    }
  }

  /// Whether a mark takes the class of what it stands on and nothing else: letters and digits.
  private static func isPlain(_ last: UInt8) -> Bool {
    switch last {
    case 0, 1, 2, 5, 13: true
    default: false
    }
  }
}
