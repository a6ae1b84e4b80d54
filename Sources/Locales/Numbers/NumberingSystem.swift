internal import CICU

/// A set of ten decimal digits (CLDR numberingSystems).
package struct NumberingSystem: Sendable, Hashable {
  /// As CLDR and `u-nu-` name it: "arab", "arabext", "latn".
  package let name: String
  /// From 0 to 9.
  package let digits: [Unicode.Scalar]

  /// ASCII digits.
  package static let latin = NumberingSystem(name: "latn", digits: (0...9).map { Unicode.Scalar(UInt8(48 + $0)) })

  /// Every system whose digits Unicode gives the values 0 to 9, in the order of their code points. Chinese numerals
  /// ("hanidec") are words of the language, too, and not among them.
  package static let all: [NumberingSystem] = {
    let lines = String(capacity: 16_384) { cicu_numbering_systems($0, $1) } ?? ""
    let systems = lines.split(separator: "\n").compactMap { line -> NumberingSystem? in
      guard let space = line.firstIndex(of: " ") else { return nil }
      let digits = Array(line[line.index(after: space)...].unicodeScalars)
      return digits.count == 10 ? NumberingSystem(name: String(line[..<space]), digits: digits) : nil
    }
    return systems.sorted { $0.digits[0] < $1.digits[0] }
  }()

  package static func named(_ name: String) -> NumberingSystem? { all.first { $0.name == name } }

  /// The system that a digit belongs to, and its value; nil for what is no decimal digit.
  package static func of(_ scalar: Unicode.Scalar) -> (system: NumberingSystem, value: Int)? {
    if scalar.isASCII {
      return ("0"..."9").contains(scalar) ? (latin, Int(scalar.value) - 48) : nil
    }
    // Digits of a system stand in a row (The Unicode Standard, 4.6), so the last that starts before is the one.
    var (lower, upper) = (0, zeros.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if zeros[middle] <= scalar.value { lower = middle + 1 } else { upper = middle }
    }
    guard lower > 0, scalar.value - zeros[lower - 1] < 10 else { return nil }
    return (all[lower - 1], Int(scalar.value - zeros[lower - 1]))
  }

  /// The code points of the digits 0, in the order of `all`.
  private static let zeros = all.map { $0.digits[0].value }
}
