/// How high views must be for the text in them at 200 %, as far as a layout says: in dp, for each of its elements.
///
/// A text counts with as many lines as it is allowed, and one where nothing is said; below each other they add up.
enum AndroidTextNeeds {
  /// What a text is set in where nothing is said: Material's body.
  private static let usualSize = 14.0
  private static let growth = 2 * ScriptHeight.latin.ems

  static func all(_ nodes: [AndroidFile.Node], _ length: (String?) -> AndroidLength?) -> [Double] {
    var needs = Array(repeating: 0.0, count: nodes.count)
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      if node.isText { needs[index] = lines(node) * (length(node["textSize"])?.sp ?? usualSize) * growth }
      // What has a height of its own is told by itself.
      if length(node["layout_height"])?.dp != nil || node["visibility"] == "gone" { continue }
      guard let parent = node.parent else { continue }
      needs[parent] = nodes[parent].isColumn ? needs[parent] + needs[index] : max(needs[parent], needs[index])
    }
    return needs
  }

  private static func lines(_ node: AndroidFile.Node) -> Double {
    node.isSingleLine ? 1 : (node["maxLines"] ?? node["lines"]).flatMap(Double.init) ?? 1
  }
}

extension AndroidFile.Node {
  /// Whether its children stand below each other.
  fileprivate var isColumn: Bool { name.hasPrefix("LinearLayout") && self["orientation"] == "vertical" }
}
