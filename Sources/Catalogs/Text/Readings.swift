/// Whole texts of a message, one for each branch.
extension Pattern {
  /// Every branch of every choice occurs in one of them at least. Where a message has two choices, the other one shows
  /// the same selector if it is by the same argument, else its last branch, which is `other` as a rule: their number is
  /// that of the branches, not of their combinations.
  var readings: [BranchText] {
    guard hasChoices else { return [reading(path: [], choosing: [:])] }
    return paths(limit: 4_096).map { reading(path: $0.map(\.selector), choosing: Dictionary($0)) }
  }

  private var hasChoices: Bool {
    pieces.contains { if case .choice = $0.content { true } else { false } }
  }

  /// The way to one branch: what each choice on it decides by, and the selector.
  private typealias Step = (argument: ChoiceKey, selector: String)

  /// For each innermost branch the way to it.
  private func paths(limit: Int) -> [[Step]] {
    var result: [[Step]] = []
    for piece in pieces {
      guard case .choice(let choice) = piece.content else { continue }
      for branch in choice.cases where result.count < limit {
        let step = (ChoiceKey(choice), branch.selector)
        let inner = branch.pattern.hasChoices ? branch.pattern.paths(limit: limit - result.count) : [[]]
        result += inner.map { [step] + $0 }
      }
    }
    return result
  }

  private func reading(path: [String], choosing selectors: [ChoiceKey: String]) -> BranchText {
    var text = BranchText(path: path)
    append(to: &text, choosing: selectors)
    return text
  }

  private func append(to text: inout BranchText, choosing selectors: [ChoiceKey: String]) {
    for piece in pieces {
      guard case .choice(let choice) = piece.content else {
        text.append(piece, of: literal)
        continue
      }
      let wanted = selectors[ChoiceKey(choice)]
      let branch = choice.cases.first { $0.selector == wanted } ?? choice.cases.last
      branch?.pattern.append(to: &text, choosing: selectors)
    }
  }
}

/// Choices that always decide alike.
private struct ChoiceKey: Hashable {
  let kind: Choice.Kind
  let argument: Argument.Name?

  init(_ choice: Choice) {
    kind = choice.kind
    argument = choice.argument
  }
}

extension Dictionary where Key == ChoiceKey, Value == String {
  fileprivate init(_ path: [(argument: ChoiceKey, selector: String)]) {
    self.init(path.map { ($0.argument, $0.selector) }, uniquingKeysWith: { first, _ in first })
  }
}
