/// A message as one reader sees it: with a branch picked in each of its choices.
struct Leaf {
  /// An argument where it stands.
  struct Use {
    let argument: Argument
    let range: Range<Int>
    let pattern: Pattern
  }

  var uses: [Use] = []
  var branches: [Branch] = []
  /// The numbers of the plurals around: a branch for a single number may spell them out, and whether others may is the
  /// matter of a rule of its own.
  var spellable: Set<Argument.Name> = []
  /// Where its innermost branch stands.
  var innermost: Choice.Case?

  var names: Set<Argument.Name> { Set(uses.map(\.argument.name)) }

  /// Whether it is what a message falls back on.
  var isFallback: Bool { branches.allSatisfy { $0.selector == "other" || !$0.choice.hasOther } }

  /// Whether it is for nothing at all, of which there may be less to say.
  var isForNothing: Bool { branches.contains { $0.choice.isPlural && ($0.selector == "zero" || $0.selector == "=0") } }
}

extension Choice {
  var isPlural: Bool { kind == .plural || kind == .ordinal }
  var hasOther: Bool { cases.contains { $0.selector == "other" } }

  /// The names of what tells a plural's number in its `other` branch.
  fileprivate var spellable: Set<Argument.Name> {
    guard isPlural, let other = cases.last(where: { $0.selector == "other" })?.pattern else { return [] }
    let count = PrintedValue(countOf: self)
    let printed = other.printed(in: count)
    let numeric = printed.filter { $0.value == count || $0.isNumeric }
    let names = (numeric.isEmpty ? printed : numeric).compactMap { printed -> Argument.Name? in
      if case .argument(let name) = printed.value { name } else { nil }
    }
    return Set(names).union(argument.map { [$0] } ?? [])
  }
}

extension Pattern {
  /// More leaves than this tell nothing that those before them do not.
  private static let mostLeaves = 256

  /// Every way through the choices, up to a bound, in the order of the branches.
  var leaves: [Leaf] {
    var leaves = [Leaf()]
    extend(&leaves, number: nil)
    return leaves
  }

  private func extend(_ leaves: inout [Leaf], number: Argument.Name?) {
    for piece in pieces {
      switch piece.content {
      case .argument(let argument): add(argument, piece, to: &leaves)
      case .number:
        guard let number else { continue }
        add(Argument(number, .integer, specifier: "", isNumbered: true), piece, to: &leaves)
      case .choice(let choice): extend(&leaves, by: choice, number: number)
      case .text, .protected, .percent: break
      }
    }
  }

  private func add(_ argument: Argument, _ piece: Piece, to leaves: inout [Leaf]) {
    let use = Leaf.Use(argument: argument, range: piece.range, pattern: self)
    for index in leaves.indices { leaves[index].uses.append(use) }
  }

  private func extend(_ leaves: inout [Leaf], by choice: Choice, number: Argument.Name?) {
    guard !choice.cases.isEmpty else { return }
    let spellable = choice.spellable
    var result: [Leaf] = []
    for branch in choice.cases {
      // One choice that stands in two places is decided once.
      var inner = leaves.filter { leaf in
        leaf.branches.allSatisfy { $0.choice.span != choice.span || $0.selector == branch.selector }
      }
      for index in inner.indices {
        inner[index].branches.append(Branch(choice: choice, selector: branch.selector))
        inner[index].innermost = branch
        if branch.selector != "other" { inner[index].spellable.formUnion(spellable) }
      }
      branch.pattern.extend(&inner, number: choice.isPlural ? choice.argument : number)
      result += inner
      if result.count >= Self.mostLeaves { break }
    }
    leaves = result
  }
}

/// The arguments of a message over all its leaves.
struct ArgumentTable {
  let leaves: [Leaf]
  /// Printed in some leaf.
  let printed: Set<Argument.Name>
  /// Printed in every leaf, or spelled out there.
  let always: Set<Argument.Name>
  /// Printed in a leaf that others fall back on.
  let usually: Set<Argument.Name>
  /// What decides, in the order of the text.
  let deciding: [(name: Argument.Name, choice: Choice)]

  init(_ pattern: Pattern) {
    leaves = pattern.leaves
    printed = leaves.reduce(into: []) { $0.formUnion($1.names) }
    let perLeaf = leaves.filter { !$0.isForNothing }.map { $0.names.union($0.spellable) }
    always = perLeaf.dropFirst().reduce(perLeaf.first ?? []) { $0.intersection($1) }.intersection(printed)
    usually = leaves.filter(\.isFallback).reduce(into: []) { $0.formUnion($1.names) }
    var deciding: [(name: Argument.Name, choice: Choice)] = []
    pattern.forEachChoice { choice, _ in
      if let name = choice.argument, !deciding.contains(where: { $0.name == name }) { deciding.append((name, choice)) }
    }
    self.deciding = deciding
  }

  var all: Set<Argument.Name> { printed.union(deciding.map(\.name)) }

  /// The first place of an argument.
  func use(of name: Argument.Name) -> Leaf.Use? {
    for leaf in leaves {
      if let use = leaf.uses.first(where: { $0.argument.name == name }) { return use }
    }
    return nil
  }
}
