import Diagnostics

/// A branch around a place in a message.
struct Branch {
  let choice: Choice
  let selector: String
}

/// The choices that a walk has come by: mostly one or two.
private struct SeenChoices {
  private var few: [Span] = []
  private var many: Set<Span> = []

  /// Whether it is new.
  mutating func insert(_ span: Span) -> Bool {
    if !many.isEmpty { return many.insert(span).inserted }
    if few.contains(span) { return false }
    few.append(span)
    if few.count > 16 { many = Set(few) }
    return true
  }
}

extension Pattern {
  /// Every choice in the pattern with the branches around it, outermost first. One that stands in several branches,
  /// as a substitution may, comes once.
  func forEachChoice(_ body: (Choice, [Branch]) -> Void) {
    guard hasChoice else { return }
    var seen = SeenChoices()
    var branches: [Branch] = []
    visitChoices(&seen, &branches, body)
  }

  private func visitChoices(_ seen: inout SeenChoices, _ branches: inout [Branch], _ body: (Choice, [Branch]) -> Void) {
    for piece in pieces {
      guard case .choice(let choice) = piece.content, seen.insert(choice.span) else { continue }
      body(choice, branches)
      for branch in choice.cases {
        branches.append(Branch(choice: choice, selector: branch.selector))
        branch.pattern.visitChoices(&seen, &branches, body)
        branches.removeLast()
      }
    }
  }

  /// Every pattern without the choices in it: the whole, then each branch, with the branches around it.
  func forEachBranch(_ body: (Pattern, [Branch]) -> Void) {
    body(self, [])
    forEachChoice { choice, around in
      for branch in choice.cases { body(branch.pattern, around + [Branch(choice: choice, selector: branch.selector)]) }
    }
  }

  /// The text that is shown where nothing else fits: of each choice the last branch, which is `other` as a rule. U+FFFC
  /// stands for what the program puts in.
  var usualText: String {
    pieces.map { piece in
      switch piece.content {
      case .text(let text), .protected(let text): text
      case .percent: written(piece.range)
      case .argument, .number: "\u{FFFC}"
      case .choice(let choice): choice.cases.last?.pattern.usualText ?? ""
      }
    }.joined()
  }

  var hasChoice: Bool {
    pieces.contains { if case .choice = $0.content { true } else { false } }
  }

  /// Whether nothing but white space is shown.
  var isBlank: Bool {
    pieces.allSatisfy { piece in
      switch piece.content {
      case .text(let text), .protected(let text): text.isBlank
      case .argument, .number, .percent: false
      case .choice(let choice): choice.cases.allSatisfy(\.pattern.isBlank)
      }
    }
  }

  /// A piece as it is written.
  func written(_ range: Range<Int>) -> String {
    let utf8 = literal.text.utf8
    let range = range.clamped(to: 0..<utf8.count)
    let lower = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(literal.text[lower..<utf8.index(lower, offsetBy: range.count)])
  }

  /// What is shown for a number, as its language writes it; it may have a name. Other arguments are as they are written.
  func shown(_ number: String, as name: Argument.Name?) -> String {
    pieces.map { piece in
      switch piece.content {
      case .text(let text), .protected(let text): text
      case .number: number
      case .argument(let argument) where argument.name == name || name == nil && argument.kind == .integer:
        number
      case .argument, .percent: written(piece.range)
      case .choice(let choice): choice.cases.last?.pattern.shown(number, as: name) ?? ""
      }
    }.joined()
  }
}

extension Pattern {
  /// Every argument in the order of the text, those that only decide included.
  func forEachArgument(_ body: (Argument.Name, Piece, Pattern) -> Void) {
    for piece in pieces {
      switch piece.content {
      case .argument(let argument): body(argument.name, piece, self)
      case .choice(let choice):
        if let name = choice.argument { body(name, piece, self) }
        for branch in choice.cases { branch.pattern.forEachArgument(body) }
      case .text, .protected, .percent, .number: break
      }
    }
  }
}
