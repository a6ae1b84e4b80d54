/// The messages of one language, packed in one text, with what its numbers look like and which plural they take.
///
/// A line is a message: the name of its accessor ("Today.wordsToday(done:goal:)"), a blank and its pattern in ICU's
/// syntax, or the name alone where the language does not have it. Arguments are called by their labels, those without
/// one by their place ("0"). The cases of a choice are in the order in which they are tried: `=N`, keywords, `other`.
/// U+000B stands for a line break.
public final class MessageTable: Sendable {
  /// BCP 47.
  let tag: String
  /// The tag of the language that has what this one lacks; nil: the source's.
  let parent: String?
  /// Tags of languages without messages of their own that read this one, where cutting the tag would lead elsewhere.
  private let others: [String]
  let numbers: NumberSymbols
  let cardinal: [PluralRule]
  let ordinal: [PluralRule]
  let isRightToLeft: Bool
  private let text: StaticString
  /// Where each line begins, and at last where the text ends.
  private let starts: [Int32]

  public init(
    _ tag: String, parent: String? = nil, others: [String] = [], isRightToLeft: Bool = false,
    numbers: NumberSymbols = NumberSymbols(), cardinal: [PluralRule] = [], ordinal: [PluralRule] = [],
    _ text: StaticString
  ) {
    self.tag = tag
    self.parent = parent
    self.others = others
    self.isRightToLeft = isRightToLeft
    self.numbers = numbers
    self.cardinal = cardinal
    self.ordinal = ordinal
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int32] = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(Int32(truncatingIfNeeded: offset + 1))
      }
      starts.append(Int32(truncatingIfNeeded: bytes.count + 1))
      return starts
    }
  }

  /// Whether a tag is this language's, or one that reads it.
  func isNamed(_ wanted: Substring.UTF8View) -> Bool {
    Self.isSame(tag, wanted) || others.contains { Self.isSame($0, wanted) }
  }

  /// Tags are compared without regard to case, and `_` stands for `-`.
  private static func isSame(_ tag: String, _ wanted: Substring.UTF8View) -> Bool {
    tag.utf8.elementsEqual(wanted) { a, b in
      a == b || a | 0x20 == b | 0x20 && a & 0x40 != 0 || a == UInt8(ascii: "-") && b == UInt8(ascii: "_")
    }
  }

  func name(of row: Int) -> String {
    withLine(row) { line in
      String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    } ?? ""
  }

  /// Whether the language has a message.
  func has(_ row: Int) -> Bool {
    withLine(row) { $0.contains(UInt8(ascii: " ")) } ?? false
  }

  /// A message with its values; empty for a row that there is not.
  func string(_ row: Int, _ arguments: [MessageArgument]) -> String {
    withLine(row) { line in
      guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return "" }
      let pattern = UnsafeBufferPointer(rebasing: line[(blank + 1)...])
      if arguments.isEmpty, !pattern.contains(where: MessageInterpreter.isSyntax) {
        return String(decoding: pattern, as: UTF8.self)
      }
      let labels = line[..<blank].drop { $0 != UInt8(ascii: "(") }.dropFirst()
      var interpreter = MessageInterpreter(pattern, UnsafeBufferPointer(rebasing: labels), arguments, self)
      return interpreter.string()
    } ?? ""
  }

  private func withLine<Result>(_ row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
    guard row >= 0, row < starts.count - 1 else { return nil }
    return text.withUTF8Buffer { bytes in
      body(UnsafeBufferPointer(rebasing: bytes[Int(starts[row])..<Int(starts[row + 1]) - 1]))
    }
  }
}
