import Diagnostics
import Documents

/// `gravity="left"`, and a text alignment that says other than the gravity.
struct AndroidGravityCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedAlignment]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard !node.isLeftToRight, !file.isForOneDirection else { return }
    for attribute in node.attributes where AndroidGravity.attributes.contains(attribute.name) {
      if AndroidGravity.horizontal(attribute.value) != nil, file.isMeantForSide(index) { continue }
      // A drawer is opened from code by the same side.
      let isDrawer =
        attribute.name == "layout_gravity" && file.parent(of: index)?.name.hasSuffix("DrawerLayout") ?? false
      AndroidGravity.report(
        attribute.name, attribute.value, attribute.attribute.valueSpan, isSafe: !isDrawer && !node.isTransformed,
        node.symbol, &report)
    }
    lookAtConflict(node, &report)
  }

  private func lookAtConflict(_ node: AndroidFile.Node, _ report: inout FileReport) {
    guard let alignment = node.attribute("textAlignment"), let gravity = node.attribute("gravity"),
      let meant = Self.alignments[alignment.value], let side = AndroidGravity.horizontal(gravity.value), meant != side
    else { return }
    report.add(
      Finding(
        .fixedAlignment, .warning, "textAlignment=\"\(alignment.value)\" overrides gravity=\"\(gravity.value)\"",
        at: alignment.span, symbol: node.symbol, labels: [Finding.Label(gravity.span, "which says otherwise")],
        notes: ["only the text alignment counts for text; older systems and other directions show the difference"],
        help: ["let both say the same, or remove one"]))
  }

  private static let alignments: [String: AndroidGravity.Side] = [
    "textStart": .start, "viewStart": .start, "textEnd": .end, "viewEnd": .end, "center": .center,
  ]
}

/// Words for places in gravities.
enum AndroidGravity {
  enum Side: Hashable {
    case start
    case end
    case center
  }

  static let attributes: Set<String> = [
    "gravity", "layout_gravity", "foregroundGravity", "layout_anchorGravity", "layout_dodgeInsetEdges",
    "layout_insetEdge", "iconGravity", "barrierDirection",
  ]

  /// The side that a gravity names; nil where it names none.
  static func horizontal(_ value: String) -> Side? {
    for flag in AndroidValue.flags(value) {
      switch flag {
      case "left", "start": return .start
      case "right", "end": return .end
      case "center", "center_horizontal": return .center
      default: break
      }
    }
    return nil
  }

  static func report(
    _ name: String, _ value: String, _ span: Span, isSafe: Bool, _ symbol: String, _ report: inout FileReport
  ) {
    let flags = AndroidValue.flags(value)
    guard flags.contains("left") != flags.contains("right"), !flags.contains("start"), !flags.contains("end"),
      !flags.contains("fill_horizontal")
    else { return }
    let twin = flags.map { $0 == "left" ? "start" : $0 == "right" ? "end" : $0 }.joined(separator: "|")
    report.add(
      Finding(
        .fixedAlignment, .error, "\(name)=\"\(value)\" keeps its side in right-to-left layouts", at: span,
        symbol: symbol, help: ["write \(twin)"],
        fixes: [Fix("write \(twin)", safe: isSafe, edits: [Fix.Edit(span, twin)])]))
  }
}
