import Diagnostics
import Documents

/// `ShapeAppearance` styles with other corners on the left than on the right: Material's shapes have no start and no end.
struct ShapeStyleCheck: AndroidCheck {
  let rules: Set<RuleID> = [.fixedCorner]

  private static let pairs = ["cornerSize", "cornerFamily"].flatMap { part in
    ["Top", "Bottom"].map { (left: "\(part)\($0)Left", right: "\(part)\($0)Right", whole: part) }
  }

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let style = file.nodes[index]
    guard style.element.name.text == "style", !file.isForOneDirection else { return }
    let items = file.elements(in: index).compactMap { AndroidStyleItem(file.nodes[$0].element) }
    let byName = Dictionary(items.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for pair in Self.pairs {
      let (left, right) = (byName[pair.left], byName[pair.right])
      let whole = byName[pair.whole]?.value
      guard let item = left ?? right, (left?.value ?? whole) != (right?.value ?? whole) else { continue }
      let name = style.element["name"] ?? "this shape"
      return report.add(
        Finding(
          .fixedCorner, .warning,
          "\(name) has the same corner on the \(left == nil ? "right" : "left") in "
            + "right-to-left layouts", at: item.nameSpan, symbol: name,
          notes: ["corners of a shape have no start and no end"],
          help: ["put its mirror image into values-ldrtl, under the same name"]))
    }
  }
}
