import Colors
import Diagnostics

extension TokenCheck {
  /// `{ surfaces: [glass.*] }`: colours that must be opaque when transparency is reduced, beside every elevation with
  /// blur.
  package static let elevationFallback = TokenCheck(elevationFallbackRule, options: ["surfaces"]) { run in
    let surfaces = run.tokens("surfaces") ?? []
    run.judge(run.tokens(of: .elevation)) { _, value, _ in
      guard let elevation = value.elevation, let blur = elevation.blur, blur.value > 0 else { return nil }
      guard let fallback = elevation.fallback else {
        return Fault(
          what: "blurs what lies behind and has no fallback",
          why: "where blur is switched off or not to be had, nothing is left to read on",
          help: ["add fallback with an opaque color"])
      }
      guard fallback.alpha < 1 else { return nil }
      return Fault(
        what: "has a fallback with alpha \(fallback.alpha.words)", why: "what replaces glass must be opaque",
        help: ["use a color with alpha 1"])
    }
    guard let axis = run.set.modifiers.firstIndex(where: { $0.name == "transparency" }) else { return }
    let reduced = run.set.modifiers[axis].contexts.firstIndex(of: "reduced")
    run.judge(surfaces, alsoOver: [axis]) { _, value, context in
      guard context.choices[axis] == reduced, let color = value.color, color.alpha < 1 else { return nil }
      return Fault(
        what: "has alpha \(color.alpha.words)", why: "surfaces are solid where transparency is reduced",
        help: ["give it an opaque color for transparency=reduced"])
    }
  }

  private static let elevationFallbackRule = Rule(
    .elevationFallback, .error,
    summary: "glass has no opaque surface to fall back to",
    why: """
      People switch on Reduce Transparency because text over blurred content is hard to read, and many Android devices \
      have no blur at all. Without a solid fallback the text then stands on whatever lies behind.
      """,
    remedy: "Give the elevation `fallback` with an opaque color, and check the text's contrast against it, too.",
    bad: Rule.Example(
      """
      elevation:
        $type: elevation
        card: { $value: { blur: 22px } }
      """),
    good: Rule.Example(
      """
      elevation:
        $type: elevation
        card: { $value: { blur: 22px, fallback: "#FDFBF7" } }
      """))
}
