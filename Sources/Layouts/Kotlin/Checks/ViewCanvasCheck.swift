import Diagnostics

/// Drawing and laying out in views: x counts from the left.
struct ViewCanvasCheck: KotlinCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = [
    "translate", "drawCircle", "drawLine", "drawText", "drawRect", "drawRoundRect", "drawBitmap", "drawOval", "layout",
    "setBounds",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1), let index = source.call(named: token),
      let function = source.function(around: token), isDrawing(token, function, source)
    else { return }
    let body = source.functions[function].tokens
    let xs = xs(of: source.calls[index], source)
    guard !isBetweenSides(xs, source) || dependsOnOther(xs, in: body, source),
      let x = xs.first(where: { CoordinateReader(source).isSided($0, in: body) }),
      !source.isOwnPicture(token), !source.isHandedIn(x, to: function)
    else { return }
    let callers = callers(of: function, source)
    let isAware = ([function] + callers.map(\.function)).contains { index in
      source.speaksOfDirection(source.functions[index].tokens)
    }
    guard !isAware else { return }
    let name = source.text(source.functions[function].name)
    let isLayout = source.text(token) == "layout"
    report.add(
      Finding(
        .coordinateArithmetic, .warning,
        "\(name) \(isLayout ? "places" : "draws") from the left in right-to-left layouts too", at: source.span(x),
        symbol: name, labels: callers.map { Finding.Label(source.span($0.call), "called here") },
        notes: ["the coordinates of a view do not turn round: x counts from its left edge"],
        help: [
          isLayout
            ? "where getLayoutDirection() is LAYOUT_DIRECTION_RTL, count from the width"
            : "where layoutDirection is LAYOUT_DIRECTION_RTL, draw in canvas.scale(-1f, 1f, width / 2f, 0f), or count "
              + "from the width"
        ]),
      groupedBy: function)
  }

  /// The arguments that tell an x: none is a radius.
  private func xs(of call: KotlinCall, _ source: KotlinSource) -> [Range<Int>] {
    let arguments = source.arguments(of: call).map(\.value)
    let places =
      switch source.text(call.name) {
      case "drawText": arguments.count > 5 ? [3] : [1]
      case "drawBitmap": [1]
      case "drawCircle", "translate": [0]
      // A rectangle by its four sides, or as one value.
      case "drawRect", "drawRoundRect", "drawOval": arguments.count > 4 ? [0, 2] : [0]
      default: [0, 2]
      }
    return places.compactMap { arguments.indices.contains($0) ? arguments[$0] : nil }
  }

  /// On a canvas, or of children in `onLayout`.
  private func isDrawing(_ token: Int, _ function: Int, _ source: KotlinSource) -> Bool {
    // What is drawn below a swiped child follows the finger to both sides.
    if source.text(source.functions[function].name).hasPrefix("onChildDraw") { return false }
    let receiver = source.text(source.previous(token - 1)).lowercased()
    switch source.text(token) {
    case "layout": return source.text(source.functions[function].name) == "onLayout"
    case "setBounds": return source.text(source.functions[function].name).lowercased().contains("draw")
    default: return receiver == "canvas" || receiver == "c"
    }
  }

  /// From `left + a` to `right - a`, from 0 to the width: as wide on both sides.
  private func isBetweenSides(_ xs: [Range<Int>], _ source: KotlinSource) -> Bool {
    guard xs.count == 2 else { return false }
    func speaks(of side: String, _ x: Range<Int>) -> Bool {
      source.containsName(in: x) { $0.lowercased().contains(side) }
    }
    if source.isZero(xs[0]), xs[1].count <= 3 { return speaks(of: "width", xs[1]) || speaks(of: "right", xs[1]) }
    return speaks(of: "left", xs[0]) && speaks(of: "right", xs[1])
  }

  /// Whether one of two sides was computed from the other, `right = left + size`: it is as wide as that, and on one
  /// side.
  private func dependsOnOther(_ xs: [Range<Int>], in body: Range<Int>, _ source: KotlinSource) -> Bool {
    guard xs.count == 2, xs.allSatisfy({ $0.count == 1 && source.isName($0.lowerBound) }) else { return false }
    let names = xs.map(source.text)
    let reader = CoordinateReader(source)
    return zip(xs, names.reversed()).contains { x, other in
      reader.values(of: x.lowerBound, in: body).contains { value in
        value.contains { source.isName($0) && !source.stands(".", at: $0 - 1) && source.text($0) == other }
      }
    }
  }

  /// The methods of the file that call one, and where: what they hand over decides where it draws.
  private func callers(of function: Int, _ source: KotlinSource) -> [(function: Int, call: Int)] {
    let name = source.text(source.functions[function].name)
    guard !name.hasPrefix("on") else { return [] }
    return (source.callsOfFunctions[name] ?? []).prefix(8).compactMap { index in
      let call = source.calls[index].name
      guard let caller = source.function(around: call), caller != function else { return nil }
      return (caller, call)
    }
  }
}
