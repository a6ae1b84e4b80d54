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
  ])
  func findings(text: String, finding: String) throws {
    #expect(try CheckedLayout(android: text).summary == [finding], "\(text)")
  }

  @Test(arguments: [
    "<ImageButton android:layout_width=\"48dp\" android:layout_height=\"48dp\"/>",
    "<ImageView android:layout_width=\"24dp\" android:layout_height=\"24dp\"/>",
    "<CheckBox android:clickable=\"false\" android:layout_width=\"24dp\" android:layout_height=\"wrap_content\"/>",
    "<View android:layout_height=\"1dp\"/>",
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
}
