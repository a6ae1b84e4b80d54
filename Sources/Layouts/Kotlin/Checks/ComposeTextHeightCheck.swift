import Diagnostics

/// A fixed height around text, which grows with the reader's text size.
struct ComposeTextHeightCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]
  let words = ["height", "requiredHeight"]

  private static let texts: Set<String> = [
    "Text", "BasicText", "TextField", "OutlinedTextField", "BasicTextField", "ClickableText", "HtmlText",
  ]
  /// Taller than that, a box holds its text at double size as well.
  private static let roomy = 100.0

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard source.isCompose, source.stands(".", at: token - 1), let index = source.call(named: token),
      let argument = source.arguments(of: source.calls[index]).first, let height = source.dp(argument.value),
      height > 4, height < Self.roomy, let owner = owner(of: token, source), let text = text(in: owner, source)
    else { return }
    let name = source.text(owner.name)
    report.add(
      Finding(
        .fixedTextHeight, .warning,
        "\(Self.texts.contains(name) ? "this \(name)" : "text in \(name)") can’t grow beyond \(source.text(argument.value))",
        at: source.span(source.extent(of: source.calls[index])), symbol: source.symbol(around: token),
        labels: text == owner ? [] : [Finding.Label(source.span(text.name), "the text")],
        notes: ["at a text size of 200 %, and in scripts with tall lines, it is cut off"],
        help: ["write heightIn(min = \(source.text(argument.value)))"],
        fixes: [
          Fix(
            "write heightIn(min = \(source.text(argument.value)))", safe: false,
            edits: [
              Fix.Edit(source.span(token), source.stands("height", at: token) ? "heightIn" : "requiredHeightIn"),
              Fix.Edit(source.span(argument.value), "min = \(source.text(argument.value))"),
            ])
        ]))
  }

  /// What the modifier is passed to.
  private func owner(of token: Int, _ source: KotlinSource) -> KotlinCall? {
    guard let call = source.component(around: token), let arguments = call.arguments,
      source.content(arguments).contains(token)
    else { return nil }
    let isModifier = source.arguments(of: call).contains { argument in
      argument.value.contains(token)
        && (argument.label == "modifier" || source.contains("Modifier", in: argument.value)
          || source.contains("modifier", in: argument.value))
    }
    return isModifier ? call : nil
  }

  /// The first text in it; not in what scrolls.
  private func text(in owner: KotlinCall, _ source: KotlinSource) -> KotlinCall? {
    if Self.texts.contains(source.text(owner.name)) { return owner }
    guard let lambda = owner.lambda else { return nil }
    let content = source.content(lambda)
    let scrolling = ["verticalScroll", "LazyColumn", "scrollable", "AndroidView"]
    guard !source.holds(scrolling, in: source.extent(of: owner)) else { return nil }
    return source.calls(within: content).first { Self.texts.contains(source.text($0.name)) }
  }
}
