import Diagnostics

/// Drags in Compose: their distance counts from the left.
struct ComposeDragCheck: KotlinCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = ["draggable", "swipeable", "detectHorizontalDragGestures", "positionChange"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, let index = source.call(named: token), !source.isInDirectionAwareFunction(token) else {
      return
    }
    let call = source.calls[index]
    let name = source.text(token)
    if name == "positionChange" {
      lookAtChange(call, token, source, &report)
    } else if name == "detectHorizontalDragGestures" {
      guard let place = signedUse(in: call, source) else { return }
      report.add(
        finding(
          at: source.span(place),
          "the distance of a drag is used by its sign, which is the same in right-to-left layouts",
          token, source, help: "multiply it with -1 where LocalLayoutDirection.current is LayoutDirection.Rtl"))
    } else {
      let arguments = source.arguments(of: call)
      guard arguments.contains(where: { source.contains("Horizontal", in: $0.value) }),
        !arguments.contains(where: { $0.label == "reverseDirection" })
      else { return }
      report.add(
        finding(
          at: source.span(token), "\(name) takes a drag to the right for a drag forwards in right-to-left layouts too",
          token, source,
          help: "pass reverseDirection = LocalLayoutDirection.current == LayoutDirection.Rtl"))
    }
  }

  /// `offset += change.positionChange().x`, where nothing follows the vertical part.
  private func lookAtChange(_ call: KotlinCall, _ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    let end = source.extent(of: call).upperBound
    let sign = Int(source.statements[token]) + 1
    guard source.stands(".", at: end), source.stands("x", at: end + 1),
      source.stands("+=", at: sign) || source.stands("-=", at: sign), let function = source.function(around: token)
    else { return }
    let body = source.functions[function].tokens
    guard !body.contains(where: { source.stands("y", at: $0) && source.stands(".", at: $0 - 1) }) else { return }
    report.add(
      finding(
        at: source.span(token..<end + 2), "positionChange().x counts to the right in right-to-left layouts too", token,
        source, help: "multiply it with -1 where the layout direction is LayoutDirection.Rtl"),
      groupedBy: function)
  }

  private func finding(
    at span: Span, _ message: String, _ token: Int, _ source: KotlinSource, help: String
  ) -> Finding {
    Finding(
      .gestureSign, .warning, message, at: span, symbol: source.symbol(around: token),
      notes: ["in Arabic and Hebrew, forwards is to the left"], help: [help])
  }

  /// Where the second parameter of the lambda is compared with a sign or added to something.
  private func signedUse(in call: KotlinCall, _ source: KotlinSource) -> Int? {
    guard let lambda = call.lambda else { return nil }
    let body = source.content(lambda)
    guard let arrow = body.first(where: { source.stands("->", at: $0) }), source.isName(arrow - 1) else { return nil }
    let name = source.text(arrow - 1)
    guard !source.containsName(in: body, where: { $0 == "abs" || $0 == "absoluteValue" }) else { return nil }
    return (arrow + 1..<body.upperBound).first { token in
      source.isName(token) && source.text(token) == name
        && [">", "<", ">=", "<="].contains(source.text(token + 1))
        || source.isName(token) && source.text(token) == name
          && ["+=", "-=", "+", "-"].contains(source.text(token - 1))
    }
  }
}
