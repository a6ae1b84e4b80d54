import Diagnostics

/// `constrainAs(title) { top.linkTo(parent.top) }`: what nothing holds from side to side lies on the left.
struct ConstrainCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = ["constrainAs"]

  private static let upright: Set<String> = ["top", "bottom", "baseline", "centerVerticallyTo"]
  private static let horizontal: Set<String> = [
    "start", "end", "absoluteLeft", "absoluteRight", "centerTo", "centerHorizontallyTo", "circular", "linkTo", "width",
    "translationX", "horizontalBias",
  ]
  /// Other calls may hold it as well: `linkToOneSide()`.
  private static let links: Set<String> = ["linkTo", "centerVerticallyTo"]
  /// What holds a view from outside of its own constraints.
  private static let helpers: Set<String> = [
    "createHorizontalChain", "createAbsoluteHorizontalChain", "createFlow", "createGrid", "createRow", "createColumn",
    "constrain",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, let index = source.call(named: token), let lambda = source.calls[index].lambda else {
      return
    }
    let call = source.calls[index]
    let links = source.content(lambda)
    guard source.containsName(in: links, where: Self.upright.contains), !isHeld(links, source),
      source.calls(within: links).allSatisfy({ Self.links.contains(source.text($0.name)) }),
      !source.chain(of: call).contains(where: { ["fillMaxWidth", "fillMaxSize"].contains(source.text($0.name)) }),
      !isHeldByHelper(token, source), let name = source.arguments(of: call).first?.value
    else { return }
    report.add(
      Finding(
        .fixedSide, .warning,
        "nothing holds \(source.text(name)) from side to side, so it lies on the left in right-to-left layouts too",
        at: source.span(token), symbol: source.symbol(around: token),
        notes: ["a ConstraintLayout puts what has no horizontal constraint at x = 0, whatever the direction"],
        help: ["add start.linkTo(parent.start)"]))
  }

  /// `linkTo` holds by itself only where it is not that of `top.linkTo(…)`.
  private func isHeld(_ links: Range<Int>, _ source: KotlinSource) -> Bool {
    links.contains { token in
      source.isName(token) && Self.horizontal.contains(source.text(token)) && !source.stands(".", at: token - 1)
    }
  }

  private func isHeldByHelper(_ token: Int, _ source: KotlinSource) -> Bool {
    guard let function = source.function(around: token) else { return false }
    return source.calls(within: source.functions[function].tokens).contains {
      Self.helpers.contains(source.text($0.name))
    }
  }
}
