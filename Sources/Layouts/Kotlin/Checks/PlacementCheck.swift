import Diagnostics

/// `placeable.place(x, y)` in a layout of one's own: x counts from the left.
struct PlacementCheck: KotlinCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = ["place", "placeWithLayer"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, source.stands(".", at: token - 1) || source.stands("?.", at: token - 1),
      let index = source.call(named: token), isInLayout(token, source),
      let x = source.value("x", at: 0, of: source.calls[index]), !isEven(x, source)
    else { return }
    // A layout that asks for the direction has placed by it: `placeRelative` would turn it round twice.
    guard !source.isInDirectionAwareFunction(token), !speaksOfDirection(around: token, source) else { return }
    let name = source.text(token)
    let twin = name == "place" ? "placeRelative" : "placeRelativeWithLayer"
    report.add(
      Finding(
        .coordinateArithmetic, .warning,
        "\(name) counts x from the left, so the parts keep their order in right-to-left layouts",
        at: source.span(token), symbol: source.symbol(around: token),
        notes: ["\(twin) counts from the side where reading begins"],
        help: ["write \(twin), unless x is computed from layoutDirection"],
        fixes: [Fix("write \(twin)", safe: false, edits: [Fix.Edit(source.span(token), twin)])]),
      groupedBy: source.function(around: token) ?? -1)
  }

  private func isInLayout(_ token: Int, _ source: KotlinSource) -> Bool {
    let receiver = source.text(source.previous(token - 1)).lowercased()
    if receiver.contains("placeable") { return true }
    return source.calls(around: token).contains { ["layout", "Layout"].contains(source.text(source.calls[$0].name)) }
  }

  /// 0, the middle, and what an alignment has computed: the same from both sides.
  private func isEven(_ x: Range<Int>, _ source: KotlinSource) -> Bool {
    source.isZero(x) || CoordinateReader(source).isCentred(x)
      || source.containsName(in: x) { ["align", "Zero"].contains($0) }
      || source.text(x).contains("ffset") && !isLeft(x, source)
  }

  /// Whether an offset was taken from the left sides of other parts, in the same function.
  private func isLeft(_ x: Range<Int>, _ source: KotlinSource) -> Bool {
    guard x.count == 1, let function = source.function(around: x.lowerBound) else { return false }
    return CoordinateReader(source).values(of: x.lowerBound, in: source.functions[function].tokens)
      .contains { source.contains("left", in: $0) }
  }

  private func speaksOfDirection(around token: Int, _ source: KotlinSource) -> Bool {
    source.calls(around: token).contains { index in
      ["layout", "Layout", "SubcomposeLayout"].contains(source.text(source.calls[index].name))
        && source.speaksOfDirection(source.extent(of: source.calls[index]))
    }
  }
}
