import Diagnostics

/// What a source declares of its arguments against what its message has.
struct DeclaredArguments {
  let unit: Unit
  let files: SourceFiles

  func check(_ report: (Finding) -> Void) {
    guard let declared = unit.entry.facts?.arguments, !declared.isEmpty, unit.dialect == .icu || unit.dialect == .arb
    else { return }
    var used: [(name: String, piece: Piece, pattern: Pattern)] = []
    unit.message.pattern.forEachArgument { name, piece, pattern in
      used.append((name.written(in: unit.dialect), piece, pattern))
    }
    let names = Set(used.map(\.name))
    var undeclared = used.filter { use in !declared.contains { $0.name == use.name } }
    for argument in declared where !names.contains(argument.name) {
      let near = Suggestion.nearest(to: argument.name, among: names.sorted())
      undeclared.removeAll { near.contains($0.name) }
      report(
        unit.finding(
          .placeholder, .warning, "\(unit.message.key.keyWords) declares \(argument.name) and does not use it",
          at: argument.span, notes: ["whoever shows this text has to hand over a value that nobody sees"],
          help: [Suggestion.question(near) ?? "use it in the text, or remove it"]))
    }
    var told: Set<String> = []
    for use in undeclared where told.insert(use.name).inserted {
      report(
        unit.finding(
          .placeholder, .warning, "\(unit.message.key.keyWords) uses \(use.name) and does not declare it",
          at: use.pattern.literal.span(of: use.piece.range, in: files),
          notes: ["what is declared tells checks and translators what a value may be"],
          help: ["declare it beside \(firstFew(declared.map(\.name))), or remove it from the text"]))
    }
  }
}
