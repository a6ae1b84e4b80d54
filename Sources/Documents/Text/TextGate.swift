package import Diagnostics

/// What both readers ask of a file before they read it: UTF-8 text, not empty, of a size that spans can count.
enum TextGate {
  /// Where the text starts, behind a byte order mark, and whether it is ASCII throughout.
  struct Pass: Hashable {
    let start: Int
    let isASCII: Bool
  }

  enum Verdict: Hashable {
    case pass(Pass)
    case refused(SyntaxIssue)
  }

  static func check(_ bytes: UnsafeBufferPointer<UInt8>, file: FileID, limit: Int) -> Verdict {
    func refuse(_ message: String, _ range: Range<Int>, notes: [String] = [], help: String) -> Verdict {
      let span = Span(file: file, lower: range.lowerBound, upper: range.upperBound)
      return .refused(SyntaxIssue(.syntax, message, at: span, notes: notes, help: [help]))
    }
    guard bytes.count <= limit else {
      return refuse("the file is larger than \(limit) bytes, the most that can be read", 0..<0, help: "split the file")
    }
    if let family = wideEncoding(bytes) {
      return refuse(
        "the file is in \(family), not in UTF-8", 0..<min(2, bytes.count),
        help: "save the file as UTF-8")
    }
    let start = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    guard start < bytes.count else {
      return refuse("the file is empty", 0..<0, help: "fill it, or remove it")
    }
    let check = UTF8Check(bytes, from: start)
    switch check.flaw {
    case nil:
      return .pass(Pass(start: start, isASCII: check.isASCII))
    case .nul(let position):
      return refuse(
        "the file contains a NUL byte, so it is not a text file", position..<position + 1,
        help: "remove the byte, or save the file anew as UTF-8 text")
    case .cut(let position):
      return refuse(
        "the file ends in the middle of a character", position..<bytes.count,
        help: "save the file anew: its end is missing")
    case .invalid(let position):
      return refuse(
        "byte 0x\(hex(bytes[position])) is not valid UTF-8", position..<position + 1,
        notes: WindowsText.guess(bytes, at: position).map { [$0] } ?? [], help: "save the file as UTF-8")
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func hex(_ byte: UInt8) -> String {
    (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func wideEncoding(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    guard let encoding = TextEncoding.guess(bytes) else { return "UTF-32" }
    return encoding == .utf8 ? nil : encoding.name
  }
}

extension SourceFile {
  /// What keeps a file from being text at all, for readers of languages that are not trees of values; nil where nothing
  /// does. An empty file is text.
  package func textFlaw(as file: FileID) -> SyntaxIssue? {
    guard !bytes.isEmpty, bytes != [0xEF, 0xBB, 0xBF] else { return nil }
    return bytes.withUnsafeBufferPointer { text in
      guard case .refused(let issue) = TextGate.check(text, file: file, limit: Int(Int32.max)) else { return nil }
      return issue
    }
  }
}

extension SourceFile {
  /// The same for readers that bear bytes which are no UTF-8, in comments for the most part: what shows that a file is
  /// in another encoding throughout, or no text.
  package func encodingFlaw(as file: FileID) -> SyntaxIssue? {
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return hasMark || bytes.contains(0) ? textFlaw(as: file) : nil
  }
}

/// Text saved in Windows-1252 (Latin-1 with letters in place of its control characters): the usual reason for a byte
/// that is not UTF-8.
private enum WindowsText {
  static func guess(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> String? {
    // A continuation byte that follows speaks for damaged UTF-8 rather than for another encoding.
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    guard !(0x80...0xBF).contains(next), let character = character(bytes[position]) else { return nil }
    return "in Windows-1252 (Latin-1) it is \"\(character)\": the file was probably saved in that encoding"
  }

  private static func character(_ byte: UInt8) -> Character? {
    guard byte < 0xA0 else { return Character(Unicode.Scalar(byte)) }
    return controls[Int(byte) - 0x80]
  }

  /// Bytes 0x80 to 0x9F; nil where Windows-1252 has none.
  private static let controls: [Character?] = [
    "€", nil, "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", nil, "Ž", nil,
    nil, "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", nil, "ž", "Ÿ",
  ]
}
