/// The colours of eight bits a channel, by their luminance.
enum EightBitColors {
  /// Calls `visit` with every colour of a luminance inside a gap whose red and green lie in ranges: luminance grows
  /// with blue, so that the blues are found and not tried, and none is missed.
  static func each(
    in gap: ClosedRange<Double>, red: ClosedRange<Int>, green: ClosedRange<Int>, _ visit: (Int, Int, Int) -> Void
  ) {
    for red in red {
      for green in green {
        func luminance(_ blue: Int) -> Double {
          WCAG.luminance(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
        }
        guard luminance(255) >= gap.lowerBound, luminance(0) <= gap.upperBound else { continue }
        let first = firstByte { luminance($0) >= gap.lowerBound }
        let end = firstByte { luminance($0) > gap.upperBound }
        for blue in first..<max(first, end) { visit(red, green, blue) }
      }
    }
  }

  /// The least byte from which on a condition holds; 256 for none.
  private static func firstByte(where holds: (Int) -> Bool) -> Int {
    var range = 0..<256
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = holds(middle) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
