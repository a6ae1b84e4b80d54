import Locales

extension PluralSite {
  /// The numbers that a category takes here, as messages name them: "1, 21, 31…".
  func words(for category: PluralCategory) -> String {
    if !isDeclared, choice.offset == 0, choice.cases.allSatisfy({ $0.exact == nil }) || dialect == .arb,
      let words = rules.words(for: category)
    {
      return words
    }
    return words(numbers(of: category))
  }

  /// Numbers in their order, runs of three and more joined: "0, 1", "2–4, 22–24, 32–34…", "5 and more".
  func words(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let parts = runs.prefix(3).map { run in
      if run.count > 500, upper.map({ $0 > run.upperBound }) ?? true { return "\(run.lowerBound) and more" }
      switch run.count {
      case 1: return "\(run.lowerBound)"
      case 2: return "\(run.lowerBound), \(run.upperBound)"
      default: return "\(run.lowerBound)–\(run.upperBound)"
      }
    }
    return parts.joined(separator: ", ") + (runs.count > 3 ? "…" : "")
  }
}
