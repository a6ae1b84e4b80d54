import Diagnostics

/// `<?xml version="1.0" encoding="UTF-8"?>` (XML 1.0, sections 2.8 and 4.3.3).
extension XMLReader {
  mutating func readDeclaration() {
    guard stands("<?xml"), position + 5 < text.count, XMLCharacters.isBlank(text[position + 5]) else { return }
    let start = position
    guard let end = endOfDeclaration() else {
      return stop("the XML declaration has no end", start..<start + 5, help: "end it with ?>")
    }
    position += 5
    var isVersioned = false
    while !hasStopped {
      skipBlanks()
      guard position < end, let (name, value) = takePart(before: end) else { break }
      switch string(name) {
      case "version":
        isVersioned = true
        checkVersion(value)
      case "encoding": checkEncoding(value)
      case "standalone": break
      default:
        report(
          "the XML declaration has no \"\(string(name).shown)\"", name,
          help: "remove it: the declaration holds version, encoding and standalone")
      }
    }
    if position < end {
      report(
        "the XML declaration holds something that is not name=\"value\"", position..<end,
        help: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    } else if !isVersioned {
      report(
        "the XML declaration has no version", start..<end + 2, help: "write <?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    }
    position = end + 2
  }

  /// Where its `?>` stands, unless a tag begins before that.
  private func endOfDeclaration() -> Int? {
    var end = position + 5
    while end < text.count, text[end] != UInt8(ascii: "<") {
      if stands("?>", at: end) { return end }
      end += 1
    }
    return nil
  }

  /// A name and the value in quotes behind it.
  private mutating func takePart(before end: Int) -> (name: Range<Int>, value: Range<Int>)? {
    let start = position
    let name = start..<min(XMLCharacters.endOfName(text, at: start), end)
    var next = name.upperBound
    func skip() { while next < end, XMLCharacters.isBlank(text[next]) { next += 1 } }
    skip()
    guard !name.isEmpty, next < end, text[next] == UInt8(ascii: "=") else { return nil }
    next += 1
    skip()
    guard next < end, text[next] == UInt8(ascii: "\"") || text[next] == UInt8(ascii: "'") else { return nil }
    guard let close = text[(next + 1)..<end].firstIndex(of: text[next]) else { return nil }
    position = close + 1
    return (name, next + 1..<close)
  }

  private mutating func checkVersion(_ value: Range<Int>) {
    let version = string(value)
    guard !version.hasPrefix("1.") || version.utf8.count < 3 else { return }
    report("there is no XML \"\(version.shown)\"", value, help: "write version=\"1.0\"")
  }

  private mutating func checkEncoding(_ value: Range<Int>) {
    let declared = string(value)
    let isRight =
      switch declared.lowercased() {
      case "utf-8", "utf8": encoding == .utf8
      case "utf-16", "utf16", "utf-16le", "utf-16be": encoding != .utf8
      // Every other encoding of note writes ASCII as ASCII.
      default: encoding == .utf8 && pass.isASCII
      }
    guard !isRight else { return }
    report(
      "the declaration says \(declared.isEmpty ? "nothing of the encoding" : declared.shown), but the file is in \(encoding.name)",
      value, notes: ["Readers that believe it show wrong letters or refuse the file"],
      help: "write encoding=\"\(encoding.name)\"")
  }
}
