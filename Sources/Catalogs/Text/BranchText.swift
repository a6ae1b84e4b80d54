import Diagnostics

/// What one branch of a message shows, or a message without branches: its text, with slots for what the program puts in.
///
/// A message is looked at in one of two ways. `Pattern.branchTexts` has each written text once, inner choices being slots:
/// for what concerns words. `Pattern.readings` has a whole text for each branch: for what spans branches.
struct BranchText: Sendable {
  enum Filling: Hashable, Sendable {
    /// Text, and a percent sign that nobody else reads.
    case text
    /// Text that no translator may change.
    case protected
    case argument(Argument)
    case number
    case choice
  }

  struct Part: Sendable {
    let filling: Filling
    /// In `bytes`.
    let range: Range<Int>
    /// In `literal.text`, in UTF-8 bytes.
    let written: Range<Int>
    let literal: Literal
  }

  /// Stands where the program puts something in: OBJECT REPLACEMENT CHARACTER.
  static let slot: Unicode.Scalar = "\u{FFFC}"

  /// UTF-8, a slot for each part that is no text.
  private(set) var bytes: [UInt8] = []
  private(set) var parts: [Part] = []
  /// The selectors of the branches that lead to it, from the outermost.
  let path: [String]

  init(path: [String] = []) {
    self.path = path
  }

  /// Adds a piece of a pattern; a choice becomes a slot.
  mutating func append(_ piece: Piece, of literal: Literal) {
    switch piece.content {
    case .text(let text): append(.text, text, piece, literal)
    case .protected(let text): append(.protected, text, piece, literal)
    case .percent: append(.text, literal.text(piece.range), piece, literal)
    case .argument(let argument): append(.argument(argument), String(Self.slot), piece, literal)
    case .number: append(.number, String(Self.slot), piece, literal)
    case .choice: append(.choice, String(Self.slot), piece, literal)
    }
  }

  private mutating func append(_ filling: Filling, _ text: String, _ piece: Piece, _ literal: Literal) {
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    parts.append(Part(filling: filling, range: start..<bytes.count, written: piece.range, literal: literal))
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// What fills a slot; nil elsewhere.
  func filling(at offset: Int) -> Filling? {
    guard let part = part(at: offset), part.filling != .text, part.filling != .protected else { return nil }
    return part.filling
  }

  /// The part that holds a byte.
  func part(at offset: Int) -> Part? {
    var (lower, upper) = (0, parts.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if parts[middle].range.upperBound <= offset { lower = middle + 1 } else { upper = middle }
    }
    guard lower < parts.count, parts[lower].range.contains(offset) else { return nil }
    return parts[lower]
  }
}

// MARK: - Places

extension BranchText {
  /// A stretch of the text as it is written: in which literal, and where in its text.
  struct Place: Sendable {
    let literal: Literal
    let range: Range<Int>

    func span(in files: SourceFiles) -> Span { literal.span(of: range, in: files) }

    func edit(_ text: String, in files: SourceFiles) -> Fix.Edit? { literal.edit(range, text, in: files) }
  }

  /// nil where the stretch is written in two literals, or is empty in a text without parts.
  func place(of range: Range<Int>) -> Place? {
    if range.isEmpty { return point(at: range.lowerBound) }
    guard let first = part(at: range.lowerBound), let last = part(at: range.upperBound - 1),
      first.literal == last.literal
    else { return nil }
    let lower = first.written(at: range.lowerBound, in: bytes)
    let upper = last.written(behind: range.upperBound, in: bytes)
    return lower <= upper ? Place(literal: first.literal, range: lower..<upper) : nil
  }

  /// The span of a stretch; of the first literal's share where it is written in two.
  func span(of range: Range<Int>, in files: SourceFiles) -> Span? {
    if let place = place(of: range) { return place.span(in: files) }
    guard let first = part(at: range.lowerBound) else { return nil }
    return place(of: range.lowerBound..<min(range.upperBound, first.range.upperBound))?.span(in: files)
  }

  private func point(at offset: Int) -> Place? {
    if let part = part(at: offset) {
      let start = part.written(at: offset, in: bytes)
      return Place(literal: part.literal, range: start..<start)
    }
    guard let last = parts.last, offset == bytes.count else { return nil }
    return Place(literal: last.literal, range: last.written.upperBound..<last.written.upperBound)
  }
}

extension BranchText.Part {
  /// Where the byte that is shown at an offset is written. What the syntax escapes is written longer than it is shown
  /// (`''`, `%%`), and nothing is shown that is not written, in the same order.
  fileprivate func written(at offset: Int, in bytes: [UInt8]) -> Int {
    guard filling == .text || filling == .protected else { return written.lowerBound }
    let distance = offset - range.lowerBound
    if range.count == written.count { return written.lowerBound + distance }
    return aligned(distance, bytes) ?? written.lowerBound
  }

  fileprivate func written(behind offset: Int, in bytes: [UInt8]) -> Int {
    if offset == range.upperBound { return written.upperBound }
    guard filling == .text || filling == .protected else { return written.upperBound }
    return written(at: offset, in: bytes)
  }

  /// The written place of the byte at a distance, found by walking both texts.
  private func aligned(_ distance: Int, _ bytes: [UInt8]) -> Int? {
    let text = literal.text.utf8
    guard var index = text.index(text.startIndex, offsetBy: written.lowerBound, limitedBy: text.endIndex) else {
      return nil
    }
    var position = written.lowerBound
    var shown = range.lowerBound
    while position < written.upperBound, index < text.endIndex {
      if text[index] == bytes[shown] {
        if shown == range.lowerBound + distance { return position }
        shown += 1
      }
      position += 1
      index = text.index(after: index)
    }
    return nil
  }
}

extension Literal {
  /// A part of the text, in UTF-8 bytes.
  func text(_ part: Range<Int>) -> String {
    let bytes = text.utf8
    guard part.upperBound <= bytes.count else { return "" }
    let lower = bytes.index(bytes.startIndex, offsetBy: part.lowerBound)
    return String(decoding: bytes[lower..<bytes.index(lower, offsetBy: part.count)], as: UTF8.self)
  }
}

// MARK: - Patterns

extension Pattern {
  /// The text of the message, then that of each branch of each choice, from the outside in.
  var branchTexts: [BranchText] {
    var result: [BranchText] = []
    collect(into: &result, path: [])
    return result
  }

  private func collect(into result: inout [BranchText], path: [String]) {
    var text = BranchText(path: path)
    for piece in pieces { text.append(piece, of: literal) }
    result.append(text)
    for piece in pieces {
      guard case .choice(let choice) = piece.content else { continue }
      for branch in choice.cases { branch.pattern.collect(into: &result, path: path + [branch.selector]) }
    }
  }
}
