/// Pairs of brackets.
extension KotlinLexer {
  /// A bracket that `closer` ends; in a string it begins a template.
  mutating func open(_ closer: UInt8, length: Int, in string: StringForm? = nil) {
    let start = position
    position += length
    guard openings.count < LayoutNesting.mostDepth else { return stopAtDepth(start..<position) }
    openings.append(Opening(token: tokens.count, closer: closer, string: string))
    openCounts[closer, default: 0] += 1
    add(.open, from: start)
  }

  /// Ends the innermost bracket of its kind. Those within are reported as not closed; one that closes none is passed
  /// over.
  mutating func close(_ closer: UInt8) {
    let start = position
    position += 1
    guard openCounts[closer, default: 0] > 0 else {
      add(.close, from: start)
      return report(
        "this \(Unicode.Scalar(closer)) closes nothing", start..<position, help: "remove it, or open it before")
    }
    while let opening = openings.popLast() {
      openCounts[opening.closer, default: 0] -= 1
      if opening.closer == closer {
        partners[opening.token] = Int32(tokens.count)
        add(.close, from: start)
        partners[tokens.count - 1] = Int32(opening.token)
        if let string = opening.string { readText(string) }
        return
      }
      reportUnclosed(opening)
    }
  }

  mutating func reportUnclosed(_ opening: Opening) {
    let range = tokens[opening.token].range
    report(
      "this \(Unicode.Scalar(bytes[range.lowerBound])) is not closed", range,
      help: "close it with \(Unicode.Scalar(opening.closer))")
  }
}
