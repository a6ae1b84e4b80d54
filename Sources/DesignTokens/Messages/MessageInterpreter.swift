/// Formats one message in one pass over its pattern, which is as `MessageTable` describes it. Whatever the pattern, it
/// ends and stays within its bounds; what it cannot read is left out.
struct MessageInterpreter {
  /// As deep as ICU's own patterns are read.
  private static let maximumDepth = 64

  private var cursor: PatternCursor
  /// "done:goal:)"
  private let labels: UnsafeBufferPointer<UInt8>
  private let arguments: [MessageArgument]
  private let table: MessageTable
  private var output: [UInt8] = []

  init(
    _ pattern: UnsafeBufferPointer<UInt8>, _ labels: UnsafeBufferPointer<UInt8>, _ arguments: [MessageArgument],
    _ table: MessageTable
  ) {
    cursor = PatternCursor(pattern)
    self.labels = labels
    self.arguments = arguments
    self.table = table
  }

  /// Whether a byte may mean more than itself.
  static func isSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "'"), UInt8(ascii: "#"), 0x0B: true
    default: false
    }
  }

  mutating func string() -> String {
    output.reserveCapacity(cursor.pattern.count + 32)
    run(number: nil, depth: 0)
    return String(decoding: output, as: UTF8.self)
  }

  /// Writes up to the brace that closes the branch, which is passed over, or to the end. `number`: what `#` stands for.
  private mutating func run(number: MessageArgument?, depth: Int) {
    var start = cursor.position
    while let byte = cursor.byte {
      let isText =
        !Self.isSyntax(byte) || byte == UInt8(ascii: "}") && depth == 0 || byte == UInt8(ascii: "#") && number == nil
      if isText {
        cursor.advance()
        continue
      }
      output.append(contentsOf: cursor.text(from: start))
      cursor.advance()
      switch byte {
      case UInt8(ascii: "{"): runArgument(depth: depth)
      case UInt8(ascii: "'"): runApostrophe()
      case UInt8(ascii: "#"): if let number { append(number, .standard) }
      case UInt8(ascii: "}"): return
      default: output.append(UInt8(ascii: "\n"))
      }
      start = cursor.position
    }
    output.append(contentsOf: cursor.text(from: start))
  }

  /// A doubled one shows; one before syntax quotes up to the next; any other shows.
  private mutating func runApostrophe() {
    guard cursor.isQuoting else {
      output.append(UInt8(ascii: "'"))
      _ = cursor.take(UInt8(ascii: "'"))
      return
    }
    while let byte = cursor.byte {
      cursor.advance()
      if byte == UInt8(ascii: "'"), !cursor.take(byte) { return }
      output.append(byte == 0x0B ? UInt8(ascii: "\n") : byte)
    }
  }
}

// MARK: - Arguments

extension MessageInterpreter {
  /// An argument, behind its opening brace.
  private mutating func runArgument(depth: Int) {
    let name = cursor.readWord()
    let value = value(of: name)
    guard cursor.take(UInt8(ascii: ",")) else {
      cursor.skipBranch()
      return append(value, named: name, .standard)
    }
    let type = cursor.readWord()
    _ = cursor.take(UInt8(ascii: ","))
    switch (type.first, type.count) {
    case (UInt8(ascii: "n"), 6): append(value, named: name, cursor.readForm())
    case (UInt8(ascii: "p"), 6): choose(by: value, .cardinal, depth)
    case (UInt8(ascii: "s"), 13): choose(by: value, .ordinal, depth)
    case (UInt8(ascii: "s"), 6): choose(by: value, .word, depth)
    default:
      cursor.skipBranch()
      append(value, named: name, .standard)
    }
  }

  private enum Chooser {
    case cardinal, ordinal, word
  }

  /// The branches of a choice: the first that fits is written, all others are passed over.
  private mutating func choose(by value: MessageArgument?, _ chooser: Chooser, _ depth: Int) {
    let offset = chooser == .word ? 0 : cursor.readOffset()
    let counted = value?.less(offset)
    var category: PluralCategory?
    var isDone = false
    while true {
      let selector = cursor.readWord()
      guard cursor.take(UInt8(ascii: "{")) else {
        // The brace that closes the argument, or what is no branch.
        return cursor.advance()
      }
      let fits =
        !isDone && depth < Self.maximumDepth
        && (chooser == .word
          ? isWord(selector, value) : isPlural(selector, value, counted, chooser, category: &category))
      guard fits else {
        cursor.skipBranch()
        continue
      }
      isDone = true
      run(number: chooser == .word ? nil : counted, depth: depth + 1)
    }
  }

  private func isWord(_ selector: UnsafeBufferPointer<UInt8>, _ value: MessageArgument?) -> Bool {
    switch value {
    case .text(let word) where word.utf8.elementsEqual(selector): true
    case .integer(let number) where String(number).utf8.elementsEqual(selector): true
    default: selector.elementsEqual("other".utf8)
    }
  }

  private func isPlural(
    _ selector: UnsafeBufferPointer<UInt8>, _ value: MessageArgument?, _ counted: MessageArgument?,
    _ chooser: Chooser, category: inout PluralCategory?
  ) -> Bool {
    if selector.first == UInt8(ascii: "=") {
      let exact = Int(String(decoding: selector.dropFirst(), as: UTF8.self))
      switch value {
      case .integer(let number): return number == exact
      case .number(let number): return exact.map(Double.init) == number
      default: return false
      }
    }
    let known = category ?? self.category(of: counted, chooser)
    category = known
    return Self.category(selector).map { $0 == .other || $0 == known } ?? false
  }

  private func category(of value: MessageArgument?, _ chooser: Chooser) -> PluralCategory {
    let rules = chooser == .ordinal ? table.ordinal : table.cardinal
    switch value {
    case .integer(let number): return rules.category(of: PluralOperands(number))
    case .number(let number): return rules.category(of: PluralOperands(number, .standard))
    default: return .other
    }
  }

  private static func category(_ selector: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    switch (selector.first, selector.count) {
    case (UInt8(ascii: "z"), 4): .zero
    case (UInt8(ascii: "o"), 3): .one
    case (UInt8(ascii: "t"), 3): .two
    case (UInt8(ascii: "f"), 3): .few
    case (UInt8(ascii: "m"), 4): .many
    case (UInt8(ascii: "o"), 5): .other
    default: nil
    }
  }

  private mutating func append(_ value: MessageArgument, _ form: NumberForm) {
    switch value {
    case .integer(let number): table.numbers.append(number, form, to: &output)
    case .number(let number): table.numbers.append(number, form, to: &output)
    case .text(let text): output.append(contentsOf: text.utf8)
    }
  }

  /// A value; where there is none the name in braces, as ICU does.
  private mutating func append(_ value: MessageArgument?, named name: UnsafeBufferPointer<UInt8>, _ form: NumberForm) {
    if let value { return append(value, form) }
    output.append(UInt8(ascii: "{"))
    output.append(contentsOf: name)
    output.append(UInt8(ascii: "}"))
  }

  private func value(of name: UnsafeBufferPointer<UInt8>) -> MessageArgument? {
    guard let index = index(of: name), index < arguments.count else { return nil }
    return arguments[index]
  }

  /// Where the argument of a name is: a name of digits is its place, any other is looked for among the labels.
  private func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = name.first else { return nil }
    if first &- UInt8(ascii: "0") < 10 { return Int(String(decoding: name, as: UTF8.self)) }
    var index = 0
    var start = 0
    for place in labels.indices where labels[place] == UInt8(ascii: ":") {
      if labels[start..<place].elementsEqual(name) { return index }
      start = place + 1
      index += 1
    }
    return nil
  }
}

extension MessageArgument {
  /// What a plural with an offset counts.
  fileprivate func less(_ offset: Int) -> MessageArgument {
    switch self {
    case _ where offset == 0: self
    case .integer(let number): .integer(number.subtractingReportingOverflow(offset).partialValue)
    case .number(let number): .number(number - Double(offset))
    case .text: self
    }
  }
}
