import DesignTokens
import Testing

@Suite struct TokenContextTests {
  @Test func choicesChain() {
    let context = TokenContext.dark.increasedContrast.setting("density", to: "compact")
    #expect(context.theme == .dark && context.contrast == .increased && context.motion == nil)
    #expect(context["theme"] == "dark" && context["density"] == "compact" && context["script"] == nil)
  }

  @Test func aContextThatTheRuntimeDoesNotKnowStands() {
    let dim = TokenContext.dark.setting("theme", to: "dim")
    #expect(dim["theme"] == "dim" && dim.theme == nil)
    #expect(dim.light["theme"] == "light")
  }

  @Test func anOverrideChangesOnlyWhatItChooses() {
    let context = TokenContext.dark.arabic.overridden(by: .increasedContrast.textScale(2))
    #expect(context == TokenContext.dark.arabic.increasedContrast.textScale(2))
  }

  @Test(arguments: [
    ("ar", "arabic"), ("ar-EG", "arabic"), ("fa_IR", "arabic"), ("az-Arab", "arabic"), ("en", "latin"),
    ("sr_Latn_RS", "latin"), ("sr", "cyrillic"), ("ja", "japanese"), ("zh-Hant-TW", "chinese"), ("", "latin"),
  ])
  func scriptOfALanguage(_ tag: String, _ script: String) {
    #expect(TokenContext.Script(language: tag).rawValue == script)
  }
}
