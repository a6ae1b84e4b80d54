import Colors
import Diagnostics
import Testing
import TokenModel

private let white = Color(.srgb, 1, 1, 1)
private let shade = Shadow(
  color: white, offsetX: Dimension(0), offsetY: Dimension(8), blur: Dimension(24), spread: Dimension(0), inset: false)

/// spring, haptic, elevation and icon: in YAML, as files have them.
@Suite struct OwnTypeValueTests {
  private let scope = FakeScope(
    [
      "white": .color(white), "fast": .duration(Duration(120)), "half": .number(0.5), "blur": .dimension(Dimension(22)),
      "shade": .shadow([shade]),
    ], isJSON: false)

  @Test(arguments: [
    ("{ duration: 320ms, bounce: 0.2 }", Spring.perceptual(duration: Duration(320), bounce: 0.2)),
    ("{ duration: \"{fast}\", bounce: \"{half}\" }", .perceptual(duration: Duration(120), bounce: 0.5)),
    ("{ duration: 0.5s }", .perceptual(duration: Duration(0.5, .s), bounce: 0)),
    ("{ stiffness: 170, damping: 26 }", .physical(mass: 1, stiffness: 170, damping: 26)),
    ("{ mass: 2, stiffness: 170, damping: 0 }", .physical(mass: 2, stiffness: 170, damping: 0)),
  ])
  func spring(text: String, spring: Spring) {
    let read = Fixture(text, as: .spring, in: scope)
    #expect(read.value == .spring(spring))
    #expect(read.errors.isEmpty)
  }

  @Test(arguments: [
    ("{}", "t: the value has no duration"),
    ("{ bounce: 0.2 }", "t: the value has no duration"),
    ("{ duration: 320ms, bounce: 1.1 }", "t: bounce is 1.1; it goes from -1 to 1 | 1.1"),
    ("{ duration: 0ms }", "t: duration is 0 ms; it is above 0 | 0ms"),
    ("{ duration: fast }", "t: duration is a string, \"fast\"; a duration such as 120ms was expected"),
    ("{ stiffness: 170 }", "t: the value has no damping"),
    ("{ stiffness: 0, damping: 26 }", "t: stiffness is 0; it is above 0"),
    ("{ mass: -1, stiffness: 1, damping: 26 }", "t: mass is -1; it is above 0"),
    ("{ stiffness: 1, damping: -1 }", "t: damping is -1; it is at least 0"),
    ("{ duration: 320ms, damping: 26 }", "t: the value has duration beside mass, stiffness or damping"),
    ("{ duration: 320ms, bounciness: 1 }", "t: the value has \"bounciness\""),
    ("spring", "t: the value is a string, \"spring\"; a spring, a mapping"),
  ])
  func springFaults(text: String, message: String) {
    let read = Fixture(text, as: .spring, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: [
    ("success", Haptic(.success)), ("selection", Haptic(.selection)), ("none", Haptic(.none)),
    ("impact.soft", Haptic(.impactSoft, reduced: .soften)), ("impact.rigid", Haptic(.impactRigid, reduced: .soften)),
    ("{ feedback: impact.light, intensity: 0.6 }", Haptic(.impactLight, intensity: 0.6, reduced: .soften)),
    ("{ feedback: error, reduced: none }", Haptic(.error, reduced: .none)),
  ])
  func haptic(text: String, haptic: Haptic) {
    let read = Fixture(text, as: .haptic, in: scope)
    #expect(read.value == .haptic(haptic))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    ("buzz", "t: the value is \"buzz\"; success, warning"),
    ("{ intensity: 1 }", "t: the value has no feedback"),
    ("{ feedback: error, intensity: 2 }", "t: intensity is 2; it goes from 0 to 1"),
    ("{ feedback: impact, intensity: 1 }", "t: feedback is \"impact\"; success"),
    ("{ feedback: error, reduced: off }", "t: reduced is \"off\"; keep, soften or none was expected"),
    ("{ feedback: error, strength: 1 }", "t: the value has \"strength\""),
    ("[success]", "t: the value is a list; a haptic such as"),
  ])
  func hapticFaults(text: String, message: String) {
    let read = Fixture(text, as: .haptic, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: [
    ("{ shadow: none }", Elevation()),
    ("{ shadow: \"{shade}\" }", Elevation(shadow: [shade])),
    ("{ shadow: [\"{shade}\", \"{shade}\"], scrim: \"#FFF\" }", Elevation(shadow: [shade, shade], scrim: white)),
    (
      "{ blur: \"{blur}\", hairline: { color: \"{white}\", width: 1px }, fallback: \"{white}\" }",
      Elevation(
        blur: Dimension(22), hairline: Elevation.Hairline(color: white, width: Dimension(1)), fallback: white)
    ),
  ])
  func elevation(text: String, elevation: Elevation) {
    let read = Fixture(text, as: .elevation, in: scope)
    #expect(read.value == .elevation(elevation))
    #expect(read.errors.isEmpty)
  }

  @Test(arguments: [
    ("{}", "t: the value is empty"),
    ("{ blur: -1 }", "t: blur is -1; a radius is at least 0"),
    ("{ shadow: soft }", "t: shadow is a string, \"soft\"; a shadow, a mapping"),
    ("{ hairline: 1px }", "t: hairline is a string, \"1px\"; a mapping with color and width was expected"),
    ("{ hairline: { color: \"{white}\" } }", "t: hairline has no width"),
    ("{ scrim: 0.5 }", "t: scrim is a number, 0.5; a color such as \"#003366\" was expected"),
    ("{ fallback: \"{blur}\" }", "blur is no color"),
    ("{ shadows: none }", "t: the value has \"shadows\""),
    ("4", "t: the value is a number, 4; an elevation, a mapping"),
  ])
  func elevationFaults(text: String, message: String) {
    let read = Fixture(text, as: .elevation, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }

  @Test(arguments: [
    ("{ ios: chevron.backward, mirrors: true }", Icon(ios: "chevron.backward", mirrors: true)),
    ("{ ios: a, android: b, web: c }", Icon(ios: "a", android: "b", web: "c")),
  ])
  func icon(text: String, icon: Icon) {
    let read = Fixture(text, as: .icon, in: scope)
    #expect(read.value == .icon(icon))
    #expect(read.findings.isEmpty)
  }

  @Test(arguments: [
    ("{ mirrors: true }", "t: the value has no name"),
    ("{ ios: \"\" }", "t: ios is a string, \"\"; the name of an icon was expected"),
    ("{ ios: a, mirrors: auto }", "t: mirrors is a string, \"auto\"; true or false was expected"),
    ("{ iOS: a, web: b }", "t: the value has \"iOS\""),
    ("chevron", "t: the value is a string, \"chevron\"; an icon, a mapping"),
  ])
  func iconFaults(text: String, message: String) {
    let read = Fixture(text, as: .icon, in: scope)
    #expect(read.value == nil)
    #expect(read.errors.count == 1 && read.errors[0].hasPrefix(message), "\(read.errors)")
  }
}
