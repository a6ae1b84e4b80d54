import Diagnostics

/// Finds the comments that speak to the tool. libyaml throws comments away, so this looks for them in the text, and
/// the reader tells it which bytes belong to scalars.
struct CommentFinder {
  private let text: UnsafeBufferPointer<UInt8>
  private let start: Int
  private let file: FileID
  /// Where a `#` is followed by the words, in scalars or not.
  private let candidates: [Int]
  private var next = 0
  private var scalarEnd: Int
  private var commentEnd: Int
  private(set) var found: [Comment] = []

  private static let words = Array("tokens:ignore".utf8)

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int, file: FileID) {
    self.text = text
    self.start = start
    self.file = file
    scalarEnd = start
    commentEnd = start
    var candidates: [Int] = []
    var position = start
    while let sign = text.firstIndex(of: UInt8(ascii: "#"), from: position) {
      position = sign + 1
      while position < text.count, Self.isBlank(text[position]) { position += 1 }
      if text[position...].starts(with: Self.words) { candidates.append(sign) }
    }
    self.candidates = candidates
  }

  /// Takes note of a scalar. Scalars come in the order of the file.
  @inline(__always)
  mutating func pass(_ scalar: Range<Int>) {
    guard next < candidates.count else { return }
    settle(scalar)
  }

  private mutating func settle(_ scalar: Range<Int>) {
    while next < candidates.count, candidates[next] < scalar.upperBound {
      if candidates[next] < scalar.lowerBound { keep(candidates[next]) }
      next += 1
    }
    scalarEnd = max(scalarEnd, scalar.upperBound)
  }

  /// Keeps the comment at `position` unless it is part of another comment, which then reaches to the end of the line.
  private mutating func keep(_ position: Int) {
    guard position >= commentEnd else { return }
    var gap = position
    while gap > scalarEnd, !Self.isBreak(text[gap - 1]) { gap -= 1 }
    guard let first = (gap...position).first(where: beginsComment) else { return }
    commentEnd = position
    while commentEnd < text.count, !Self.isBreak(text[commentEnd]) { commentEnd += 1 }
    guard first == position else { return }
    var (lower, upper) = (position + 1, commentEnd)
    while lower < upper, Self.isBlank(text[lower]) { lower += 1 }
    while upper > lower, Self.isBlank(text[upper - 1]) { upper -= 1 }
    let beginsLine = gap == start || Self.isBreak(text[gap - 1])
    found.append(
      Comment(
        span: Span(file: file, lower: position, upper: commentEnd),
        text: String(decoding: text[lower..<upper], as: UTF8.self),
        ownLine: beginsLine && text[gap..<position].allSatisfy(Self.isBlank)))
  }

  private func beginsComment(_ position: Int) -> Bool {
    guard text[position] == UInt8(ascii: "#") else { return false }
    guard position > start else { return true }
    switch text[position - 1] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case let byte: return Self.isBlank(byte) || Self.isBreak(byte)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  private static func isBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
}
