import Diagnostics
import Files
import Layouts
import Testing

@Suite struct AndroidDesignTests {
  @Test(arguments: [
    (
      "<ImageButton android:layout_width=\"32dp\" android:layout_height=\"56dp\"/>",
      "warning hit-target «android:layout_width=\"32dp\"»"
    ),
    (
      "<ImageView android:clickable=\"true\" android:layout_width=\"56dp\" android:layout_height=\"24dp\"/>",
      "warning hit-target «android:layout_height=\"24dp\"»"
    ),
    ("<TextView android:layout_height=\"20dp\"/>", "warning fixed-text-height «android:layout_height=\"20dp\"»"),
    (
      "<LinearLayout android:layout_height=\"40dp\"><FrameLayout><TextView/></FrameLayout></LinearLayout>",
      "warning fixed-text-height «android:layout_height=\"40dp\"»"
    ),
    ("<TextView android:maxLines=\"1\" android:ellipsize=\"end\"/>", "note truncated-text «android:maxLines=\"1\"»"),
    ("<TextView android:textSize=\"14dp\"/>", "warning fixed-font-size «14dp»"),
    ("<TextView android:letterSpacing=\"0.1\"/>", "warning arabic-tracking «0.1»"),
    ("<TextView android:letterSpacing=\"0.01\"/>", "note arabic-tracking «0.01»"),
    (
      "<CheckBox android:text=\"@string/a\" android:layout_height=\"40dp\"/>",
      "warning fixed-text-height «android:layout_height=\"40dp\"»"
    ),
    (
      "<TextView android:singleLine=\"false\" android:textSize=\"14sp\" android:layout_height=\"48dp\"/>",
      "warning fixed-text-height «android:layout_height=\"48dp\"»"
    ),
    (
      "<ImageView android:background=\"?selectableItemBackground\" android:layout_width=\"24dp\"/>",
      "warning hit-target «android:layout_width=\"24dp\"»"
    ),
  ])
  func findings(text: String, finding: String) throws {
    #expect(try CheckedLayout(android: text).summary == [finding], "\(text)")
  }

  @Test(arguments: [
    "<ImageButton android:layout_width=\"48dp\" android:layout_height=\"48dp\"/>",
    "<ImageView android:layout_width=\"24dp\" android:layout_height=\"24dp\"/>",
    "<CheckBox android:clickable=\"false\" android:layout_width=\"24dp\" android:layout_height=\"wrap_content\"/>",
    "<View android:layout_height=\"1dp\"/>",
    "<CheckBox android:layout_height=\"40dp\"/>",
    // Pressed with the row that they are in.
    "<LinearLayout android:clickable=\"true\"><CheckBox android:layout_width=\"32dp\"/></LinearLayout>",
    // An ornament.
    "<ImageView android:background=\"?selectableItemBackground\" android:contentDescription=\"@null\""
      + " android:layout_width=\"24dp\"/>",
    "<TextView android:lineHeight=\"24sp\" android:textSize=\"16sp\"/>",
    "<TextView android:lineHeight=\"@dimen/elsewhere\"/>",
    "<TextView android:lineSpacingMultiplier=\"0.9\"/>",
    "<ImageView android:layout_height=\"40dp\"/>",
    "<com.example.SparkButton android:layout_height=\"64dp\"/>",
    "<LinearLayout android:layout_height=\"240dp\"><TextView/></LinearLayout>",
    "<LinearLayout android:layout_height=\"0dp\"><TextView/></LinearLayout>",
    "<FrameLayout android:layout_height=\"64dp\"><ScrollView><TextView/></ScrollView></FrameLayout>",
    "<TextView android:maxLines=\"2\"/>", "<EditText android:singleLine=\"true\"/>",
    "<TextView android:singleLine=\"true\" android:ellipsize=\"marquee\"/>",
    "<TextView android:textSize=\"14sp\"/>", "<TextView android:letterSpacing=\"0\"/>",
  ])
  func whatFitsIsPassedOver(text: String) throws {
    #expect(try CheckedLayout(android: text).summary == [], "\(text)")
  }

  /// A single line of known size may have room at 200 %, in Arabic too: 2 × 14 × 1.7 is 47.6.
  @Test(arguments: [("14sp", "", 0), ("15sp", "", 1), ("14sp", " android:padding=\"2dp\"", 1)])
  func aLineWithRoomIsPassedOver(size: String, more: String, count: Int) throws {
    let text = "<FrameLayout android:layout_height=\"48dp\"\(more)><TextView android:textSize=\"\(size)\" "
    let heights = { (text: String) in
      try CheckedLayout(android: text).summary(.fixedTextHeight).count
    }
    #expect(try heights(text + "android:maxLines=\"1\"/></FrameLayout>") == count)
    #expect(try heights(text + "android:singleLine=\"true\"/></FrameLayout>") == count)
    #expect(try heights(text + "/></FrameLayout>") == 1)
    #expect(try heights(text + "android:maxLines=\"1\"/><TextView/></FrameLayout>") == 1)
  }

  /// A tall view is too low only for text that is known to need more: 2 × 1.36 × 14 for each line.
  @Test(arguments: [
    ("<LinearLayout android:orientation=\"vertical\"", 1), ("<LinearLayout", 0), ("<FrameLayout", 0),
  ])
  func tallViewsAreReckoned(element: String, count: Int) throws {
    let texts = "<TextView android:maxLines=\"2\"/><TextView android:textSize=\"20sp\"/>"
    let end = "</\(element.dropFirst().split(separator: " ")[0])>"
    let found = { (height: Int, texts: String) in
      try CheckedLayout(android: "\(element) android:layout_height=\"\(height)dp\">\(texts)\(end)")
        .summary(.fixedTextHeight).count
    }
    #expect(try found(120, texts) == count)
    #expect(try found(140, texts) == 0)
    #expect(try found(120, texts.replacing("/><TextView", with: "/><TextView android:visibility=\"gone\"")) == 0)
    #expect(try found(120, "<TextView android:maxLines=\"4\"/>") == 1)
    #expect(try found(120, "<TextView android:maxLines=\"4\" android:layout_height=\"160dp\"/>") == 0)
    #expect(try found(120, "<FrameLayout>\(texts)<TextView android:lines=\"5\"/></FrameLayout>") == 1)
  }

  @Test(arguments: [
    // Where the text grows, lines in dp do not.
    ("android:lineHeight=\"20dp\" android:textSize=\"14sp\"", ["warning fixed-text-height «20dp»"]),
    ("app:lineHeight=\"20dp\"", ["warning fixed-text-height «20dp»"]),
    ("android:lineHeight=\"14sp\" android:textSize=\"16sp\"", ["warning fixed-text-height «14sp»"]),
    ("android:lineSpacingMultiplier=\"0.8\"", ["warning fixed-text-height «0.8»"]),
    (
      "android:lineHeight=\"24sp\" android:textSize=\"16sp\" android:fontFamily=\"@font/noto_naskh\"",
      ["warning fixed-text-height «24sp»"]
    ),
    ("android:lineHeight=\"28sp\" android:textSize=\"16sp\" android:fontFamily=\"@font/noto_naskh\"", []),
    (
      "android:lineHeight=\"36sp\" android:textSize=\"16sp\" android:fontFamily=\"@font/nastaliq\"",
      ["warning fixed-text-height «36sp»"]
    ),
  ])
  func linesTooLowForTheirText(attributes: String, found: [String]) throws {
    #expect(try CheckedLayout(android: "<TextView \(attributes)/>").summary == found, "\(attributes)")
    let items = attributes.split(separator: " ").map { attribute in
      let parts = attribute.split(separator: "=")
      return "<item name=\"\(parts[0].replacing("app:", with: ""))\">\(parts[1].filter { $0 != "\"" })</item>"
    }
    let style = "<resources><style name=\"Title\">\(items.joined())</style></resources>"
    #expect(try CheckedLayout(android: style, path: "res/values/styles.xml").summary == found, "\(style)")
  }

  /// A folder says which language a style is for.
  @Test(arguments: [("values-ur", 1), ("values-b+ar+EG", 1), ("values-de", 0), ("values", 0)])
  func linesOfALanguage(folder: String, count: Int) throws {
    let items = "<item name=\"android:textSize\">16sp</item><item name=\"android:lineHeight\">24sp</item>"
    let style = "<resources><style name=\"Title\">\(items)</style></resources>"
    let layout = try CheckedLayout(android: style, path: "res/\(folder)/styles.xml")
    #expect(layout.summary(.fixedTextHeight).count == count)
  }

  @Test func aHeightIsMadeALeastHeight() throws {
    let mended = try CheckedLayout(android: "<TextView android:layout_height=\"20dp\"/>").mended(unsafe: true)
    #expect(
      mended == CheckedLayout.declared("<TextView android:layout_height=\"wrap_content\" android:minHeight=\"20dp\"/>"))
  }

  @Test func valuesOfTokensAreNamed() throws {
    var tokens = TokenNames()
    tokens.add("spacing.card", for: .spacing, .number(16))
    tokens.add("text.primary", for: .color, .color(0x0B1F_3AFF))
    tokens.add("type.body", for: .fontSize, .number(17))
    let text =
      "<TextView android:padding=\"16dp\" android:textColor=\"#0B1F3A\" android:tint=\"#FF0B1F3A\""
      + " android:textSize=\"17sp\" android:layout_marginTop=\"12dp\"/>"
    #expect(
      try CheckedLayout(android: text, tokens: tokens).summary == [
        "note raw-value «16dp»", "note raw-value «#0B1F3A»", "note raw-value «#FF0B1F3A»", "note raw-value «17sp»",
      ])
  }

  @Test func whatDoesNotParseIsToldAndTheRestIsChecked() throws {
    let layout = try CheckedLayout(android: "<LinearLayout><View android:gravity=\"left\"></LinearLayout>")
    #expect(layout.findings.map(\.rule).contains(.layoutSyntax))
    #expect(layout.findings.map(\.rule).contains(.fixedAlignment))
  }

  /// No comment can stand within a tag: the one above it speaks of all its attributes.
  @Test func aCommentSpeaksOfTheWholeTag() throws {
    let text = """
      <LinearLayout>
        <!-- tokens:ignore layout/fixed-side -- as drawn -->
        <View
          android:id="@+id/a"
          android:paddingLeft="8dp"/>
      </LinearLayout>
      """
    let source = SourceFile(path: "res/layout/a.xml", text: CheckedLayout.declared(text))
    let reading = LayoutChecks.readings(of: [LayoutInput(.androidXML, FileID(0), source)], LayoutOptions())[0]
    let suppressions = Suppression.parsed(
      reading.comments, in: source, lineComment: "<!--", endOfPart: reading.endOfPart)
    guard case .range(let covered)? = suppressions.first?.coverage else {
      Issue.record("nothing is covered")
      return
    }
    #expect(source.text(covered).hasSuffix("android:paddingLeft=\"8dp\"/>"))
  }

  static let hostile = [
    "", "<", "<a", "<a b", "<a b=", "\u{0}", String(repeating: "<LinearLayout>", count: 20_000),
    "<a " + String(repeating: "android:gravity=\"left\" ", count: 2000) + "/>",
  ]

  @Test(arguments: hostile.indices)
  func hostileTextsAreRead(number: Int) {
    let source = SourceFile(path: "res/layout/a.xml", text: Self.hostile[number])
    _ = LayoutChecks.findings(in: [LayoutInput(.androidXML, FileID(0), source)], LayoutOptions())
  }

  /// A weight stretches a view along its row.
  @Test(arguments: [
    ("android:layout_width=\"36dp\" android:layout_height=\"match_parent\"", "", 0),
    ("android:layout_width=\"36dp\" android:layout_height=\"36dp\"", "", 1),
    ("android:layout_width=\"36dp\" android:layout_height=\"match_parent\"", "android:orientation=\"vertical\"", 1),
    ("android:layout_width=\"48dp\" android:layout_height=\"36dp\"", "android:orientation=\"vertical\"", 0),
  ])
  func aWeightIsNoSize(size: String, orientation: String, count: Int) throws {
    let layout = try CheckedLayout(
      android: "<LinearLayout \(orientation)><ImageButton android:layout_weight=\"1\" \(size)/></LinearLayout>")
    #expect(layout.summary.filter { $0.contains("hit-target") }.count == count)
    #expect(
      try CheckedLayout(android: "<FrameLayout><ImageButton android:layout_weight=\"1\" \(size)/></FrameLayout>")
        .summary.count == 1)
  }

  /// A letter that stands for a name is a picture.
  @Test func aLetterMayHaveAFixedHeight() throws {
    let letter = "<TextView android:layout_width=\"40dp\" android:layout_height=\"40dp\" tools:text=\"A\"/>"
    #expect(try CheckedLayout(android: letter).summary == [])
    #expect(try CheckedLayout(android: letter.replacing("\"A\"", with: "\"As\"")).summary.count == 1)
  }
}
