import Catalogs
import Diagnostics
import Documents
import Locales
import Testing

@Suite struct AndroidReaderTests {
  private static func read(_ text: String, locale: String? = nil) -> CatalogText {
    CatalogText(text, .android, locale: locale, AndroidReader.self)
  }

  private static func string(_ content: String) -> CatalogText {
    read("<resources><string name=\"k\">\(content)</string></resources>")
  }

  /// What aapt2 makes of a text (ResourceParser::FlattenXmlSubtree, ResourceUtils::StringBuilder).
  static let texts: [(String, String)] = [
    ("", ""),
    ("Hello", "‹Hello›"),
    ("  a  b\n\t c ", "‹a b c›"),
    ("\" a  b \"", "‹ a  b ›"),
    ("a\u{A0}\u{A0}b\u{2003}\u{2003}", "‹a\u{A0}\u{A0}b\u{2003}\u{2003}›"),
    (##"a\nb\tc\#d\@e\?f\"g\'h\\i"##, "‹a\nb\tc#d@e?f\"g'h\\i›"),
    (#"\u00e9\u0020\u0020x"#, "‹é  x›"),
    (#"a \n b"#, "‹a \n b›"),
    (#"\q"#, "‹q›"),
    (#"\é x"#, "‹é x›"),
    (#"a\  b"#, "‹a  b›"),
    // Blanks at the end go before the backslash is looked at.
    (#"\q\z\ "#, "‹qz›"),
    ("\"it's\"", "‹it's›"),
    ("say \"don't\" now", "‹say don't now›"),
    ("&lt;b&gt; &amp; &#233;", "‹<b> & é›"),
    // An entity is the character, so this is a quotation mark, and what follows is quoted.
    ("&quot;a  b&quot;", "‹a  b›"),
    ("<![CDATA[ <b>a</b>\n  c\\n ]]>", "‹<b>a</b> c\n›"),
    ("a<!-- note --> b", "‹a b›"),
    ("a <!-- note --> b", "‹a b›"),
    ("<b>a</b> c", "‹<b>a</b> c›"),
    // A style anywhere keeps the blanks at both ends, and blanks do not collapse across it.
    ("  <b> x</b>  y  ", "‹ <b> x</b> y ›"),
    ("a <a href=\"https://x.y\">b</a><br/>", "‹a <a href=\"https://x.y\">b</a><br/>›"),
    ("Hi <xliff:g id=\"n\">Bob</xliff:g>!", "‹Hi ›‹‹Bob››‹!›"),
    (
      "  <xliff:g id=\"n\">%1$s</xliff:g>  of  <xliff:g>x %2$d</xliff:g> ",
      "{1 string %s}‹ of ›‹‹x ››{2 integer %d}"
    ),
    ("<b><xliff:g>Bob</xliff:g></b>", "‹<b>›‹‹Bob››‹</b>›"),
    ("%d of %s, 100%%", "{1 integer %d}‹ of ›{2 string %s}‹, ›‹100›‹%›"),
    (#"\@string/x"#, "‹@string/x›"),
    ("@home", "‹@home›"),
  ]

  @Test(arguments: texts)
  func textsAreReadAsCompiled(_ content: String, _ expected: String) throws {
    let reading = Self.string(content)
    let message = try #require(reading.messages.first)
    // How the printf reader cuts text around `%%` is its own.
    func joined(_ text: String) -> String { text.split(separator: "›‹", omittingEmptySubsequences: false).joined() }
    #expect(joined(PatternText.text(message.pattern)) == joined(expected))
    #expect(reading.faults == [])
    #expect(message.flaws == [])
  }

  @Test func resourcesAreRead() {
    let reading = Self.read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE resources [<!ENTITY app "Orb">]>
      <resources xmlns:tools="http://schemas.android.com/tools" xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2"
          tools:locale="en-GB">
        <!-- The name of the app -->
        <string name="app_name" translatable="false">&app;</string>
        <string name="hello" tools:ignore="MissingTranslation">Hello from &app;</string>
        <!-- tokens:ignore strings/length - fits -->
        <string name="tip" product="tablet">Tap</string>
        <string name="tip" product="default">Touch</string>
        <string name="other">@string/hello</string>
        <item name="more" type="string" formatted="false">%d of %d</item>
        <dimen name="gap">4dp</dimen>
        <plurals name="days">
          <item quantity="one">%d day</item>
          <!-- two and more -->
          <item quantity="other">%d days</item>
        </plurals>
        <string-array name="week"><item>Mon</item><item>@string/hello</item><item>Tue</item></string-array>
      </resources>
      """)
    #expect(reading.locales == ["en-GB"])
    #expect(reading.files[0].sourceLocale?.text == "en-GB")
    #expect(
      reading.texts == [
        "app_name = ‹Orb›",
        "hello = ‹Hello from Orb›",
        "tip[tablet] = ‹Tap›",
        "tip = ‹Touch›",
        "more = {1 integer %d}‹ of ›{2 integer %d}",
        "days = plural(){one: {1 integer %d}‹ day› | other: {1 integer %d}‹ days›}",
        "week[0] = ‹Mon›",
        "week[2] = ‹Tue›",
      ])
    #expect(reading.facts == ["app_name: The name of the app, fixed", "other: fixed", "week[1]: fixed"])
    #expect(reading.words == [])
    #expect(reading.faults == [])
    #expect(reading.files[0].comments.map(\.text) == ["tokens:ignore strings/length - fits"])
    #expect(reading.text(reading.messages[1].keySpan) == "hello")
    guard case .choice(let choice) = reading.messages[5].pattern.pieces.first?.content else {
      Issue.record("no choice")
      return
    }
    #expect(choice.cases.map { reading.text($0.selectorSpan) } == ["one", "other"])
    #expect(reading.text(choice.cases[0].span) == "<item quantity=\"one\">%d day</item>")
  }

  /// What is wrong, where, and what to do about it.
  static let faults: [(String, [String])] = [
    (
      "<string name=\"k\">it's</string>",
      ["error apostrophe at ': an apostrophe has no backslash; write \\', or \u{2019}"]
    ),
    (
      "<string name=\"k\"><![CDATA[it's]]></string>",
      ["error apostrophe at ': an apostrophe has no backslash; write \\', or \u{2019}"]
    ),
    (
      "<string name=\"k\">it&apos;s</string>",
      ["error apostrophe at &apos;: an apostrophe has no backslash; write \\', or \u{2019}"]
    ),
    (
      "<string name=\"k\">\"a <b>it's</b>\"</string>",
      [
        "warning syntax at \": this quotation mark is not shown, and nothing closes it; write \\\" to show it",
        "error apostrophe at ': an apostrophe has no backslash; write \\', or \u{2019}",
        "warning syntax at \": this quotation mark is not shown, and nothing closes it; write \\\" to show it",
      ]
    ),
    (
      "<string name=\"k\">\\u00e</string>",
      [
        "error syntax at \\u00e: \\u00e needs four hexadecimal digits; "
          + "write all four, such as \\u00E9, or the character itself"
      ]
    ),
    (
      "<string name=\"k\">\\uD83D\\uDE00</string>",
      [
        "warning syntax at \\uD83D\\uDE00: \\uD83D\\uDE00 is one character in two halves, and the resource compiler drops "
          + "halves; write the character itself: 😀"
      ]
    ),
    (
      "<string name=\"k\">a\\r\\</string>",
      [
        "warning syntax at \\r: \\r is no escape: its backslash is dropped; write r, or \\\\ for a backslash that shows",
        "warning syntax at \\: a backslash ends this text, and is dropped; write \\\\ to show it, or remove it",
      ]
    ),
    (
      "<string name=\"k\">(a\\) \\uD83D</string>",
      [
        "note syntax at \\): \\) is no escape: its backslash is dropped; write ), or \\\\ for a backslash that shows",
        "error syntax at \\uD83D: \\uD83D is half of a surrogate pair, which Android drops; write the character itself",
      ]
    ),
    ("<string>x</string>", ["error shape at string: this string has no name; write name=\"…\", which code asks for"]),
    ("<sting name=\"k\">x</sting>", ["error shape at sting: there is no resource sting; did you mean string?"]),
    (
      "<string name=\"k\">x</string><string name=\"k\">y</string>",
      ["error duplicate-key at k: the name k appears twice; remove or rename one of the two"]
    ),
    (
      "<plurals name=\"k\"><item quantity=\"fw\">x</item><item>y</item><item quantity=\"other\">z</item>"
        + "<item quantity=\"other\">z</item></plurals>",
      [
        "error shape at fw: \"fw\" is no quantity; did you mean few?",
        "error shape at item: this item of k has no quantity; write quantity=\"other\"",
        "error duplicate-key at other: the quantity other of k appears twice; remove one of the two",
      ]
    ),
    (
      "<plurals name=\"k\"/>",
      ["error shape at k: the plurals k have no items; write <item quantity=\"other\">…</item>"]
    ),
    (
      "<string-array name=\"k\"><string>x</string></string-array>",
      ["error shape at string: string-array holds string; items were expected; write <item>…</item>"]
    ),
    (
      "<string name=\"k\" translatable=\"no\">x</string>",
      ["error shape at no: translatable is \"no\"; write true or false"]
    ),
  ]

  @Test(arguments: faults)
  func faultsAreSaid(_ content: String, _ expected: [String]) {
    let reading = Self.read("<resources>\(content)</resources>")
    #expect(reading.words == expected)
    #expect(reading.faults == [])
  }

  @Test func otherFilesAreSaid() {
    #expect(
      Self.read("<manifest/>").words
        == [
          "error shape at manifest: the file holds manifest; resources was expected; "
            + "write <resources> … </resources>"
        ])
  }

  @Test func apostrophesAreMended() {
    let reading = Self.string("it's 'x' &apos;\"'\"")
    #expect(reading.mended.contains(#">it\'s \'x\' \'"'"<"#))
    #expect(Self.read(reading.mended).words == [])
  }

  /// Parts of texts through escapes, entities and collapsed blanks: how they are written, and how a replacement is.
  @Test(arguments: [
    (#"it\'s  %d &amp; x"#, "%d", "%1$d", "%d", #"it\'s  %1$d &amp; x"#),
    (#"it\'s  %d &amp; x"#, "'s %", "a", #"\'s  %"#, "itad &amp; x"),
    (#"it\'s  %d &amp; x"#, "&", "<", "&amp;", nil),
    (#"it\'s  %d &amp; x"#, "&", "'&'", "&amp;", #"it\'s  %d \'&amp;\' x"#),
    ("<b>a</b> \"q  q\"", "q  q", "z", "q  q", "<b>a</b> \"z\""),
    ("a &app; b", "Orb", "Sun", "&app;", "a Sun b"),
    (" <![CDATA[ab]]> c", "b c", "x", "b]]> c", nil),
    ("a<!-- n -->b", "b", "\n", "b", "a<!-- n -->\\n"),
  ])
  func partsAreFoundAndReplaced(
    _ content: String, _ part: String, _ text: String, _ written: String, _ expected: String?
  ) throws {
    let reading = Self.read(
      "<!DOCTYPE resources [<!ENTITY app 'Orb'>]>\n<resources>é<string name=\"k\">\(content)</string></resources>")
    var files = SourceFiles()
    _ = files.add(reading.source)
    let literal = try #require(reading.messages.first).pattern.literal
    let range = try #require(literal.text.firstRange(of: part))
    let lower = literal.text.utf8.distance(from: literal.text.startIndex, to: range.lowerBound)
    let bytes = lower..<lower + part.utf8.count
    #expect(files[literal.span(of: bytes, in: files)] == written)
    let edit = literal.edit(bytes, text, in: files)
    let result = edit.map {
      reading.source.text(Int(literal.span.lower)..<Int($0.span.lower)) + $0.text
        + reading.source.text(Int($0.span.upper)..<Int(literal.span.upper))
    }
    #expect(result == expected)
  }

  @Test(arguments: [
    "<resources><string name=\"k\">" + String(repeating: "<b>", count: 30_000),
    "<resources><string name=\"k\">" + String(repeating: "\\", count: 100_001) + "</string></resources>",
    "<resources><string name=\"k\">" + String(repeating: "'<b/>", count: 20_000) + "</string></resources>",
    "<resources><string name=\"k\">" + String(repeating: "a \u{202E}&amp;\"", count: 20_000) + "</string></resources>",
    "<resources><plurals name=\"k\">" + String(repeating: "<item quantity=\"one\"/>", count: 20_000)
      + "</plurals></resources>",
    "<resources>" + String(repeating: "<string name=\"k\">x</string>", count: 20_000) + "</resources>",
    "<!DOCTYPE r [<!ENTITY a 'x'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]>"
      + "<resources><string name=\"k\">" + String(repeating: "&c;", count: 5_000) + "</string></resources>",
    "<resources><string name=\"k\">\\u", "",
  ])
  func hostileFilesCostLittle(_ text: String) {
    #expect(Self.read(text).faults == [])
  }
}
