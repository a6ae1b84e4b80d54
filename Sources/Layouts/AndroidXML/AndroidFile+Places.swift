import Documents

/// Places of views that the direction of the layout has no say in.
extension AndroidFile {
  /// Whether a view keeps its side on purpose: a button that winds a recording, beside that which plays it; one of two
  /// pictures for both sides.
  func isMeantForSide(_ index: Int) -> Bool {
    nodes[index].parent.map(mediaRows.contains) ?? false || isOneOfPair(index)
  }

  /// Whether a weight stretches a view along a dimension, whatever length is written there.
  func isStretched(_ index: Int, along dimension: String) -> Bool {
    let node = nodes[index]
    guard let weight = node["layout_weight"], !AndroidValue.isZero(weight), let parent = parent(of: index) else {
      return false
    }
    let isVertical: Bool
    switch parent.name {
    case "LinearLayout", "LinearLayoutCompat", "TableRow": isVertical = parent["orientation"] == "vertical"
    case "RadioGroup": isVertical = parent["orientation"] != "horizontal"
    default: return false
    }
    return dimension == (isVertical ? "layout_height" : "layout_width")
  }

  /// The elements whose children play a recording, and wind it or change it: they lie as the tape runs, which is the same
  /// way everywhere (Material Design, “Bidirectionality”).
  static func mediaRows(_ nodes: [Node]) -> Set<Int> {
    var (playing, winding) = (Set<Int>(), Set<Int>())
    for node in nodes {
      guard let parent = node.parent else { continue }
      for name in ["id", "src", "srcCompat", "icon"].lazy.compactMap({ node[$0] }).map(AndroidResources.name) {
        if MediaName.plays(name) { playing.insert(parent) } else if MediaName.changes(name) { winding.insert(parent) }
      }
    }
    return playing.intersection(winding)
  }

  // MARK: - Pairs

  /// Siblings that are further apart are no pair.
  private static let reach = 6

  /// Whether a picture that is named for its side has a sibling that says the same of the other side.
  private func isOneOfPair(_ index: Int) -> Bool {
    let node = nodes[index]
    guard let side = node.pictureSide, node.attributes.count <= 40, let parent = node.parent else { return false }
    let mirrored = node.mirroredAttributes
    return siblings(of: index, in: parent).contains { other in
      nodes[other].pictureSide == side.other && nodes[other].name == node.name
        && nodes[other].comparedAttributes == mirrored
    }
  }

  /// The nearest children of the same parent, on both sides.
  private func siblings(of index: Int, in parent: Int) -> [Int] {
    var siblings: [Int] = []
    var next = nodes[index].end
    while siblings.count < Self.reach, next < nodes[parent].end {
      siblings.append(next)
      next = nodes[next].end
    }
    // Before it stand those that end where the next one begins; the tree below them is passed over.
    var before = index - 1
    for _ in 0..<64 where before > parent {
      let isSibling = nodes[before].parent == parent
      if isSibling { siblings.append(before) }
      before = isSibling ? before - 1 : nodes[before].parent ?? parent
    }
    return siblings
  }
}

extension AndroidFile.Node {
  /// The side that the name of its picture says: `@drawable/corner_left`.
  fileprivate var pictureSide: HorizontalSide? {
    ["src", "srcCompat", "background"].lazy.compactMap { self[$0] }.map(AndroidResources.name)
      .compactMap(HorizontalSide.init(named:)).first
  }

  /// What two of a kind have in common; names are their own.
  fileprivate var comparedAttributes: [String] {
    attributes.filter { !["id", "contentDescription"].contains($0.name) }.map { "\($0.name)=\($0.value)" }.sorted()
  }

  /// The same with left and right exchanged.
  fileprivate var mirroredAttributes: [String] { comparedAttributes.map(Self.mirrored).sorted() }

  private static func mirrored(_ text: String) -> String {
    var text = text
    for (left, right) in [("left", "right"), ("Left", "Right"), ("LEFT", "RIGHT")] {
      text = text.components(separatedBy: left).map { $0.replacing(right, with: left) }.joined(separator: right)
    }
    return text
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
