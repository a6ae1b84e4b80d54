import Diagnostics
import Layouts
import Testing

/// What a design system asks of SwiftUI code.
@Suite struct DesignCheckTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ rule: RuleID, _ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(rule)
  }

  @Test(arguments: [
    ("Button(\"Close\") { close() }.frame(width: 24, height: 24)", ["warning «frame(width: 24, height: 24)»"]),
    ("Image(a).frame(width: 30, height: 30).onTapGesture { b() }", ["warning «frame(width: 30, height: 30)»"]),
    ("Button { a() } label: { Image(b).frame(width: 20, height: 20) }", ["warning «frame(width: 20, height: 20)»"]),
    ("Button(action: a) { Image(b).frame(width: 20, height: 20) }", ["warning «frame(width: 20, height: 20)»"]),
    ("Button(\"Close\") { close() }.frame(height: 32)", ["warning «frame(height: 32)»"]),
    ("Image(a).frame(width: 24, height: 24)", []),
    ("Button(\"Close\") { close() }.frame(width: 44, height: 44)", []),
    ("Button(\"Close\") { close() }.frame(width: 24, height: 24).padding(10)", []),
    ("Image(a).frame(width: 24, height: 24).contentShape(Circle()).onTapGesture { b() }", []),
    ("Button { a() } label: { Image(b).frame(width: 20, height: 20).padding(12) }", []),
    ("Button { a() } label: { Image(b).frame(width: 20, height: 20) }.frame(width: 44, height: 44)", []),
    ("Button { a() } label: { Image(b).frame(width: 20, height: 20) }.buttonStyle(.bordered)", []),
    (
      "Button { a() } label: { Image(b).frame(width: 20, height: 20) }.buttonStyle(.plain)",
      ["warning «frame(width: 20, height: 20)»"]
    ),
    ("Button { a() } label: { HStack { Image(b).frame(width: 20, height: 20); Text(c) } }", []),
    ("List { Button { a() } label: { Image(b).frame(width: 20, height: 20) } }", []),
    ("A().toolbar { Button { a() } label: { Image(b).frame(width: 20, height: 20) } }", []),
    ("Menu { Button { a() } label: { Image(b).frame(width: 20, height: 20) } } label: { c }", []),
    ("Button { Image(b).frame(width: 20, height: 20) } label: { c }", []),
  ])
  func targets(test: Case) throws { #expect(try Self.found(.hitTarget, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Text(title).frame(height: 20)", ["warning «20»"]),
    ("HStack { Image(a); Text(b) }.frame(height: 44)", ["warning «44»"]),
    ("Text(title).bold().frame(width: 80, height: 20)", ["warning «20»"]),
    ("Text(title).frame(minHeight: 20)", []), ("Image(a).frame(height: 20)", []), ("Divider().frame(height: 1)", []),
    ("Text(\"🎉\").frame(height: 20)", []), ("Text(title).frame(height: rowHeight)", []),
    ("Label(\"A\", systemImage: \"b\").frame(width: 25, height: 25)", []),
    ("Button(\"A\", systemImage: \"b\") { c() }.frame(width: 28, height: 28)", []),
    // Too small for a finger, which is told alone.
    ("Button(\"A\") { c() }.frame(width: 28, height: 28)", []),
    ("ScrollView { Text(a) }.frame(height: 120)", []), ("VStack { Text(a) }.frame(height: 400)", []),
    ("HStack { Image(a) }.frame(height: 44)", []),
    // What a menu holds stands elsewhere, and an action shows nothing.
    ("Menu { Text(a) } label: { Image(b) }.frame(width: 48, height: 48)", []),
    ("Menu { Image(b) } label: { Text(a) }.frame(height: 48)", ["warning «48»"]),
    ("Menu(\"Sort\") { Image(b) }.frame(height: 48)", ["warning «48»"]),
    ("Button { show(Text(a)) } label: { Image(b) }.frame(height: 48)", []),
    // A size that is fixed is told by itself, and does not grow out of its frame.
    ("ZStack { Circle(); Text(a).font(.system(size: 9)) }.frame(width: 20, height: 20)", []),
    ("Text(a).font(.system(size: 14)).frame(height: 20)", ["warning «20»"]),
    ("Text(a).frame(height: 20).font(.system(size: 10))", []),
    ("VStack { Text(a).font(.system(size: 9)); Text(b) }.frame(height: 40)", ["warning «40»"]),
  ])
  func heights(test: Case) throws { #expect(try Self.found(.fixedTextHeight, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Text(a).lineHeight(.exact(points: 20))", ["warning «20»"]),
    ("Text(a).font(.system(size: 16)).lineHeight(.exact(points: 14))", ["warning «14»"]),
    ("Text(a).lineHeight(.multiple(factor: 0.9))", ["warning «0.9»"]),
    ("Text(a).font(.custom(\"NotoNastaliqUrdu\", size: 20)).lineHeight(.multiple(factor: 2))", ["warning «2»"]),
    ("style.maximumLineHeight = 20", ["warning «20»"]), ("style.lineHeightMultiple = 0.8", ["warning «0.8»"]),
    ("func f() { label.font = .systemFont(ofSize: 17); style.maximumLineHeight = 16 }", ["warning «16»"]),
    (
      "func f() { label.font = UIFont(name: \"Amiri-Regular\", size: 20); style.maximumLineHeight = 30 }",
      ["warning «30»"]
    ),
    ("func f() { label.font = .systemFont(ofSize: 17); style.maximumLineHeight = 22 }", []),
    ("Text(a).font(.system(size: 16)).lineHeight(.exact(points: 20))", []),
    ("Text(a).lineHeight(.multiple(factor: 1.3))", []), ("Text(a).lineHeight(.loose)", []),
    ("style.maximumLineHeight = height", []), ("style.maximumLineHeight = metrics.scaledValue(for: 20)", []),
    ("style.maximumLineHeight = 0", []), ("style.lineHeightMultiple = 1.16", []), ("style.minimumLineHeight = 20", []),
    ("import AppKit\nstyle.maximumLineHeight = 20", []),
  ])
  func lineHeights(test: Case) throws {
    #expect(try Self.found(.fixedTextHeight, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("Text(a).lineLimit(1)", ["note «lineLimit(1)»"]),
    ("Text(a).minimumScaleFactor(0.5)", ["note «minimumScaleFactor(0.5)»"]),
    ("Text(a).truncationMode(.middle)", ["note «truncationMode(.middle)»"]),
    ("Text(a).lineLimit(2)", []), ("Text(a).lineLimit(nil)", []), ("Text(a).minimumScaleFactor(1)", []),
  ])
  func truncation(test: Case) throws {
    #expect(try Self.found(.truncatedText, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("Text(a).font(.system(size: 17))", ["warning «17»"]),
    ("Text(a).font(Font.system(size: 17, weight: .bold))", ["warning «17»"]),
    ("label.font = UIFont.systemFont(ofSize: 13)", ["warning «13»"]),
    ("Text(a).font(.custom(\"Vollkorn\", fixedSize: 17))", ["warning «17»"]),
    ("Text(a).dynamicTypeSize(...DynamicTypeSize.xxLarge)", ["warning «dynamicTypeSize(...DynamicTypeSize.xxLarge)»"]),
    ("Text(a).dynamicTypeSize(.large)", ["warning «dynamicTypeSize(.large)»"]),
    ("Text(a).font(.system(.body, design: .rounded))", []), ("Text(a).font(.custom(\"Vollkorn\", size: 17))", []),
    ("Text(a).font(.system(size: titleSize))", []), ("Image(a).font(.system(size: 17))", []),
    ("Text(\"🎉\").font(.system(size: 60))", []), ("icon.font(.system(size: 28))", []),
    ("init(symbolFont: Font = .system(size: 35)) { }", []), ("let iconFont = Font.system(size: 24)", []),
    ("Text(a).minimumScaleFactor(0.1).font(.system(size: 900))", []),
    ("struct SummaryPDF { let title = UIFont.systemFont(ofSize: 14) }", []),
    ("let none = UIFont.systemFont(ofSize: 1)", []),
    ("UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))", []),
    ("Text(a).dynamicTypeSize(...DynamicTypeSize.accessibility3)", []), ("Text(a).dynamicTypeSize(.large...)", []),
    ("let size = dynamicTypeSize(.large)", []),
    ("Button { a() } label: { Image(systemName: b) }.font(.system(size: 20))", []),
    ("HStack { Image(b); Spacer() }.font(.system(size: 20))", []),
    ("HStack { Image(b); Badge() }.font(.system(size: 20))", ["warning «20»"]),
    ("Button(\"Close\") { Image(b) }.font(.system(size: 20))", ["warning «20»"]),
    ("action.image(for: state).font(.system(size: 20))", []),
    ("import AppKit\nlabel.font = NSFont.systemFont(ofSize: 13)", []),
    ("import AppKit\nimport UIKit\nlabel.font = UIFont.systemFont(ofSize: 13)", ["warning «13»"]),
  ])
  func fontSizes(test: Case) throws { #expect(try Self.found(.fixedFontSize, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Text(a).dynamicTypeSize(...DynamicTypeSize.large)", "text stops growing at large"),
    ("Text(a).dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)", "text stops growing at large"),
    ("Text(a).dynamicTypeSize(.large)", "text is held at the size of large"),
    ("Image(systemName: a).dynamicTypeSize(...DynamicTypeSize.large)", "the symbol stops growing at large"),
    (
      "action.image(for: b)\n#if os(iOS)\n.font(.body)\n.dynamicTypeSize(.large)\n#endif",
      "the symbol is held at the size of large"
    ),
  ])
  func whatStopsGrowing(code: String, message: String) throws {
    #expect(try CheckedLayout(swift: code).findings.map(\.message) == [message], "\(code)")
  }

  /// On the Mac no setting of the reader's reaches text.
  @Test(arguments: [
    ("Sources/Cards_macOS/Card.swift", 0), ("macOS/Card.swift", 0), ("Sources/Cards_iOS_macOS/Card.swift", 1),
    ("Sources/Cards/Card.swift", 1),
  ])
  func theMacIsKnownByFolders(path: String, count: Int) throws {
    let layout = try CheckedLayout(path, "import SwiftUI\nText(a).font(.system(size: 15))")
    #expect(layout.summary(.fixedFontSize).count == count)
  }

  @Test(arguments: [
    ("Text(a).tracking(1.5)", ["error «1.5»"]), ("Text(a).kerning(-0.4)", ["error «-0.4»"]),
    ("let attributes: [NSAttributedString.Key: Any] = [.kern: 1.2]", ["error «1.2»"]),
    ("Text(a).tracking(0)", []), ("Text(a).tracking(style.tracking)", []), ("Text(a).tracking(isArabic ? 0 : 1.5)", []),
    ("if locale.language.script == .latin { Text(a).tracking(1.5) }", []), ("Text(verbatim: \"VOCE\").tracking(4)", []),
    ("let a: [Key: Int] = [.kern: 0]", []),
  ])
  func tracking(test: Case) throws { #expect(try Self.found(.arabicTracking, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Text(a).padding(16)", ["note «16»"]), ("Text(a).padding(.horizontal, 16)", ["note «16»"]),
    ("VStack(spacing: 16) { }", ["note «16»"]), ("A().cornerRadius(8)", ["note «8»"]),
    ("RoundedRectangle(cornerRadius: 8)", ["note «8»"]), ("A().animation(.linear(duration: 0.2))", ["note «0.2»"]),
    ("Text(a).font(.system(size: 17))", ["note «17»"]),
    ("Color(red: 1, green: 0, blue: 0.4)", ["note «Color(red: 1, green: 0, blue: 0.4)»"]),
    ("Color(hex: 0xFF0066)", ["note «Color(hex: 0xFF0066)»"]), ("Color(\"#ff0066\")", ["note «Color(\"#ff0066\")»"]),
    ("Text(a).padding(8)", []), ("A().cornerRadius(16)", []), ("Text(a).padding(App.Spacing.card)", []),
    ("Color(\"accent\")", []), ("Color.red", []),
  ])
  func rawValues(test: Case) throws {
    var options = LayoutOptions()
    options.tokens.add("spacing.card", for: .spacing, .number(16))
    options.tokens.add("radius.card", for: .radius, .number(8))
    options.tokens.add("motion.quick", for: .duration, .number(200))
    options.tokens.add("type.body", for: .fontSize, .number(17))
    options.tokens.add("accent", for: .color, .color(0xFF00_66FF))
    let layout = try CheckedLayout("Card.swift", test.code, options: options)
    #expect(layout.summary(.rawValue) == test.found, "\(test.code)")
  }

  /// A value that a token has in some context only is told with the context, unless another has it by default.
  @Test(arguments: [
    ("16", "16 is spacing.card among the tokens", "use spacing.card"),
    ("12", "12 is spacing.card in compact among the tokens", "use spacing.card"),
    ("8", "8 is spacing.tight among the tokens", "use spacing.tight"),
  ])
  func rawValuesOfContexts(value: String, message: String, help: String) throws {
    var options = LayoutOptions()
    options.tokens.add("spacing.card", for: .spacing, .number(16))
    options.tokens.add("spacing.card", in: "roomy", for: .spacing, .number(16))
    options.tokens.add("spacing.card", in: "compact", for: .spacing, .number(12))
    options.tokens.add("spacing.row", in: "compact", for: .spacing, .number(8))
    options.tokens.add("spacing.tight", for: .spacing, .number(8))
    let findings = try CheckedLayout("Card.swift", "Text(a).padding(\(value))", options: options).findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.flatMap(\.help) == [help])
  }

  @Test(arguments: [
    "Text(verbatim: \"\\(step) / \\(stepCount)\").tracking(2)", "Text(verbatim: \"1 / 4\").kerning(1)",
    "Text(code).kerning(3).monospaced()", "Text(code).tracking(2).font(.system(size: 12, design: .monospaced))",
    "content.kerning(0.06)",
  ])
  func trackingThatReachesNoArabicIsPassedOver(code: String) throws {
    #expect(try CheckedLayout(swift: "let a = \(code)").summary(.arabicTracking) == [], "\(code)")
  }

  @Test(arguments: [
    "Text(verbatim: name).tracking(2)", "Text(verbatim: \"\\(name)!\").tracking(2)", "Text(title).kerning(1)",
    "Text(\"Pay now\").kerning(2).monospaced()", "Text(title).tracking(1).monospacedDigit()",
  ])
  func otherTrackingIsFound(code: String) throws {
    #expect(try CheckedLayout(swift: "let a = \(code)").summary(.arabicTracking).count == 1, "\(code)")
  }

  /// A letter that stands for a name is a picture.
  @Test(arguments: [
    ("Text(domain.first?.uppercased() ?? \"\")", true), ("Text(String(name.prefix(1)))", true), ("Text(\"A\")", true),
    ("Text(user.initials)", true), ("Text(names.first ?? \"\")", false),
    ("Text(lines.first?.uppercased() ?? a)", false),
    ("Text(String(name.prefix(20)))", false), ("Text(name)", false),
  ])
  func aLetterIsAPicture(text: String, isPicture: Bool) throws {
    let code = "let a = \(text).font(.system(size: 40)).frame(width: 60, height: 60)"
    let rules: Set<RuleID> = [.fixedFontSize, .fixedTextHeight]
    #expect(try CheckedLayout(swift: code).findings.contains { rules.contains($0.rule) } != isPicture, "\(text)")
  }

  /// One frame is one thing to mend.
  @Test func aSmallTargetWithTextIsOneFinding() throws {
    let code = """
      struct A: View { var body: some View {
        Button { go() } label: { HStack { Text(title); Spacer() }.frame(height: 20) }.buttonStyle(.borderless)
      } }
      """
    let layout = try CheckedLayout(swift: code)
    #expect(layout.findings.map(\.rule) == [.hitTarget])
    #expect(layout.findings.first?.help == ["use minHeight: 44, which lets the text grow as well"])
    let larger = try CheckedLayout(swift: code.replacing("height: 20", with: "height: 44"))
    #expect(larger.findings.map(\.rule) == [.fixedTextHeight])
  }
}
