import Diagnostics
import Locales

/// Apostrophes that quote what was meant as an argument.
struct ApostropheCheck: MessageCheck {
  var rules: [Rule] { [PlaceholderTexts.apostrophe] }

  /// So many show what is wrong with a message; each costs a look at the whole of it.
  private static let mostFindings = 10

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard unit.dialect == .icu, unit.traits.contains(.escaped) else { return }
    let quoted = quotedArguments(of: unit.message.pattern)
    // A translation quotes what its source quotes.
    let meant = quoted.isEmpty ? [] : Set(unit.source.map { quotedArguments(of: $0.pattern).map(\.name) } ?? [])
    for (name, piece, pattern) in quoted.filter({ !meant.contains($0.name) }).prefix(Self.mostFindings) {
      report(finding(name, piece, pattern, unit, files))
    }
  }

  private func quotedArguments(of message: Pattern) -> [(name: String, piece: Piece, pattern: Pattern)] {
    var found: [(name: String, piece: Piece, pattern: Pattern)] = []
    message.forEachBranch { pattern, _ in
      for piece in pattern.pieces {
        guard case .text(let shown) = piece.content, pattern.isQuoted(piece), let name = argument(in: shown) else {
          continue
        }
        found.append((name, piece, pattern))
      }
    }
    return found
  }

  /// The name in braces that a quoted text shows.
  private func argument(in shown: String) -> String? {
    guard let open = shown.firstIndex(of: "{") else { return nil }
    let name = shown[shown.index(after: open)...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let behind = shown[name.endIndex...].drop { $0 == " " }.first
    return name.isEmpty || behind != "}" && behind != "," ? nil : String(name)
  }

  private func finding(_ name: String, _ piece: Piece, _ pattern: Pattern, _ unit: Unit, _ files: SourceFiles)
    -> Finding
  {
    let written = pattern.written(piece.range)
    let open = piece.range.lowerBound..<piece.range.lowerBound + 1
    let isClosed = written.utf8.count > 1 && written.hasSuffix("'")
    let before = pattern.literal.text.utf8.prefix(open.lowerBound)
    // “l'{name}” elides a vowel; “'{name}'” may be meant for quotation marks, or for braces that are shown.
    let isElision = String(decoding: before.suffix(4), as: UTF8.self).last?.isLetter ?? false
    var edits = [pattern.literal.edit(open, isElision ? "’" : "‘", in: files)]
    if isClosed {
      let close = piece.range.upperBound - 1..<piece.range.upperBound
      edits.append(pattern.literal.edit(close, "’", in: files))
    }
    let right = isElision ? "’" : "‘…’"
    let found = edits.compactMap { $0 }
    return unit.finding(
      .apostrophe, .error,
      "\(unit.words): the apostrophe takes {\(name)} for text: it shows \(pattern.shownPiece(piece))",
      at: pattern.literal.span(of: piece.range, in: files),
      notes: ["in an ICU message ' before a brace quotes up to the next '"],
      help: ["write \(right)", "where braces are to be shown, suppress this finding with the reason"],
      fixes: found.count == edits.count ? [Fix("write \(right)", safe: isElision, edits: found)] : [])
  }
}

extension Pattern {
  fileprivate func shownPiece(_ piece: Piece) -> String {
    if case .text(let shown) = piece.content { shown.quoted(upTo: 40) } else { "" }
  }
}
