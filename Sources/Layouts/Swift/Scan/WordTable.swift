/// The words of many checks, found in the bytes of a file without parsing it.
struct WordTable: Sendable {
  /// What is asked of one word.
  struct Entry: Sendable {
    let place: SwiftWord.Place
    /// Numbers of the checks that look for it there.
    var checks: [Int]
  }

  /// A word in the bytes: perhaps code, perhaps a comment.
  struct Hit: Hashable, Sendable {
    let range: Range<Int>
    /// In `words`.
    let word: Int
  }

  private struct Slot: Sendable {
    var word: Int32 = -1
  }

  private(set) var words: [(text: [UInt8], entries: [Entry])] = []
  private var slots: [Slot] = []

  /// `checks`: the words of each.
  init(_ checks: [[SwiftWord]]) {
    var numbers: [String: Int] = [:]
    for (check, wanted) in checks.enumerated() {
      for word in wanted {
        let number = numbers[word.text] ?? words.count
        if number == words.count {
          numbers[word.text] = number
          words.append((Array(word.text.utf8), []))
        }
        if let entry = words[number].entries.firstIndex(where: { $0.place == word.place }) {
          words[number].entries[entry].checks.append(check)
        } else {
          words[number].entries.append(Entry(place: word.place, checks: [check]))
        }
      }
    }
    var size = 64
    while size < words.count * 4 { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (number, word) in words.enumerated() {
      var index = Int(truncatingIfNeeded: Self.hash(word.text)) & (size - 1)
      while slots[index].word >= 0 { index = (index + 1) & (size - 1) }
      slots[index].word = Int32(number)
    }
  }

  /// Every place where one of the words stands as one of its checks would have it, in order.
  func hits(in bytes: [UInt8]) -> [Hit] {
    bytes.withUnsafeBufferPointer { bytes in
      var hits: [Hit] = []
      var position = 0
      while position < bytes.count {
        guard bytes[position].isNamePart else {
          position += 1
          continue
        }
        let start = position
        var hash = Self.seed
        while position < bytes.count, bytes[position].isNamePart {
          hash = Self.step(hash, bytes[position])
          position += 1
        }
        if let hit = hit(start..<position, hash, in: bytes) { hits.append(hit) }
      }
      return hits
    }
  }

  private func hit(_ range: Range<Int>, _ hash: UInt32, in bytes: UnsafeBufferPointer<UInt8>) -> Hit? {
    var index = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[index].word >= 0 {
      let number = Int(slots[index].word)
      let text = words[number].text
      if text.count == range.count, bytes[range].elementsEqual(text) {
        let isWanted = words[number].entries.contains { $0.place.allows(range, in: bytes) }
        return isWanted ? Hit(range: range, word: number) : nil
      }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  // The 32-bit hash of Fowler, Noll and Vo, variant 1a.
  private static let seed: UInt32 = 0x811C_9DC5
  private static func step(_ hash: UInt32, _ byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 0x0100_0193 }
  private static func hash(_ text: [UInt8]) -> UInt32 { text.reduce(seed, step) }
}

extension UInt8 {
  /// Whether it may be part of a Swift name; letters beyond ASCII count, whatever they are.
  var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
