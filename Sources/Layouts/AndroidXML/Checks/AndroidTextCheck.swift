import Diagnostics
import Documents

/// Text that is cut off, does not grow, or is spaced out.
struct AndroidTextCheck: AndroidCheck {
  let rules: Set<RuleID> = [.truncatedText, .fixedFontSize, .arabicTracking, .fixedTextHeight]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    for attribute in node.attributes {
      let span = attribute.attribute.valueSpan
      AndroidText.lookAtSize(attribute.name, attribute.value, span, node.symbol, file, &report)
      AndroidText.lookAtTracking(attribute.name, attribute.value, span, node.symbol, &report)
      if isCut(attribute, node) {
        report.add(
          Finding(
            .truncatedText, .note,
            attribute.name == "ellipsize"
              ? "this text is cut off where it does not fit" : "this text is cut off after one line",
            at: attribute.span,
            symbol: node.symbol,
            notes: ["translations are up to twice as long, and text grows to 200 % on request"],
            help: ["let it wrap, or see that the whole text is found elsewhere"]),
          groupedBy: index)
      }
    }
    AndroidLineHeight(symbol: node.symbol, file: file) { name in
      node.attribute(name).map { AndroidLineHeight.Value(text: $0.value, span: $0.attribute.valueSpan) }
    }.look(&report)
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
    _ name: String, _ value: String, _ span: Span, _ symbol: String, _ file: AndroidFile, _ report: inout FileReport
  ) {
    guard name == "textSize", let length = file.length(value), length.value > 0,
      ["dp", "dip", "px", "pt", "in", "mm"].contains(length.unit)
    else { return }
    report.add(
      Finding(
        .fixedFontSize, .warning, "this text keeps \(length.words) whatever text size the reader has chosen", at: span,
        symbol: symbol, labels: length.labels, notes: ["only sp follows the setting"], help: ["give the size in sp"],
        fixes: length.dp != nil && length.resource == nil
          ? [
            Fix(
              "write sp", safe: false,
              edits: [
                Fix.Edit(
                  Span(file: span.file, lower: Int(span.upper) - length.unit.utf8.count, upper: Int(span.upper)), "sp")
              ])
          ] : []))
  }

  /// Android's text engine leaves the letters of joining scripts together, and has since `letterSpacing` came with
  /// Android 5 (Minikin, `isScriptOkForLetterspacing` in Layout.cpp; from Android 15 on `isLetterSpacingCapableScript`).
  /// What it spaces out are the blanks between words: a flaw, and no torn word.
  static let trackingNote =
    "Android keeps the letters of Arabic joined, and changes only the gaps between its words: it looks uneven beside "
    + "text that is spaced out"

  /// Of a gap that is moved by less than a fiftieth of the text's size nobody sees that it is.
  static func trackingSeverity(ems: Double) -> Severity { abs(ems) < 0.02 ? .note : .warning }

  static func lookAtTracking(
    _ name: String, _ value: String, _ span: Span, _ symbol: String, _ report: inout FileReport
  ) {
    guard name == "letterSpacing", let spacing = Double(value), spacing != 0 else { return }
    report.add(
      Finding(
        .arabicTracking, trackingSeverity(ems: spacing),
        "letterSpacing \(value) reaches Arabic text, whose letters join", at: span,
        symbol: symbol, notes: [trackingNote],
        help: ["set it in a style or a dimension that is 0 in values-ar, values-fa and values-ur"]))
  }
}
