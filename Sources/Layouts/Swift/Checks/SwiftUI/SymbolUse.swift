import Diagnostics
import SwiftSyntax

/// The place where code names an SF Symbol: in a text, or as a constant of a library that has one for each,
/// `Image(systemSymbol: .chevronRight)`.
struct SymbolUse {
  let use: SwiftUse
  /// With dots: `chevron.right`.
  let name: String
  let span: Span
  private let isText: Bool

  init?(_ use: SwiftUse) {
    self.use = use
    if let literal = use.literal {
      guard let name = ExprSyntax(literal).text, Self.isMeant(Syntax(literal)) else { return nil }
      (self.name, span, isText) = (name, use.span(literal), true)
    } else {
      guard let name = SFSymbols.memberNames[use.token.text], let expression = use.expression,
        use.call == nil, Self.isMeant(Syntax(expression)), Self.isSymbol(expression)
      else { return nil }
      (self.name, span, isText) = (name, use.span(expression), false)
    }
  }

  /// A symbol’s name as this place would write it.
  func written(_ name: String) -> String { isText ? name : SFSymbols.memberName(of: name) }

  /// Whether the file recognises the symbol by its name elsewhere: both then change together.
  var isComparedElsewhere: Bool {
    let name = isText ? "\"\(self.name)\"" : ".\(use.token.text)"
    let compared = ["== ", "!= ", "case "].map { Array(($0 + name).utf8) }
    let bytes = use.file.input.source.bytes
    return use.file.answer("compared \(name)", about: use.file.tree) {
      bytes.indices.contains { start in
        compared.contains { bytes[start] == $0[0] && bytes[start...].starts(with: $0) }
      }
    }
  }

  /// Whether it is there to name a symbol, and not to recognise one.
  private static func isMeant(_ node: Syntax) -> Bool {
    guard let parent = node.parent, !parent.is(ExpressionPatternSyntax.self) else { return false }
    guard let elements = parent.as(ExprListSyntax.self) else { return true }
    return !elements.contains { element in
      ["==", "!=", "~="].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
  }

  /// Whether a constant is one of symbols: its type or its argument says so. Pictures of one’s own have such names too.
  private static func isSymbol(_ expression: ExprSyntax) -> Bool {
    if let base = expression.as(MemberAccessExprSyntax.self)?.base { return base.trimmedDescription == "SFSymbol" }
    var node = Syntax(expression)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(FunctionCallExprSyntax.self) {
      if let argument = parent.as(LabeledExprSyntax.self) { return argument.label?.text.hasSuffix("ymbol") ?? false }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation?.type.trimmedDescription == "SFSymbol"
      }
      node = parent
    }
    return false
  }
}
