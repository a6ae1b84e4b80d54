import Diagnostics
import Documents

/// A child of a ConstraintLayout that nothing holds from side to side: it lies on the left, in every language.
struct ConstraintCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedSide]

  /// Helpers, which have no place of their own, and what is no view.
  private static let helpers: Set<String> = [
    "Guideline", "Barrier", "Group", "Flow", "Layer", "Placeholder", "Carousel", "CircularFlow", "Grid", "MotionEffect",
    "MotionLabel", "ReactiveGuide", "Space", "requestFocus", "tag", "data", "merge",
  ]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard let parent = file.parent(of: index), parent.isConstraintLayout, !node.isLeftToRight,
      !Self.helpers.contains(node.name), let width = node["layout_width"],
      !["match_parent", "fill_parent"].contains(width), !node.attributes.contains(where: { isHorizontal($0.name) }),
      node["id"].map({ !file.placedByHelpers.contains(AndroidResources.name($0)) }) ?? true,
      !isWidest(index, in: file)
    else { return }
    let name = node.symbol
    report.add(
      Finding(
        .fixedSide, .error,
        "nothing holds \(name) from side to side, so it lies on the left in right-to-left layouts too",
        at: node.element.nameSpan, symbol: name,
        notes: ["a ConstraintLayout puts what has no horizontal constraint at x = 0, whatever the direction"],
        help: ["add app:layout_constraintStart_toStartOf=\"parent\""], fixes: fix(node, in: file)))
  }

  /// Whether a parent is as wide as its children, and this one the widest of them: then it fills the parent.
  private func isWidest(_ index: Int, in file: AndroidFile) -> Bool {
    guard let parent = file.nodes[index].parent, file.nodes[parent]["layout_width"] == "wrap_content",
      let width = AndroidValue.dp(file.nodes[index]["layout_width"])
    else { return false }
    // Further away than that, a generated layout would cost the square of its length.
    return file.elements(in: parent).prefix(64).allSatisfy { other in
      guard file.nodes[other].parent == parent, let text = file.nodes[other]["layout_width"] else { return true }
      return AndroidValue.dp(text).map { $0 <= width } ?? (text == "wrap_content")
    }
  }

  private func isHorizontal(_ name: String) -> Bool {
    ["Start_", "End_", "Left_", "Right_", "Circle"].contains { name.hasPrefix("layout_constraint\($0)") }
  }

  /// Behind the last attribute, in its form. Margins, which count for nothing so far, would move it.
  private func fix(_ node: AndroidFile.Node, in file: AndroidFile) -> [Fix] {
    guard let last = node.element.attributes.last,
      let prefix = file.prefix(of: "http://schemas.android.com/apk/res-auto")
    else { return [] }
    let hasMargin = node.attributes.contains { $0.name.hasPrefix("layout_margin") || $0.name == "style" }
    let isSafe = !hasMargin && node["layout_width"] != "0dp" && !node.isTransformed
    let end = Int(last.valueSpan.upper) + 1
    let text = "\(file.gap(before: last))\(prefix):layout_constraintStart_toStartOf=\"parent\""
    return [
      Fix(
        "hold it at the start of its parent", safe: isSafe,
        edits: [Fix.Edit(Span(file: last.valueSpan.file, lower: end, upper: end), text)])
    ]
  }
}

extension AndroidFile {
  /// The blanks before an attribute: a line break and an indentation, or one blank.
  func gap(before attribute: XMLAttribute) -> String {
    let end = Int(attribute.nameSpan.lower)
    var start = end
    while start > 0, input.source.bytes[start - 1] <= 0x20 { start -= 1 }
    return start < end ? input.source.text(start..<end) : " "
  }
}
