package import Diagnostics
import Locales

/// Compares blanks and line breaks with the source's, and finds those that nobody meant.
package struct WhitespaceCheck: MessageCheck {
  package let rules = [TypographyRules.whitespace]

  package init() {}

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard !unit.traitsWithSource.isDisjoint(with: .blanks) else { return }
    if let source = unit.source, !source.pattern.isBlank {
      edges(unit, source.pattern.readings, files, report)
    }
    let doubled = unit.source.map { $0.pattern.branchTexts.contains { !$0.doubleSpaces.isEmpty } } ?? false
    for text in unit.branchTexts {
      if !doubled { for range in text.doubleSpaces { double(range, text, unit, files, report) } }
      invisible(text, unit, files, report)
    }
  }

  // MARK: - Ends

  private func edges(_ unit: Unit, _ source: [BranchText], _ files: SourceFiles, _ report: (Finding) -> Void) {
    let translations = unit.readings
    var told: Set<Span> = []
    for end in TextEnd.allCases {
      let wanted = Set(source.map { $0.blanks(at: end) })
      guard wanted.count == 1, let blanks = wanted.first else { continue }
      for text in translations where text.hasWords && !end.isAlike(text.blanks(at: end), blanks, in: unit.locale) {
        guard !isNeededElsewhere(text, end, translations), let finding = self.finding(end, text, blanks, unit, files),
          told.insert(finding.span).inserted
        else {
          continue
        }
        report(finding)
      }
    }
    breaks(unit, source, translations, files, report)
  }

  /// Whether what stands at an end stands within the text where another branch is shown: an empty branch leaves the
  /// blank beside it at the end.
  private func isNeededElsewhere(_ text: BranchText, _ end: TextEnd, _ readings: [BranchText]) -> Bool {
    guard readings.count > 1, let edge = end == .start ? text.parts.first : text.parts.last else { return false }
    return readings.contains { other in
      let place = other.parts.firstIndex { $0.written == edge.written && $0.literal == edge.literal }
      guard let place else { return false }
      return place != (end == .start ? other.parts.startIndex : other.parts.endIndex - 1)
    }
  }

  private func finding(_ end: TextEnd, _ text: BranchText, _ wanted: String, _ unit: Unit, _ files: SourceFiles)
    -> Finding?
  {
    let found = text.blanks(at: end)
    let range = end == .start ? 0..<found.utf8.count : text.bytes.count - found.utf8.count..<text.bytes.count
    guard let place = text.place(of: range) else { return nil }
    let span = found.isEmpty ? end.glyph(of: text).flatMap { text.span(of: $0, in: files) } : place.span(in: files)
    let what =
      if found.isEmpty {
        "the source \(end.verb) with \(wanted.blankWords), and the text does not"
      } else {
        "the text \(end.verb) with \(found.blankWords), and the source \(wanted.isEmpty ? "does not" : "with \(wanted.blankWords)")"
      }
    return unit.finding(
      .whitespace, .note, what, at: span ?? place.span(in: files),
      notes: ["what is put together with it then stands too close or too far"] + unit.branchNote(text),
      help: [wanted.isEmpty ? "remove it" : "\(end.verb.imperative) it with \(wanted.blankWords)"],
      fixes: place.edit(wanted, in: files).map {
        [Fix("\(end.verb.imperative) as the source does", safe: true, edits: [$0])]
      }
        ?? [])
  }

  /// The number of lines; breaks at the ends are told there.
  private func breaks(
    _ unit: Unit, _ source: [BranchText], _ translations: [BranchText], _ files: SourceFiles,
    _ report: (Finding) -> Void
  ) {
    let counts = source.map(\.innerBreaks)
    guard let least = counts.min(), let most = counts.max(),
      let odd = translations.first(where: { $0.hasWords && !(least...most).contains($0.innerBreaks) }),
      let span = odd.span(of: 0..<odd.bytes.count, in: files)
    else { return }
    report(
      unit.finding(
        .whitespace, .note,
        "the text has \(odd.innerBreaks == 0 ? "no line breaks" : counted(odd.innerBreaks, "line break")), "
          + "and the source \(most == 0 ? "none" : "\(most)")",
        at: span, notes: unit.branchNote(odd),
        help: ["break the lines as the source does, where the layout counts on it"]))
  }

  // MARK: - Inside

  private func double(
    _ range: Range<Int>, _ text: BranchText, _ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void
  ) {
    guard let place = text.place(of: range) else { return }
    let blanks = text.text(range).unicodeScalars
    let hasFixed = blanks.contains("\u{A0}")
    let one = hasFixed ? "\u{A0}" : " "
    report(
      unit.finding(
        .whitespace, .note,
        hasFixed ? "a no-break space (U+00A0) stands beside another space" : "\(blanks.count) spaces stand in a row",
        at: place.span(in: files), notes: unit.branchNote(text), help: ["leave one"],
        fixes: place.edit(one, in: files).map { [Fix("leave one space", safe: false, edits: [$0])] } ?? []))
  }

  private func invisible(_ text: BranchText, _ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void) {
    guard text.bytes.contains(0xE2) || text.bytes.contains(0xEF) else { return }
    let scalars = ScalarText(text)
    for (index, scalar) in scalars.scalars.enumerated() {
      guard Self.isStray(scalar, in: unit.locale), let place = text.place(of: scalars.bytes(index..<index + 1)) else {
        continue
      }
      let isBreak = scalar == "\u{2028}" || scalar == "\u{2029}"
      report(
        unit.finding(
          .whitespace, .note, "\(scalar.named) stands in the text, where nobody sees it", at: place.span(in: files),
          notes: ["it comes with texts that were copied from documents and web pages"] + unit.branchNote(text),
          help: [isBreak ? "write a line break, or remove it" : "remove it"],
          fixes: isBreak
            ? [] : place.edit("", in: files).map { [Fix("remove \(scalar.codePoint)", safe: false, edits: [$0])] } ?? []
        ))
    }
  }

  /// Zero-width spaces part words in scripts that write none between them.
  private static func isStray(_ scalar: Unicode.Scalar, in locale: LocaleTag) -> Bool {
    switch scalar {
    case "\u{200B}": !["th", "km", "lo", "my", "bo", "dz", "ja", "zh"].contains(locale.language)
    case "\u{FEFF}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
