import Diagnostics
import Documents

/// Text that is cut off, does not grow, or is spaced out.
struct AndroidTextCheck: AndroidCheck {
  let rules: Set<RuleID> = [.truncatedText, .fixedFontSize, .arabicTracking]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    for attribute in node.attributes {
      let span = attribute.attribute.valueSpan
      AndroidText.lookAtSize(attribute.name, attribute.value, span, node.symbol, &report)
      AndroidText.lookAtTracking(attribute.name, attribute.value, span, node.symbol, &report)
      if isCut(attribute, node) {
        report.add(
          Finding(
            .truncatedText, .note, "this text is cut off where it does not fit", at: attribute.span,
            symbol: node.symbol,
            notes: ["translations are up to twice as long, and text grows to 200 % on request"],
            help: ["let it wrap, or see that the whole text is found elsewhere"]),
          groupedBy: index)
      }
    }
  }

  private func isCut(_ attribute: AndroidAttribute, _ node: AndroidFile.Node) -> Bool {
    guard node.isText, !node.isField, node["ellipsize"] != "marquee" else { return false }
    switch attribute.name {
    case "maxLines", "lines": return attribute.value == "1"
    case "singleLine": return attribute.value == "true"
    case "ellipsize": return ["end", "start", "middle"].contains(attribute.value)
    default: return false
    }
  }
}

/// What attributes and items of styles say of text alike.
enum AndroidText {
  static func lookAtSize(
    _ name: String, _ value: String, _ span: Span, _ symbol: String, _ report: inout FileReport
  ) {
    guard name == "textSize", let length = AndroidValue.length(value), length.value > 0,
      ["dp", "dip", "px", "pt", "in", "mm"].contains(length.unit)
    else { return }
    let isDP = length.unit == "dp" || length.unit == "dip"
    report.add(
      Finding(
        .fixedFontSize, .warning, "this text keeps \(value) whatever text size the reader has chosen", at: span,
        symbol: symbol, notes: ["only sp follows the setting"], help: ["give the size in sp"],
        fixes: isDP
          ? [
            Fix(
              "write sp", safe: false,
              edits: [
                Fix.Edit(
                  Span(file: span.file, lower: Int(span.upper) - length.unit.utf8.count, upper: Int(span.upper)), "sp")
              ])
          ] : []))
  }

  static func lookAtTracking(
    _ name: String, _ value: String, _ span: Span, _ symbol: String, _ report: inout FileReport
  ) {
    guard name == "letterSpacing", let spacing = Double(value), spacing != 0 else { return }
    report.add(
      Finding(
        .arabicTracking, .warning, "this space between letters reaches Arabic text as well", at: span, symbol: symbol,
        notes: [
          "the letters of Arabic join, and space pulls them apart; Android’s own text engine leaves them together, and "
            + "so the text stands closer than it was designed"
        ],
        help: ["give it to the languages that it is meant for, and 0 in values-ar, values-fa and values-ur"]))
  }
}
