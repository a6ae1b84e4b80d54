import Diagnostics

extension LayoutRules {
  /// What points somewhere.
  static let pictures = [directionalSymbol, directionalAsset, shapeMirroring]

  private static let directionalSymbol = Rule(
    .directionalSymbol, .error, summary: "a symbol points to a fixed side",
    why: "“Forward” is to the left in Arabic and Hebrew. Symbols with left and right in their names are drawn alike in "
      + "every language, so that the arrow of a list row points back to where the reader came from.",
    remedy: "Use the twin named after forward and backward, which follows the layout’s direction. Media controls, "
      + "compass directions and symbols with both sides are right as they are.",
    bad: .swift("Image(systemName: \"chevron.right\")"), good: .swift("Image(systemName: \"chevron.forward\")"))

  private static let directionalAsset = Rule(
    .directionalAsset, .warning, summary: "a picture that points somewhere is not mirrored",
    why: "An arrow or chevron of one’s own is drawn alike in both directions, and then points back where it should "
      + "point on.",
    remedy: "Let the view mirror it, or set the direction in its asset. Logos, photographs and pictures of text stay "
      + "as they are.",
    bad: .swift("Image(\"arrow-back\")"),
    good: .swift("Image(\"arrow-back\").flipsForRightToLeftLayoutDirection(true)"))

  private static let shapeMirroring = Rule(
    .shapeMirroring, .warning, summary: "whether a drawing is mirrored depends on the system",
    why: "SwiftUI mirrors a Shape in right-to-left layouts from iOS 17 and macOS 14 on, and not before; a Canvas is "
      + "never mirrored. A drawing with a left and a right then fits its surroundings on some systems only.",
    remedy: "Say what is meant with layoutDirectionBehavior, mirror it by hand on older systems, and tell the tool the "
      + "oldest system with deploymentTarget in the workspace file.",
    bad: .swift(
      """
      struct Tail: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          return path
        }
      }
      """),
    good: .swift(
      """
      struct Roof: Shape {
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          return path
        }
      }
      """))
}
