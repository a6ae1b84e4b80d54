/// What edits change in a file, in the form that `patch` and `git apply` read: three lines of context, LF ends a line.
/// A file in UTF-16 shows as UTF-8: such a patch is for people, as for git, which takes the file for binary.
package struct UnifiedDiff: Sendable {
  private let path: String
  private let old: [UInt8]
  private let lines: [Range<Int>]
  private var changes: [Change] = []

  /// Lines that are replaced by others, none of them equal to its counterpart at either end.
  private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
  }

  private static let context = 3

  /// `edits` in the order of their places, none overlapping another (`FixPlan.edits`).
  package init(path: String, old: [UInt8], edits: [Fix.Edit]) {
    self.path = path
    self.old = old
    lines = UnifiedDiff.lines(old[...])
    var next = 0
    while next < edits.count {
      let region = region(of: edits, from: next)
      let change = change(region.lines, edits[next..<region.end])
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
      next = region.end
    }
  }

  /// Empty where nothing changes. With colours, for a terminal, control characters are spelled out; without, the bytes
  /// are exact.
  package func rendered(style: Style = .plain) -> [UInt8] {
    guard !changes.isEmpty else { return [] }
    var output = Output(style: style)
    output.heading("--- a/\(path)")
    output.heading("+++ b/\(path)")
    var (start, shift) = (0, 0)
    while start < changes.count {
      var end = start + 1
      while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * Self.context {
        end += 1
      }
      let hunk = changes[start..<end]
      write(hunk, shift: shift, to: &output)
      shift += hunk.reduce(0) { $0 + $1.new.count - $1.old.count }
      start = end
    }
    return output.bytes
  }
}

// MARK: - From edits to lines

extension UnifiedDiff {
  private static func lines(_ bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = bytes.startIndex
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(start..<(index + 1))
      start = index + 1
    }
    if start < bytes.endIndex { lines.append(start..<bytes.endIndex) }
    return lines
  }

  /// The line that a byte lies in, from 0; the end of the file lies behind the last line if that is ended.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound > offset { high = middle } else { low = middle + 1 }
    }
    if low == lines.count, let last = lines.last, old[last.upperBound - 1] != 0x0A { return low - 1 }
    return low
  }

  /// The whole lines that an edit and those which share lines with it change, and the first edit behind them.
  private func region(of edits: [Fix.Edit], from first: Int) -> (lines: Range<Int>, end: Int) {
    let start = line(at: Int(edits[first].span.lower))
    var limit = start
    var end = first
    while end < edits.count, end == first || line(at: Int(edits[end].span.lower)) < limit {
      let isJoined = end > first && edits[end - 1].span.upper == edits[end].span.lower
      limit = max(limit, lineLimit(behind: edits[end], isJoined: isJoined))
      end += 1
    }
    return (start..<limit, end)
  }

  /// The line behind the last one that an edit changes. One that takes lines away whole leaves the next one alone;
  /// one that takes the end of a line draws the next one in. `isJoined`: the edit before reaches up to this one, and
  /// what is left of its line may go on here.
  private func lineLimit(behind edit: Fix.Edit, isJoined: Bool) -> Int {
    let (lower, upper) = (Int(edit.span.lower), Int(edit.span.upper))
    let startsLine = !isJoined && (lower == 0 || old[lower - 1] == 0x0A)
    let endsLine = upper > lower && old[upper - 1] == 0x0A
    let isWhole = edit.text.isEmpty || edit.text.utf8.last == 0x0A
    if startsLine, isWhole, endsLine || upper == lower { return line(at: upper) }
    return min(line(at: upper) + 1, lines.count)
  }

  private func change(_ region: Range<Int>, _ edits: ArraySlice<Fix.Edit>) -> Change {
    var position = region.isEmpty ? edits.first.map { Int($0.span.lower) } ?? 0 : lines[region.lowerBound].lowerBound
    var text: [UInt8] = []
    for edit in edits {
      text += old[position..<Int(edit.span.lower)]
      text += Array(edit.text.utf8)
      position = Int(edit.span.upper)
    }
    if let last = region.last { text += old[position..<lines[last].upperBound] }
    var change = Change(old: region, new: UnifiedDiff.lines(text[...]).map { text[$0] })
    let prefix = zip(change.old, change.new).prefix { old[lines[$0]].elementsEqual($1) }.count
    change.old = (region.lowerBound + prefix)..<region.upperBound
    change.new.removeFirst(prefix)
    let suffix = zip(change.old.reversed(), change.new.reversed()).prefix { old[lines[$0]].elementsEqual($1) }.count
    change.old = change.old.lowerBound..<(change.old.upperBound - suffix)
    change.new.removeLast(suffix)
    return change
  }
}

// MARK: - Hunks

extension UnifiedDiff {
  /// `shift`: how many lines the new file has more than the old one before the hunk.
  private func write(_ changes: ArraySlice<Change>, shift: Int, to output: inout Output) {
    guard let first = changes.first, let last = changes.last else { return }
    let lower = max(0, first.old.lowerBound - Self.context)
    let upper = min(lines.count, last.old.upperBound + Self.context)
    let newCount = upper - lower + changes.reduce(0) { $0 + $1.new.count - $1.old.count }
    output.position("@@ -\(range(lower, upper - lower)) +\(range(lower + shift, newCount)) @@")
    var next = lower
    for change in changes {
      for line in next..<change.old.lowerBound { output.line(" ", old[lines[line]], nil) }
      for line in change.old { output.line("-", old[lines[line]], .removed) }
      for line in change.new { output.line("+", line, .added) }
      next = change.old.upperBound
    }
    for line in next..<upper { output.line(" ", old[lines[line]], nil) }
  }

  /// `start,count` from 1; the line before for an empty range, as diff has it.
  private func range(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private struct Output {
    let style: Style
    var bytes: [UInt8] = []

    mutating func heading(_ text: String) { append(style(.heading, DisplayText.escaped(text)) + "\n") }
    mutating func position(_ text: String) { append(style(.note, text) + "\n") }

    mutating func line(_ sign: Character, _ line: ArraySlice<UInt8>, _ role: Style.Role?) {
      let isEnded = line.last == 0x0A
      if style.isColored {
        let text = "\(sign)" + DisplayText.line(Array(isEnded ? line.dropLast() : line))
        append((role.map { style($0, text) } ?? text) + "\n")
      } else {
        append(String(sign))
        bytes += line
        if !isEnded { append("\n") }
      }
      if !isEnded { append("\\ No newline at end of file\n") }
    }

    private mutating func append(_ text: String) { bytes += Array(text.utf8) }
  }
}
