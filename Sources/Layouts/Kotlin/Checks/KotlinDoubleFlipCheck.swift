import Diagnostics

/// What turns round twice comes out as it was: a sign of one's own on what follows the direction already.
struct KotlinDoubleFlipCheck: KotlinCheck {
  let rules: Set<RuleID> = [.doubleFlip]
  let words = ["placeRelative", "offset", "AutoMirrored"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose else { return }
    switch source.text(token) {
    case "AutoMirrored": lookAtIcon(token, source, &report)
    case let name:
      guard let index = source.call(named: token), source.stands(".", at: token - 1) else { return }
      let call = source.calls[index]
      guard let x = source.value("x", at: 0, of: call), isSignedByDirection(x, source) else { return }
      add(
        "\(name) follows the direction, and so does its x: together they turn it back", source.span(x), token, source,
        help: name == "offset"
          ? "give x as it is in left-to-right layouts, or use absoluteOffset"
          : "give x as it is in left-to-right layouts, or use place", &report)
    }
  }

  private func lookAtIcon(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard source.stands("Icons", at: token - 2), let call = source.component(around: token),
      let arguments = call.arguments
    else { return }
    let content = source.content(arguments)
    guard source.containsName(in: content, where: { ["scale", "scaleX", "graphicsLayer"].contains($0) }),
      source.speaksOfDirection(content.lowerBound..<token - 2)
        || source.speaksOfDirection(min(token + 5, content.upperBound)..<content.upperBound)
    else { return }
    add(
      "this icon turns round by itself, and is flipped again by hand", source.span(token - 2..<token + 1), token,
      source, help: "remove the flip", &report)
  }

  /// `if (isRtl) -8.dp else 8.dp`, `8.dp * sign` with a sign that speaks of the direction.
  private func isSignedByDirection(_ x: Range<Int>, _ source: KotlinSource) -> Bool {
    guard source.speaksOfDirection(x) else { return false }
    return x.contains { source.stands("-", at: $0) || source.stands("*", at: $0) }
  }

  private func add(
    _ message: String, _ span: Span, _ token: Int, _ source: KotlinSource, help: String, _ report: inout FileReport
  ) {
    report.add(
      Finding(
        .doubleFlip, .warning, message, at: span, symbol: source.symbol(around: token),
        notes: ["in right-to-left layouts it stands where it does in left-to-right ones"], help: [help]))
  }
}
