import Emitters
import Testing

@Suite struct SwiftNamesTests {
  @Test(arguments: [
    ("card-padding", "cardPadding"), ("font-size", "fontSize"), ("FONT-SIZE", "fontSize"), ("font size", "fontSize"),
    ("fontSize", "fontSize"), ("URLBar", "urlBar"), ("iOS blue", "iOSBlue"), ("title-3", "title3"), ("50", "_50"),
    ("1-5", "_1_5"), ("2XL", "_2xl"), ("$root", "root"), ("default", "`default`"), ("class", "`class`"),
    ("in", "`in`"), ("self", "self_"), ("init", "init_"), ("Type", "type"), ("some", "some"),
    ("protocol", "`protocol`"), ("größe", "größe"), ("ÜBER", "über"), ("🎨", "u1F3A8"), ("🔴 red", "red"),
    ("-", "u2D"), ("نص أساسي", "نصأساسي"), ("日本", "日本"), ("a/b", "aB"), ("_private", "`private`"),
  ])
  func member(_ name: String, _ identifier: String) {
    #expect(SwiftNames.member(name) == identifier)
  }

  @Test(arguments: [
    ("goal-ring", "GoalRing"), ("Type", "Type_"), ("protocol", "Protocol_"), ("self", "`Self`"), ("any", "`Any`"),
    ("50", "_50"), ("GOAL", "Goal"), ("🎨", "U1F3A8"),
  ])
  func type(_ name: String, _ identifier: String) {
    #expect(SwiftNames.type(name) == identifier)
  }

  @Test(arguments: [
    ("vocelune", "Vocelune", "VoceluneTokens"), ("design", "Design", "DesignTokensModule"),
    ("design-tokens", "DesignTokens_", "DesignTokensTokens"), ("color token", "ColorToken_", "ColorTokenTokens"),
  ])
  func product(_ name: String, _ root: String, _ module: String) {
    #expect(SwiftNames.root(name) == root)
    #expect(SwiftNames.module(name) == module)
  }
}
