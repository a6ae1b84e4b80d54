import Diagnostics

/// Sides of views that are set by name or by place: `leftMargin`, `setPadding(16, 0, 8, 0)`, `RelativeLayout.LEFT_OF`.
struct ViewSideCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedSide, .asymmetricInsets]
  let words =
    ["leftMargin", "rightMargin", "setPadding", "setMargins"] + Array(relativeTwins.keys) + Array(drawableTwins.keys)

  private static let relativeTwins = [
    "LEFT_OF": "START_OF", "RIGHT_OF": "END_OF", "ALIGN_LEFT": "ALIGN_START", "ALIGN_RIGHT": "ALIGN_END",
    "ALIGN_PARENT_LEFT": "ALIGN_PARENT_START", "ALIGN_PARENT_RIGHT": "ALIGN_PARENT_END",
  ]
  private static let drawableTwins = [
    "setCompoundDrawables": "setCompoundDrawablesRelative",
    "setCompoundDrawablesWithIntrinsicBounds": "setCompoundDrawablesRelativeWithIntrinsicBounds",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard !source.isInDirectionAwareFunction(token), !source.isForChosenSide(token), !source.isOfMediaControls(token)
    else { return }
    let name = source.text(token)
    switch name {
    case "leftMargin", "rightMargin": lookAtMargin(token, name, source, &report)
    case "setPadding", "setMargins": lookAtSides(token, name, source, &report)
    default:
      if let twin = Self.relativeTwins[name] {
        guard source.stands("RelativeLayout", at: token - 2) else { return }
        add(.fixedSide, .error, "\(name) keeps to one side", token, twin, isSafe: true, source, &report)
      } else if let twin = Self.drawableTwins[name] {
        lookAtDrawables(token, name, twin, source, &report)
      }
    }
  }

  private func lookAtMargin(_ token: Int, _ name: String, _ source: KotlinSource, _ report: inout FileReport) {
    guard source.stands(".", at: token - 1) || source.calls(around: token).contains(where: { isUpdate($0, source) }),
      source.stands("=", at: token + 1) || source.stands("+=", at: token + 1),
      !(source.number(token + 2..<token + 3) == 0)
    else { return }
    let other = name == "leftMargin" ? "rightMargin" : "leftMargin"
    let function = source.function(around: token).map { source.functions[$0].tokens } ?? 0..<source.tokens.count
    // Both margins keep the place on the whole; a top beside it makes it a point, which came from coordinates.
    guard !source.holds([other, "topMargin"], in: function) else { return }
    let twin = name == "leftMargin" ? "marginStart" : "marginEnd"
    add(.fixedSide, .warning, "\(name) keeps to one side", token, twin, isSafe: false, source, &report)
  }

  private func isUpdate(_ call: Int, _ source: KotlinSource) -> Bool {
    let name = source.text(source.calls[call].name)
    return name.contains("LayoutParams") || name == "apply" || name == "run"
  }

  /// Four places, of which the first and the third are sides.
  private func lookAtSides(_ token: Int, _ name: String, _ source: KotlinSource, _ report: inout FileReport) {
    guard let index = source.call(named: token) else { return }
    let sides = source.arguments(of: source.calls[index]).map(\.value)
    guard sides.count == 4, !source.areEqual(sides[0], sides[2]), !keeps(sides[0], sides[2], source) else { return }
    let twin = name == "setPadding" ? "setPaddingRelative" : "setMarginsRelative"
    let isPadding = name == "setPadding"
    report.add(
      Finding(
        .asymmetricInsets, .warning,
        "\(name) sets other values on the left and on the right, and keeps them in right-to-left layouts",
        at: source.span(token), symbol: source.symbol(around: token),
        notes: ["left: \(source.text(sides[0])), right: \(source.text(sides[2]))"],
        help: [isPadding ? "write \(twin)(start, top, end, bottom)" : "set marginStart and marginEnd"],
        fixes: isPadding
          ? [Fix("write \(twin)", safe: false, edits: [Fix.Edit(source.span(token), twin)])] : []))
  }

  /// What a view has already is put back: insets of the window, its own padding.
  private func keeps(_ left: Range<Int>, _ right: Range<Int>, _ source: KotlinSource) -> Bool {
    func isOwn(_ range: Range<Int>, _ names: [String]) -> Bool {
      source.containsName(in: range) { names.contains($0) } || source.isZero(range)
    }
    return isOwn(left, ["paddingLeft", "getPaddingLeft", "left", "leftMargin", "paddingStart", "getPaddingStart"])
      && isOwn(right, ["paddingRight", "getPaddingRight", "right", "rightMargin", "paddingEnd", "getPaddingEnd"])
      && !(source.isZero(left) != source.isZero(right))
  }

  private func lookAtDrawables(
    _ token: Int, _ name: String, _ twin: String, _ source: KotlinSource, _ report: inout FileReport
  ) {
    guard let index = source.call(named: token) else { return }
    let arguments = source.arguments(of: source.calls[index]).map(\.value)
    guard arguments.count == 4, !source.areEqual(arguments[0], arguments[2]) else { return }
    add(.fixedSide, .error, "\(name) puts the drawables left and right", token, twin, isSafe: true, source, &report)
  }

  private func add(
    _ rule: RuleID, _ severity: Severity, _ message: String, _ token: Int, _ twin: String, isSafe: Bool,
    _ source: KotlinSource, _ report: inout FileReport
  ) {
    report.add(
      Finding(
        rule, severity, "\(message) in right-to-left layouts too", at: source.span(token),
        symbol: source.symbol(around: token), help: ["write \(twin)"],
        fixes: [Fix("write \(twin)", safe: isSafe, edits: [Fix.Edit(source.span(token), twin)])]))
  }
}
