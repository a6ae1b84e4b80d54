internal import CICU

/// Reads ICU messages with ICU's MessagePattern. One object serves one thread, for any number of messages.
package final class MessageParser {
  /// What an apostrophe means.
  package enum Apostrophes: Sendable, Hashable {
    /// It quotes only before a brace, or before `#` and `|` where they are syntax: ICU's default.
    case doubleOptional
    /// It always quotes; one that shows is doubled, as in JDK messages.
    case doubleRequired
  }

  /// How deep arguments may nest. MessagePattern calls itself, and some threads have little stack.
  package static let maximumDepth = 64
  /// In bytes. What is longer is no message.
  package static let maximumLength = 1 << 20

  /// So many braces can't nest deep enough to hurt, whatever they mean.
  private static let harmlessBraces = 256

  private let apostrophes: Apostrophes
  private let parser: OpaquePointer?

  package init(_ apostrophes: Apostrophes = .doubleOptional) {
    self.apostrophes = apostrophes
    parser = cicu_message_open(apostrophes == .doubleRequired)
  }

  deinit { cicu_message_close(parser) }

  /// The parts of a message, or what is wrong with it.
  package func parse(_ message: String) -> Result<MessageParts, MessageFault> {
    var text = message
    return text.withUTF8 { bytes in
      if Self.isPlain(bytes) { return .success(MessageParts(text: message, parts: Self.plainParts(bytes.count))) }
      if let fault = faultBeforeParsing(bytes) { return .failure(fault) }
      let count = cicu_message_parse(parser, bytes.baseAddress, Int32(bytes.count))
      guard count >= 0, let parts = copyParts(Int(count)) else {
        return .failure(scan(bytes) ?? MessageFault(.tooManyParts, 0..<bytes.count, in: bytes))
      }
      if let fault = faultAfterParsing(parts, bytes) { return .failure(fault) }
      return .success(MessageParts(text: message, parts: parts))
    }
  }

  private func faultBeforeParsing(_ bytes: UnsafeBufferPointer<UInt8>) -> MessageFault? {
    if bytes.count > Self.maximumLength {
      return MessageFault(.tooLong, 0..<bytes.count, in: bytes)
    }
    guard bytes.count > Self.harmlessBraces else { return nil }
    var braces = 0
    for byte in bytes where byte == UInt8(ascii: "{") { braces += 1 }
    return braces > Self.harmlessBraces ? scan(bytes) : nil
  }

  /// Whether a text has nothing that means anything to ICU: most strings of an app.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count <= maximumLength && !bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") }
  }

  private static func plainParts(_ length: Int) -> [MessagePart] {
    [
      MessagePart(
        number: 0, offset: 0, length: 0, limit: 1, value: 0, kind: .messageStart, argument: .none),
      MessagePart(
        number: 0, offset: Int32(length), length: 0, limit: 1, value: 0, kind: .messageLimit, argument: .none),
    ]
  }

  private func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> MessageFault? {
    var scanner = MessageScanner(bytes, apostrophes: apostrophes)
    return scanner.scan()
  }

  /// Nil for parts that nest too deep.
  private func copyParts(_ count: Int) -> [MessagePart]? {
    withUnsafeTemporaryAllocation(of: CICUMessagePart.self, capacity: count) { buffer in
      cicu_message_parts(parser, buffer.baseAddress, Int32(count))
      var parts: [MessagePart] = []
      parts.reserveCapacity(count)
      for index in 0..<count {
        guard let part = MessagePart(buffer[index]) else { return nil }
        if part.kind == .messageStart, part.value > Self.maximumDepth { return nil }
        parts.append(part)
      }
      return parts
    }
  }

  /// What ICU takes for a word though its author meant syntax: `{٠}`, `{n،}`, `one｛x｝`.
  private func faultAfterParsing(_ parts: [MessagePart], _ bytes: UnsafeBufferPointer<UInt8>) -> MessageFault? {
    guard !cicu_message_is_ascii(parser) else { return nil }
    for part in parts where part.kind == .argumentName || part.kind == .selector {
      let digits: MessageFault.Digits = part.kind == .argumentName ? .aloneAreSyntax : .areText
      if let fault = MessageFault.foreignSyntax(in: part.range, of: bytes, digits) { return fault }
    }
    return nil
  }
}

extension MessagePart {
  fileprivate init?(_ part: CICUMessagePart) {
    guard let kind = Kind(rawValue: part.kind), let argument = Argument(rawValue: part.argument) else { return nil }
    self.init(
      number: part.number, offset: part.offset, length: part.length, limit: part.limit, value: part.value, kind: kind,
      argument: argument)
  }
}

/// Nothing but ICU's parsing: the floor that reading messages is measured against.
package final class BareMessages {
  private let parser: OpaquePointer?
  private let messages: [[UInt16]]

  package init(_ messages: [String], _ apostrophes: MessageParser.Apostrophes = .doubleOptional) {
    parser = cicu_message_open(apostrophes == .doubleRequired)
    self.messages = messages.map { Array($0.utf16) }
  }

  deinit { cicu_message_close(parser) }

  /// Parses each message once; the number of parts of all, less one for each that ICU refuses.
  package func parse() -> Int {
    var count = 0
    for message in messages {
      count += message.withUnsafeBufferPointer {
        Int(cicu_message_parse_bare(parser, $0.baseAddress, Int32($0.count)))
      }
    }
    return count
  }
}
