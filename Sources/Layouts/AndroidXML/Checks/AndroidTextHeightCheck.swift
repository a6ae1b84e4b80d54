import Diagnostics
import Documents

/// A fixed height around text, which grows with the reader's text size.
struct AndroidTextHeightCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]

  /// Taller than that, a view holds its text at double size as well; lower than the other, it is a line.
  private static let heights = 5.0..<100.0

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard let height = node.attribute("layout_height"), let dp = AndroidValue.dp(height.value),
      Self.heights.contains(dp), let text = text(in: index, of: file), node["autoSizeTextType"] != "uniform"
    else { return }
    let owner = node.symbol
    report.add(
      Finding(
        .fixedTextHeight, .warning,
        text == index
          ? "\(owner) can’t grow beyond \(height.value)" : "text in \(owner) can’t grow beyond \(height.value)",
        at: height.span, symbol: owner,
        labels: text == index ? [] : [Finding.Label(file.nodes[text].element.nameSpan, "the text")],
        notes: ["at a text size of 200 %, and in scripts with tall lines, it is cut off"],
        help: ["write layout_height=\"wrap_content\" and minHeight=\"\(height.value)\""], fixes: fix(height, node, file)
      ))
  }

  /// The first view with text in one; nil where something scrolls, or where the text has a height of its own.
  private func text(in index: Int, of file: AndroidFile) -> Int? {
    if file.nodes[index].isText { return index }
    guard !file.nodes[index].isScrolling, !file.scrolls(in: index) else { return nil }
    return file.text(in: index)
  }

  private func fix(_ height: AndroidAttribute, _ node: AndroidFile.Node, _ file: AndroidFile) -> [Fix] {
    guard node["minHeight"] == nil, let prefix = height.attribute.name.prefix else { return [] }
    let end = Int(height.attribute.valueSpan.upper) + 1
    return [
      Fix(
        "let it grow", safe: false,
        edits: [
          Fix.Edit(height.attribute.valueSpan, "wrap_content"),
          Fix.Edit(
            Span(file: height.span.file, lower: end, upper: end),
            "\(file.gap(before: height.attribute))\(prefix):minHeight=\"\(height.value)\""),
        ])
    ]
  }
}
