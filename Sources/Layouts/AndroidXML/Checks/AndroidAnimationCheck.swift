import Diagnostics
import Documents

/// Animations that move from side to side.
struct AndroidAnimationCheck: AndroidCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard !file.isForOneDirection, !file.resources.animations.byDirection.contains(file.resourceName) else { return }
    switch node.element.name.text {
    case "translate": lookAtTranslate(node, &report)
    case "objectAnimator", "propertyValuesHolder":
      guard let property = node.attribute("propertyName"), ["translationX", "x"].contains(property.value),
        isMovement(node["valueFrom"], node["valueTo"])
      else { return }
      add(property, node, &report)
    default: break
    }
  }

  private func lookAtTranslate(_ node: AndroidFile.Node, _ report: inout FileReport) {
    guard let delta = node.attribute("fromXDelta") ?? node.attribute("toXDelta"),
      isMovement(node["fromXDelta"], node["toXDelta"])
    else { return }
    add(delta, node, &report)
  }

  /// From one side to the same distance on the other, it shakes.
  private func isMovement(_ from: String?, _ to: String?) -> Bool {
    let values = [from, to].map { $0.flatMap(AndroidValue.length)?.value }
    if [from, to].compactMap({ $0 }).allSatisfy(AndroidValue.isZero) { return false }
    if let start = values[0], let end = values[1], start == -end || start == end { return false }
    return true
  }

  private func add(_ attribute: AndroidAttribute, _ node: AndroidFile.Node, _ report: inout FileReport) {
    report.add(
      Finding(
        .coordinateArithmetic, .warning, "this moves the same way in right-to-left layouts", at: attribute.span,
        symbol: node.name, notes: ["what comes from the right in English comes from the left in Arabic and Hebrew"],
        help: ["write its mirror image in a folder of the same name with -ldrtl behind it"]))
  }
}
