import Diagnostics
import Files
import Layouts
import Testing

/// Children whose gravity names no side, and texts that begin where their own language does.
@Suite struct AndroidPlaceTests {
  private static func layout(_ child: String, in root: String) throws -> CheckedLayout {
    try CheckedLayout(
      android: "<\(root) android:layout_width=\"match_parent\">\(child)</\(root.split(separator: " ")[0])>")
  }

  @Test(arguments: [
    ("FrameLayout", "bottom"),
    ("com.example.SwipeFrameLayout", "center_vertical"),
    ("androidx.cardview.widget.CardView", "top"),
    ("LinearLayout android:orientation=\"vertical\"", "center_vertical"),
    ("RadioGroup", "bottom|fill_vertical"),
    ("merge tools:parentTag=\"android.widget.FrameLayout\"", "bottom"),
  ])
  func aGravityWithoutASideLeavesTheViewOnTheLeft(root: String, gravity: String) throws {
    let child = "<View android:layout_width=\"9dp\" android:layout_gravity=\"\(gravity)\"/>"
    let layout = try Self.layout(child, in: root)
    #expect(layout.summary == ["error fixed-side «android:layout_gravity=\"\(gravity)\"»"], "\(root)")
    #expect(try layout.mended()?.contains("android:layout_gravity=\"start|\(gravity)\"") == true)
  }

  @Test(arguments: [
    ("FrameLayout", "<View android:layout_width=\"9dp\"/>"),
    ("FrameLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"start|bottom\"/>"),
    ("FrameLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"center\"/>"),
    ("FrameLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"end|bottom\"/>"),
    ("FrameLayout", "<View android:layout_width=\"match_parent\" android:layout_gravity=\"bottom\"/>"),
    ("FrameLayout", "<View android:layout_width=\"0dp\" android:layout_gravity=\"bottom\"/>"),
    ("FrameLayout", "<View style=\"@style/Bar\" android:layout_gravity=\"bottom\"/>"),
    (
      "FrameLayout android:layoutDirection=\"ltr\"",
      "<View android:layout_width=\"9dp\" android:layout_gravity=\"top\"/>"
    ),
    ("LinearLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"center_vertical\"/>"),
    (
      "RadioGroup android:orientation=\"horizontal\"",
      "<View android:layout_width=\"9dp\" android:layout_gravity=\"top\"/>"
    ),
    ("RelativeLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"bottom\"/>"),
    ("CoordinatorLayout", "<View android:layout_width=\"9dp\" android:layout_gravity=\"bottom\"/>"),
  ])
  func whatNamesASideOrNeedsNoneIsPassedOver(root: String, child: String) throws {
    let layout = try Self.layout(child, in: root)
    #expect(layout.findings.filter { $0.rule == .fixedSide }.isEmpty, "\(root) \(child)")
  }

  /// A holder as wide as its only child has no room beside it.
  @Test func aHolderThatWrapsIsPassedOver() throws {
    let text = """
      <FrameLayout android:layout_width="wrap_content">
        <View android:layout_width="9dp" android:layout_gravity="bottom"/>
      </FrameLayout>
      """
    #expect(try CheckedLayout(android: text).summary == [])
  }

  @Test func aTransformMakesTheFixUnsafe() throws {
    let child = "<View android:layout_width=\"9dp\" android:layout_gravity=\"bottom\" android:scaleX=\"2\"/>"
    let layout = try Self.layout(child, in: "FrameLayout")
    #expect(layout.findings.flatMap(\.fixes).map(\.safe) == [false])
  }

  @Test func aBarrierHasASide() throws {
    let text = "<Barrier app:barrierDirection=\"left\" app:constraint_referenced_ids=\"a,b\"/>"
    let layout = try CheckedLayout(android: text)
    #expect(layout.summary == ["error fixed-alignment «left»"])
    #expect(try layout.mended()?.contains("app:barrierDirection=\"start\"") == true)
    #expect(try CheckedLayout(android: "<Barrier app:barrierDirection=\"bottom\"/>").summary == [])
  }

  // MARK: - Texts

  @Test(arguments: [
    "android:layout_width=\"match_parent\"",
    "android:layout_width=\"0dp\" android:gravity=\"start|center_vertical\"",
    "android:layout_width=\"match_parent\" android:text=\"@{word.meaning}\"",
    "android:layout_width=\"0dp\" style=\"@style/Meaning\"",
  ])
  func aTextOfAnotherLanguageLeavesItsSide(attributes: String) throws {
    let layout = try CheckedLayout(android: "<TextView android:id=\"@+id/meaning\" \(attributes)/>")
    #expect(layout.summary == ["note fixed-alignment «TextView»"], "\(attributes)")
    let mended = try #require(try layout.mended(unsafe: true))
    #expect(mended.contains("android:textAlignment=\"viewStart\""))
  }

  @Test(arguments: [
    "android:layout_width=\"wrap_content\"",
    "android:layout_width=\"match_parent\" android:text=\"@string/meaning\"",
    "android:layout_width=\"match_parent\" android:textAlignment=\"viewStart\"",
    "android:layout_width=\"match_parent\" android:textDirection=\"locale\"",
    "android:layout_width=\"match_parent\" android:gravity=\"center\"",
    "android:layout_width=\"match_parent\" style=\"@style/RtlAwareText\"",
  ])
  func aTextThatKeepsItsSideIsPassedOver(attributes: String) throws {
    #expect(try CheckedLayout(android: "<TextView \(attributes)/>").summary == [], "\(attributes)")
  }

  @Test func theTextsOfALayoutAreToldAtOnce() throws {
    let text = "<TextView android:layout_width=\"match_parent\"/>"
    let layout = try CheckedLayout(android: "<LinearLayout>\(text)\(text)</LinearLayout>")
    #expect(layout.findings.map(\.labels.count) == [1])
  }

  @Test func theDirectionOfTextIsHandedDown() throws {
    let text = """
      <LinearLayout android:textDirection="locale"><TextView android:layout_width="match_parent"/></LinearLayout>
      """
    #expect(try CheckedLayout(android: text).summary == [])
  }

  /// Styles of the same run count, with those that are named after them, and what a theme makes the style of all texts.
  @Test(arguments: [
    ("<style name=\"Meaning\"><item name=\"android:textAlignment\">viewStart</item></style>", "Meaning", true),
    ("<style name=\"Meaning\"><item name=\"android:textAlignment\">viewStart</item></style>", "Meaning.Small", true),
    ("<style name=\"Meaning\"><item name=\"android:textAlignment\">viewStart</item></style>", "Word", false),
    (
      "<style name=\"App\"><item name=\"android:textViewStyle\">@style/Line</item></style>"
        + "<style name=\"Line\"><item name=\"android:textDirection\">locale</item></style>",
      "Word", true
    ),
  ])
  func stylesSayOnWhichSideATextBegins(styles: String, name: String, isAligned: Bool) throws {
    let texts = [
      ("res/values/styles.xml", "<resources>\(styles)</resources>"),
      (
        "res/layout/card.xml",
        CheckedLayout.declared("<TextView android:layout_width=\"0dp\" style=\"@style/\(name)\"/>")
      ),
    ]
    let inputs = texts.enumerated().map { number, text in
      LayoutInput(.androidXML, FileID(number), SourceFile(path: text.0, text: text.1))
    }
    let findings = LayoutChecks.findings(in: inputs, LayoutOptions()).filter { $0.rule == .fixedAlignment }
    #expect(findings.isEmpty == isAligned)
  }
}
