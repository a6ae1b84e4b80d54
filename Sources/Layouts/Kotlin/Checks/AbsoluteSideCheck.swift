import Diagnostics

/// Compose's absolute forms of paddings, offsets and alignments.
struct AbsoluteSideCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = ["absolutePadding", "absoluteOffset", "AbsoluteAlignment", "Absolute"]

  private static let alignments = [
    "TopLeft": "TopStart", "TopRight": "TopEnd", "CenterLeft": "CenterStart", "CenterRight": "CenterEnd",
    "BottomLeft": "BottomStart", "BottomRight": "BottomEnd", "Left": "Start", "Right": "End",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard !source.isHandledByDirection(token) else { return }
    switch source.text(token) {
    case "absolutePadding": lookAtPadding(token, as: "padding", source, &report)
    case "absoluteOffset": lookAtOffset(token, source, &report)
    case "AbsoluteAlignment": lookAtAlignment(token, source, &report)
    default: lookAtAbsolute(token, source, &report)
    }
  }

  private func lookAtPadding(_ token: Int, as twin: String, _ source: KotlinSource, _ report: inout FileReport) {
    guard let index = source.call(named: token) else { return }
    let call = source.calls[index]
    let left = source.value("left", at: 0, of: call)
    let right = source.value("right", at: 2, of: call)
    if let left, let right, source.areEqual(left, right) { return }
    guard left.map({ !source.isZero($0) }) ?? false || right.map({ !source.isZero($0) }) ?? false else { return }
    var edits = [Fix.Edit(source.span(token), twin)]
    edits += source.arguments(of: call).compactMap { argument in
      guard let name = argument.labelToken, let side = ["left": "start", "right": "end"][argument.label ?? ""] else {
        return nil
      }
      return Fix.Edit(source.span(name), side)
    }
    edits += source.importEdits(of: "androidx.compose.foundation.layout.absolutePadding", to: "\(twin)")
    add(token..<token + 1, "absolutePadding", "padding(start = …, end = …)", edits, call, source, &report)
  }

  private func lookAtOffset(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard let index = source.call(named: token) else { return }
    let call = source.calls[index]
    if let x = source.value("x", at: 0, of: call) {
      guard !source.isZero(x) else { return }
    } else if call.lambda == nil {
      return
    }
    let edits =
      [Fix.Edit(source.span(token), "offset")]
      + source.importEdits(of: "androidx.compose.foundation.layout.absoluteOffset", to: "offset")
    add(token..<token + 1, "absoluteOffset", "offset", edits, call, source, &report)
  }

  private func lookAtAlignment(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard source.stands(".", at: token + 1), source.isName(token + 2) else { return }
    let member = source.text(token + 2)
    guard let twin = Self.alignments[member] else { return }
    let edits =
      [Fix.Edit(source.span(token..<token + 3), "Alignment.\(twin)")]
      + source.importEdits(of: "androidx.compose.ui.AbsoluteAlignment", to: "Alignment")
    add(token..<token + 3, "AbsoluteAlignment.\(member)", "Alignment.\(twin)", edits, nil, source, &report)
  }

  /// `Arrangement.Absolute.Left`, `PaddingValues.Absolute(left = …)`.
  private func lookAtAbsolute(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1) else { return }
    if source.stands("Arrangement", at: token - 2), source.stands(".", at: token + 1) {
      // The other members have no side: the items alone keep their order.
      let twins = ["Left": "Start", "Right": "End"]
      let member = source.text(token + 2)
      let twin = twins[member] ?? member
      let isSpacing = source.call(named: token + 2) != nil
      add(
        token - 2..<token + 3, "Arrangement.Absolute.\(member)", "Arrangement.\(twin)",
        isSpacing ? [] : [Fix.Edit(source.span(token - 2..<token + 3), "Arrangement.\(twin)")], nil, source, &report)
    } else if source.stands("PaddingValues", at: token - 2), let index = source.call(named: token) {
      let call = source.calls[index]
      let sides = [source.value("left", at: 0, of: call), source.value("right", at: 2, of: call)].compactMap { $0 }
      if sides.count == 2, source.areEqual(sides[0], sides[1]) { return }
      guard sides.contains(where: { !source.isZero($0) }) else { return }
      var edits = [Fix.Edit(source.span(token - 1..<token + 1), "")]
      edits += source.arguments(of: call).compactMap { argument in
        guard let name = argument.labelToken, let side = ["left": "start", "right": "end"][argument.label ?? ""] else {
          return nil
        }
        return Fix.Edit(source.span(name), side)
      }
      add(
        token - 2..<token + 1, "PaddingValues.Absolute", "PaddingValues(start = …, end = …)", edits, call, source,
        &report)
    }
  }

  private func add(
    _ place: Range<Int>, _ name: String, _ twin: String, _ edits: [Fix.Edit], _ call: KotlinCall?,
    _ source: KotlinSource, _ report: inout FileReport
  ) {
    // What is moved beside it by coordinates would have to turn round as well.
    let statement = Int(source.statements[place.lowerBound])..<min(place.upperBound + 200, source.tokens.count)
    let moved = source.component(around: place.lowerBound).map(source.extent(of:)) ?? statement
    let isSafe = !source.holds(["translationX", "graphicsLayer", "scaleX", "rotate"], in: moved)
    report.add(
      Finding(
        .fixedSide, .warning, "\(name) counts from the left in right-to-left layouts too", at: source.span(place),
        symbol: source.symbol(around: place.lowerBound),
        notes: isSafe
          ? [] : ["a transform moves the same element by coordinates: both have to follow the direction together"],
        help: ["write \(twin), or say in a suppression why it keeps its side"],
        fixes: edits.isEmpty ? [] : [Fix("write \(twin)", safe: isSafe, edits: edits)]))
  }
}
