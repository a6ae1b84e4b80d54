import SwiftSyntax

/// What is done to a symbol around the place that names it.
struct SymbolSurroundings {
  /// It is mirrored by hand, or turned by what depends on the direction.
  private(set) var isMirrored = false
  /// It is turned so that it points up or down.
  private(set) var isUpright = false
  /// What must change with it.
  private(set) var notes: [String] = []

  init(_ use: SwiftUse) {
    for outer in use.outerCalls where outer.part == .modifier {
      if use.file.direction.isMentioned(in: outer.call.arguments) {
        isMirrored = true
        continue
      }
      switch outer.name {
      case "flipsForRightToLeftLayoutDirection", "imageFlippedForRightToLeftLayoutDirection",
        "withHorizontallyFlippedOrientation":
        isMirrored = true
      case "rotationEffect", "rotation3DEffect":
        let degrees = outer.call.arguments.first.flatMap { Self.degrees($0.expression) }
        if let degrees, abs(degrees).truncatingRemainder(dividingBy: 180) == 90 {
          isUpright = true
        } else if degrees?.truncatingRemainder(dividingBy: 180) != 0 {
          notes.append("\(outer.name) turns it as well, and the other way round from right to left: look at both")
        }
      case "scaleEffect" where outer.call.argument("x") != nil:
        notes.append("scaleEffect(x:) mirrors it in both directions: it goes with the symbol")
      case "offset" where outer.call.argument("x") != nil:
        notes.append("offset(x:) moves it as well, and to the other side from right to left: look at both")
      default: break
      }
    }
    notes = notes.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The angle of `.degrees(90)`, where it is always that.
  private static func degrees(_ angle: ExprSyntax) -> Double? {
    guard let call = angle.as(FunctionCallExprSyntax.self), call.calledName?.text == "degrees" else { return nil }
    return call.arguments.first?.expression.number
  }
}
