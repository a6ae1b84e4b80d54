/// Text as XML writes it: for fixes. Characters that XML 1.0 can't hold at all (section 2.2) are left out.
package enum XMLEscape {
  /// For the content of an element. A `>` is written out where it would end `]]>`, a carriage return because readers
  /// would make a line feed of it.
  package static func content(_ text: String) -> String {
    escaped(text) { scalar, last in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">" where last == "]": "&gt;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// For the value of an attribute in these quotes (`"` or `'`).
  package static func attribute(_ text: String, in quote: Character = "\"") -> String {
    escaped(text) { scalar, _ in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"" where quote == "\"": "&quot;"
      case "'" where quote == "'": "&apos;"
      case "\t": "&#9;"
      case "\n": "&#10;"
      case "\r": "&#13;"
      default: nil
      }
    }
  }

  /// For a CDATA section, without its marks: what would end the section ends it, and begins another.
  package static func cdata(_ text: String) -> String {
    var last: (Unicode.Scalar?, Unicode.Scalar?) = (nil, nil)
    return escaped(text) { scalar, previous in
      defer { last = (previous, scalar) }
      return scalar == ">" && last == ("]", "]") ? "]]><![CDATA[>" : nil
    }
  }

  private static func escaped(
    _ text: String, _ replacement: (_ scalar: Unicode.Scalar, _ last: Unicode.Scalar?) -> String?
  ) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars where XMLCharacters.isAllowed(scalar) {
      if let words = replacement(scalar, last) {
        result.append(contentsOf: words.unicodeScalars)
      } else {
        result.append(scalar)
      }
      last = scalar
    }
    return String(result)
  }
}
