import Diagnostics

/// What a source declares of its arguments against what its message has.
struct DeclaredArguments {
  let unit: Unit

  func check(_ report: (Finding) -> Void) {
    guard let declared = unit.entry.facts?.arguments, !declared.isEmpty, unit.dialect == .icu || unit.dialect == .arb
    else { return }
    var used: [(name: String, piece: Piece, pattern: Pattern)] = []
    unit.message.pattern.forEachArgument { name, piece, pattern in
      used.append((name.written(in: unit.dialect), piece, pattern))
    }
    let names = Set(used.map(\.name))
    for argument in declared where !names.contains(argument.name) {
      let near = Suggestion.nearest(to: argument.name, among: names.sorted())
      report(
        unit.finding(
          .placeholder, .warning, "\(unit.message.key.keyWords) declares \(argument.name) and does not use it",
          at: argument.span, notes: ["whoever shows this text has to hand over a value that nobody sees"],
          help: [Suggestion.question(near) ?? "use it in the text, or remove it"]))
    }
  }
}
