/// The first thing about a file's bytes that keeps them from being text.
enum ByteFlaw: Hashable, Sendable {
  case nul(at: Int)
  /// The byte where the sequence goes wrong: a stray or missing continuation, an overlong form, a surrogate.
  case invalid(at: Int)
  /// The file ends within a character that began here.
  case cut(at: Int)
}

/// Whether bytes are UTF-8 (Unicode 16, table 3-7) without NUL, and whether they are all ASCII.
struct UTF8Check {
  private(set) var flaw: ByteFlaw?
  private(set) var isASCII = true

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    guard let base = bytes.baseAddress else { return }
    var position = start
    while position < bytes.count {
      // Eight at a time: nearly every byte of a token file is ASCII.
      if position + 8 <= bytes.count {
        let word = UnsafeRawPointer(base + position).loadUnaligned(as: UInt64.self)
        if Self.isPlain(word) {
          position += 8
          continue
        }
      }
      let limit = min(position + 8, bytes.count)
      while position < limit {
        let byte = bytes[position]
        if byte < 0x80 {
          if byte == 0 {
            flaw = .nul(at: position)
            return
          }
          position += 1
        } else {
          isASCII = false
          guard let length = sequence(bytes, at: position) else { return }
          position += length
        }
      }
    }
  }

  /// Whether all eight bytes are ASCII and none is zero: subtracting one borrows into the high bit only from zero.
  private static func isPlain(_ word: UInt64) -> Bool {
    (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  /// The length of the multi-byte character at `position`; nil, with `flaw` set, where there is none.
  private mutating func sequence(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int? {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF:
      length = 3
      if lead == 0xE0 { second = 0xA0...0xBF }
      if lead == 0xED { second = 0x80...0x9F }
    case 0xF0...0xF4:
      length = 4
      if lead == 0xF0 { second = 0x90...0xBF }
      if lead == 0xF4 { second = 0x80...0x8F }
    default:
      flaw = .invalid(at: position)
      return nil
    }
    for offset in 1..<length {
      guard position + offset < bytes.count else {
        flaw = .cut(at: position)
        return nil
      }
      guard (offset == 1 ? second : 0x80...0xBF).contains(bytes[position + offset]) else {
        flaw = .invalid(at: position)
        return nil
      }
    }
    return length
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `byte` stands first at or after a place: eight bytes at a time.
  func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let baseAddress else { return nil }
    let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
    var position = start
    while position + 8 <= count {
      let difference = UnsafeRawPointer(baseAddress + position).loadUnaligned(as: UInt64.self) ^ pattern
      // A byte that is zero in the difference borrows, and had no high bit.
      if (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080 != 0 { break }
      position += 8
    }
    while position < count {
      if self[position] == byte { return position }
      position += 1
    }
    return nil
  }
}
