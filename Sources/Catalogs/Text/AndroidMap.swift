import Diagnostics
import Documents

extension TextMap {
  /// The content of an Android string resource.
  init?(android range: Range<Int>, in source: SourceFile) {
    guard range.upperBound <= source.bytes.count,
      let (map, start) = AndroidFragment(source).read(source.bytes[range])
    else { return nil }
    self.init(range)
    source.bytes.withUnsafeBufferPointer { bytes in
      for stretch in map.stretches {
        let lower = stretch.written.lowerBound - start + range.lowerBound
        let written = lower..<lower + stretch.written.count
        if stretch.isVerbatim { add(bytes, written) } else { add(map.bytes[stretch.read], for: written) }
      }
    }
  }
}

extension Literal {
  /// A text as an Android resource has it in the place of a part. nil where it would not read as meant.
  func androidText(_ text: String, for part: Range<Int>, at place: Range<Int>, in source: SourceFile) -> String? {
    guard let written = AndroidFragment.escaped(text) else { return nil }
    let whole = span.range
    let content =
      source.bytes[whole.lowerBound..<place.lowerBound] + Array(written.utf8)
      + source.bytes[place.upperBound..<whole.upperBound]
    var meant = Array(self.text.utf8)
    meant.replaceSubrange(part, with: text.utf8)
    guard let (map, _) = AndroidFragment(source).read(content), map.bytes == meant else { return nil }
    return written
  }
}

/// The content of one element, read apart from its file.
private struct AndroidFragment {
  /// The document type, which may declare what entities stand for, and a start tag.
  let head: [UInt8]

  init(_ source: SourceFile) {
    let bytes = source.bytes
    let root = bytes.firstPlace(of: "<resources") ?? 0
    let hasType = bytes.firstPlace(of: "<!DOCTYPE", in: 0..<root) != nil
    head = (hasType ? Array(bytes[..<root]) : []) + Array("<string>".utf8)
  }

  /// What the content reads as, and where it begins in what the map calls the file.
  func read(_ content: some Collection<UInt8>) -> (map: TextMap, start: Int)? {
    let part = SourceFile(path: "", bytes: head + content + Array("</string>".utf8))
    let document = XMLDocument.read(FileID(0), part)
    guard let root = document.root else { return nil }
    let text = part.bytes.withUnsafeBufferPointer { AndroidText(root, of: document, in: part, $0) }
    return (text.map, head.count)
  }

  /// Escapes of the resource compiler and of XML. What would begin a tag cannot be written: in a literal tags are text.
  static func escaped(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var isBehindBlank = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "'", "\"": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case " " where isBehindBlank: result.append(contentsOf: "\\u0020".unicodeScalars)
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<", "\u{00}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": return nil
      default: result.append(scalar)
      }
      isBehindBlank = scalar == " "
    }
    return String(result)
  }
}
