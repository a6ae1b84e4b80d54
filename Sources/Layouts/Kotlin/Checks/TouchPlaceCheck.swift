import Diagnostics

/// Where a finger is along the width of a view: `event.x / width` of a slider, `event.x > width - knob` of a lock.
struct TouchPlaceCheck: KotlinCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = ["x", "getX"]

  private static let widths: Set<String> = ["width", "getWidth", "measuredWidth", "getMeasuredWidth"]
  private static let heights: Set<String> = ["height", "getHeight", "measuredHeight", "getMeasuredHeight"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1), ["event", "ev", "e", "motionEvent"].contains(source.text(token - 2)),
      let function = source.function(around: token), isTouch(function, source),
      !source.isInDirectionAwareFunction(token)
    else { return }
    let statement = statement(around: token, source)
    guard source.containsName(in: statement, where: Self.widths.contains), !isHit(statement, source) else { return }
    report.add(
      Finding(
        .coordinateArithmetic, .warning,
        "\(source.text(source.functions[function].name)) counts a touch from the left in right-to-left layouts too",
        at: source.span(token - 2..<token + 1), symbol: source.symbol(around: token),
        notes: ["what begins at the right there ends where the finger reads 0"],
        help: ["count from the width where the view’s layoutDirection is LAYOUT_DIRECTION_RTL"]),
      groupedBy: function)
  }

  /// A method that follows touches, and along one axis: a plane of colours has no beginning.
  private func isTouch(_ function: Int, _ source: KotlinSource) -> Bool {
    let name = source.text(source.functions[function].name).lowercased()
    let body = source.functions[function].tokens
    return ["touch", "tap", "down", "scroll"].contains(where: name.contains)
      && source.contains("MotionEvent", in: body) && !source.containsName(in: body, where: Self.heights.contains)
  }

  /// The tokens of a statement, with what its brackets hold.
  private func statement(around token: Int, _ source: KotlinSource) -> Range<Int> {
    var start = token
    for bracket in source.bracketsAround(token) {
      guard case .arguments = source.brackets[bracket].role else { break }
      start = source.brackets[bracket].open
    }
    let first = Int(source.statements[start])
    var end = start
    let limit = min(source.tokens.count, start + 96)
    while end < limit, Int(source.statements[end]) == first { end = source.next(end) }
    return first..<min(end, limit)
  }

  /// Whether the touch is only tested to be inside.
  private func isHit(_ statement: Range<Int>, _ source: KotlinSource) -> Bool {
    source.containsName(in: statement) { ["contains", "abs"].contains($0) }
      || statement.contains { source.stands("&&", at: $0) || source.stands("||", at: $0) }
  }
}
