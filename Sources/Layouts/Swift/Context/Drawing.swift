import SwiftSyntax

/// The points of a drawing, and whether it looks the same from the other side.
struct Drawing {
  private struct Point: Hashable {
    let x: HorizontalPlace
    let y: HorizontalPlace
  }

  private var points: Set<Point> = []

  /// Everything that is drawn in a function or closure.
  init(_ body: Syntax) {
    for call in body.descendants(FunctionCallExprSyntax.self) {
      let name = call.calledName?.text
      if name == "move" || name == "addLine" || name == "addQuadCurve" || name == "addCurve" {
        if call.argument("to")?.expression.lastName == "zero" { points.insert(Point(x: .start, y: .start)) }
      }
      guard name == "CGPoint" || name == "CGRect" || name == "init", let x = call.argument("x")?.expression,
        let y = call.argument("y")?.expression
      else { continue }
      add(x, y, width: call.argument("width")?.expression)
    }
  }

  /// Whether some point of it lies where none lies seen from the other side. Points whose place is worked out elsewhere
  /// tell nothing. A drawing in numbers alone is seen from its own middle.
  var isLopsided: Bool {
    let numbers = points.compactMap(\.x.points)
    let own = numbers.count == points.count ? (numbers.min() ?? 0) + (numbers.max() ?? 0) : nil
    return points.contains { point in
      let other = own.map(point.x.mirrored(in:)) ?? point.x.mirrored
      return point.x.isKnown && !points.contains(Point(x: other, y: point.y))
    }
  }

  private mutating func add(_ x: ExprSyntax, _ y: ExprSyntax, width: ExprSyntax?) {
    let left = HorizontalPlace(x)
    points.insert(Point(x: left, y: HorizontalPlace(y)))
    if let width { points.insert(Point(x: left.plus(HorizontalPlace(width)), y: HorizontalPlace(y))) }
  }
}
