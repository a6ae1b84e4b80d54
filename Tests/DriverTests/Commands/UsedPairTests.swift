import Driver
import Files
import Testing

/// Pairs of colours that views use, held against those that pair files declare.
struct UsedPairTests {
  private static let tokens = """
    text:
      $type: color
      primary: { $value: "#1B2430", $extensions: { mode: { dark: "#F4F6F8" } } }
      muted: { $value: "#5B6470" }
      quiet: { $value: "#5B6470", $extensions: { mode: { dark: "#B7BFC8" } } }
    surface:
      $type: color
      card: { $value: "#FFFFFF", $extensions: { mode: { dark: "#1B2430" } } }
      glass: { $value: "#FFFFFF80", $extensions: { mode: { dark: "#1B243080" } } }
    typography:
      $type: typography
      title: { $value: { fontFamily: Inter, fontSize: 28, fontWeight: 400, lineHeight: 1.2, letterSpacing: 0 } }

    """

  private func check(
    _ view: String, pairs: String = "{ text: text.primary, on: surface.card }", _ options: String = ""
  ) -> Outcome {
    run(
      "check \(options)",
      [
        "tokens.yaml":
          "products: { app: { tokens: app.tokens.yaml, contrast: contrast.yaml, layouts: [Card.swift] } }\n",
        "app.tokens.yaml": Self.tokens, "contrast.yaml": "pairs: [\(pairs)]\n",
        "Card.swift": "struct Card: View {\n  var body: some View {\n    \(view)\n  }\n}\n",
      ])
  }

  @Test("a pair that fails in dark is found from the source alone")
  func failing() {
    let outcome = check("Text(title).foregroundStyle(.app.text.muted).background(.app.surface.card)")
    #expect(
      outcome.output.contains(
        "Card.swift:3:33: error: text.muted on surface.card is used and not declared: it is 2.61:1 in dark; "
          + "body text needs 4.5:1 [contrast/used-undeclared]"))
    #expect(outcome.output.contains("note: the view is Card.body"))
    #expect(outcome.output.contains("declare the pair, so that it is held: { text: text.muted, on: surface.card }"))
    #expect(outcome.status == .findings)
  }

  @Test("one that passes is a warning, and one that is declared is nothing")
  func passing() {
    let view = "Text(title).foregroundStyle(.app.text.quiet).background(.app.surface.card)"
    let outcome = check(view)
    #expect(
      outcome.output.contains(
        "warning: text.quiet on surface.card is used and not declared: it is 5.99:1 in light at the least"))
    #expect(outcome.status == .clean)
    #expect(check(view, pairs: "{ text: text.quiet, on: surface.card }").output == "")
  }

  @Test("large text needs less")
  func large() {
    let outcome = check(
      "Text(title).textStyle(.app.title).foregroundStyle(.app.text.muted).background(.app.surface.card)")
    #expect(outcome.output.contains("it is 2.61:1 in dark; large text needs 3:1"))
  }

  @Test("through glass shows what the pair files say")
  func glass() {
    let view = "Text(title).foregroundStyle(.app.text.muted).background(.app.surface.glass)"
    #expect(check(view).output.contains("text.muted on surface.glass is used and not declared: it is not known"))
    let declared = check(view, pairs: "{ text: text.primary, on: surface.glass, over: [surface.card] }")
    #expect(declared.output.contains("text.muted on surface.glass is used and not declared: it is 2.6"))
  }

  @Test("what is not used is told to who asks")
  func unused() {
    let pairs = "{ text: text.primary, on: surface.card }, { text: text.quiet, on: surface.card }"
    let view = "Text(title).foregroundStyle(.app.text.primary).background(.app.surface.card)"
    #expect(check(view, pairs: pairs).output == "")
    let outcome = check(view, pairs: pairs, "--only contrast/declared-unused")
    #expect(outcome.output.contains("no view that can be seen through uses this pair"))
    #expect(outcome.output.split(separator: "[contrast/declared-unused]").count == 2)
  }

  @Test("what cannot be seen is counted")
  func counted() {
    let outcome = check("Text(title).foregroundStyle(.app.text.muted)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("1 unseen colour use"))
  }
}
