import Diagnostics

/// How a message is built, without its words: which arguments it prints and chooses by, with which branches. Messages
/// alike in it are alike to every `StructureCheck`, so that one is looked at for all of them: catalogs have hundreds of
/// plurals that differ in their words.
struct MessageStructure: Hashable, Sendable {
  /// Longer ones are rare, and cost more to keep than to check.
  private static let longest = 1_024

  private var bytes: [UInt8] = []
  /// Where the choices stand that were met: one may stand in several branches.
  private var places: [Span] = []

  static func == (a: MessageStructure, b: MessageStructure) -> Bool { a.bytes == b.bytes }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  /// Reads the message of a unit in the place of the last one. False: its words are of account, or it is too long.
  mutating func read(_ unit: Unit) -> Bool {
    bytes.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    if unit.traitsWithSource.contains(.messageSyntax) { return false }
    if unit.dialect == .apple || unit.dialect == .android {
      // What stands behind a percent sign may have been meant as a conversion, and a key may be a format itself.
      if unit.traitsWithSource.contains(.percent) || unit.message.key.utf8.contains(UInt8(ascii: "%")) { return false }
    }
    append(unit.message.pattern)
    append(unit.isSource ? 1 : 0)
    if let source = unit.source {
      append(source.flaws.isEmpty ? Mark.source : Mark.flawedSource)
      append(source.pattern)
    }
    for argument in unit.entry.facts?.arguments ?? [] { append(argument) }
    return bytes.count <= Self.longest
  }

  private enum Mark {
    static let end: UInt8 = 0
    static let text: UInt8 = 1
    static let blank: UInt8 = 2
    static let number: UInt8 = 3
    static let argument: UInt8 = 4
    static let percent: UInt8 = 5
    static let choice: UInt8 = 6
    static let branch: UInt8 = 7
    static let source: UInt8 = 8
    static let flawedSource: UInt8 = 9
  }

  private mutating func append(_ byte: UInt8) { bytes.append(byte) }

  private mutating func append(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// With its length, so that no two rows of texts come to the same bytes.
  private mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      if utf8.count < 0xFF {
        append(UInt8(utf8.count))
      } else {
        append(0xFF)
        append(utf8.count)
      }
      bytes.append(contentsOf: utf8)
    }
  }

  private mutating func append(_ name: Argument.Name?) {
    switch name {
    case nil: append(0)
    case .position(let position):
      append(1)
      append(position)
    case .named(let name):
      append(2)
      append(name)
    }
  }

  private mutating func append(_ pattern: Pattern) {
    guard bytes.count <= Self.longest else { return }
    for piece in pattern.pieces {
      switch piece.content {
      case .text(let text), .protected(let text): append(text.isBlank ? Mark.blank : Mark.text)
      case .number: append(Mark.number)
      case .argument(let argument):
        append(Mark.argument)
        append(argument.kind.rawValue << 1 | (argument.isNumbered ? 1 : 0))
        append(argument.name)
        append(argument.specifier)
      case .percent: append(Mark.percent)
      case .choice(let choice): append(choice)
      }
    }
    append(Mark.end)
  }

  private mutating func append(_ choice: Choice) {
    append(Mark.choice)
    append(choice.kind.rawValue)
    append(ordinal(of: choice.span))
    append(choice.offset)
    append(choice.argument)
    append(choice.specifier ?? "")
    for branch in choice.cases {
      append(Mark.branch)
      append(branch.selector)
      append(branch.pattern)
    }
    append(Mark.end)
  }

  private mutating func ordinal(of place: Span) -> Int {
    if let known = places.firstIndex(of: place) { return known }
    places.append(place)
    return places.count - 1
  }

  private mutating func append(_ argument: KeyFacts.DeclaredArgument) {
    append(argument.name)
    append(argument.type ?? "")
    append(argument.format ?? "")
    for bound in [argument.lower, argument.upper] {
      append(bound == nil ? 0 : 1)
      append(bound ?? 0)
    }
  }
}

/// The structures of one locale's messages in which nothing was found.
struct StructureMemory {
  /// A catalog in which no two messages are alike is not to be kept twice.
  private static let most = 4_096

  private var clean: Set<MessageStructure> = []
  private var current = MessageStructure()
  /// The one that was met last: messages in a row are often alike.
  private var latest: MessageStructure?

  /// Runs the checks unless a message of the same structure had nothing for them.
  mutating func check(
    _ unit: Unit, by checks: [any StructureCheck], in files: SourceFiles, report: (Finding) -> Void
  ) {
    let isKnowable = current.read(unit)
    if isKnowable {
      if latest == current { return }
      if clean.contains(current) {
        latest = current
        return
      }
    }
    var isClean = true
    for check in checks {
      check.check(unit, in: files) { finding in
        isClean = false
        report(finding)
      }
    }
    if isKnowable, isClean, clean.count < Self.most { clean.insert(current) }
  }
}
