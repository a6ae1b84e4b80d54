import Diagnostics
import Documents

/// `layout_gravity="bottom"`: a gravity that names no side leaves a view on the left, in every language.
struct AndroidPlaceCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedSide]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    guard let gravity = node.attribute("layout_gravity"), isUpright(gravity.value), !node.isLeftToRight,
      !file.isForOneDirection, let parent = file.parent(of: index), let holder = Holder(parent),
      isNarrower(node["layout_width"], than: parent["layout_width"])
    else { return }
    let name = node.symbol
    let twin = "start|\(gravity.value)"
    report.add(
      Finding(
        .fixedSide, .error,
        "\(gravity.name)=\"\(gravity.value)\" names no side, so \(name) lies on the left in right-to-left layouts too",
        at: gravity.span, symbol: name, notes: [holder.note], help: ["write \(twin)"],
        fixes: [
          Fix("write \(twin)", safe: !node.isTransformed, edits: [Fix.Edit(gravity.attribute.valueSpan, twin)])
        ]))
  }

  private func isUpright(_ value: String) -> Bool {
    let flags = AndroidValue.flags(value)
    return !flags.isEmpty
      && flags.allSatisfy {
        ["top", "bottom", "center_vertical", "fill_vertical", "clip_vertical"].contains($0)
      }
  }

  /// Whether there is room beside it. What wraps its content may be as wide as this child.
  private func isNarrower(_ width: String?, than whole: String?) -> Bool {
    guard let width, let whole, width != whole, whole != "wrap_content" else { return false }
    return width == "wrap_content" || AndroidValue.dp(width).map { $0 > 1 } ?? width.hasPrefix("@dimen/")
  }

  /// Views that look a side up in the gravity, and take the left where they find none.
  /// Source: FrameLayout.layoutChildren, LinearLayout.layoutVertical (Android 4.2 to 15). What has no gravity at all
  /// begins at the start.
  private enum Holder {
    case frame(String)
    case column(String)

    init?(_ node: AndroidFile.Node) {
      let name = node.element.name.text == "merge" ? node.mergedInto ?? "" : node.name
      let isFrame =
        name.hasSuffix("FrameLayout")
        || ["ScrollView", "NestedScrollView", "CardView", "MaterialCardView", "ViewSwitcher", "ViewFlipper"]
          .contains(name)
      if isFrame {
        self = .frame(name)
      } else if name == "RadioGroup" && node["orientation"] != "horizontal"
        || ["LinearLayout", "LinearLayoutCompat"].contains(name) && node["orientation"] == "vertical"
      {
        self = .column(name)
      } else {
        return nil
      }
    }

    var note: String {
      switch self {
      case .frame(let name): "a \(name) puts what names no side at its left edge, whatever the direction"
      case .column(let name): "a vertical \(name) puts what names no side at its left edge, whatever the direction"
      }
    }
  }
}
