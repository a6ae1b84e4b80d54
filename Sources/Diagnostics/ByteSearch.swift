extension [UInt8] {
  /// Where some text first stands, within some bytes; nil where it does not. `text` has one byte at least.
  package func firstPlace(of text: StaticString, in range: Range<Int>? = nil) -> Int? {
    let part = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return withUnsafeBufferPointer { bytes in
      let range = range ?? 0..<bytes.count
      var place = range.lowerBound
      while place + part.count <= range.upperBound {
        if bytes[place] == part[0], (1..<part.count).allSatisfy({ bytes[place + $0] == part[$0] }) { return place }
        place += 1
      }
      return nil
    }
  }

  package func contains(_ text: StaticString) -> Bool { firstPlace(of: text) != nil }
}
