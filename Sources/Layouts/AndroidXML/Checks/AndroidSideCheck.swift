import Diagnostics

/// Attributes of views that name the left or the right: `layout_marginLeft`, `layout_constraintRight_toLeftOf`.
struct AndroidSideCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedSide]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard !node.isLeftToRight, !file.isForOneDirection else { return }
    for attribute in node.attributes {
      guard let side = SideAttribute.all[attribute.name], counts(attribute, side, node), !file.isMeantForSide(index)
      else { continue }
      let isSafe = !node.isTransformed && !attribute.value.hasPrefix("@{")
      report.add(
        Finding(
          .fixedSide, .error, "\(attribute.name) keeps its side in right-to-left layouts", at: attribute.span,
          symbol: node.symbol,
          notes: isSafe || !node.isTransformed
            ? [] : ["coordinates or a transform move the same view: both have to follow the direction together"],
          help: ["write \(side.twin)"],
          fixes: [Fix("write \(side.twin)", safe: isSafe, edits: [Fix.Edit(attribute.localSpan, side.twin)])]))
    }
  }

  private func counts(_ attribute: AndroidAttribute, _ side: SideAttribute, _ node: AndroidFile.Node) -> Bool {
    // The relative attribute counts where both are given: this one is for systems before Android 4.2.
    if node[side.twin] != nil || attribute.value == "false" || attribute.value == "@null" { return false }
    if let opposite = side.opposite, node[opposite] == attribute.value { return false }
    guard AndroidValue.isZero(attribute.value) else { return true }
    // Nothing instead of nothing.
    let whole =
      attribute.name.hasPrefix("padding")
      ? ["padding", "paddingHorizontal"] : ["layout_margin", "layout_marginHorizontal"]
    return whole.contains { node[$0] != nil }
  }
}

/// An attribute that names a side, and the one that follows the direction.
struct SideAttribute: Sendable {
  let twin: String
  /// With the same value there, both sides are alike; nil where they never are.
  let opposite: String?

  /// Attributes of `android:` and `app:` (developer.android.com, R.attr; ConstraintLayout 2.1, AppCompat 1.7).
  static let all: [String: SideAttribute] = {
    var all: [String: SideAttribute] = [:]
    func add(_ left: String, _ start: String, _ right: String, _ end: String, isPair: Bool = true) {
      all[left] = SideAttribute(twin: start, opposite: isPair ? right : nil)
      all[right] = SideAttribute(twin: end, opposite: isPair ? left : nil)
    }
    for name in [
      "layout_margin", "padding", "layout_goneMargin", "contentInset", "listPreferredItemPadding", "drawable",
    ] {
      add("\(name)Left", "\(name)Start", "\(name)Right", "\(name)End")
    }
    add("layout_alignParentLeft", "layout_alignParentStart", "layout_alignParentRight", "layout_alignParentEnd")
    add("layout_alignLeft", "layout_alignStart", "layout_alignRight", "layout_alignEnd")
    add("drawableLeftCompat", "drawableStartCompat", "drawableRightCompat", "drawableEndCompat")
    add("layout_toLeftOf", "layout_toStartOf", "layout_toRightOf", "layout_toEndOf", isPair: false)
    let constraint = "layout_constraint"
    add(
      "\(constraint)Left_toLeftOf", "\(constraint)Start_toStartOf", "\(constraint)Right_toRightOf",
      "\(constraint)End_toEndOf")
    add(
      "\(constraint)Left_toRightOf", "\(constraint)Start_toEndOf", "\(constraint)Right_toLeftOf",
      "\(constraint)End_toStartOf")
    return all
  }()
}
