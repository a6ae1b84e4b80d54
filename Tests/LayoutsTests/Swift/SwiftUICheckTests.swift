import Diagnostics
import Layouts
import Testing

/// What SwiftUI code is told, and what it is not.
@Suite struct SwiftUICheckTests {
  typealias Case = (code: String, found: [String])

  private static func found(_ rule: RuleID, _ code: String) throws -> [String] {
    try CheckedLayout(swift: code).summary(rule)
  }

  @Test(arguments: [
    ("Badge().offset(x: 12, y: -4)", ["note «x: 12»"]),
    ("Badge().offset(x: -8)", ["note «x: -8»"]),
    ("Drawer().offset(x: isOpen ? 0 : -300)", ["note «x: isOpen ? 0 : -300»"]),
    ("Badge().offset(CGSize(width: 4, height: 0))", ["note «width: 4»"]),
    ("Badge().offset(y: 12)", []), ("Badge().offset(x: 0, y: 12)", []), ("Badge().offset(x: 1, y: 0)", []),
    ("Badge().offset(x: distance)", []),
    ("Field().offset(x: isWrong ? -6 : 6)", []),
    ("Badge().offset(x: 12 * sign).environment(\\.locale, l)", []),
    ("Badge().offset(x: isRTL ? -12 : 12)", []),
    ("if layoutDirection == .rightToLeft { Badge().offset(x: -12) } else { Badge().offset(x: 12) }", []),
    ("let a = text.offset(x: 4) * (isRightToLeft ? -1 : 1)", []),
    ("let i = index.offset(by: 4)", []),
    ("#Preview { Badge().offset(x: 12) }", []),
  ])
  func offsetsAreMirroredByTheSystem(test: Case) throws {
    #expect(try Self.found(.fixedSide, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("Text(a).position(x: proxy.size.width - 20, y: 0)", ["note «proxy.size.width - 20»"]),
    ("Text(a).offset(x: isShown ? 0 : proxy.size.width)", ["note «isShown ? 0 : proxy.size.width»"]),
    ("let x = proxy.frame(in: .global).minX", ["warning «proxy.frame(in: .global).minX»"]),
    ("func f() { let box = proxy.frame(in: .local)\n g(box.maxX - 4) }", ["warning «box.maxX»"]),
    ("Text(a).position(x: proxy.size.width / 2, y: 0)", []), ("Text(a).position(x: 0.5 * proxy.size.width, y: 0)", []),
    ("let x = proxy.frame(in: .global).midX", []), ("let y = proxy.frame(in: .global).minY", []),
    ("let r = CGRect(x: proxy.frame(in: .global).minX, y: 0, width: 1, height: 1)", []),
    ("let f = frame.offsetBy(dx: -proxy.frame(in: .global).minX, dy: -proxy.frame(in: .global).minY)", []),
    ("let d = abs(proxy.frame(in: .global).minX)", []),
    ("let x = isRTL ? proxy.frame(in: .global).maxX : proxy.frame(in: .global).minX", []),
    ("func place(in bounds: CGRect) { g(bounds.minX) }", []),
  ])
  func geometry(test: Case) throws {
    #expect(try Self.found(.coordinateArithmetic, test.code) == test.found, "\(test.code)")
  }

  /// All uses in one method are one thing to mend.
  @Test func geometryIsGroupedByMethod() throws {
    let layout = try CheckedLayout(
      swift:
        "func f() { a(p.frame(in: .local).minX)\n b(p.frame(in: .local).maxX) }\nfunc g() { c(p.frame(in: s).minX) }")
    #expect(layout.findings.map(\.labels.count) == [1, 0])
    #expect(layout.findings.map(\.symbol) == ["f", "g"])
  }

  @Test(arguments: [
    (".onEnded { v in if v.translation.width < -50 { next() } }", ["warning «v.translation.width»"]),
    (".onChanged { offset = $0.translation.width }", ["warning «$0.translation.width»"]),
    (".onEnded { if $0.predictedEndTranslation.width > 0 { back() } }", ["warning «$0.predictedEndTranslation.width»"]),
    (".onChanged { value in progress = value.location.x / width }", ["warning «value.location.x»"]),
    (
      ".onEnded { v in if abs(v.translation.width) > abs(v.translation.height), v.translation.width > 0 { back() } }",
      ["warning «v.translation.width»"]
    ),
    (".onEnded { v in if abs(v.translation.width) > 50 { toggle() } }", []),
    (".onChanged { v in x = v.translation.width; y = v.translation.height }", []),
    (".onChanged { v in offset = v.translation }", []), (".onChanged { v in y = v.translation.height }", []),
    (".onEnded { v in if v.translation.width * (isRTL ? -1 : 1) > 0 { back() } }", []),
    (".onEnded { v in let w = layoutDirection == .rightToLeft ? -v.translation.width : v.translation.width }", []),
    ("let x = annotation.location.x", []), ("let w = text.translation.width2", []),
  ])
  func drags(test: Case) throws { #expect(try Self.found(.gestureSign, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Card().cornerRadius(8, corners: [.topLeft, .bottomLeft])", ["warning «[.topLeft, .bottomLeft]»"]),
    ("Card().rounded(corners: .topLeft)", ["warning «.topLeft»"]),
    ("let c: UIRectCorner = [.topLeft, .topRight, .bottomRight]", ["warning «[.topLeft, .topRight, .bottomRight]»"]),
    ("let p = UIBezierPath(roundedRect: r, byRoundingCorners: [.topRight], cornerRadii: s)", ["warning «[.topRight]»"]),
    ("Card().cornerRadius(8, corners: [.topLeft, .topRight])", []),
    ("Card().cornerRadius(8, corners: [.topLeft, .topRight, .bottomLeft, .bottomRight])", []),
    ("Card().cornerRadius(8, corners: isRTL ? [.topRight] : [.topLeft])", []),
    ("switch place { case .topLeft: a() case .topRight: b() }", []), ("let p = rect.topLeft", []),
    ("let place = Place.topLeft", []),
  ])
  func corners(test: Case) throws { #expect(try Self.found(.fixedCorner, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    (
      "Header().environment(\\.layoutDirection, .leftToRight)", ["note «environment(\\.layoutDirection, .leftToRight)»"]
    ),
    ("Header().environment(\\.layoutDirection, direction)", []),
    ("Header().environment(\\.colorScheme, .dark)", []), ("Header().environment(model)", []),
    ("PhoneField().environment(\\.layoutDirection, .leftToRight)", []),
    (
      "GlanceCard().environment(\\.layoutDirection, .leftToRight)",
      ["note «environment(\\.layoutDirection, .leftToRight)»"]
    ),
    (
      "Spinner().environment(\\.layoutDirection, .leftToRight)",
      ["note «environment(\\.layoutDirection, .leftToRight)»"]
    ),
    ("Field(cardNumber).environment(\\.layoutDirection, .leftToRight)", []),
    ("struct CodeView: View { var body: some View { Text(a).environment(\\.layoutDirection, .leftToRight) } }", []),
    ("#Preview { Header().environment(\\.layoutDirection, .rightToLeft) }", []),
    (
      "struct P: PreviewProvider { static var previews: some View { A().environment(\\.layoutDirection, .rightToLeft) } }",
      []
    ),
  ])
  func forcedDirections(test: Case) throws {
    #expect(try Self.found(.forcedDirection, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    (
      "let a = Locale.current.language.characterDirection == .rightToLeft",
      ["warning «Locale.current.language.characterDirection»"]
    ),
    (
      "let a = NSLocale.characterDirection(forLanguage: Locale.preferredLanguages[0])",
      ["warning «NSLocale.characterDirection(forLanguage: Locale.preferredLanguages[0])»"]
    ),
    ("let a = Locale.current.languageCode == \"ar\"", ["warning «Locale.current.languageCode == \"ar\"»"]),
    ("let a = Locale.current.isRightToLeft() ? b : c", ["warning «Locale.current.isRightToLeft()»"]),
    ("let a = Locale.current.isRTL", ["warning «Locale.current.isRTL»"]),
    (
      "func f() { guard let l = Locale.current.languageCode else { return }\n let d = Locale.characterDirection(forLanguage: l) }",
      ["warning «Locale.characterDirection(forLanguage: l)»"]
    ),
    ("func f(_ l: String) { let d = Locale.characterDirection(forLanguage: l) }", []),
    ("let a = Locale.current.identifier", []), ("let a = device.current.isFlippedOver", []),
    // A text's own language is another matter than the layout's.
    ("let a = Locale(identifier: post.language).language.characterDirection", []),
    ("let a = post.language == \"ar\"", []), ("let languages = [\"ar\", \"he\"]", []),
  ])
  func localeDirections(test: Case) throws {
    #expect(try Self.found(.localeDirection, test.code) == test.found, "\(test.code)")
  }

  @Test(arguments: [
    ("Image(\"arrow-back\")", ["warning «\"arrow-back\"»"]),
    ("Image(\"icons/icChevron24\")", ["warning «\"icons/icChevron24\"»"]),
    ("UIImage(named: \"next_button\")", ["warning «\"next_button\"»"]),
    ("Image(.arrowBack)", ["warning «.arrowBack»"]), ("Image(uiImage: .chevronLeft)", ["warning «.chevronLeft»"]),
    ("Image(asset: Asset.Icons.arrowNext)", ["warning «Asset.Icons.arrowNext»"]),
    (
      "Image(uiImage: .chevronLeft.imageFlippedForRightToLeftLayoutDirection())",
      ["warning «imageFlippedForRightToLeftLayoutDirection»"]
    ),
    ("Image(uiImage: .chevronLeft).flipsForRightToLeftLayoutDirection(true)", []),
    ("imageView.image = .chevronLeft.imageFlippedForRightToLeftLayoutDirection()", []),
    ("Image(systemName: a)", []), ("Image(.avatar)", []),
    ("Image(\"background\")", []), ("Image(\"arrow_up\")", []), ("Image(\"Arrow-Logo\")", []),
    ("Image(\"avatar\")", []),
    ("Image(name)", []), ("Image(\"arrow-back\").resizable().flipsForRightToLeftLayoutDirection(true)", []),
    ("UIImage(named: \"back\")?.imageFlippedForRightToLeftLayoutDirection()", []),
    ("Image(isRTL ? \"arrow-right\" : \"arrow-left\")", []),
  ])
  func assets(test: Case) throws { #expect(try Self.found(.directionalAsset, test.code) == test.found, "\(test.code)") }

  @Test(arguments: [
    ("Image(systemName: \"arrow.forward\").flipsForRightToLeftLayoutDirection(true)", 1),
    ("Image(systemName: \"text.bubble\").bold().flipsForRightToLeftLayoutDirection(true)", 1),
    ("Image(systemName: \"arrow.right\").flipsForRightToLeftLayoutDirection(true)", 0),
    ("Image(systemName: \"arrow.forward\").flipsForRightToLeftLayoutDirection(false)", 0),
    ("Image(\"arrow\").flipsForRightToLeftLayoutDirection(true)", 0),
  ])
  func mirroringTwice(code: String, count: Int) throws {
    #expect(try Self.found(.doubleFlip, code).count == count, "\(code)")
  }

  @Test(arguments: [
    // SwiftUI mirrors a turn with the layout.
    ("Image(systemName: \"chevron.forward\").rotationEffect(.degrees(isOpen ? 90 : 0))", []),
    ("Image(systemName: \"chevron.forward\")", []),
    ("Image(\"wave\").scaleEffect(x: -1, y: 1)", ["warning «scaleEffect(x: -1, y: 1)»"]),
    ("Image(\"wave\").scaleEffect(x: isRTL ? -1 : 1)", []), ("List { }.scaleEffect(x: 1, y: -1)", []),
  ])
  func turns(test: Case) throws { #expect(try Self.found(.directionalSymbol, test.code) == test.found, "\(test.code)") }
}
