import Colors
import Diagnostics
import Testing
import TokenModel

private let red = TokenValue.color(Color(.srgb, 1, 0, 0))

/// tokens/usage and tokens/deprecated.
@Suite struct ReferenceCheckTests {
  private var crimson: SetBuilder {
    var set = SetBuilder(["theme": ["light", "dark"]])
    set.add("palette.red", red)
    set.add("accent.crimson", alias: "palette.red")
    set.add("link.text", alias: "accent.crimson")
    set.add("ink", red)
    return set
  }

  private static let options = "{ only: [{ token: accent.crimson, allow: [link.*], reason: a sparing accent }] }"

  @Test func allowedUsersMayUseIt() {
    #expect(crimson.findings(of: .usage, Self.options).isEmpty)
    #expect(crimson.findings(of: .usage).isEmpty)
  }

  @Test func usersAreNamedOnceAtTheirDefinition() {
    var set = crimson
    set.add("button.fill", alias: "ink", "accent.crimson", over: ["theme"])
    set.add("button.border", red, references: ["accent.crimson"])
    set.add("banner.fill", alias: "link.text")
    // It uses crimson only because button.fill does.
    set.add("chip.fill", alias: "button.fill")
    #expect(
      set.findings(of: .usage, Self.options) == [
        "button.fill uses accent.crimson, which is reserved: a sparing accent | button.fill/1",
        "button.border uses accent.crimson, which is reserved: a sparing accent | button.border",
        "banner.fill uses accent.crimson through link.text, which is reserved: a sparing accent | banner.fill",
      ])
    let first = set.raw(of: .usage, Self.options).first
    #expect(first?.labels.map(\.message) == ["accent.crimson is defined here", "this allows link.*"])
  }

  @Test func oneWrongReferenceIsOneFinding() {
    var set = crimson
    set.add("button.fill", alias: "accent.crimson")
    set.add("button.border", alias: "palette.red")
    let options = """
      { only: [{ token: accent.crimson, allow: [link.*], reason: a sparing accent },
               { token: palette.*, allow: [accent.*, link.*], reason: used through accent }] }
      """
    #expect(
      set.findings(of: .usage, options) == [
        "button.fill uses accent.crimson, which is reserved: a sparing accent | button.fill",
        "button.border uses palette.red, which is reserved: used through accent | button.border",
      ])
  }

  @Test func aCircleEnds() {
    var set = SetBuilder()
    set.add("a", red)
    set.add("link.b", red, references: ["a"])
    set.add("link.c", red, references: ["link.b"])
    let options = "{ only: [{ token: \"{a,link.c}\", allow: [link.*], reason: x }] }"
    #expect(set.findings(of: .usage, options).isEmpty)
  }

  @Test func deprecated() {
    var set = SetBuilder()
    set.add("grey.old", red, deprecation: .because("use grey.500"))
    set.add("grey.older", red, deprecation: .deprecated)
    set.add("text.muted", alias: "grey.old")
    set.add("border", red, references: ["grey.old", "grey.older"])
    set.add("text.gone", red, references: ["grey.old"], deprecation: .deprecated)
    set.add("text.next", alias: "text.muted")
    #expect(
      set.findings(of: .deprecated) == [
        "text.muted refers to grey.old, which is deprecated: use grey.500 | text.muted",
        "border refers to grey.old, which is deprecated: use grey.500 | border",
        "border refers to grey.older, which is deprecated | border",
      ])
    #expect(set.raw(of: .deprecated).allSatisfy { $0.severity == .warning })
    #expect(
      set.findings(of: .deprecated, "{ tokens: [x] }").first == "options: tokens/deprecated has no option \"tokens\"")
  }
}
