import Diagnostics
import Documents

/// What can be tapped, and is smaller than a finger.
struct AndroidHitTargetCheck: AndroidCheck {
  let rules: Set<RuleID> = [.hitTarget]

  /// Android's least size, in dp.
  private static let minimum = 48.0

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard isTarget(node), node["touchTargetSize"] == nil, !isPartOfTarget(node, in: file) else { return }
    let sides = ["layout_width", "layout_height"].compactMap { name -> (at: AndroidAttribute, length: AndroidLength)? in
      guard let side = node.attribute(name), let length = file.length(side.value), (length.dp ?? 0) > 0,
        !file.isStretched(index, along: name)
      else { return nil }
      return (side, length)
    }
    guard let least = sides.min(by: { $0.length.value < $1.length.value }), least.length.value < Self.minimum else {
      return
    }
    let side = least.at.name == "layout_width" ? "wide" : "high"
    report.add(
      Finding(
        .hitTarget, .warning, "\(node.symbol) is \(least.length.words) \(side), and a finger needs 48dp",
        at: least.at.span, symbol: node.symbol, labels: least.length.labels,
        notes: ["people whose hands tremble, and everyone in a moving bus, miss what is smaller"],
        help: ["make it 48dp, and keep the picture small with padding"]))
  }

  private func isTarget(_ node: AndroidFile.Node) -> Bool {
    guard node["layout_width"] != nil, node["clickable"] != "false" else { return false }
    if node["clickable"] == "true" || node["onClick"] != nil { return true }
    // A picture without a description is an ornament, whatever it would look like when it is pressed.
    if node["background"]?.contains("electableItemBackground") ?? false { return node["contentDescription"] != "@null" }
    return node.isCompound || ["Button", "Chip"].contains(where: node.name.hasSuffix)
  }

  /// Whether a tap beside it does the same: a box to tick in a row that is a target as a whole.
  private func isPartOfTarget(_ node: AndroidFile.Node, in file: AndroidFile) -> Bool {
    guard node.isCompound else { return false }
    let around = sequence(first: node) { $0.parent.map { file.nodes[$0] } }.dropFirst().prefix(4)
    return around.contains { $0["clickable"] == "true" || $0["onClick"] != nil }
  }
}
