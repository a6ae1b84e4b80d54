import Diagnostics
import Documents

/// Text from elsewhere that fills a width: it lies where its own language begins, not where the layout does. Once for
/// each layout: where one text is affected, most are.
struct TextSideCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedAlignment]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard node.name.hasSuffix("TextView"), !node.isField, !node.isLeftToRight, node.isGivenText,
      ["match_parent", "fill_parent", "0dp"].contains(node["layout_width"] ?? ""), node["textAlignment"] == nil,
      !["center", "center_horizontal", "left", "right", "end"].contains(where: flags(of: node).contains),
      !hasDirection(index, in: file), !file.resources.aligns(style: node.element["style"])
    else { return }
    let name = node.symbol
    report.add(
      Finding(
        .fixedAlignment, .note,
        "English text in \(name) lies on the left in right-to-left layouts",
        at: node.element.nameSpan, symbol: name,
        notes: ["a text begins on the side of its first letter, whatever its gravity says, and text alone does so"],
        help: ["add android:textAlignment=\"viewStart\", or let its width wrap the text"],
        fixes: file.fixes("align it with the layout", adding: "textAlignment", value: "viewStart", to: node)),
      groupedBy: 0)
  }

  private func flags(of node: AndroidFile.Node) -> [Substring] { AndroidValue.flags(node["gravity"] ?? "") }

  /// Whether the direction of the text is set, here or around it: it is handed down.
  private func hasDirection(_ index: Int, in file: AndroidFile) -> Bool {
    sequence(first: index) { file.nodes[$0].parent }.contains { file.nodes[$0]["textDirection"] != nil }
  }
}

extension AndroidFile.Node {
  /// Whether its text comes of code or data: what is written in the layout is translated with the rest.
  fileprivate var isGivenText: Bool { self["text"].map { $0.hasPrefix("@{") } ?? true }
}
