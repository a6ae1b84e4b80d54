import Locales

extension LocaleTag {
  /// Itself, the locales whose data stand in for it, and its language alone: what a setting may be written for.
  var fallbacks: [LocaleTag] { [self] + parents + [LocaleTag(language: language)] }
}

extension Unit {
  /// Whether a text is in another language than the unit's, by its letters: it has some, and none of the locale's script.
  func isForeign(_ text: BranchText) -> Bool {
    let words = text.text
    return words.unicodeScalars.contains { $0 != BranchText.slot && $0.properties.isAlphabetic }
      && facts.scripts.code != nil && !facts.scripts.haveLetter(in: words)
  }

  /// "in the branch few", or nothing for a message without branches.
  func branchNote(_ text: BranchText) -> [String] {
    text.path.isEmpty ? [] : ["this is the branch \(text.path.joined(separator: " › "))"]
  }
}
