/// Walks a message by MessagePattern's grammar, without recursion, and tells the first fault with its place.
///
/// It is asked when ICU has refused a message, whose errors tell little, and before ICU sees one that may nest deep.
struct MessageScanner {
  /// What is open around the place that is read.
  struct Level {
    var argument: MessagePart.Argument
    /// The brace of the argument.
    let brace: Int
    /// The brace of the fragment of it that is open; the place behind the separator in a choice.
    var fragment: Int
    /// The type of the argument.
    var type: Range<Int>
    var hasOther = false
    var hasSelector = false
  }

  let text: UnsafeBufferPointer<UInt8>
  let apostrophes: MessageParser.Apostrophes
  var position = 0
  var levels: [Level] = []
  /// The apostrophe that quotes up to the end of the message.
  var openQuote: Int?

  init(_ text: UnsafeBufferPointer<UInt8>, apostrophes: MessageParser.Apostrophes) {
    self.text = text
    self.apostrophes = apostrophes
  }

  mutating func scan() -> MessageFault? {
    while position < text.count {
      let start = position
      position += 1
      let fault: MessageFault?
      switch text[start] {
      case UInt8(ascii: "'"):
        skipApostrophe(start)
        fault = nil
      case UInt8(ascii: "{"): fault = openArgument(start)
      case UInt8(ascii: "}") where !levels.isEmpty: fault = closeFragment(start)
      case UInt8(ascii: "|") where levels.last?.argument == .choice: fault = readChoiceLimit()
      default: fault = nil
      }
      if let fault { return fault }
    }
    return levels.last.map { unmatched($0.fragment) }
  }

  func fault(_ kind: MessageFault.Kind, _ range: Range<Int>) -> MessageFault {
    MessageFault(kind, range, in: text)
  }

  /// A fault at the character that stands here, or at the one in front of it that was meant for syntax.
  func faultHere(_ kind: MessageFault.Kind, after start: Int? = nil) -> MessageFault {
    let here = position..<position + width(at: position)
    return MessageFault.foreignSyntax(in: (start ?? position)..<here.upperBound, of: text) ?? fault(kind, here)
  }

  func unmatched(_ brace: Int) -> MessageFault {
    MessageFault(.unmatchedBrace, brace..<brace + 1, in: text, quote: openQuote.flatMap { $0 > brace ? $0 : nil })
  }

  func width(at position: Int) -> Int { text.scalar(at: position).map(UTF8.width) ?? 0 }

  var byte: UInt8? { position < text.count ? text[position] : nil }
}

// MARK: - Text

extension MessageScanner {
  /// An apostrophe in text: a doubled one shows, one before syntax quotes up to the next, any other shows.
  private mutating func skipApostrophe(_ start: Int) {
    guard let next = byte else { return }
    if next == UInt8(ascii: "'") {
      position += 1
      return
    }
    guard apostrophes == .doubleRequired || isQuotable(next) else { return }
    while position < text.count {
      position += 1
      guard text[position - 1] == UInt8(ascii: "'") else { continue }
      guard byte == UInt8(ascii: "'") else { return }
      position += 1
    }
    openQuote = start
  }

  private func isQuotable(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"): true
    case UInt8(ascii: "|"): levels.last?.argument == .choice
    case UInt8(ascii: "#"): levels.last?.argument.isPlural == true
    default: false
    }
  }

  /// The brace that ends a fragment. That of a choice ends the argument, too.
  private mutating func closeFragment(_ brace: Int) -> MessageFault? {
    if levels.last?.argument == .choice {
      levels.removeLast()
      return nil
    }
    return readSelectors()
  }
}
