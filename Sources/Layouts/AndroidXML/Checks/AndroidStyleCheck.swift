import Diagnostics
import Documents

/// The same attributes in styles: `<item name="android:paddingLeft">8dp</item>`.
struct AndroidStyleCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedSide, .fixedAlignment, .fixedFontSize, .arabicTracking, .fixedTextHeight]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let style = file.nodes[index]
    guard style.element.name.text == "style", !file.isForOneDirection else { return }
    let items = file.elements(in: index).compactMap { AndroidStyleItem(file.nodes[$0].element) }
    let values = Dictionary(items.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    guard values["layoutDirection"] != "ltr" else { return }
    let symbol = style.element["name"] ?? ""
    for item in items {
      if let side = SideAttribute.all[item.name] { lookAtSide(item, side, values, symbol, &report) }
      if AndroidGravity.attributes.contains(item.name) {
        AndroidGravity.report(item.name, item.value, item.valueSpan, isSafe: true, symbol, &report)
      }
      AndroidText.lookAtSize(item.name, item.value, item.valueSpan, symbol, file, &report)
      AndroidText.lookAtTracking(item.name, item.value, item.valueSpan, symbol, &report)
    }
    let byName = Dictionary(items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    AndroidLineHeight(symbol: symbol, file: file) { name in
      byName[name].map { AndroidLineHeight.Value(text: $0.value, span: $0.valueSpan) }
    }.look(&report)
  }

  private func lookAtSide(
    _ item: AndroidStyleItem, _ side: SideAttribute, _ values: [String: String], _ symbol: String,
    _ report: inout FileReport
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
}
