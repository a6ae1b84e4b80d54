extension PluralRules {
  /// The integers below a million that take a category, as messages name them: "1", "0, 1", "1, 21, 31…",
  /// "3–10, 103–110…", "2 and more", "every number"; nil where none does.
  package func words(for category: PluralCategory) -> String? {
    guard integers.reached.contains(category) else { return nil }
    let ranges = integers.ranges(of: category)
    guard let last = ranges.last else { return nil }
    // Numbers from 0 to 1,000 show whether a run goes on for good: a period is no longer than that.
    let isOpen = last.upperBound == 1000 && last.count > 500
    if isOpen, ranges.count == 1 {
      return last.lowerBound == 0 ? "every number" : "\(last.lowerBound) and more"
    }
    let shown = ranges.prefix(3)
    let parts = shown.map { range in
      if range.upperBound == 1000, isOpen { return "\(range.lowerBound) and more" }
      switch range.count {
      case 1: return "\(range.lowerBound)"
      case 2: return "\(range.lowerBound), \(range.upperBound)"
      default: return "\(range.lowerBound)–\(range.upperBound)"
      }
    }
    return parts.joined(separator: ", ") + (shown.count < ranges.count ? "…" : "")
  }
}
