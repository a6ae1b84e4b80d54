/// Two ways to do work, timed in turn so that a change of the machine's speed meets both.
struct Comparison {
  let name: String
  let subject: Times
  let floor: Times
  /// Median of the ratios, pair by pair.
  let ratio: Double

  /// Runs each once without counting, then both `rounds` times in turn.
  static func run(
    _ name: String, rounds: Int = 15, subject: () throws -> Void, floor: () throws -> Void
  ) rethrows -> Comparison {
    try subject()
    try floor()
    var subjects: [Double] = []
    var floors: [Double] = []
    for _ in 0..<rounds {
      subjects.append(try Times.milliseconds(of: subject))
      floors.append(try Times.milliseconds(of: floor))
    }
    let ratios = zip(subjects, floors).map { $0 / $1 }
    return Comparison(
      name: name, subject: Times(subjects), floor: Times(floors), ratio: Times(ratios).median)
  }
}

extension Comparison {
  /// With the subject's share of a unit in place of the whole.
  func scaled(by factor: Double) -> Comparison {
    Comparison(name: name, subject: subject, floor: floor, ratio: ratio * factor)
  }
}

/// Milliseconds of several runs.
struct Times {
  let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var median: Double {
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }

  static func milliseconds(of body: () throws -> Void) rethrows -> Double {
    let time = try ContinuousClock().measure(body)
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }
}
