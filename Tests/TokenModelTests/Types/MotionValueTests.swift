import Colors
import Diagnostics
import Testing
import TokenModel

private let ease = CubicBezier(0.2, 0, 0, 1)
private let eased = Transition(duration: Duration(160), delay: Duration(0), timingFunction: ease)
private let crossFade = Motion(
  effect: .crossFade, animates: [.opacity], curve: .eased(eased),
  reduced: Motion.Reduced(effect: .crossFade, duration: Duration(160)))

@Suite struct MotionValueTests {
  private let scope = FakeScope(
    [
      "spring": .spring(.perceptual(duration: Duration(320), bounce: 0)), "move": .transition(eased),
      "ease": .cubicBezier(ease), "ink": .color(.init(.srgb, 0, 0, 0)), "tick": .haptic(Haptic(.selection)),
      "calm": .motion(crossFade), "small": .number(0.97),
      "slide": .motion(Motion(effect: .slide, animates: [.transform], curve: .eased(eased))),
      "bouncy": .motion(
        Motion(
          effect: .fade, animates: [.opacity], curve: .spring(.physical(mass: 1, stiffness: 170, damping: 26)))),
    ], isJSON: false)

  /// A slide with the rest of the members.
  private static func slide(_ rest: String) -> String { "{ effect: slide, animates: transform, \(rest) }" }

  @Test(arguments: [
    ("{ effect: cut }", Motion(effect: .cut, animates: [], curve: nil)),
    (
      "{ effect: follow, animates: [transform, opacity], step: \"5%\" }",
      Motion(effect: .follow, animates: [.transform, .opacity], curve: nil, step: 0.05)
    ),
    (
      slide("curve: \"{spring}\""),
      Motion(effect: .slide, animates: [.transform], curve: .spring(.perceptual(duration: Duration(320), bounce: 0)))
    ),
    (slide("curve: \"{move}\""), Motion(effect: .slide, animates: [.transform], curve: .eased(eased))),
    (
      slide("curve: { duration: 160ms, timingFunction: \"{ease}\" }, repeat: forever"),
      Motion(effect: .slide, animates: [.transform], curve: .eased(eased), repetition: .forever)
    ),
    (
      slide("curve: { stiffness: 170, damping: 26 }, repeat: 3, detents: [medium, large]"),
      Motion(
        effect: .slide, animates: [.transform], curve: .spring(.physical(mass: 1, stiffness: 170, damping: 26)),
        repetition: .times(3), detents: ["medium", "large"])
    ),
    (
      slide("curve: { duration: 320ms }, scale: \"{small}\", repeat: once"),
      Motion(
        effect: .slide, animates: [.transform], curve: .spring(.perceptual(duration: Duration(320), bounce: 0)),
        scale: 0.97)
    ),
    (
      slide("curve: \"{move}\", reduced: cut, haptic: none"),
      Motion(
        effect: .slide, animates: [.transform], curve: .eased(eased),
        reduced: Motion.Reduced(effect: .cut, duration: Duration(0)), haptic: Haptic(.none))
    ),
    (
      slide("curve: \"{move}\", reduced: { effect: fade, duration: 120ms }, haptic: \"{tick}\""),
      Motion(
        effect: .slide, animates: [.transform], curve: .eased(eased),
        reduced: Motion.Reduced(effect: .fade, duration: Duration(120)), haptic: Haptic(.selection))
    ),
    (
      slide("curve: \"{move}\", reduced: \"{calm}\""),
      Motion(
        effect: .slide, animates: [.transform], curve: .eased(eased),
        reduced: Motion.Reduced(effect: .crossFade, duration: Duration(160)))
    ),
  ])
  func motion(text: String, motion: Motion) {
    let read = Fixture(text, as: .motion, in: scope)
    #expect(read.value == .motion(motion))
    #expect(read.errors.isEmpty)
  }

  @Test(arguments: [
    ("{ animates: opacity }", "t: the value has no effect"),
    ("{ effect: wobble, animates: opacity, curve: \"{move}\" }", "t: effect is \"wobble\"; cut, fade"),
    ("{ effect: slide }", "t: the value has no animates and no curve, which every slide has"),
    ("{ effect: slide, animates: transform }", "t: the value has no curve, which every slide has"),
    ("{ effect: follow }", "t: the value has no animates, which every follow has"),
    (
      "{ effect: slide, animates: [transform, height], curve: \"{move}\" }",
      "t: property 2 of animates is \"height\"; transform, opacity"
    ),
    (slide("curve: \"{ink}\""), "t: curve refers to a color; a spring or a transition was expected | \"{ink}\""),
    (slide("curve: \"{lost}\""), "lost is no transition"),
    (slide("curve: ease"), "t: curve is a string, \"ease\"; a spring (duration and bounce) or a transition"),
    (slide("curve: { timingFunction: \"{ease}\" }"), "t: curve has no duration"),
    (slide("curve: {}"), "t: curve has no duration"),
    (slide("curve: \"{move}\", repeat: 0"), "t: repeat is a number, 0; once, forever or a whole number of times"),
    (slide("curve: \"{move}\", repeat: 1.5"), "t: repeat is a number, 1.5"),
    (slide("curve: \"{move}\", repeat: 1e300"), "t: repeat is a number"),
    (slide("curve: \"{move}\", step: 0"), "t: step is 0; it is above 0 and at most 1"),
    (slide("curve: \"{move}\", step: \"120%\""), "t: step is 120%; it is above 0 and at most 1"),
    (slide("curve: \"{move}\", detents: []"), "t: detents is a list; a list of names"),
    (slide("curve: \"{move}\", detents: [1]"), "t: detent 1 of detents is a number, 1; a name such as medium"),
    (slide("curve: \"{move}\", scale: 0"), "t: scale is 0; it is above 0"),
    (slide("curve: \"{move}\", reduced: fade"), "t: reduced is fade without a duration"),
    (slide("curve: \"{move}\", reduced: slide"), "t: reduced is a string, \"slide\"; cut, a mapping"),
    (
      slide("curve: \"{move}\", reduced: { effect: slide, duration: 1ms }"),
      "t: effect of reduced is \"slide\"; cut, cross-fade or fade was expected"
    ),
    (slide("curve: \"{move}\", reduced: { effect: fade }"), "t: reduced has no duration, which every fade has"),
    (
      slide("curve: \"{move}\", reduced: { effect: fade, duration: 0ms }"),
      "t: duration of reduced is 0 ms; it is above 0"
    ),
    (
      slide("curve: \"{move}\", reduced: { effect: cut, duration: 9ms }"),
      "t: duration of reduced is 9 ms, but a cut takes no time"
    ),
    (
      slide("curve: \"{move}\", reduced: \"{slide}\""),
      "t: reduced refers to a motion whose effect is slide, which moves"
    ),
    (slide("curve: \"{move}\", reduced: \"{bouncy}\""), "t: reduced refers to a motion whose spring has no duration"),
    (slide("curve: \"{move}\", haptic: \"{ink}\""), "ink is no haptic"),
    (slide("curve: \"{move}\", ease: in"), "t: the value has \"ease\""),
    ("slide", "t: the value is a string, \"slide\"; a motion, a mapping"),
  ])
  func faults(text: String, message: String) {
    let read = Fixture(text, as: .motion, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }
}
