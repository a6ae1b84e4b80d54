import Diagnostics
import Testing
import TokenModel

private let ease = CubicBezier(0, 0, 1, 1)

private func motion(
  _ effect: Motion.Effect, _ animates: [Motion.Property] = [.transform], milliseconds: Double = 300,
  repetition: Motion.Repetition = .once, reduced: Motion.Reduced? = nil
) -> TokenValue {
  let curve = Transition(duration: Duration(milliseconds), delay: Duration(0), timingFunction: ease)
  return .motion(
    Motion(effect: effect, animates: animates, curve: .eased(curve), repetition: repetition, reduced: reduced))
}

private func becomes(_ effect: Motion.Effect, _ milliseconds: Double) -> Motion.Reduced {
  Motion.Reduced(effect: effect, duration: Duration(milliseconds))
}

/// tokens/reduced-motion and tokens/animates.
@Suite struct MotionCheckTests {
  @Test(
    arguments: [
      (
        motion(.slide), nil,
        "m (slide) has no reduced counterpart; it would go on moving for people who asked for less motion | m"
      ),
      (motion(.slide, reduced: becomes(.cut, 0)), nil, nil),
      (motion(.slide, reduced: becomes(.crossFade, 160)), nil, nil),
      (motion(.cut), nil, nil),
      (motion(.fade), nil, nil),
      (motion(.color), nil, "m (color) has no reduced counterpart"),
      (motion(.fade, repetition: .forever), nil, "m (fade) has no reduced counterpart"),
      (
        motion(.slide, reduced: becomes(.crossFade, 160)), "{ effects: [cut, cross-fade], duration: 120ms }",
        "m becomes a cross-fade of 160 ms when motion is reduced; this product's takes 120 ms | m"
      ),
      (motion(.slide, reduced: becomes(.crossFade, 120)), "{ effects: [cut, cross-fade], duration: 0.12s }", nil),
      (motion(.slide, reduced: becomes(.cut, 0)), "{ effects: [cut, cross-fade], duration: 120ms }", nil),
      (
        motion(.slide, reduced: becomes(.cut, 0)), "{ effects: [cross-fade], duration: 160ms }",
        "m becomes a cut when motion is reduced; this product allows cross-fade | m"
      ),
      (
        motion(.slide, reduced: becomes(.fade, 120)), "{ effects: [cut, cross-fade] }",
        "m becomes a fade when motion is reduced"
      ),
      // What others become needs no counterpart, if it is what the product asks for.
      (motion(.crossFade, milliseconds: 120), "{ effects: [cross-fade], duration: 120ms }", nil),
      (
        motion(.crossFade, milliseconds: 300), "{ effects: [cross-fade], duration: 120ms }",
        "m (cross-fade) has no reduced counterpart"
      ),
      (
        motion(.fade, milliseconds: 120), "{ effects: [cross-fade], duration: 120ms }",
        "m (fade) has no reduced counterpart"
      ),
      (motion(.slide), "{ tokens: [other.**] }", "options: tokens/reduced-motion: other.** means no token of app"),
      (.number(1), nil, nil),
    ] as [(TokenValue, String?, String?)])
  func reducedMotion(value: TokenValue, options: String?, message: String?) {
    var set = SetBuilder()
    set.add("m", value)
    let found = set.findings(of: .reducedMotion, options)
    #expect(found.count == (message == nil ? 0 : 1))
    if let message { #expect(found.first?.hasPrefix(message) == true, "\(found)") }
  }

  /// A token may be another motion where motion is reduced; then that one counts.
  @Test func aContextCanBeTheCounterpart() {
    var set = SetBuilder(["motion": ["full", "reduced"]])
    set.add("calm", motion(.slide), motion(.cut), over: ["motion"])
    set.add("wild", motion(.slide), motion(.roll), over: ["motion"])
    #expect(
      set.findings(of: .reducedMotion).map { $0.prefix(53) } == [
        "wild (roll) has no reduced counterpart in reduced; it"
      ])
  }

  @Test func animates() {
    var set = SetBuilder()
    set.add("motion.read.grow", motion(.expand, [.transform, .layout, .size]))
    set.add("motion.read.fade", motion(.fade, [.opacity]))
    set.add("motion.kept.collapse", motion(.collapse, [.size]))
    let options = "{ tokens: [motion.read.**], allow: [transform, opacity] }"
    #expect(
      set.findings(of: .animates, options) == [
        "motion.read.grow animates layout and size; only transform and opacity may be animated here | motion.read.grow"
      ])
    #expect(set.findings(of: .animates, "{ tokens: [motion.kept.*], allow: size }").isEmpty)
    #expect(set.findings(of: .animates).isEmpty)
  }
}
