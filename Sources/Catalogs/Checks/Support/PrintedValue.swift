/// What a message prints: an argument, or the number of the plural around it where that has no name.
enum PrintedValue: Hashable {
  case argument(Argument.Name)
  case count

  /// The number of a plural.
  init(countOf choice: Choice) {
    self = choice.argument.map(PrintedValue.argument) ?? .count
  }

  struct Printed {
    let value: PrintedValue
    /// Whether its specifier is one for numbers.
    let isNumeric: Bool
    let written: String
  }
}

extension Pattern {
  /// What the pattern prints in some of its branches, in the order of the text. `number` is what `#` stands for; nil
  /// where that is of no account.
  func printed(in number: PrintedValue?) -> [PrintedValue.Printed] {
    var result: [PrintedValue.Printed] = []
    for piece in pieces {
      switch piece.content {
      case .number:
        result.append(.init(value: number ?? .count, isNumeric: true, written: written(piece.range)))
      case .argument(let argument):
        let isNumeric = argument.kind == .integer || argument.kind == .number
        result.append(
          .init(value: .argument(argument.name), isNumeric: isNumeric, written: written(piece.range)))
      case .choice(let choice):
        let isPlural = choice.kind == .plural || choice.kind == .ordinal
        let inner = isPlural ? PrintedValue(countOf: choice) : number
        for branch in choice.cases { result += branch.pattern.printed(in: inner) }
      case .text, .protected, .percent: break
      }
    }
    return result
  }
}

extension Pattern {
  /// The arguments that it prints outside its choices.
  var ownArguments: [Argument] {
    pieces.compactMap { if case .argument(let argument) = $0.content { argument } else { nil } }
  }
}
