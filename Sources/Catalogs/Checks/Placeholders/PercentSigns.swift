import Diagnostics

/// Percent signs in formatted texts that are no conversions, or were.
extension PlaceholderReview {
  /// So many show what is wrong with a message; each costs a look at the whole of it.
  private static let mostFindings = 10

  mutating func checkPercentSigns(_ report: (Finding) -> Void) {
    // A text without arguments is shown as it is.
    guard !source.printed.isEmpty || !own.printed.isEmpty else { return }
    var told: Set<Span> = []
    var signs: [(piece: Piece, pattern: Pattern)] = []
    unit.message.pattern.forEachBranch { pattern, _ in
      for piece in pattern.pieces { signs.append((piece, pattern)) }
    }
    var count = 0
    let report: (Finding) -> Void = { finding in
      count += 1
      report(finding)
    }
    for (piece, pattern) in signs where count < Self.mostFindings {
      switch piece.content {
      case .percent(let argument):
        guard told.insert(pattern.literal.span(of: piece.range, in: files)).inserted else { continue }
        checkSign(argument, piece, pattern, report)
      case .text(let text) where text.utf8.count == piece.range.count:
        checkForeignSigns(text, piece, pattern, report)
      case .text, .protected, .argument, .number, .choice: break
      }
    }
  }

  private mutating func checkSign(
    _ argument: Argument?, _ piece: Piece, _ pattern: Pattern, _ report: (Finding) -> Void
  ) {
    let text = pattern.literal.text.utf8.dropFirst(piece.range.upperBound)
    let before = pattern.literal.text.utf8.prefix(piece.range.lowerBound).last
    if unit.dialect == .android, let length = appleObject(text) {
      let whole = piece.range.lowerBound..<piece.range.upperBound + length
      let right = String(pattern.written(whole).dropLast()) + "s"
      report(
        finding(
          .placeholder, "\(pattern.written(whole)) is a conversion of Apple's, which Android does not know", whole,
          pattern,
          help: "write \(right)", replacement: right, isSafe: true))
      explained.formUnion(absent)
      return
    }
    let candidates = absent
    // What reads as a conversion with a space for a flag, and stands for one that is missing, works.
    let isWord = text.first.map { ($0 | 0x20) &- UInt8(ascii: "a") < 26 || $0 >= 0x80 } ?? false
    if let argument, !isWord, candidates.contains(where: { source.use(of: $0)?.argument.kind == argument.kind }) {
      explained.formUnion(candidates)
      return
    }
    if !unit.isSource, let missing = candidates.first, let use = source.use(of: missing) {
      let isReversed = before == UInt8(ascii: "@")
      let place = piece.range.lowerBound - (isReversed ? 1 : 0)..<piece.range.lowerBound + 1
      let right = isReversed ? "%@" : use.pattern.written(use.range)
      explained.formUnion(candidates)
      report(
        finding(
          .percent, "\(unit.words) has a bare % where the source has \(written(missing))", place, pattern,
          help: "write \(right)", replacement: right, isSafe: isReversed))
      return
    }
    let reading = argument.map { "reads “\(pattern.written(piece.range))” as a value of its own (\($0.specifier))" }
    let sign = piece.range.lowerBound..<piece.range.lowerBound + 1
    report(
      finding(
        .percent, "\(unit.words) has a bare % in a text with arguments", sign, pattern,
        notes: [
          unit.dialect == .apple
            ? "formatting \(reading ?? "swallows it, and what follows")"
            : "formatting \(reading ?? "throws"), and the app ends"
        ], help: "write %%", replacement: "%%", isSafe: true))
  }

  /// `1$@` or `@` behind a percent sign: its length.
  private func appleObject(_ text: Substring.UTF8View) -> Int? {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }.count
    var rest = text.dropFirst(digits)
    if digits > 0 {
      guard rest.first == UInt8(ascii: "$") else { return nil }
      rest = rest.dropFirst()
    }
    return rest.first == UInt8(ascii: "@") ? digits + (digits > 0 ? 2 : 1) : nil
  }

  /// Percent signs of other scripts where a conversion stood: `٪s`, `٪ d`, `٪1$s`.
  private mutating func checkForeignSigns(
    _ text: String, _ piece: Piece, _ pattern: Pattern, _ report: (Finding) -> Void
  ) {
    guard !unit.isSource, !absent.isEmpty, text.utf8.contains(where: { $0 >= 0x80 }) else { return }
    let scalars = Array(text.unicodeScalars)
    var offset = piece.range.lowerBound
    for (index, scalar) in scalars.enumerated() {
      defer { offset += UTF8.width(scalar) }
      guard Self.foreignSigns.contains(scalar), let length = conversion(behind: index, in: scalars),
        let missing = absent.first, let use = source.use(of: missing)
      else { continue }
      let place = offset..<offset + UTF8.width(scalar) + length
      let right = use.pattern.written(use.range)
      let isOnly = absent.count == 1
      report(
        finding(
          .percent, "\(unit.words) has “\(pattern.written(place))” where the source has \(right)", place, pattern,
          notes: ["\(scalar.codePoint) is no % to the formatter: the value is not shown"], help: "write \(right)",
          replacement: right, isSafe: isOnly))
      explained.insert(missing)
    }
  }

  /// Arabic, full-width and small percent signs.
  private static let foreignSigns: Set<Unicode.Scalar> = ["\u{066A}", "\u{FF05}", "\u{FE6A}"]

  /// The bytes of what was a conversion behind a sign: digits, `$`, and a letter or `@`, or digits alone.
  private func conversion(behind index: Int, in scalars: [Unicode.Scalar]) -> Int? {
    var next = index + 1
    if next < scalars.count, scalars[next] == " " { next += 1 }
    let start = next
    while next < scalars.count,
      scalars[next].properties.numericType == .decimal || "$.l".unicodeScalars.contains(scalars[next])
    { next += 1 }
    let hasLetter = next < scalars.count && "@sdiufxc".unicodeScalars.contains(scalars[next])
    if hasLetter { next += 1 }
    guard hasLetter || next > start else { return nil }
    return scalars[index + 1..<next].reduce(0) { $0 + UTF8.width($1) }
  }

  private func finding(
    _ rule: RuleID, _ message: String, _ range: Range<Int>, _ pattern: Pattern, notes: [String] = [], help: String,
    replacement: String, isSafe: Bool
  ) -> Finding {
    let edit = pattern.literal.edit(range, replacement, in: files)
    return unit.finding(
      rule, .error, message, at: pattern.literal.span(of: range, in: files), notes: notes, help: [help],
      fixes: edit.map { [Fix(help, safe: isSafe, edits: [$0])] } ?? [])
  }
}
