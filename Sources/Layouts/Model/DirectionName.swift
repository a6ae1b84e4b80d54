/// Names by which code shows that it knows of layout direction: `layoutDirection`, `isRTL`, `flippedForRTL`.
enum DirectionName {
  private static let parts = ["layoutdirection", "righttoleft", "lefttoright", "mirror", "flip", "characterdirection"]
    .map { Array($0.utf8) }
  /// A view whose y axis points down, reflection, and Material's set of icons, of which the code around knows nothing.
  private static let others = ["isFlipped", "Mirror", "AutoMirrored", "automirrored"].map { Array($0.utf8) }

  static func matches(_ name: String) -> Bool { matches(Array(name.utf8)) }

  static func matches(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    guard name.count >= 3 else { return false }
    if holdsAbbreviation(name) { return true }
    guard parts.contains(where: { name.holds($0) }) else { return false }
    return !others.contains { name.elementsEqual($0) }
  }

  /// RTL or LTR as a word of the name: `isRTL`, `rtlSign`, `forRtl`, not `startle`.
  private static func holdsAbbreviation(_ name: some RandomAccessCollection<UInt8>) -> Bool {
    let bytes = Array(name)
    for start in 0...bytes.count - 3 {
      guard bytes[start] | 0x20 == UInt8(ascii: "r") || bytes[start] | 0x20 == UInt8(ascii: "l"),
        bytes[start + 1] | 0x20 == UInt8(ascii: "t"),
        bytes[start + 2] | 0x20 == UInt8(ascii: "l") || bytes[start + 2] | 0x20 == UInt8(ascii: "r"),
        bytes[start] | 0x20 != bytes[start + 2] | 0x20
      else { continue }
      let isUpper = bytes[start..<start + 3].allSatisfy(\.isUpper)
      let begins = start == 0 || bytes[start].isUpper || !(bytes[start - 1].isUpper || bytes[start - 1].isLower)
      let ends = start + 3 == bytes.count || !bytes[start + 3].isLower
      if isUpper || begins && ends { return true }
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
  fileprivate var isLower: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}

extension RandomAccessCollection<UInt8> {
  /// Whether a text in small letters stands in it, in letters of any size.
  fileprivate func holds(_ part: [UInt8]) -> Bool {
    guard count >= part.count else { return false }
    var start = startIndex
    for _ in 0...count - part.count {
      if self[start...].prefix(part.count).elementsEqual(part, by: { $0 | 0x20 == $1 }) { return true }
      formIndex(after: &start)
    }
    return false
  }
}
