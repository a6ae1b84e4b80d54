extension WCAG {
  /// A ratio for people: rounded down to two digits after the point, and to more where it lies so near to what is
  /// required that two would hide the difference: 4.49886 against 4.5 is "4.498". Without ":1".
  package static func words(_ ratio: Double, against required: Double? = nil) -> String {
    var digits = 2
    if let required, ratio != required {
      let gap = (ratio - required).magnitude
      var step = 0.01
      while gap < step, digits < 9 {
        digits += 1
        step /= 10
      }
    }
    return floored(ratio, digits: digits)
  }

  /// A requirement for people: "3", "4.5".
  package static func words(required: Double) -> String {
    let text = floored(required, digits: 2)
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }

  private static func floored(_ value: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1) { product, _ in product * 10 }
    guard let scaled = Int(exactly: (value * Double(unit)).rounded(.down)), scaled >= 0 else { return "\(value)" }
    let fraction = String(scaled % unit)
    return "\(scaled / unit)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
