import CYAML

/// libyaml's events, one at a time, with their places in bytes. The only user of the C library: nothing of it shows.
///
/// The text must outlive it, start behind a byte order mark, and be valid UTF-8.
struct YAMLEvents: ~Copyable {
  enum Kind {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias
    case scalar
    case listStart
    case listEnd
    case mappingStart
    case mappingEnd
  }

  /// Why libyaml could not go on, in its own words and ours to translate.
  struct Problem {
    let words: String
    let position: Int
    /// Where the construct began that it was reading.
    let contextPosition: Int?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>
  private let isReady: Bool
  private var marks: MarkCursor

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    isReady = yaml_parser_initialize(parser) == 1
    marks = MarkCursor(text, from: start, isASCII: isASCII)
    guard isReady, let base = text.baseAddress else { return }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, base + start, text.count - start)
  }

  deinit {
    yaml_event_delete(event)
    if isReady { yaml_parser_delete(parser) }
    event.deallocate()
    parser.deallocate()
  }

  /// Moves to the next event, which the properties below then describe; nil where libyaml can't go on.
  mutating func next() -> Kind? {
    guard isReady else { return nil }
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { return nil }
    return switch event.pointee.type {
    case YAML_STREAM_START_EVENT: .streamStart
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_DOCUMENT_END_EVENT: .documentEnd
    case YAML_ALIAS_EVENT: .alias
    case YAML_SCALAR_EVENT: .scalar
    case YAML_SEQUENCE_START_EVENT: .listStart
    case YAML_SEQUENCE_END_EVENT: .listEnd
    case YAML_MAPPING_START_EVENT: .mappingStart
    case YAML_MAPPING_END_EVENT: .mappingEnd
    default: .streamEnd
    }
  }

  mutating func problem() -> Problem {
    guard isReady, let words = parser.pointee.problem else {
      return Problem(words: "out of memory", position: marks.start, contextPosition: nil)
    }
    let position =
      parser.pointee.error == YAML_READER_ERROR
      ? marks.start + Int(parser.pointee.problem_offset) : marks.offset(of: parser.pointee.problem_mark.index)
    let context = parser.pointee.context == nil ? nil : marks.offset(of: parser.pointee.context_mark.index)
    return Problem(words: String(cString: words), position: position, contextPosition: context)
  }
}

// MARK: - The current event

extension YAMLEvents {
  /// Where it starts, its anchor and tag included.
  mutating func lower() -> Int { marks.offset(of: event.pointee.start_mark.index) }
  mutating func upper() -> Int { marks.offset(of: event.pointee.end_mark.index) }

  /// The decoded text of a scalar, for as long as the event lasts.
  var text: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
  }

  /// Whether an anchor or a tag stands before the scalar.
  var hasProperties: Bool { event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil }

  var isPlain: Bool { event.pointee.data.scalar.style == YAML_PLAIN_SCALAR_STYLE }

  /// Whether it is a scalar in `|` or `>` style.
  var isBlockScalar: Bool {
    let style = event.pointee.data.scalar.style
    return style == YAML_LITERAL_SCALAR_STYLE || style == YAML_FOLDED_SCALAR_STYLE
  }

  /// Whether it starts a mapping in braces.
  var isFlowMapping: Bool { event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE }
  /// Whether it starts a list in brackets.
  var isFlowList: Bool { event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE }

  /// The name behind `&`, or behind `*` when it is an alias.
  var anchor: String? {
    let name =
      switch event.pointee.type {
      case YAML_ALIAS_EVENT: event.pointee.data.alias.anchor
      case YAML_SCALAR_EVENT: event.pointee.data.scalar.anchor
      case YAML_SEQUENCE_START_EVENT: event.pointee.data.sequence_start.anchor
      case YAML_MAPPING_START_EVENT: event.pointee.data.mapping_start.anchor
      default: nil as UnsafeMutablePointer<UInt8>?
      }
    return name.map { String(cString: $0) }
  }

  /// The tag with its handle resolved: `!!str` is `tag:yaml.org,2002:str`.
  var tag: String? {
    let name =
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: event.pointee.data.scalar.tag
      case YAML_SEQUENCE_START_EVENT: event.pointee.data.sequence_start.tag
      case YAML_MAPPING_START_EVENT: event.pointee.data.mapping_start.tag
      default: nil as UnsafeMutablePointer<UInt8>?
      }
    return name.map { String(cString: $0) }
  }
}

/// Turns libyaml's marks, which count characters, into bytes of the file. Marks mostly grow, so it moves along with
/// them.
struct MarkCursor {
  private let text: UnsafeBufferPointer<UInt8>
  let start: Int
  private let isASCII: Bool
  private var index = 0
  private var position: Int

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, isASCII: Bool) {
    self.text = text
    self.start = start
    self.isASCII = isASCII
    position = start
  }

  mutating func offset(of mark: Int) -> Int {
    if isASCII { return min(start + mark, text.count) }
    while index < mark, position < text.count {
      position += 1
      while position < text.count, isContinuation(text[position]) { position += 1 }
      index += 1
    }
    while index > mark, position > start {
      position -= 1
      while position > start, isContinuation(text[position]) { position -= 1 }
      index -= 1
    }
    return position
  }

  private func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
