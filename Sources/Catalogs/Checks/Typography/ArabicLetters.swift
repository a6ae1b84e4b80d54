import Diagnostics
import Locales

/// Letters of Arabic keyboards in Persian and Urdu, which have their own yeh and kaf.
enum ArabicLetters {
  private static let meant: [Unicode.Scalar: Unicode.Scalar] = ["\u{64A}": "\u{6CC}", "\u{643}": "\u{6A9}"]
  private static let languages: Set<String> = ["fa", "ur"]

  static func areForeign(to locale: LocaleTag) -> Bool { languages.contains(locale.language) }

  /// One finding for a text, with all its letters in the fix.
  static func finding(in text: BranchText, _ unit: Unit, _ files: SourceFiles) -> Finding? {
    guard areForeign(to: unit.locale) else { return nil }
    let scalars = ScalarText(text)
    let places = scalars.scalars.split(omittingEmptySubsequences: true) { !$0.isArabicLetter && !$0.isMark }
      .filter { !isArabicWord($0) }
      .flatMap { word in word.indices.filter { meant[word[$0]] != nil } }
    guard let first = places.first, let letter = meant[scalars.scalars[first]],
      let span = text.span(of: scalars.bytes(first..<first + 1), in: files)
    else { return nil }
    let edits = places.compactMap { place -> Fix.Edit? in
      guard let letter = meant[scalars.scalars[place]] else { return nil }
      return text.place(of: scalars.bytes(place..<place + 1))?.edit(String(letter), in: files)
    }
    let others = places.count > 1 ? ", here and \(counted(places.count - 1, "more time"))" : ""
    return unit.finding(
      .punctuation, .note,
      "\(scalars.scalars[first].named) is the Arabic letter; \(unit.localeWords) writes \(letter.named)\(others)",
      at: span,
      notes: ["the two look alike in some forms only, and a search for the one does not find the other"]
        + unit.branchNote(text),
      help: ["write \(letter.named)"],
      fixes: edits.count == places.count
        ? [Fix("write the letters of \(unit.localeWords)", safe: true, edits: edits)] : [])
  }

  /// Arabic words that are quoted, such as the language's own name: with teh marbuta, alef maksura or the article.
  private static func isArabicWord(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    word.contains("\u{629}") || word.contains("\u{649}") || word.starts(with: ["\u{627}", "\u{644}"])
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }
}
