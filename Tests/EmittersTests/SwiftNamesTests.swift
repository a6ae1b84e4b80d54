import Emitters
import Foundation
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
    ("self", "Self_", "SelfTokens"), ("any", "`Any`", "AnyTokens"), ("view", "View_", "ViewTokens"),
    ("50", "_50", "_50Tokens"), ("日本", "日本", "日本Tokens"), ("theme", "Theme", "ThemeTokens"),
  ])
  func product(_ name: String, _ root: String, _ module: String) {
    #expect(SwiftNames.root(name) == root)
    #expect(SwiftNames.module(name) == module)
  }

  /// A root enum of such a name would be taken for what the runtime means.
  @Test func namesOfOtherModulesAreKnown() throws {
    let code = try Repository.runtimeSources.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
      .replacing(#/"(\\.|[^"\\\n])*"/#, with: "").replacing(#///.*/#, with: "")
    let declared = Set(code.matches(of: #/(?:struct|enum|class|protocol|typealias|associatedtype) (\w+)/#).map { $0.1 })
    let used = Set(code.matches(of: #/(?:^|[^.\w])([A-Z]\w+)/#).map { $0.1 }).subtracting(declared)
    // Generic parameters, and the inner types of protocols.
    let inner: Set<Substring> = ["Choice", "Content", "RawValue", "Value"]
    let known = SwiftNames.foreignNames.union(SwiftNames.runtimeNames)
    #expect(used.subtracting(inner).filter { !known.contains(String($0)) }.sorted() == [])
    #expect(used.contains("Hashable") && used.contains("View"))
  }
}
