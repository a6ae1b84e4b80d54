import Diagnostics
import Testing

@testable import Layouts

/// Which colours of a product the code of views puts on which others.
struct ColorWalkTests {
  private static let names: StyleNames = {
    var names = StyleNames()
    for path in ["text.primary", "text.muted", "text.on-accent", "surface.card", "surface.page", "surface.accent"] {
      let parts = path.split(separator: ".").map { $0 == "on-accent" ? "onAccent" : String($0) }
      names.add(path, as: ["vocelune"] + parts)
      names.add(path, as: ["Vocelune", "Colors"] + parts)
    }
    names.add("typography.display", as: ["vocelune", "display"])
    names.addOpenElevation(as: ["vocelune", "flat"])
    return names
  }()

  /// "text.primary on surface.card in CardView.body", once each.
  private func uses(_ code: String) -> [String] { walked(code).uses }

  private func walked(_ code: String) -> (uses: [String], unseen: Int) {
    let source = SourceFile(path: "a.swift", text: code)
    var options = LayoutOptions(wanted: [])
    options.styles = Self.names
    let reading = LayoutChecks.readings(of: [LayoutInput(.swift, FileID(0), source)], options)[0]
    var uses: [String] = []
    for use in reading.colors {
      let kind = use.kind == .graphic ? "graphic " : ""
      let style = use.style.map { " as \($0.path)" } ?? ""
      let text =
        kind + ([use.foreground] + use.surfaces).map(\.path).joined(separator: " on ") + "\(style) in \(use.view)"
      if !uses.contains(text) { uses.append(text) }
    }
    return (uses, reading.unseenColors)
  }

  private func view(_ body: String, _ rest: String = "") -> String {
    "struct A: View {\n  var body: some View {\n\(body)\n  }\n\(rest)\n}\n"
  }

  @Test func textOnABackground() {
    #expect(
      uses(view("Text(x).foregroundStyle(.vocelune.text.primary).padding().background(.vocelune.surface.card)"))
        == ["text.primary on surface.card in A.body"])
    #expect(
      uses(
        view(
          "VStack { Text(x) }.foregroundStyle(Vocelune.Colors.Text.muted).background { Color(.vocelune.surface.card) }")
      )
        == ["text.muted on surface.card in A.body"])
  }

  @Test("the nearest colour and the nearest ground count")
  func nearest() {
    let code = view(
      """
      VStack {
        Text(x).foregroundStyle(.vocelune.text.muted)
        Label(x, systemImage: "star").padding().background(.vocelune.surface.card, in: Capsule())
        Image(systemName: "star")
      }
      .foregroundStyle(.vocelune.text.primary)
      .background(.vocelune.surface.page)
      """)
    #expect(
      uses(code) == [
        "text.muted on surface.page in A.body", "text.primary on surface.card on surface.page in A.body",
        "graphic text.primary on surface.page in A.body",
      ])
  }

  @Test func layersAndOverlays() {
    #expect(
      uses(view("ZStack { Color.vocelune.surface.page; Text(x).foregroundStyle(.vocelune.text.primary) }"))
        == ["text.primary on surface.page in A.body"])
    #expect(
      uses(
        view(
          "RoundedRectangle(cornerRadius: 8).fill(.vocelune.surface.card).overlay { Text(x).foregroundStyle(.vocelune.text.muted) }"
        )) == ["text.muted on surface.card in A.body"])
    #expect(
      uses(view("Circle().stroke(.vocelune.text.muted).background(.vocelune.surface.card)"))
        == ["graphic text.muted on surface.card in A.body"])
  }

  @Test("views of the file are followed, with what they are handed")
  func composition() {
    let code =
      view("Card(title: x) { Text(x).foregroundStyle(.vocelune.text.muted) }.foregroundStyle(.vocelune.text.primary)")
        + """
        struct Card<Content: View>: View {
          let title: String
          @ViewBuilder let content: () -> Content
          var body: some View {
            VStack { header; content() }.background(.vocelune.surface.card)
          }
          private var header: some View { Text(title) }
        }
        """
    #expect(
      uses(code) == ["text.primary on surface.card in Card.header", "text.muted on surface.card in A.body"])
  }

  @Test("modifiers of the file are followed")
  func modifiers() {
    let code =
      view("VStack { Text(x).card(); Text(x).modifier(Page()) }.foregroundStyle(.vocelune.text.primary)") + """
        extension View { func card() -> some View { self.padding().background(.vocelune.surface.card) } }
        struct Page: ViewModifier {
          func body(content: Content) -> some View { content.background(.vocelune.surface.page) }
        }
        """
    #expect(uses(code) == ["text.primary on surface.card in A.body", "text.primary on surface.page in A.body"])
  }

  @Test("a button's label is seen through its style")
  func buttons() {
    let style = """
      struct Filled: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(.vocelune.text.onAccent).background(.vocelune.surface.accent)
        }
      }
      """
    #expect(
      uses(view("Button(action: go) { Text(x) }.buttonStyle(Filled())") + style)
        == ["text.on-accent on surface.accent in A.body"])
    #expect(uses(style) == ["text.on-accent on surface.accent in Filled.makeBody"])
  }

  @Test("what one condition decides is paired as it decides")
  func conditions() {
    let body = """
      Text(x)
        .foregroundStyle(isOn ? .vocelune.text.onAccent : .vocelune.text.primary)
        .background(isOn ? .vocelune.surface.accent : .vocelune.surface.card)
      """
    #expect(
      uses(view(body)) == ["text.on-accent on surface.accent in A.body", "text.primary on surface.card in A.body"])
    let other = body.replacing("background(isOn", with: "background(isNew")
    #expect(walked(view(other)).uses == [])
    #expect(walked(view(other)).unseen == 1)
    let negated = body.replacing(
      "background(isOn ? .vocelune.surface.accent : .vocelune.surface.card)",
      with: "background(!isOn ? .vocelune.surface.card : .vocelune.surface.accent)")
    #expect(
      uses(view(negated)) == ["text.on-accent on surface.accent in A.body", "text.primary on surface.card in A.body"])
  }

  @Test func namesOfTheFile() {
    let code = view(
      "let ink = Vocelune.Colors.Text.muted\nText(x).foregroundStyle(ink).background(ground)",
      "private var ground: ColorToken { switch state { case .on: .vocelune.surface.accent; case .off: .vocelune.surface.card } }"
    )
    #expect(
      uses(code) == ["text.muted on surface.accent in A.body", "text.muted on surface.card in A.body"])
  }

  @Test("a ground that is not always there shows what lies behind")
  func clearings() {
    let marked = "Text(x).foregroundStyle(.vocelune.text.primary).background"
    let pair = ["text.primary on surface.accent on surface.card in A.body", "text.primary on surface.card in A.body"]
    let card = ".background(.vocelune.surface.card)"
    #expect(uses(view(marked + "(isOn ? Color(.vocelune.surface.accent) : .clear)" + card)) == pair)
    #expect(uses(view(marked + " { if isOn { Capsule().fill(.vocelune.surface.accent) } }" + card)) == pair)
    #expect(
      uses(
        view(
          "Text(x).foregroundStyle(isOn ? .vocelune.text.onAccent : .vocelune.text.primary)"
            + ".background { if isOn { Capsule().fill(.vocelune.surface.accent) } }" + card))
        == ["text.on-accent on surface.accent on surface.card in A.body", "text.primary on surface.card in A.body"])
    #expect(walked(view("Text(x).foregroundStyle(.vocelune.text.primary).background { Own() }" + card)).unseen == 1)
  }

  @Test("choices of choices count where they agree")
  func choices() {
    let code = view(
      "Text(x).foregroundStyle(ink).background(isOn ? .vocelune.surface.accent : .vocelune.surface.card)",
      "var ink: ColorToken { if isOn { .vocelune.text.onAccent } else if isNew { .vocelune.text.muted } "
        + "else { .vocelune.text.primary } }")
    #expect(
      uses(code) == [
        "text.on-accent on surface.accent in A.body", "text.muted on surface.card in A.body",
        "text.primary on surface.card in A.body",
      ])
  }

  @Test("a value of the file says what it looks like")
  func values() {
    let code =
      view("Text(x).foregroundStyle(status.ink).background(status.ground)", "let status: Status") + """
        enum Status {
          case on, off
          var ink: ColorToken { switch self { case .on: .vocelune.text.onAccent; case .off: .vocelune.text.primary } }
          var ground: ColorToken {
            switch self { case .on: .vocelune.surface.accent; case .off: .vocelune.surface.card }
          }
        }
        """
    #expect(
      uses(code) == ["text.on-accent on surface.accent in A.body", "text.primary on surface.card in A.body"])
  }

  @Test("colours and views that are handed over are followed")
  func handedOver() {
    let pill = """
      struct Pill: View {
        let ink: ColorToken
        let icon: Image
        var body: some View { HStack { icon; Text(x).foregroundStyle(ink) }.background(.vocelune.surface.card) }
      }
      """
    #expect(
      uses(view("Pill(ink: .vocelune.text.muted, icon: Image(systemName: \"star\"))") + pill)
        == ["text.muted on surface.card in Pill.body"])
    #expect(
      uses(
        view(
          "line(x, .vocelune.text.muted).background(.vocelune.surface.card)",
          "func line(_ text: String, _ ink: ColorToken) -> some View { Text(text).foregroundStyle(ink) }"))
        == ["text.muted on surface.card in A.line"])
  }

  @Test("pictures in the colour of the text are symbols")
  func templates() {
    let image = "Image(name).renderingMode(.template).foregroundStyle(.vocelune.text.muted)"
    #expect(
      uses(view("\(image).background(.vocelune.surface.card)")) == ["graphic text.muted on surface.card in A.body"])
    #expect(
      uses(view("\(image.replacing("template", with: "original")).background(.vocelune.surface.card)")) == [])
  }

  @Test("what SwiftUI shows in parts is seen in parts")
  func parts() {
    let label = "Label { Text(x).foregroundStyle(.vocelune.text.muted) } icon: { Image(systemName: \"star\") }"
    #expect(
      uses(view("\(label).foregroundStyle(.vocelune.text.primary).background(.vocelune.surface.card)")) == [
        "text.muted on surface.card in A.body", "graphic text.primary on surface.card in A.body",
      ])
    let flow = "struct Flow: Layout { }"
    #expect(
      uses(view("Flow { Text(x) }.foregroundStyle(.vocelune.text.muted).background(.vocelune.surface.card)") + flow)
        == ["text.muted on surface.card in A.body"])
  }

  @Test(
    "what changes no colour of what can be used is passed over",
    arguments: [
      "disabled(name.isEmpty)", "opacity(isOpen ? 1 : 0)", "elevation(.vocelune.flat)", "scrim(.vocelune.flat)",
    ])
  func harmless(modifier: String) {
    #expect(
      uses(view("Text(x).foregroundStyle(.vocelune.text.muted).\(modifier).background(.vocelune.surface.card)"))
        == ["text.muted on surface.card in A.body"])
  }

  @Test("glass is not seen through")
  func glass() {
    let text = "Text(x).foregroundStyle(.vocelune.text.muted)"
    let behind = ".background(.vocelune.surface.card)"
    #expect(walked(view("\(text).elevation(.vocelune.glass)\(behind)")).unseen == 1)
    #expect(walked(view("\(text).elevation(isOn ? .vocelune.flat : .vocelune.glass)\(behind)")).unseen == 1)
    #expect(
      uses(view("\(text)\(behind).elevation(.vocelune.glass)")) == ["text.muted on surface.card in A.body"])
  }

  @Test("text styles come along, and a font takes them away")
  func styles() {
    let text =
      "Text(x).textStyle(.vocelune.display).foregroundStyle(.vocelune.text.muted).background(.vocelune.surface.card)"
    #expect(uses(view(text)) == ["text.muted on surface.card as typography.display in A.body"])
    #expect(
      uses(view(text.replacing(".textStyle(", with: ".font(.body).textStyle(")))
        == ["text.muted on surface.card in A.body"])
  }

  @Test(
    "what cannot be seen is counted",
    arguments: [
      "Text(x).foregroundStyle(.vocelune.text.muted)", "Text(x).background(.vocelune.surface.card)",
      "Text(x).foregroundStyle(.vocelune.text.muted).background(.ultraThinMaterial)",
      "Text(x).foregroundStyle(.vocelune.text.muted).opacity(0.5).background(.vocelune.surface.card)",
      "Text(x).foregroundStyle(.vocelune.text.muted).glow().background(.vocelune.surface.card)",
      "Tile { Text(x).foregroundStyle(.vocelune.text.muted) }.background(.vocelune.surface.card)",
      "Text(x).foregroundStyle(.vocelune.text.muted.opacity(0.4)).background(.vocelune.surface.card)",
    ])
  func unseen(_ body: String) {
    #expect(walked(view(body)).uses == [])
    #expect(walked(view(body)).unseen == 1)
  }

  @Test("sheets and menus have their own ground")
  func elsewhere() {
    let body = "Text(x).sheet { Text(y).foregroundStyle(.vocelune.text.muted) }.background(.vocelune.surface.card)"
    #expect(walked(view(body)).uses == [])
  }

  @Test("grounds that come and go many times over come to an end")
  func clearingsOfClearings() {
    let layers = (0..<40).map { ".background(a\($0) ? .clear : b\($0) ? .clear : .vocelune.surface.card)" }.joined()
    let code = view("Text(x).foregroundStyle(.vocelune.text.muted)\(layers)")
    #expect(walked(code).uses == ["text.muted on surface.card in A.body"])
  }

  @Test("views that hold each other come to an end")
  func recursion() {
    let code = """
      struct A: View { var body: some View { VStack { B(); B() }.background(.vocelune.surface.card) } }
      struct B: View { var body: some View { C(); C(); C() } }
      struct C: View { var body: some View { B(); B(); Text(x).foregroundStyle(.vocelune.text.muted) } }
      """
    #expect(uses(code) == ["text.muted on surface.card in C.body"])
  }
}
