import Diagnostics
import Documents

/// A vector that points forwards or back, and does not turn round.
struct VectorMirrorCheck: AndroidCheck {
  let rules: Set<RuleID> = [.directionalAsset]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard index == 0, ["vector", "bitmap", "nine-patch"].contains(node.element.name.text),
      node["autoMirrored"] == nil, !file.isForOneDirection, DirectionalName.points(file.resourceName),
      !file.resources.mirrored.contains(file.resourceName)
    else { return }
    report.add(
      Finding(
        .directionalAsset, .warning, "\(file.resourceName) points the same way in right-to-left layouts",
        at: node.element.nameSpan, symbol: file.resourceName,
        notes: ["its name says that it points forwards or back, and there that is the other side"],
        help: [
          "add android:autoMirrored=\"true\"; code that flips it by hand must then stop, and =\"false\" says that it "
            + "is meant so"
        ],
        fixes: file.fixes("mirror it", adding: "autoMirrored", to: node)))
  }
}
