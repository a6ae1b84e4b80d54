import Colors
import TokenModel

extension SampleSet {
  /// A little of everything, as the architecture's example uses it.
  static var vocelune: SampleSet {
    var sample = SampleSet(name: "vocelune")
    sample.add("text.primary", .hex(0x0B1F3A), .hex(0xF4EFE6), axes: ["theme"], description: "Body text and titles.")
    sample.add("text.old", .hex(0x000000), deprecation: .because("use \"text.primary\""))
    sample.add("spacing.card-padding", .dimension(Dimension(16)))
    sample.add("size.goal-ring", .dimension(Dimension(5, .rem)), description: "Grows with text.")
    sample.add("typography.headline", .typography(style(17)))
    sample.add("typography.heading", .typography(style(17)))
    sample.add("typography.display", .typography(style(34, collapsesTo: "typography.headline")))
    sample.add(
      "typography.content.term", .typography(style(28, tracking: 0.5)), .typography(style(28, lineHeight: 1.6)),
      axes: ["script"])
    sample.add("elevation.card", .elevation(elevation(shadow: true)), .elevation(elevation()), axes: ["theme"])
    sample.add("motion.save-morph", .motion(morph))
    sample.add("haptic.save", .haptic(Haptic(.impactSoft, intensity: 0.6, reduced: .soften)))
    sample.add("duration.press", .duration(Duration(120)))
    sample.add("easing.standard", .cubicBezier(CubicBezier(0.2, 0, 0, 1)))
    sample.add("number.scale", .number(0.97))
    sample.add("font-family.body", .fontFamily(["SF Pro", "system-ui"]))
    sample.add("font-weight.bold", .fontWeight(700))
    sample.add("stroke-style.cut", .strokeStyle(.dashed([Dimension(4), Dimension(2)], .round)))
    sample.add("border.card", .border(Border(color: .hex(0xCCCCCC), width: Dimension(1), style: .keyword(.solid))))
    sample.add("gradient.field", .gradient([GradientStop(color: .hex(0xEFE6D8), position: 0)]))
    sample.add("shadow.card", .shadow([shadow]))
    sample.add("spring.sheet", .spring(.perceptual(duration: Duration(480), bounce: 0.2)))
    sample.add("spring.page", .spring(.physical(mass: 1, stiffness: 170, damping: 26)))
    sample.add("transition.fade", .transition(fade))
    sample.add("icon.back", .icon(Icon(ios: "chevron.backward", android: "arrow_back", mirrors: true)))
    return sample
  }

  private static func style(
    _ size: Double, tracking: Double = 0, lineHeight: Double = 1.2, collapsesTo: String? = nil
  ) -> Typography {
    Typography(
      fontFamily: ["SF Pro"], fontSize: Dimension(size), fontWeight: 600, letterSpacing: Dimension(tracking),
      lineHeight: lineHeight, extras: .init(textStyle: .title, collapsesTo: collapsesTo))
  }

  private static var shadow: Shadow {
    Shadow(
      color: .hex(0x0B1F3A, alpha: 0.25), offsetX: Dimension(0), offsetY: Dimension(4), blur: Dimension(24),
      spread: Dimension(0), inset: false)
  }

  private static func elevation(shadow hasShadow: Bool = false) -> Elevation {
    Elevation(
      shadow: hasShadow ? [shadow] : [], blur: Dimension(22),
      hairline: .init(color: .hex(0xFFFFFF, alpha: 0.1), width: Dimension(1)), fallback: .hex(0xFFFFFF))
  }

  private static var fade: Transition {
    Transition(duration: Duration(0.2, .s), delay: Duration(0), timingFunction: CubicBezier(0, 0, 1, 1))
  }

  private static var morph: Motion {
    Motion(
      effect: .morph, animates: [.transform, .opacity], curve: .eased(fade), repetition: .forever,
      reduced: .init(effect: .crossFade, duration: Duration(120)), haptic: Haptic(.success))
  }
}
