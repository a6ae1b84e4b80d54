import Diagnostics
import Documents

/// The same attributes in styles: `<item name="android:paddingLeft">8dp</item>`.
struct AndroidStyleCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedSide, .fixedAlignment, .fixedFontSize, .arabicTracking]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let style = file.nodes[index]
    guard style.element.name.text == "style", !file.isForOneDirection else { return }
    let items = file.elements(in: index).compactMap { Item(file.nodes[$0].element) }
    let values = Dictionary(items.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard values["layoutDirection"] != "ltr" else { return }
    let symbol = style.element["name"] ?? ""
    for item in items {
      if let side = SideAttribute.all[item.name] { lookAtSide(item, side, values, symbol, &report) }
      if AndroidGravity.attributes.contains(item.name) {
        AndroidGravity.report(item.name, item.value, item.valueSpan, isSafe: true, symbol, &report)
      }
      AndroidText.lookAtSize(item.name, item.value, item.valueSpan, symbol, &report)
      AndroidText.lookAtTracking(item.name, item.value, item.valueSpan, symbol, &report)
    }
  }

  private func lookAtSide(
    _ item: Item, _ side: SideAttribute, _ values: [String: String], _ symbol: String, _ report: inout FileReport
  ) {
    guard values[side.twin] == nil, item.value != "false", item.value != "@null",
      side.opposite.flatMap({ values[$0] }) != item.value, !AndroidValue.isZero(item.value)
    else { return }
    report.add(
      Finding(
        .fixedSide, .error, "\(item.name) keeps its side in right-to-left layouts", at: item.nameSpan, symbol: symbol,
        help: ["write \(side.twin)"],
        fixes: [Fix("write \(side.twin)", safe: true, edits: [Fix.Edit(item.nameSpan, side.twin)])]))
  }

  /// One attribute that a style sets.
  private struct Item {
    /// Without its prefix.
    let name: String
    let nameSpan: Span
    let value: String
    let valueSpan: Span

    init?(_ element: XMLElement) {
      guard element.name.text == "item", let attribute = element.attribute("name"), attribute.isVerbatim,
        element.children.count == 1, let text = element.children[0].text, text.isVerbatim
      else { return nil }
      let parts = attribute.value.split(separator: ":", maxSplits: 1)
      guard let last = parts.last, parts.count == 1 || parts[0] == "android" else { return nil }
      name = String(last)
      nameSpan = Span(
        file: attribute.valueSpan.file, lower: Int(attribute.valueSpan.upper) - name.utf8.count,
        upper: Int(attribute.valueSpan.upper))
      value = text.text
      valueSpan = text.span
    }
  }
}
