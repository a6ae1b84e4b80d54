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
  private var buffer: [CICUMessagePart] = []

  package init(_ apostrophes: Apostrophes = .doubleOptional) {
    self.apostrophes = apostrophes
    parser = cicu_message_open(apostrophes == .doubleRequired)
  }

  deinit { cicu_message_close(parser) }

  /// The parts of a message, or what is wrong with it.
  package func parse(_ message: String) -> Result<MessageParts, MessageFault> {
    var text = message
    return text.withUTF8 { bytes in
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
    var braces = 0
    for byte in bytes where byte == UInt8(ascii: "{") { braces += 1 }
    return braces > Self.harmlessBraces ? scan(bytes) : nil
  }

  private func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> MessageFault? {
    var scanner = MessageScanner(bytes, apostrophes: apostrophes)
    return scanner.scan()
  }

  private func copyParts(_ count: Int) -> [MessagePart]? {
    if buffer.count < count {
      buffer = Array(repeating: CICUMessagePart(), count: max(count, 64))
    }
    buffer.withUnsafeMutableBufferPointer { cicu_message_parts(parser, $0.baseAddress, Int32(count)) }
    var isDeep = false
    let parts = Array(unsafeUninitializedCapacity: count) { parts, filled in
      while filled < count, let part = MessagePart(buffer[filled]) {
        isDeep = isDeep || part.kind == .messageStart && part.value > Self.maximumDepth
        parts.initializeElement(at: filled, to: part)
        filled += 1
      }
    }
    return isDeep || parts.count < count ? nil : parts
  }

  /// What ICU takes for a word though its author meant syntax: `{٠}`, `{n،}`, `one｛x｝`.
  private func faultAfterParsing(_ parts: [MessagePart], _ bytes: UnsafeBufferPointer<UInt8>) -> MessageFault? {
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
      kind: kind, argument: argument, offset: part.offset, length: part.length, value: part.value, limit: part.limit,
      number: part.number)
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
