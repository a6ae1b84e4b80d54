import SwiftSyntax

/// The points of a drawing, and whether it looks the same from the other side.
struct Drawing {
  private struct Point: Hashable {
    let x: HorizontalPlace
    let y: HorizontalPlace
  }

  /// With the argument that tells where each lies, in order.
  private var points: [(point: Point, place: LabeledExprSyntax)] = []
  private let given: Set<String>

  /// Everything that is drawn in a function or closure. `given`: names of what a shape is told from outside.
  init(_ body: Syntax, given: Set<String> = []) {
    self.given = given
    for call in body.descendants(FunctionCallExprSyntax.self) {
      switch call.calledName?.text {
      case "move", "addLine", "addQuadCurve", "addCurve":
        guard let end = call.argument("to"), end.expression.lastName == "zero" else { continue }
        points.append((Point(x: .start, y: .start), end))
      case "CGPoint", "CGRect", "init": add(call)
      default: continue
      }
    }
  }

  /// The first point that lies where none lies seen from the other side. Points whose place is worked out elsewhere
  /// tell nothing. A drawing in numbers alone is seen from its own middle.
  var lopsided: LabeledExprSyntax? {
    let numbers = points.compactMap(\.point.x.points)
    let own = numbers.count == points.count ? (numbers.min() ?? 0) + (numbers.max() ?? 0) : nil
    let all = Set(points.map(\.point))
    return points.first { point, _ in
      let other = own.map(point.x.mirrored(in:)) ?? point.x.mirrored
      return point.x.isKnown(given: given) && !all.contains(Point(x: other, y: point.y))
    }?.place
  }

  private mutating func add(_ call: FunctionCallExprSyntax) {
    guard let x = call.argument("x"), let y = call.argument("y")?.expression else { return }
    let (left, top) = (HorizontalPlace(x.expression), HorizontalPlace(y))
    points.append((Point(x: left, y: top), x))
    guard let width = call.argument("width")?.expression else { return }
    points.append((Point(x: left.plus(HorizontalPlace(width)), y: top), x))
  }
}
