import Diagnostics

/// Drawing in Compose: x counts from the left of the canvas.
struct DrawScopeCheck: KotlinCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = ["Offset", "translate", "moveTo", "lineTo"]

  private static let drawings: Set<String> = [
    "Canvas", "drawBehind", "drawWithContent", "drawWithCache", "onDrawBehind", "onDrawWithContent",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, let index = source.call(named: token), isDrawing(token, source), !isShade(token, source),
      let x = x(of: source.calls[index], source)
    else { return }
    let function = source.function(around: token)
    let body = function.map { source.functions[$0].tokens } ?? 0..<source.tokens.count
    guard CoordinateReader(source).isSided(x, in: body) || isCircleAtEdge(token, x, body, source),
      !source.speaksOfDirection(body), !source.isHandledByDirection(token), !source.isOwnPicture(token)
    else { return }
    let name = function.map { source.text(source.functions[$0].name) }
    report.add(
      Finding(
        .coordinateArithmetic, .warning,
        "\(name.map { "\($0) draws" } ?? "this draws") from the left in right-to-left layouts too",
        at: source.span(x), symbol: source.symbol(around: token),
        notes: ["a canvas does not turn round: x counts from its left edge"],
        help: ["where layoutDirection is LayoutDirection.Rtl, draw from size.width, or in scale(-1f, 1f)"]),
      groupedBy: function ?? -1)
  }

  private func isDrawing(_ token: Int, _ source: KotlinSource) -> Bool {
    if source.calls(around: token).contains(where: { Self.drawings.contains(source.text(source.calls[$0].name)) }) {
      return true
    }
    guard let function = source.function(around: token) else { return false }
    let name = source.functions[function].name
    return source.stands(".", at: name - 1) && source.text(name - 2).hasSuffix("DrawScope")
  }

  /// A circle around a point of the left edge; with others beside it, the drawing may be even.
  private func isCircleAtEdge(_ token: Int, _ x: Range<Int>, _ body: Range<Int>, _ source: KotlinSource) -> Bool {
    guard source.isZero(x), source.stands("Offset", at: token) else { return false }
    let isCircle = source.calls(around: token).prefix(1).contains {
      source.stands("drawCircle", at: source.calls[$0].name)
    }
    return isCircle && source.calls(within: body).count { source.stands("drawCircle", at: $0.name) } == 1
  }

  /// A gradient that lies a little otherwise looks the same.
  private func isShade(_ token: Int, _ source: KotlinSource) -> Bool {
    source.calls(around: token).prefix(1).contains { source.text(source.calls[$0].name).hasSuffix("Gradient") }
  }

  private func x(of call: KotlinCall, _ source: KotlinSource) -> Range<Int>? {
    switch source.text(call.name) {
    case "translate": source.value("left", at: 0, of: call)
    case "Offset": source.value("x", at: 0, of: call)
    default: source.value("x", at: 0, of: call)
    }
  }
}
