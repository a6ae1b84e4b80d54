import SwiftSyntax

extension ExprSyntax {
  /// The number that is written here: `16`, `-4`, `1_000`, `2.5`; nil for anything else.
  var number: Double? {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      guard prefix.operator.text == "-" else { return nil }
      return prefix.expression.number.map { -$0 }
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.number
    }
    let text =
      self.as(IntegerLiteralExprSyntax.self)?.literal.text ?? self.as(FloatLiteralExprSyntax.self)?.literal.text
    guard let text else { return nil }
    let digits = text.filter { $0 != "_" }
    return Double(digits) ?? (digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16).map(Double.init) : nil)
  }

  /// The text that is written here, where it is plain.
  var text: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.segments.count == 1 else { return nil }
    return literal.segments.first?.as(StringSegmentSyntax.self)?.content.text
  }

  /// `left` of `.left`, `NSTextAlignment.left` or `left`.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
