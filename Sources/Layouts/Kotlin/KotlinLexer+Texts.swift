import Diagnostics

/// Strings and comments.
extension KotlinLexer {
  /// A string that begins at the quotes here; `dollars` begin a template in it.
  mutating func readString(dollars: Int) {
    let start = position
    let isRaw = byte(at: start + 1) == UInt8(ascii: "\"") && byte(at: start + 2) == UInt8(ascii: "\"")
    position += isRaw ? 3 : 1
    add(.quote, from: start)
    readText(StringForm(start: start, isRaw: isRaw, dollars: dollars))
  }

  /// Reads on in a string, up to its end or to a template: the file is then read on as code until the template closes.
  mutating func readText(_ form: StringForm) {
    var start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\"") where !form.isRaw: return endString(text: start, quotes: 1)
      case UInt8(ascii: "\""):
        let count = run(of: UInt8(ascii: "\""))
        // Of more than three quotes the last three end the string.
        if count >= 3 {
          position += count - 3
          return endString(text: start, quotes: 3)
        }
        position += count
      case UInt8(ascii: "\\") where !form.isRaw || dialect == .java: position += 2
      case 0x0A, 0x0D:
        guard form.isRaw else { return endUnclosed(form, text: start) }
        position += 1
      case UInt8(ascii: "$") where form.dollars > 0:
        let count = run(of: UInt8(ascii: "$"))
        position += count
        guard count >= form.dollars else { continue }
        if byte(at: position) == UInt8(ascii: "{") {
          addText(start, position)
          return open(UInt8(ascii: "}"), length: 1, in: form)
        }
        if KotlinLexer.continuesName(byte(at: position)), !KotlinLexer.isDigit(byte(at: position)) {
          addText(start, position)
          let name = position
          while KotlinLexer.continuesName(byte(at: position)) { position += 1 }
          add(.name, from: name)
          start = position
        }
      default: position += 1
      }
    }
    position = min(position, bytes.count)
    endUnclosed(form, text: start)
  }

  private mutating func addText(_ start: Int, _ end: Int) {
    guard end > start else { return }
    let after = position
    position = end
    add(.text, from: start)
    position = after
  }

  private mutating func endString(text start: Int, quotes: Int) {
    addText(start, position)
    let end = position
    position += quotes
    add(.quote, from: end)
  }

  private mutating func endUnclosed(_ form: StringForm, text start: Int) {
    addText(start, position)
    report(
      "this text has no closing quotes", form.start..<position,
      help: form.isRaw ? "end it with \"\"\"" : "close it on its line")
  }

  private func run(of wanted: UInt8) -> Int {
    var end = position
    while end < bytes.count, bytes[end] == wanted { end += 1 }
    return end - position
  }
}

// MARK: - Comments

extension KotlinLexer {
  mutating func skipLine() {
    while position < bytes.count, !isLineEnd(position) { position += 1 }
  }

  mutating func readLineComment() {
    let start = position
    skipLine()
    addComment(start..<position, text: start + 2..<position, ownLine: startsLine)
  }

  /// Kotlin's comments nest (specification, 1.2.1), Java's don't.
  mutating func readBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if byte(at: position) == UInt8(ascii: "*"), byte(at: position + 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else if byte(at: position) == UInt8(ascii: "/"), byte(at: position + 1) == UInt8(ascii: "*"),
        depth == 0 || dialect == .kotlin
      {
        depth += 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && position < bytes.count
    if depth > 0 {
      position = bytes.count
      return report("this comment has no end", start..<start + 2, help: "end it with */")
    }
    var end = position
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    let isAlone = startsLine && (end == bytes.count || isLineEnd(end))
    addComment(start..<position, text: start + 2..<position - 2, ownLine: isAlone)
  }

  /// Only those that speak to the tool are kept.
  private mutating func addComment(_ range: Range<Int>, text: Range<Int>, ownLine: Bool) {
    var text = text
    while let first = text.first, bytes[first] <= 0x20 { text.removeFirst() }
    while let last = text.last, bytes[last] <= 0x20 { text.removeLast() }
    guard bytes[text].starts(with: Suppression.keyword.utf8) else { return }
    comments.append(
      SuppressionComment(
        span: Span(file: file, lower: range.lowerBound, upper: range.upperBound),
        text: String(decoding: bytes[text], as: UTF8.self), ownLine: ownLine))
  }
}
