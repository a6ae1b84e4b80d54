import Diagnostics

/// Conversions take values by their place: what is swapped or dropped hands a text to a number's conversion.
extension PlaceholderReview {
  mutating func checkPlaces(_ report: (Finding) -> Void) {
    var told: Set<Span> = []
    for leaf in own.leaves {
      let uses = leaf.uses.filter { !$0.argument.specifier.isEmpty && $0.argument.specifier != "*" }
      let wrong = uses.filter { use in
        source.use(of: use.argument.name).map { !fits(use.argument, $0.argument) } ?? false
      }
      guard let first = wrong.first, told.insert(span(first)).inserted else { continue }
      if !uses.contains(where: \.argument.isNumbered), let numbered = numbering(uses, leaf) {
        reportShift(wrong, uses, numbered, leaf, report)
        isExplained = true
      } else {
        for use in wrong { reportType(use, report) }
        explained.formUnion(wrong.map(\.argument.name))
      }
    }
  }

  /// Whether a conversion can take what the source's takes.
  private func fits(_ own: Argument, _ source: Argument) -> Bool {
    if own.kind == source.kind || source.kind == .any || own.kind == .any { return true }
    switch (unit.dialect, source.kind, own.kind) {
    // `%s`, `%b` and `%h` take any value in Java.
    case (.android, _, .string), (.android, _, .other): return true
    case (_, .integer, .radix), (_, .radix, .integer): return true
    case (_, .integer, .character), (_, .character, .integer): return true
    case (_, .selector, _): return true
    default: return source.specifier.isEmpty
    }
  }

  /// Which of the source's arguments each conversion means, by its type, in the order of the text; nil where types do
  /// not tell.
  private func numbering(_ uses: [Leaf.Use], _ leaf: Leaf) -> [Int]? {
    let arguments = source.printed.compactMap { name -> (position: Int, argument: Argument)? in
      guard case .position(let position) = name, let use = source.use(of: name) else { return nil }
      return (position, use.argument)
    }.sorted { $0.position < $1.position }
    var taken: Set<Int> = []
    var result: [Int] = []
    for use in uses {
      let same = arguments.filter { $0.argument.specifier == use.argument.specifier }
      let candidates = same.isEmpty ? arguments.filter { $0.argument.kind == use.argument.kind } : same
      guard let next = candidates.first(where: { !taken.contains($0.position) }) else { return nil }
      // Of two alike, which one is dropped cannot be told.
      let alike = uses.filter { $0.argument.kind == use.argument.kind }.count
      guard candidates.count == alike else { return nil }
      taken.insert(next.position)
      result.append(next.position)
    }
    return result
  }

  private func reportShift(
    _ wrong: [Leaf.Use], _ uses: [Leaf.Use], _ numbered: [Int], _ leaf: Leaf, _ report: (Finding) -> Void
  ) {
    let forms = zip(uses, numbered).map { use, position in
      "%\(position)$\(use.argument.specifier.dropFirst())"
    }
    let edits = zip(uses, forms).compactMap { $0.pattern.literal.edit($0.range, $1, in: files) }
    let dropped = source.usually.subtracting(numbered.map { .position($0) }).sorted().map(written)
    let names = list(wrong.map { $0.pattern.written($0.range) }, "and")
    let what =
      dropped.isEmpty
      ? "\(unit.words) puts \(list(uses.map { $0.pattern.written($0.range) }, "and")) in another order than the source, "
        + "without numbers"
      : "\(unit.words) drops \(list(dropped, "and")), and \(names) \(wrong.count == 1 ? "takes its value" : "take its place")"
    report(
      unit.finding(
        .placeholder, .error, what, at: span(wrong[0]).joined(with: span(wrong[wrong.count - 1])),
        notes: [
          unit.dialect == .apple
            ? "conversions take values in turn: a number is read as a text, and the app may end"
            : "conversions take values in turn: formatting throws, and the app ends"
        ], help: ["number \(forms.count == 1 ? "it" : "them"): \(list(forms, "and"))"],
        fixes: edits.count == uses.count ? [Fix("write \(list(forms, "and"))", safe: true, edits: edits)] : []))
  }

  private func reportType(_ use: Leaf.Use, _ report: (Finding) -> Void) {
    guard let original = source.use(of: use.argument.name) else { return }
    let (own, theirs) = (use.pattern.written(use.range), original.pattern.written(original.range))
    report(
      unit.finding(
        .placeholder, .error, "\(unit.words) has \(own) for the value that the source writes as \(theirs)",
        at: span(use), labels: [Finding.Label(span(original), "the source has \(theirs) here")],
        notes: [
          unit.dialect == .apple
            ? "the value is read as something that it is not, and the app may end"
            : "formatting throws, and the app ends"
        ], help: ["write \(theirs)"]))
  }
}
