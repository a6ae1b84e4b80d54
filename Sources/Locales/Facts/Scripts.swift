internal import CICU

/// The scripts that a language is written in.
package struct Scripts: Sendable, Hashable {
  /// The code of ISO 15924 that CLDR gives the language, "Jpan" for all three of Japanese; nil where it gives none.
  package let code: String?
  /// ICU's numbers of them.
  private let numbers: [Int32]

  package init(of tag: LocaleTag) {
    code = tag.likely.script
    numbers = Array(unsafeUninitializedCapacity: 4) { buffer, count in
      count = Int(cicu_scripts(tag.text, buffer.baseAddress, Int32(buffer.count)))
    }
  }

  /// Whether a text has a letter of one of them, or any letter where CLDR gives none. Punctuation, digits and emoji are
  /// no letters.
  package func haveLetter(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      cicu_has_letter(bytes.baseAddress, Int32(clamping: bytes.count), numbers, Int32(numbers.count))
    }
  }

  /// Whether it is the Arabic script, of whatever language.
  package var areArabic: Bool { code == "Arab" || code == "Aran" }
}
