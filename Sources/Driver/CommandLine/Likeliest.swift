import Diagnostics

/// What a misspelt word most likely meant: the only name that begins with it, or the nearest; nil where none is near.
func likeliest(_ word: String, among names: [String]) -> String? {
  let longer = word.count > 1 ? names.filter { $0.hasPrefix(word) } : []
  return longer.count == 1 ? longer.first : Suggestion.nearest(to: word, among: names).first
}
