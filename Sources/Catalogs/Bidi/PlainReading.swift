import Locales

/// What the bidirectional algorithm sees of a reading without arguments, or with one count: most messages by far. Such
/// readings are told apart without being put together; one that is like a clean one is clean.
struct PlainReading: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var count: UInt8 = 0

  fileprivate static let capacity = 16

  fileprivate mutating func append(_ byte: UInt8) -> Bool {
    guard count < Self.capacity else { return false }
    if count < 8 {
      low |= UInt64(byte) << (8 * UInt64(count))
    } else {
      high |= UInt64(byte) << (8 * UInt64(count - 8))
    }
    count += 1
    return true
  }

  fileprivate var end: UInt8 { count }

  fileprivate mutating func cut(at end: UInt8) {
    guard end < count else { return }
    count = end
    if end < 8 {
      low &= (1 << (8 * UInt64(end))) - 1
      high = 0
    } else {
      high &= end == 8 ? 0 : (1 << (8 * UInt64(end - 8))) - 1
    }
  }
}

/// Reads patterns for what the bidirectional algorithm sees of them, by the rules of `BidiSignature`.
final class PlainReader {
  private let traits: BidiTraitTable
  /// Of the characters below U+0800, which take two bytes at most.
  private let short: [UInt8]
  private var reading = PlainReading()
  private var state = State()
  private var hasSlot = false
  private var choices = 0

  private struct State {
    var last = UInt8.max
    var strong = UInt8.max
    var end: UInt8 = 0
  }

  init(_ traits: BidiTraitTable) {
    self.traits = traits
    short = (0..<0x800).map { traits[UInt16($0)].bits }
  }

  /// nil for a reading that is not so plain: with markup, controls, other arguments, or much punctuation.
  func read(_ pattern: Pattern, _ path: [Int]) -> PlainReading? {
    reading = PlainReading()
    state = State()
    hasSlot = false
    choices = 0
    return append(pattern, path) ? reading : nil
  }

  private func append(_ pattern: Pattern, _ path: [Int]) -> Bool {
    for piece in pattern.pieces {
      switch piece.content {
      case .text(let text), .protected(let text):
        guard append(text) else { return false }
      case .number:
        guard appendCount() else { return false }
      case .argument(let argument):
        guard argument.kind == .integer, appendCount() else { return false }
      case .choice(let choice):
        guard choices < path.count, choice.cases.indices.contains(path[choices]) else { return false }
        choices += 1
        guard append(choice.cases[path[choices - 1]].pattern, path) else { return false }
      case .percent: return false
      }
    }
    return true
  }

  private func appendCount() -> Bool {
    guard !hasSlot else { return false }
    hasSlot = true
    state = State()
    return reading.append(0xF0)
  }

  private func append(_ text: String) -> Bool {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes -> Bool in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x80 {
          // Markup.
          if byte == 0x3C || byte == 0x26 { return false }
          guard append(short[Int(byte)], UInt16(byte)) else { return false }
          index += 1
        } else if byte < 0xE0, index + 1 < bytes.count {
          let value = UInt16(byte & 0x1F) << 6 | UInt16(bytes[index + 1] & 0x3F)
          if value == 0x061C { return false }
          guard append(short[Int(value)], value) else { return false }
          index += 2
        } else if byte < 0xF0, index + 2 < bytes.count {
          let middle = UInt16(bytes[index + 1] & 0x3F) << 6
          let value = UInt16(byte & 0x0F) << 12 | middle | UInt16(bytes[index + 2] & 0x3F)
          let bits = traits[value].bits
          // Marks and other controls.
          if value == 0x200E || value == 0x200F || (11...16).contains(bits & 31) && bits & 31 != 13 || bits & 31 >= 19 {
            return false
          }
          guard append(bits, value) else { return false }
          index += 3
        } else {
          return false
        }
      }
      return true
    }
    return result ?? false
  }

  @inline(__always)
  private func append(_ bits: UInt8, _ unit: UInt16) -> Bool {
    switch bits & 31 {
    case 0, 1, 13:
      if state.strong == bits {
        reading.cut(at: state.end)
      } else {
        guard reading.append(bits) else { return false }
        state.strong = bits
        state.end = reading.end
      }
    case 2, 5:
      if state.last != bits {
        guard reading.append(bits) else { return false }
      }
    case 17:
      switch state.last {
      case 0, 1, 2, 5, 13: return true
      default:
        guard reading.append(bits) else { return false }
        state.strong = .max
      }
    case 3, 4, 6, 9, 10:
      guard reading.append(bits) else { return false }
      if bits & 32 != 0 {
        guard reading.append(UInt8(unit >> 8)), reading.append(UInt8(unit & 0xFF)) else { return false }
      }
      if bits & 64 != 0 { state.strong = .max }
    default:
      guard reading.append(bits) else { return false }
      state.strong = .max
    }
    state.last = bits
    return true
  }
}
