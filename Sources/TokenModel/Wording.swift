internal import Diagnostics

/// "Did you mean text.muted or text.muted-2?"; nil where nothing is near.
func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  let nearest = Suggestion.nearest(to: name, among: candidates)
  return nearest.isEmpty ? nil : "did you mean \(list(nearest, "or"))?"
}

/// "a", "a or b", "a, b or c".
func list(_ words: [String], _ conjunction: String) -> String {
  guard words.count > 1, let last = words.last else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}

extension String {
  /// Without spaces and tabs at both ends.
  var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    guard let first = firstIndex(where: { !isBlank($0) }), let last = lastIndex(where: { !isBlank($0) }) else {
      return ""
    }
    return String(self[first...last])
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it first stands.
  var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
