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
    ("ScrollView { Text(a) }.frame(height: 120)", []), ("VStack { Text(a) }.frame(height: 400)", []),
    ("HStack { Image(a) }.frame(height: 44)", []),
  ])
  func heights(test: Case) throws { #expect(try Self.found(.fixedTextHeight, test.code) == test.found, "\(test.code)") }

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
    ("import AppKit\nlabel.font = NSFont.systemFont(ofSize: 13)", []),
    ("import AppKit\nimport UIKit\nlabel.font = UIFont.systemFont(ofSize: 13)", ["warning «13»"]),
  ])
  func fontSizes(test: Case) throws { #expect(try Self.found(.fixedFontSize, test.code) == test.found, "\(test.code)") }

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
}
