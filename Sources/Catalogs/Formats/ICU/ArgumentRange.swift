/// The integers that an argument may be, as the source file writes them: `1…`, `0…100`, `…5`, `7`; `..` and `...` stand
/// for `…`.
struct ArgumentRange: Hashable {
  var lower: Int?
  var upper: Int?

  init?(_ text: String) {
    let words = text.filter { $0 != " " }
    let marks = ["...", "…", ".."]
    guard let mark = marks.first(where: words.contains), let range = words.firstRange(of: mark) else {
      guard let only = Self.integer(words) else { return nil }
      (lower, upper) = (only, only)
      return
    }
    let (first, last) = (String(words[..<range.lowerBound]), String(words[range.upperBound...]))
    (lower, upper) = (Self.integer(first), Self.integer(last))
    guard lower != nil || first.isEmpty, upper != nil || last.isEmpty, lower != nil || upper != nil else { return nil }
    if let lower, let upper, lower > upper { return nil }
  }

  /// Decimal, with a minus or without a sign.
  private static func integer(_ text: String) -> Int? { text.first == "+" ? nil : Int(text) }
}
