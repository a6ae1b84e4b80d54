import Diagnostics
import Documents

/// A direction that is fixed in a layout.
struct AndroidDirectionCheck: AndroidCheck {
  let rules: Set<RuleID> = [.forcedDirection]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    if let direction = node.attribute("layoutDirection"), ["ltr", "rtl"].contains(direction.value),
      !(file.parent(of: index)?.isLeftToRight ?? false)
    {
      report.add(
        Finding(
          .forcedDirection, .note, "the layout direction is fixed to \(direction.value) here", at: direction.span,
          symbol: node.symbol,
          notes: ["right for phone numbers, code and media controls; what is in it keeps its sides in every language"],
          help: ["say why in a suppression, or leave the direction to the locale"]))
    }
    if index == 0, let direction = node.attribute("textDirection"), direction.value == "anyRtl" {
      report.add(
        Finding(
          .forcedDirection, .warning, "one letter of Arabic or Hebrew turns every text of this layout round",
          at: direction.span, symbol: node.symbol,
          notes: ["anyRtl lays out a text from right to left if any letter of it is read so, whatever it begins with"],
          help: ["write locale or firstStrong, and anyRtl only where a text needs it"]))
    }
  }
}
