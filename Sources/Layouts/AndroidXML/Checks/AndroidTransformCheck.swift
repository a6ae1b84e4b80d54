import Diagnostics
import Documents

/// `translationX`, `rotation` and `scaleX="-1"` on views.
struct AndroidTransformCheck: AndroidCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic, .directionalSymbol]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    let node = file.nodes[index]
    // Groups of vectors are moved within the picture.
    guard node["layout_width"] != nil || node["layout_height"] != nil, !node.isLeftToRight, !file.isForOneDirection
    else {
      return
    }
    if let translation = node.attribute("translationX"), !AndroidValue.isZero(translation.value) {
      report.add(
        Finding(
          .coordinateArithmetic, .warning, "translationX moves to the right in right-to-left layouts too",
          at: translation.span, symbol: node.symbol,
          notes: ["the view that it moves is mirrored there, and the movement is not"],
          help: ["use a margin at the start, or a dimension with its other sign in values-ldrtl"]))
    }
    let image = ["src", "srcCompat", "icon", "background", "drawableStart", "drawable"].lazy
      .compactMap { node[$0] }.first { $0.hasPrefix("@drawable/") }.map(AndroidResources.name)
    if let scale = node.attribute("scaleX"), scale.value.hasPrefix("-"), !isMirrored(image, file) {
      report.add(
        finding("scaleX=\"\(scale.value)\" flips this in both directions", scale, node, image, file))
    }
    if let rotation = node.attribute("rotation"), let angle = Double(rotation.value), angle != 0, let image,
      DirectionalName.points(image)
    {
      lookAtRotation(rotation, angle, node, image, file, &report)
    }
  }

  /// A picture that turns round points left and right the right way after half a turn, but then up for down after a
  /// quarter; one that does not is the other way about.
  private func lookAtRotation(
    _ rotation: AndroidAttribute, _ angle: Double, _ node: AndroidFile.Node, _ image: String, _ file: AndroidFile,
    _ report: inout FileReport
  ) {
    let isHalf = angle.truncatingRemainder(dividingBy: 180) == 0
    if isMirrored(image, file) == isHalf, file.resources.known.contains(image) { return }
    let message =
      isHalf
      ? "\(image), turned by \(rotation.value)°, points the same way in right-to-left layouts"
      : "\(image) \(isMirrored(image, file) ? "turns" : "may turn") round in right-to-left layouts, and then points the "
        + "other way after \(rotation.value)°"
    report.add(finding(message, rotation, node, image, file))
  }

  private func finding(
    _ message: String, _ attribute: AndroidAttribute, _ node: AndroidFile.Node, _ image: String?, _ file: AndroidFile
  ) -> Finding {
    Finding(
      .directionalSymbol, .warning, message, at: attribute.span, symbol: node.symbol,
      help: [
        image.map { "use a drawable that is drawn so, or see that \($0) has android:autoMirrored as it needs" }
          ?? "use a view or drawable that follows the direction"
      ])
  }

  private func isMirrored(_ image: String?, _ file: AndroidFile) -> Bool {
    image.map(file.resources.mirrored.contains) ?? false
  }
}
