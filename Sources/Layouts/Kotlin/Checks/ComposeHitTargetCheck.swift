import Diagnostics

/// What can be tapped, and is smaller than a finger.
struct ComposeHitTargetCheck: KotlinCheck {
  let rules: Set<RuleID> = [.hitTarget]
  let words = [
    "clickable", "combinedClickable", "toggleable", "selectable", "IconButton", "IconToggleButton", "FilledIconButton",
    "OutlinedIconButton", "FilledTonalIconButton",
  ]

  /// Material's and Android's least size, in dp.
  private static let minimum = 48.0

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, let index = source.call(named: token) else { return }
    let call = source.calls[index]
    if source.isComponent(call) {
      guard let modifier = source.argument("modifier", of: call) else { return }
      let chain = source.calls(at: modifier.value).map { source.calls[$0] }
      look(at: chain[...], named: source.text(token), in: source, &report)
    } else if source.stands(".", at: token - 1), !isRepeated(token, source) {
      look(at: source.chain(of: call)[...], named: "what is \(source.text(token)) here", in: source, &report)
    }
  }

  /// Behind another of its kind: the first one is looked at.
  private func isRepeated(_ token: Int, _ source: KotlinSource) -> Bool {
    let before = source.previous(token - 1)
    return before > 0 && source.stands(source.text(token), at: before - 1)
  }

  /// A size, and what is added to it: padding inside of the tap, and what Material adds by itself.
  private func look(
    at chain: ArraySlice<KotlinCall>, named name: String, in source: KotlinSource, _ report: inout FileReport
  ) {
    let names = chain.map { source.text($0.name) }
    let enlarging = [
      "minimumInteractiveComponentSize", "defaultMinSize", "sizeIn", "widthIn", "heightIn", "fillMaxWidth",
      "fillMaxSize", "matchParentSize", "weight", "aspectRatio", "then",
    ]
    guard !names.contains(where: { enlarging.contains($0) }), let size = smallest(chain, source) else { return }
    let target = chain.firstIndex { source.text($0.name).lowercased().hasSuffix("able") } ?? chain.startIndex
    let padding = chain[target...].filter { source.text($0.name) == "padding" }
    let isKnown = padding.allSatisfy { source.arguments(of: $0).count == 1 }
    let added = padding.compactMap { source.arguments(of: $0).first.flatMap { source.dp($0.value) } }
    guard isKnown, added.count == padding.count else { return }
    let whole = size.dp + 2 * added.reduce(0, +)
    guard whole < Self.minimum else { return }
    report.add(
      Finding(
        .hitTarget, .warning, "\(name) is \(whole.shown) dp, and a finger needs 48 dp",
        at: source.span(source.extent(of: size.call)), symbol: source.symbol(around: size.call.name),
        notes: ["people whose hands tremble, and everyone in a moving bus, miss what is smaller"],
        help: ["make it 48.dp, or add minimumInteractiveComponentSize() before the size"]))
  }

  private func smallest(_ chain: ArraySlice<KotlinCall>, _ source: KotlinSource) -> (dp: Double, call: KotlinCall)? {
    var sizes: [(dp: Double, call: KotlinCall)] = []
    for call in chain where ["size", "requiredSize", "height", "requiredHeight"].contains(source.text(call.name)) {
      for argument in source.arguments(of: call) {
        guard let value = source.dp(argument.value) else { return nil }
        sizes.append((value, call))
      }
    }
    return sizes.min { $0.dp < $1.dp }
  }
}
