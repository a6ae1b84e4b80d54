import SwiftSyntax

/// Two values or two blocks, and the layout's own direction decides which one is used:
/// `layoutDirection == .rightToLeft ? .trailing : .leading`.
///
/// A direction that is asked of a text, a language or a model is none of these: it may differ from the layout's.
struct DirectionChoice {
  enum Parts {
    case values(ExprSyntax, ExprSyntax)
    case blocks(CodeBlockSyntax, CodeBlockSyntax)
  }

  let parts: Parts
  /// What decides, and where that ends: with the second value, or with the block that it is all about.
  let condition: Syntax
  let node: Syntax
  /// Whether the first part is the one for right-to-left layouts, where the condition says so.
  let isMirroredFirst: Bool?

  /// By what code asks for the layout's direction.
  static let words: [SwiftWord] = names.map { .name($0) }
  private static let names = [
    "layoutDirection", "effectiveUserInterfaceLayoutDirection", "userInterfaceLayoutDirection",
  ]

  /// What one use of such a name decides: right away, or by the name of what came of it. What several constants of one
  /// name in a type decide is told once for each `purpose`.
  static func all(by use: SwiftUse, for purpose: String) -> [DirectionChoice] {
    var choices: [DirectionChoice] = []
    for expression in directions(by: use) {
      guard let comparison = Comparison(expression) else { continue }
      if let choice = DirectionChoice(comparison) { choices.append(choice) }
      guard let name = comparison.declaredName,
        use.file.isFirst("\(purpose) \(name) \(comparison.isMirrored?.description ?? "")", about: reach(use))
      else { continue }
      choices += references(to: name, use).compactMap { reference in
        DirectionChoice(Comparison(reference, as: comparison.isMirrored))
      }
    }
    return choices
  }

  /// Where the direction itself stands: here, or wherever the property stands that a view keeps it in.
  private static func directions(by use: SwiftUse) -> [ExprSyntax] {
    if let attribute = use.ancestors.first(where: { $0.is(AttributeSyntax.self) })?.as(AttributeSyntax.self) {
      guard attribute.attributeName.trimmedDescription == "Environment",
        let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
        let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !names.contains(name)
      else { return [] }
      return references(to: name, use)
    }
    guard let expression = use.expression else { return [] }
    let base = expression.as(MemberAccessExprSyntax.self)?.base
    if use.token.text == "layoutDirection" {
      let owner = base?.lastName ?? base?.trimmedDescription
      guard use.call == nil, owner.map({ ["self", "environment", "traitCollection"].contains($0) }) ?? true else {
        return []
      }
    }
    return [use.call.map { ExprSyntax($0) } ?? expression]
  }

  private static func references(to name: String, _ use: SwiftUse) -> [ExprSyntax] {
    (use.file.named(in: reach(use)).references[name] ?? []).compactMap { SwiftUse.expression(of: $0.baseName) }
  }

  /// Where a name that is declared beside a use means the same.
  private static func reach(_ use: SwiftUse) -> Syntax { use.enclosingType ?? Syntax(use.file.tree) }

  private init?(_ comparison: Comparison) {
    isMirroredFirst = comparison.isMirrored
    if let (list, part) = comparison.place {
      let elements = Array(list)
      guard part.upperBound + 2 == elements.count,
        let ternary = elements[part.upperBound].as(UnresolvedTernaryExprSyntax.self),
        elements[..<part.lowerBound].allSatisfy({ !$0.is(BinaryOperatorExprSyntax.self) })
      else { return nil }
      parts = .values(ternary.thenExpression, elements[part.upperBound + 1])
      (condition, node) = (Syntax(elements[part.lowerBound]), Syntax(elements[part.upperBound + 1]))
    } else {
      guard let element = comparison.whole.parent?.as(ConditionElementSyntax.self),
        let branch = element.parent?.parent?.as(IfExprSyntax.self), branch.conditions.count == 1,
        let other = branch.elseBody?.as(CodeBlockSyntax.self)
      else { return nil }
      parts = .blocks(branch.body, other)
      (condition, node) = (Syntax(branch), Syntax(branch))
    }
  }

  /// Where it stands, to ask what is around it.
  func use(in file: SwiftFile) -> SwiftUse? {
    condition.firstToken(viewMode: .sourceAccurate).map { SwiftUse($0, in: file) }
  }
}

/// A direction that is compared, or a flag that says which one it is.
private struct Comparison {
  /// All of it, or where it begins in a longer expression.
  let whole: Syntax
  /// How many parts of that expression it takes.
  let length: Int
  /// Whether it holds in right-to-left layouts; nil: it is not told.
  let isMirrored: Bool?

  /// `direction == .rightToLeft` around a direction.
  init?(_ direction: ExprSyntax) {
    var node = Syntax(direction)
    while let parent = node.parent, parent.is(OptionalChainingExprSyntax.self) || parent.is(MemberAccessExprSyntax.self)
    {
      node = parent
    }
    guard let list = node.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let index = elements.firstIndex(where: { $0.id == node.id }), index + 2 < elements.count,
      let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text, ["==", "!="].contains(sign),
      let value = elements[index + 2].lastName, ["rightToLeft", "leftToRight"].contains(value)
    else { return nil }
    isMirrored = (value == "rightToLeft") == (sign == "==")
    let isAll = elements.count == 3
    (whole, length) = isAll ? (Self.outermost(Syntax(list.parent ?? Syntax(list))), 1) : (node, 3)
  }

  /// A flag that was set by a comparison.
  init(_ flag: ExprSyntax, as isMirrored: Bool?) {
    whole = Self.outermost(Syntax(flag))
    length = 1
    let isNegated = whole.as(PrefixOperatorExprSyntax.self)?.operator.text == "!"
    self.isMirrored = isNegated ? isMirrored.map { !$0 } : isMirrored
  }

  /// With the brackets and the `!` around it.
  private static func outermost(_ node: Syntax) -> Syntax {
    var node = node
    while let parent = node.parent {
      let isBracket = parent.as(LabeledExprSyntax.self)?.parent?.parent?.is(TupleExprSyntax.self) ?? false
      if parent.is(PrefixOperatorExprSyntax.self) || parent.is(TupleExprSyntax.self) || isBracket {
        node = parent
      } else if parent.is(LabeledExprListSyntax.self), parent.parent?.is(TupleExprSyntax.self) ?? false {
        node = parent
      } else {
        return node
      }
    }
    return node
  }

  /// Which parts of a longer expression it is.
  var place: (ExprListSyntax, Range<Int>)? {
    guard let list = whole.parent?.as(ExprListSyntax.self),
      let index = list.enumerated().first(where: { $0.element.id == whole.id })?.offset,
      index + length < list.count
    else { return nil }
    return (list, index..<index + length)
  }

  /// The name that it is kept by: `isMirrored` of `let isMirrored = layoutDirection == .rightToLeft`.
  var declaredName: String? {
    guard length == 1, let expression = whole.as(ExprSyntax.self) else { return nil }
    switch expression.target {
    case .declared(let name, _): return name
    case .returned:
      let property = sequence(first: whole) { $0.parent }.prefix(8).first { $0.is(PatternBindingSyntax.self) }
      return property?.as(PatternBindingSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    default: return nil
    }
  }
}
