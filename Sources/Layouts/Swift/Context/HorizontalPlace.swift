import SwiftSyntax

/// A place along a width, as far as it can be read off an expression: a part of the width and what is added to it.
/// `rect.maxX - 8` is 1 and minus 8.
struct HorizontalPlace: Hashable {
  /// 0 at the left edge, 1 at the right one.
  private(set) var fraction: Double
  /// Points, and other things by their text, each with its factor.
  private(set) var rest: [String: Double]

  /// The same place from the other side.
  var mirrored: HorizontalPlace { HorizontalPlace(fraction: 1 - fraction, rest: rest.mapValues { -$0 }) }

  /// Points from somewhere that the expression does not tell; nil for what lies in a part of a width.
  var points: Double? { number }

  /// The same place as seen from the other end of so many points.
  func mirrored(in width: Double) -> HorizontalPlace {
    HorizontalPlace(fraction: fraction, rest: rest.mapValues { -$0 }.merging(["": width], uniquingKeysWith: +))
  }

  /// The left edge.
  static let start = HorizontalPlace(fraction: 0, rest: [:])
  static let middle = HorizontalPlace(fraction: 0.5, rest: [:])

  /// Whether it is known where in the width it lies, and not only how far from somewhere. `given`: names of distances
  /// that come from outside, and are from the left edge.
  func isKnown(given: Set<String> = []) -> Bool {
    fraction != 0 || rest.keys.allSatisfy { $0.isEmpty || given.contains($0) }
  }

  private init(fraction: Double, rest: [String: Double]) {
    self.fraction = (fraction * 1000).rounded() / 1000
    self.rest = rest.filter { $0.value != 0 }
  }

  init(_ expression: ExprSyntax) {
    if let number = expression.number {
      self.init(fraction: 0, rest: ["": number])
    } else if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      self.init(inner)
    } else if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      self = HorizontalPlace(prefix.expression).times(-1)
    } else if let sequence = expression.as(SequenceExprSyntax.self) {
      self = Self.sum(Array(sequence.elements)) ?? Self.named(expression)
    } else {
      self = Self.named(expression)
    }
  }

  private static func named(_ expression: ExprSyntax) -> HorizontalPlace {
    switch expression.lastName {
    case "minX", "minY": HorizontalPlace(fraction: 0, rest: [:])
    case "midX", "midY": HorizontalPlace(fraction: 0.5, rest: [:])
    case "maxX", "maxY", "width", "height", "w", "h": HorizontalPlace(fraction: 1, rest: [:])
    default: HorizontalPlace(fraction: 0, rest: [expression.trimmedDescription: 1])
    }
  }

  private func times(_ factor: Double) -> HorizontalPlace {
    HorizontalPlace(fraction: fraction * factor, rest: rest.mapValues { $0 * factor })
  }

  func plus(_ other: HorizontalPlace) -> HorizontalPlace {
    HorizontalPlace(fraction: fraction + other.fraction, rest: rest.merging(other.rest, uniquingKeysWith: +))
  }

  /// Whether it is another place, and not one a few points beside it.
  func differs(from other: HorizontalPlace, byMoreThan points: Double) -> Bool {
    let distance = plus(other.times(-1))
    return distance.number.map { abs($0) > points } ?? true
  }

  /// A number, without any part of the width.
  private var number: Double? { fraction == 0 && isKnown() ? rest[""] ?? 0 : nil }

  /// Operands with `+`, `-`, `*` and `/` between them; nil for anything else.
  private static func sum(_ elements: [ExprSyntax]) -> HorizontalPlace? {
    guard let first = elements.first, elements.count % 2 == 1 else { return nil }
    var total = HorizontalPlace(fraction: 0, rest: [:])
    var (term, sign) = (HorizontalPlace(first), 1.0)
    for index in stride(from: 1, to: elements.count, by: 2) {
      guard let name = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text else { return nil }
      let operand = HorizontalPlace(elements[index + 1])
      switch name {
      case "+", "-":
        total = total.plus(term.times(sign))
        (term, sign) = (operand, name == "+" ? 1 : -1)
      case "*":
        guard let factor = operand.number ?? term.number else { return nil }
        term = (operand.number == nil ? operand : term).times(factor)
      case "/":
        guard let divisor = operand.number, divisor != 0 else { return nil }
        term = term.times(1 / divisor)
      default: return nil
      }
    }
    return total.plus(term.times(sign))
  }
}
