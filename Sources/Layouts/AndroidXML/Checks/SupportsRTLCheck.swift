import Diagnostics
import Documents

/// An app whose manifest does not ask for right-to-left layouts gets none.
struct SupportsRTLCheck: AndroidCheck {
  let rules: Set<RuleID> = [.forcedDirection]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard node.element.name.text == "application", file.parent(of: index)?.element.name.text == "manifest" else {
      return
    }
    if let support = node.attribute("supportsRtl") {
      guard support.value == "false" else { return }
      return report.add(
        Finding(
          .forcedDirection, .warning, "this app is laid out from left to right in every language", at: support.span,
          symbol: "application", notes: ["with supportsRtl=\"false\", start and end mean left and right"],
          help: ["write android:supportsRtl=\"true\""],
          fixes: [Fix("ask for them", safe: false, edits: [Fix.Edit(support.attribute.valueSpan, "true")])]))
    }
    // A manifest that is merged into an app's has no launcher.
    guard isApp(index, in: file) else { return }
    report.add(
      Finding(
        .forcedDirection, .warning, "this app is laid out from left to right in every language",
        at: node.element.nameSpan, symbol: "application",
        notes: ["without supportsRtl, start and end mean left and right"],
        help: ["add android:supportsRtl=\"true\""], fixes: file.fixes("ask for them", adding: "supportsRtl", to: node)))
  }

  private func isApp(_ index: Int, in file: AndroidFile) -> Bool {
    file.elements(in: index).contains { element in
      file.nodes[element].element.name.text == "category"
        && file.nodes[element]["name"] == "android.intent.category.LAUNCHER"
    }
  }
}
