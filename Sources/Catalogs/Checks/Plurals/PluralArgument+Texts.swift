import Diagnostics

/// Arguments and characters of ICU messages that read otherwise than they look.
extension PluralArgumentCheck {
  /// `{n,pluriel,…}`: ICU takes any word for a type.
  func checkType(
    _ argument: Argument, _ piece: Piece, _ pattern: Pattern, _ unit: Unit, _ files: SourceFiles,
    _ report: (Finding) -> Void
  ) {
    let type = String(argument.specifier.prefix { $0 != "," && $0 != " " })
    guard !type.isEmpty, !Self.types.contains(type.lowercased()) else { return }
    let name = argument.name.written(in: unit.dialect)
    let meant = Suggestion.nearest(to: type, among: Self.types + Self.choices)
    report(
      unit.finding(
        .pluralArgument, .error,
        "\(unit.message.key.keyWords): {\(name)} has the type \(type.quoted()), which ICU does not know",
        at: pattern.literal.span(of: piece.range, in: files),
        notes: ["formatting such a message fails, and the app shows nothing or ends"],
        help: [
          Suggestion.question(meant) ?? "the types are \(list(Self.choices + Self.types, "and"))"
        ]))
  }

  private static let types = ["number", "date", "time", "spellout", "ordinal", "duration"]
  private static let choices = ["plural", "selectordinal", "select"]

  /// `#` in a select inside a plural is a character like any other, and Flutter knows no `#` at all.
  func checkNumberSign(
    _ text: String, _ piece: Piece, _ pattern: Pattern, _ branches: [Branch], _ unit: Unit, _ files: SourceFiles,
    _ report: (Finding) -> Void
  ) {
    guard text.utf8.contains(UInt8(ascii: "#")), text.utf8.count == piece.range.count else { return }
    let plural = branches.last { $0.choice.kind == .plural || $0.choice.kind == .ordinal }
    guard let plural, let name = plural.choice.argument?.written(in: unit.dialect) else { return }
    let bytes = Array(text.utf8)
    // One shows what is wrong with a branch.
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "#") {
      // "#tag", "&#39;", "C#".
      if offset + 1 < bytes.count, Self.isWord(bytes[offset + 1]) { continue }
      if offset > 0, Self.isWord(bytes[offset - 1]) || bytes[offset - 1] == UInt8(ascii: "&") { continue }
      let place = piece.range.lowerBound + offset..<piece.range.lowerBound + offset + 1
      let edit = pattern.literal.edit(place, "{\(name)}", in: files)
      let isSafe = plural.choice.offset == 0
      report(
        unit.finding(
          .pluralArgument, .error, "\(unit.message.key.keyWords) shows a bare # in \(unit.localeWords)",
          at: pattern.literal.span(of: place, in: files),
          notes: [
            unit.dialect == .arb
              ? "Flutter's gen_l10n knows no # for the number"
              : "inside a select, # is no longer the number of the plural around it"
          ],
          help: ["write {\(name)}"],
          fixes: edit.map { [Fix("write {\(name)}", safe: isSafe, edits: [$0])] } ?? []))
      return
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte >= 0x80
  }

  /// A closing brace that closes nothing is text to ICU.
  func checkStrayBrace(
    _ text: String, _ piece: Piece, _ pattern: Pattern, _ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void
  ) {
    guard text.utf8.contains(UInt8(ascii: "}")),
      let place = Self.bareBrace(
        in: Array(pattern.literal.written(piece.range).utf8), isEscaped: text.utf8.count != piece.range.count)
    else { return }
    let offset = piece.range.lowerBound + place
    let edit = pattern.literal.edit(offset..<offset + 1, "", in: files)
    report(
      unit.finding(
        .pluralArgument, .error,
        "\(unit.message.key.keyWords) shows a stray } in \(unit.localeWords), which closes nothing",
        at: pattern.literal.span(of: offset..<offset + 1, in: files),
        help: ["remove it, or write the { that it should close"],
        fixes: edit.map { [Fix("remove the brace", safe: false, edits: [$0])] } ?? []))
  }

  /// The first closing brace in text as it is written that no apostrophes quote.
  private static func bareBrace(in written: [UInt8], isEscaped: Bool) -> Int? {
    let quote = UInt8(ascii: "'")
    var isQuoted = false
    var place = 0
    while place < written.count {
      let next = place + 1 < written.count ? written[place + 1] : 0
      if isEscaped, written[place] == quote {
        if next == quote {
          place += 1
        } else if isQuoted || "{}#|".utf8.contains(next) {
          isQuoted.toggle()
        }
      } else if written[place] == UInt8(ascii: "}"), !isQuoted {
        return place
      }
      place += 1
    }
    return nil
  }

  /// Numbers and names side by side: a program hands over either a list or a mapping.
  func checkNaming(_ unit: Unit, _ files: SourceFiles, _ report: (Finding) -> Void) {
    guard unit.dialect == .icu else { return }
    var numbered: Place?
    var named: Place?
    unit.message.pattern.forEachArgument { name, piece, pattern in
      switch name {
      case .position: numbered = numbered ?? Place(piece: piece, pattern: pattern, name: name)
      case .named: named = named ?? Place(piece: piece, pattern: pattern, name: name)
      }
    }
    guard let numbered, let named else { return }
    report(
      unit.finding(
        .pluralArgument, .warning,
        "\(unit.message.key.keyWords) has both numbered and named arguments: {\(numbered.name.written(in: .icu))} and "
          + "{\(named.name.written(in: .icu))}",
        at: numbered.pattern.literal.span(of: numbered.piece.range, in: files),
        labels: [Finding.Label(named.pattern.literal.span(of: named.piece.range, in: files), "named here")],
        notes: ["a program hands over a list or a mapping, not both"], help: ["name them all"]))
  }

  private struct Place {
    let piece: Piece
    let pattern: Pattern
    let name: Argument.Name
  }
}
