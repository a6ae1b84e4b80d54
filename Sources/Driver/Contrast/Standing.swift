import Diagnostics
import TokenModel

/// How a result stands, the gravest first: its verdict, and whether it passes only just.
enum Standing: CaseIterable, Comparable {
  case fails
  case undecided
  case waived
  case barely
  case passes
  case exempt

  init(_ result: PairResult) {
    self =
      switch result.verdict {
      case .fail: .fails
      case .undecided: .undecided
      case .waived: .waived
      case .pass: result.isMarginal ? .barely : .passes
      case .exempt: .exempt
      }
  }

  /// One column that says it without colour; blank for what passes.
  var mark: String {
    switch self {
    case .fails: "\u{2717}"
    case .undecided: "?"
    case .waived: "!"
    case .barely: "~"
    case .passes: " "
    case .exempt: "\u{2013}"
    }
  }

  var words: String {
    switch self {
    case .fails: "fails"
    case .undecided: "undecided"
    case .waived: "waived"
    case .barely: "barely passes"
    case .passes: "passes"
    case .exempt: "exempt"
    }
  }

  /// After "what": "fails", "is waived".
  var sentence: String {
    switch self {
    case .fails, .barely, .passes: words
    case .undecided, .waived, .exempt: "is \(words)"
    }
  }

  /// One word, as style sheets name it.
  var name: String { String(describing: self) }

  /// What so many pairs do, or are: "fails", "fail".
  func verb(_ count: Int) -> String {
    switch self {
    case .fails: count == 1 ? "fails" : "fail"
    case .barely: count == 1 ? "barely passes" : "barely pass"
    case .passes: count == 1 ? "passes" : "pass"
    case .undecided, .waived, .exempt: words
    }
  }

  var role: Style.Role? {
    switch self {
    case .fails: .error
    case .undecided, .waived, .barely: .warning
    case .passes: nil
    case .exempt: .quiet
    }
  }

  /// "3 pairs pass", "40 pairs: 1 fails, 39 pass".
  static func tally(_ standings: [Standing]) -> String {
    var counts: [Standing: Int] = [:]
    for standing in standings { counts[standing, default: 0] += 1 }
    let pairs = Summary.counted(standings.count, "pair")
    if let only = counts.first, counts.count == 1 { return "\(pairs) \(only.key.verb(only.value))" }
    let parts = allCases.compactMap { standing in counts[standing].map { "\($0) \(standing.verb($0))" } }
    return "\(pairs): \(parts.joined(separator: ", "))"
  }
}

extension PairResult {
  /// What it has of what it needs: below 1 it fails.
  private var margin: Double { (ratio ?? 0) / required }

  /// Whether it says more about a pair than another result: it is graver, or nearer to failing.
  func isWorse(than other: PairResult) -> Bool {
    (Standing(self), margin) < (Standing(other), other.margin)
  }
}
