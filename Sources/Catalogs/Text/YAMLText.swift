import Diagnostics
import Documents

extension Literal {
  /// A text as a YAML scalar has it in the place of a part, in the scalar's own style. nil where that style cannot hold
  /// it: the reader itself is asked whether the scalar would read as meant.
  func yamlText(_ text: String, for part: Range<Int>, at place: Range<Int>, in source: SourceFile) -> String? {
    let whole = span.range
    guard let style = source.bytes[whole].first else { return nil }
    let isBlock = style == UInt8(ascii: "|") || style == UInt8(ascii: ">")
    let written =
      switch style {
      case UInt8(ascii: "\""): YAMLEscape.doubleQuoted(text)
      case UInt8(ascii: "'"): text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      default: text
      }
    var scalar = Array(source.bytes[whole.lowerBound..<place.lowerBound])
    scalar += Array(written.utf8) + source.bytes[place.upperBound..<whole.upperBound]
    var meant = Array(self.text.utf8)
    meant.replaceSubrange(part, with: text.utf8)
    // Brackets are stricter than lines: what they hold can stand in either.
    let file = isBlock ? Array("- ".utf8) + scalar + [0x0A] : Array("[".utf8) + scalar + Array("\n]".utf8)
    let document = DocumentReader.read(span.file, SourceFile(path: source.path, bytes: file), syntax: .yaml)
    guard document.issues.isEmpty, let items = document.root?.array, items.count == 1, let read = items[0].string else {
      return nil
    }
    // What is between a block and the next key decides which breaks it ends with.
    let isMeant = isBlock ? read.utf8.trimmedEnd.elementsEqual(meant.trimmedEnd) : read.utf8.elementsEqual(meant)
    return isMeant ? written : nil
  }
}

extension BidirectionalCollection<UInt8> {
  /// Without breaks at its end.
  fileprivate var trimmedEnd: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)] == 0x0A { end = index(before: end) }
    return self[..<end]
  }
}

/// Text as YAML writes it (1.2.2, section 5.7).
private enum YAMLEscape {
  static func doubleQuoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let hex = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
