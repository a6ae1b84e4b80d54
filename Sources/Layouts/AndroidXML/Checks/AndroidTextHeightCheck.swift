import Diagnostics
import Documents

/// A fixed height around text, which grows with the reader's text size.
struct AndroidTextHeightCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedTextHeight]

  /// What is lower is a line.
  private static let least = 5.0
  /// What is taller has room for a few lines at double size: it must be known to hold more.
  private static let roomy = 100.0

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard let attribute = node.attribute("layout_height"), let height = file.length(attribute.value),
      let dp = height.dp, dp >= Self.least, dp < Self.roomy || file.textNeeds[index] > dp,
      let text = text(in: index, of: file),
      node["autoSizeTextType"] != "uniform", !text.isOnly || !fits(text.index, into: dp, of: index, in: file)
    else { return }
    let owner = node.symbol
    report.add(
      Finding(
        .fixedTextHeight, .warning,
        text.index == index
          ? "\(owner) can’t grow beyond \(height.words)" : "text in \(owner) can’t grow beyond \(height.words)",
        at: attribute.span, symbol: owner,
        labels: (text.index == index ? [] : [Finding.Label(file.nodes[text.index].element.nameSpan, "the text")])
          + height.labels,
        notes: ["at a text size of 200 %, and in scripts with tall lines, it is cut off"],
        help: ["write layout_height=\"wrap_content\" and minHeight=\"\(attribute.value)\""],
        fixes: fix(attribute, node, file)))
  }

  /// The first view with text in one; nil where something scrolls, or where the text has a height of its own.
  private func text(in index: Int, of file: AndroidFile) -> (index: Int, isOnly: Bool)? {
    if file.nodes[index].isText { return (index, true) }
    guard !file.nodes[index].isScrolling, !file.scrolls(in: index) else { return nil }
    return file.text(in: index)
  }

  /// Whether a single line of known size has room at 200 %, in Arabic too.
  private func fits(_ text: Int, into height: Double, of owner: Int, in file: AndroidFile) -> Bool {
    let node = file.nodes[text]
    guard node.isSingleLine, let size = file.length(node["textSize"])?.sp else { return false }
    let around = Set([text, owner]).map { inset(file.nodes[$0], in: file) }
    return 2 * size * ScriptHeight.naskh.ems + around.reduce(0, +) <= height
  }

  /// The padding above and below.
  private func inset(_ node: AndroidFile.Node, in file: AndroidFile) -> Double {
    func padding(_ names: [String]) -> Double { names.lazy.compactMap { file.length(node[$0])?.dp }.first ?? 0 }
    return padding(["paddingTop", "paddingVertical", "padding"])
      + padding(["paddingBottom", "paddingVertical", "padding"])
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
