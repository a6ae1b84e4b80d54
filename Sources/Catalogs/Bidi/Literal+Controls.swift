import Diagnostics
import Locales

extension Literal {
  /// The text of a range as it is written, in UTF-8 bytes.
  func written(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    guard let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound, limitedBy: bytes.endIndex),
      let upper = bytes.index(lower, offsetBy: range.count, limitedBy: bytes.endIndex)
    else { return "" }
    return String(text[lower..<upper])
  }

  /// As `edit`, with controls as escapes where the file has them: what can't be seen can't be reviewed.
  func controlEdit(_ part: Range<Int>, _ controls: String, in files: SourceFiles) -> Fix.Edit? {
    guard var edit = edit(part, controls, in: files) else { return nil }
    let isQuoted = files[span.file].bytes[span.range].first == UInt8(ascii: "\"")
    var text = ""
    for scalar in edit.text.unicodeScalars {
      guard let control = scalar.bidiControl else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let hex = String(control.rawValue, radix: 16, uppercase: true)
      let code = String(repeating: "0", count: 4 - hex.utf8.count) + hex
      switch encoding {
      case .json, .android: text += "\\u\(code)"
      case .yaml where isQuoted: text += "\\u\(code)"
      case .appleStrings: text += "\\U\(code)"
      case .xml: text += "&#x\(code);"
      case .verbatim, .yaml: text.unicodeScalars.append(scalar)
      }
    }
    edit.text = text
    return edit
  }
}
