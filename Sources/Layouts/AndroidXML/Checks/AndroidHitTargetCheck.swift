import Diagnostics
import Documents

/// What can be tapped, and is smaller than a finger.
struct AndroidHitTargetCheck: AndroidCheck {
  let rules: Set<RuleID> = [.hitTarget]

  /// Android's least size, in dp.
  private static let minimum = 48.0

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard isTarget(node), node["touchTargetSize"] == nil else { return }
    let sides = ["layout_width", "layout_height"].compactMap { name -> (side: AndroidAttribute, dp: Double)? in
      guard let side = node.attribute(name), let dp = AndroidValue.dp(side.value), dp > 0 else { return nil }
      return (side, dp)
    }
    guard let least = sides.min(by: { $0.dp < $1.dp }), least.dp < Self.minimum else { return }
    report.add(
      Finding(
        .hitTarget, .warning, "\(node.symbol) is \(least.side.value), less than a finger needs", at: least.side.span,
        symbol: node.symbol, notes: ["targets under 48 dp are missed by people with large or unsteady fingers"],
        help: ["make it 48dp, and keep the picture small with padding"]))
  }

  private func isTarget(_ node: AndroidFile.Node) -> Bool {
    guard node["layout_width"] != nil, node["clickable"] != "false" else { return false }
    if node["clickable"] == "true" || node["onClick"] != nil { return true }
    if node["background"]?.contains("electableItemBackground") ?? false { return true }
    return ["Button", "CheckBox", "Switch", "Chip"].contains(where: node.name.hasSuffix)
  }
}
