import Diagnostics
import Documents

/// Corners and insets of drawables, which have no start and no end.
struct DrawableSideCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedCorner, .fixedSide, .asymmetricInsets]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard !file.isForOneDirection, !file.resources.mirrored.contains(file.resourceName) else { return }
    switch node.element.name.text {
    case "corners": lookAtCorners(node, file, &report)
    case "inset": lookAtInset(node, file, &report)
    case "item" where file.parent(of: index)?.name == "layer-list": lookAtItem(node, &report)
    default: break
    }
  }

  private func lookAtCorners(_ node: AndroidFile.Node, _ file: AndroidFile, _ report: inout FileReport) {
    let pairs = [("topLeftRadius", "topRightRadius"), ("bottomLeftRadius", "bottomRightRadius")]
    let uneven = pairs.first { left, right in !isEqual(node[left], node[right], otherwise: node["radius"]) }
    guard let uneven, let attribute = node.attribute(uneven.0) ?? node.attribute(uneven.1) else { return }
    report.add(
      Finding(
        .fixedCorner, .warning, "\(file.resourceName) rounds the same side in right-to-left layouts",
        at: attribute.span, symbol: file.resourceName, notes: ["corners of a shape have no start and no end"],
        help: ["put its mirror image into drawable-ldrtl"]))
  }

  private func lookAtInset(_ node: AndroidFile.Node, _ file: AndroidFile, _ report: inout FileReport) {
    guard !isEqual(node["insetLeft"], node["insetRight"], otherwise: node["inset"]),
      let attribute = node.attribute("insetLeft") ?? node.attribute("insetRight")
    else { return }
    report.add(
      Finding(
        .asymmetricInsets, .warning, "\(attribute.name) keeps its side in right-to-left layouts", at: attribute.span,
        symbol: file.resourceName, notes: ["insets of a drawable have no start and no end"],
        help: ["put its mirror image into drawable-ldrtl, or inset the view"]))
  }

  private func lookAtItem(_ node: AndroidFile.Node, _ report: inout FileReport) {
    guard !isEqual(node["left"], node["right"], otherwise: nil), !isShadow(node) else { return }
    for (name, twin) in [("left", "start"), ("right", "end")] {
      guard let attribute = node.attribute(name), node[twin] == nil, !AndroidValue.isZero(attribute.value) else {
        continue
      }
      report.add(
        Finding(
          .fixedSide, .warning, "\(name) keeps its side in right-to-left layouts", at: attribute.span,
          symbol: node.symbol, help: ["write \(twin) (Android 6 and later)"],
          fixes: [Fix("write \(twin)", safe: false, edits: [Fix.Edit(attribute.localSpan, twin)])]))
    }
  }

  /// Layers that are moved aside and down alike cast a shadow, and light comes from the same side everywhere.
  private func isShadow(_ node: AndroidFile.Node) -> Bool {
    guard node["gravity"] == nil else { return false }
    return [("left", "top"), ("right", "bottom")].contains { side, edge in
      guard let aside = AndroidValue.dp(node[side]), let down = AndroidValue.dp(node[edge]) else { return false }
      return aside == down && (0.5...8).contains(aside) && !isEqual(node["top"], node["bottom"], otherwise: nil)
    }
  }

  /// A value that is not given is the whole's, or nothing.
  private func isEqual(_ a: String?, _ b: String?, otherwise whole: String?) -> Bool {
    let (a, b) = (a ?? whole ?? "0", b ?? whole ?? "0")
    return a == b || (AndroidValue.isZero(a) && AndroidValue.isZero(b))
  }
}
