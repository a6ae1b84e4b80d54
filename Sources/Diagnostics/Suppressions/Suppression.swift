/// A word of the author that a finding is meant: which rules, where, and why.
package struct Suppression: Hashable, Sendable {
  package struct Pattern: Hashable, Sendable {
    package let rule: RulePattern
    package let span: Span

    package init(_ text: String, at span: Span) {
      rule = RulePattern(text)
      self.span = span
    }
  }

  package enum Coverage: Hashable, Sendable {
    /// Findings that begin on this line, from 1.
    case line(Int)
    /// Findings that begin in these bytes: a token with all that is in it.
    case range(Range<Int>)
  }

  package let patterns: [Pattern]
  /// Empty where the author gave none: the suppression then has no effect.
  package let reason: String
  /// The comment, or the member of a JSON file.
  package let span: Span
  package let coverage: Coverage
  /// What to delete to be rid of it, where that is simple.
  package let removal: Span?

  package init(patterns: [Pattern], reason: String, span: Span, coverage: Coverage, removal: Span? = nil) {
    self.patterns = patterns
    self.reason = reason
    self.span = span
    self.coverage = coverage
    self.removal = removal
  }
}

extension Suppression {
  func inFiles(_ file: (FileID) -> FileID) -> Suppression {
    func moved(_ span: Span) -> Span { Span(file: file(span.file), lower: Int(span.lower), upper: Int(span.upper)) }
    return Suppression(
      patterns: patterns.map { Pattern($0.rule.text, at: moved($0.span)) }, reason: reason, span: moved(span),
      coverage: coverage, removal: removal.map(moved))
  }
}

/// A comment as a reader of any language finds it.
package struct SuppressionComment: Hashable, Sendable {
  /// All of it, with what opens and closes it.
  package let span: Span
  /// What it says, `tokens:ignore …`, without what opens and closes it.
  package let text: String
  /// Whether nothing else stands on its line: it then speaks of the next line of code.
  package let ownLine: Bool

  package init(span: Span, text: String, ownLine: Bool) {
    self.span = span
    self.text = text
    self.ownLine = ownLine
  }
}

extension Suppression {
  package static let keyword = "tokens:ignore"

  /// Reads the comments of one file: `tokens:ignore RULE[, RULE] -- reason`. Others are passed over. A comment that
  /// stands alone covers the next line that is neither blank nor a comment (`lineComment` begins one), so that several
  /// can be stacked. `end` tells how far what begins on a line goes, where the language has parts of several lines: all
  /// of it is covered then.
  package static func parsed(
    _ comments: [SuppressionComment], in file: SourceFile, lineComment: String = "#",
    endOfPart end: (_ line: Range<Int>) -> Int? = { _ in nil }
  ) -> [Suppression] {
    let comments = comments.filter { isSuppression($0.text) }
    guard !comments.isEmpty else { return [] }
    let lines = LineIndex(file.bytes)
    var covered: [Int: Int] = [:]
    var result: [Suppression] = []
    // From the end, so that a stack of comments is walked once.
    for comment in comments.reversed() {
      let start = lines.line(at: Int(comment.span.lower))
      var line = start
      if comment.ownLine {
        line = lines.lastLine(of: comment.span) + 1
        while line < lines.lineCount, covered[line] == nil, isPassedOver(file, lines.range(ofLine: line), lineComment) {
          line += 1
        }
        line = covered[line] ?? line
        covered[start] = line
      }
      // Behind the last line there is nothing to cover.
      let range = line <= lines.lineCount ? lines.range(ofLine: line) : file.bytes.count..<file.bytes.count
      let coverage = end(range).map { Coverage.range(range.lowerBound..<max($0, range.upperBound)) } ?? .line(line)
      result.append(parsed(comment, covering: coverage, in: file, lines))
    }
    return result.reversed()
  }

  private static func isSuppression(_ text: String) -> Bool {
    guard text.hasPrefix(keyword) else { return false }
    guard let next = text.dropFirst(keyword.count).unicodeScalars.first else { return true }
    return next == " " || next == "\t" || next == ":"
  }

  /// Blank, or a comment.
  private static func isPassedOver(_ file: SourceFile, _ line: Range<Int>, _ lineComment: String) -> Bool {
    let text = file.bytes[line].drop { $0 == 0x20 || $0 == 0x09 }
    return text.isEmpty || text.starts(with: lineComment.utf8)
  }

  private static func parsed(
    _ comment: SuppressionComment, covering coverage: Coverage, in file: SourceFile, _ lines: LineIndex
  ) -> Suppression {
    let text = Array(comment.text.utf8)
    let offset = start(of: text, in: comment.span, file)
    let body = text[keyword.utf8.count...].drop { $0 == UInt8(ascii: ":") }
    let (names, reason) = split(body)
    let patterns = names.split { [0x20, 0x09, UInt8(ascii: ",")].contains($0) }.map { name in
      Pattern(
        String(decoding: name, as: UTF8.self),
        at: Span(file: comment.span.file, lower: offset + name.startIndex, upper: offset + name.endIndex))
    }
    return Suppression(
      patterns: patterns, reason: String(decoding: reason, as: UTF8.self), span: comment.span, coverage: coverage,
      removal: removal(of: comment, in: file, lines))
  }

  /// Where the comment's text stands in its file: behind what opens the comment.
  private static func start(of text: [UInt8], in span: Span, _ file: SourceFile) -> Int {
    let range = span.range.clamped(to: 0..<file.bytes.count)
    var start = range.lowerBound
    while start + text.count <= range.upperBound {
      if file.bytes[start..<(start + text.count)].elementsEqual(text) { return start }
      start += 1
    }
    return range.lowerBound
  }

  /// Cuts at the first `--`, at the dash that an editor made of it, or at a single one between blanks.
  private static func split(_ body: ArraySlice<UInt8>) -> (names: ArraySlice<UInt8>, reason: ArraySlice<UInt8>) {
    for dash in [Array("--".utf8), Array("—".utf8), Array("–".utf8), Array(" - ".utf8)] {
      for start in body.indices where body[start...].starts(with: dash) {
        var reason = body[(start + dash.count)...].drop { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "-") }
        while let last = reason.last, last == 0x20 || last == 0x09 { reason.removeLast() }
        return (body[..<start], reason)
      }
    }
    return (body, [])
  }

  /// A comment on lines of its own goes with the lines, another with the blanks before it.
  private static func removal(of comment: SuppressionComment, in file: SourceFile, _ lines: LineIndex) -> Span {
    if comment.ownLine {
      let first = lines.fullRange(ofLine: lines.line(at: Int(comment.span.lower)))
      let last = lines.fullRange(ofLine: lines.lastLine(of: comment.span))
      return Span(file: comment.span.file, lower: first.lowerBound, upper: last.upperBound)
    }
    var lower = Int(comment.span.lower)
    while lower > 0, file.bytes[lower - 1] == 0x20 || file.bytes[lower - 1] == 0x09 { lower -= 1 }
    return Span(file: comment.span.file, lower: lower, upper: Int(comment.span.upper))
  }
}

extension LineIndex {
  /// The line of a span's last byte.
  fileprivate func lastLine(of span: Span) -> Int { line(at: max(Int(span.lower), Int(span.upper) - 1)) }
}
