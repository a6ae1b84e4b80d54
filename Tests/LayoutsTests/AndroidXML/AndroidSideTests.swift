import Diagnostics
import Layouts
import Testing

@Suite struct AndroidSideTests {
  @Test(arguments: [
    ("<View android:layout_marginLeft=\"8dp\"/>", "error fixed-side «android:layout_marginLeft=\"8dp\"»"),
    ("<View android:paddingRight=\"@dimen/a\"/>", "error fixed-side «android:paddingRight=\"@dimen/a\"»"),
    ("<View android:layout_toRightOf=\"@id/a\"/>", "error fixed-side «android:layout_toRightOf=\"@id/a\"»"),
    ("<View android:layout_alignParentLeft=\"true\"/>", "error fixed-side «android:layout_alignParentLeft=\"true\"»"),
    ("<TextView android:drawableLeft=\"@drawable/a\"/>", "error fixed-side «android:drawableLeft=\"@drawable/a\"»"),
    (
      "<TextView app:drawableRightCompat=\"@drawable/a\"/>",
      "error fixed-side «app:drawableRightCompat=\"@drawable/a\"»"
    ),
    (
      "<View app:layout_constraintLeft_toRightOf=\"@id/a\"/>",
      "error fixed-side «app:layout_constraintLeft_toRightOf=\"@id/a\"»"
    ),
    ("<View android:padding=\"8dp\" android:paddingLeft=\"0dp\"/>", "error fixed-side «android:paddingLeft=\"0dp\"»"),
    ("<View android:layout_gravity=\"left|center_vertical\"/>", "error fixed-alignment «left|center_vertical»"),
    ("<TextView android:gravity=\"right\"/>", "error fixed-alignment «right»"),
    (
      "<TextView android:textAlignment=\"viewStart\" android:gravity=\"end\"/>",
      "warning fixed-alignment «android:textAlignment=\"viewStart\"»"
    ),
    (
      "<View android:layout_width=\"1dp\" android:translationX=\"8dp\"/>",
      "warning coordinate-arithmetic «android:translationX=\"8dp\"»"
    ),
    (
      "<ImageView android:layout_width=\"99dp\" android:src=\"@drawable/arrow_back\" android:scaleX=\"-1\"/>",
      "warning directional-symbol «android:scaleX=\"-1\"»"
    ),
    (
      "<ImageView android:layout_width=\"99dp\" android:src=\"@drawable/arrow_back\" android:rotation=\"90\"/>",
      "warning directional-symbol «android:rotation=\"90\"»"
    ),
    ("<View android:layoutDirection=\"ltr\"/>", "note forced-direction «android:layoutDirection=\"ltr\"»"),
    ("<View android:textDirection=\"anyRtl\"/>", "warning forced-direction «android:textDirection=\"anyRtl\"»"),
  ])
  func sidesAreFound(text: String, finding: String) throws {
    #expect(try CheckedLayout(android: text).summary == [finding], "\(text)")
  }

  @Test(arguments: [
    "<View android:layout_marginStart=\"8dp\"/>",
    "<View android:paddingLeft=\"8dp\" android:paddingRight=\"8dp\"/>",
    "<View android:paddingLeft=\"8dp\" android:paddingStart=\"8dp\"/>",
    "<View android:paddingLeft=\"0dp\"/>",
    "<View android:layout_alignParentLeft=\"false\"/>",
    "<View android:layout_alignParentLeft=\"true\" android:layout_alignParentRight=\"true\"/>",
    "<View app:layout_constraintLeft_toLeftOf=\"parent\" app:layout_constraintRight_toRightOf=\"parent\"/>",
    "<View tools:layout_marginLeft=\"8dp\"/>",
    "<View android:layout_gravity=\"left|right\"/>",
    "<TextView android:textAlignment=\"viewStart\" android:gravity=\"start|center_vertical\"/>",
    "<TextView android:textAlignment=\"viewStart\" android:gravity=\"center_vertical\"/>",
    "<View android:layout_width=\"1dp\" android:translationX=\"0dp\"/>",
    "<ImageView android:layout_width=\"99dp\" android:src=\"@drawable/expand_more\" android:rotation=\"180\"/>",
    "<ProgressBar android:layout_width=\"99dp\" android:rotation=\"90\"/>",
    "<View android:layoutDirection=\"locale\"/>",
  ])
  func whatFitsBothDirectionsIsPassedOver(text: String) throws {
    #expect(try CheckedLayout(android: text).summary == [], "\(text)")
  }

  @Test func whatIsLeftToRightOnPurposeHasItsSides() throws {
    let text = """
      <LinearLayout android:layoutDirection="ltr">
        <FrameLayout android:paddingLeft="8dp"><View android:gravity="left"/></FrameLayout>
      </LinearLayout>
      """
    #expect(try CheckedLayout(android: text).summary == ["note forced-direction «android:layoutDirection=\"ltr\"»"])
  }

  @Test func stylesHaveSidesToo() throws {
    let text = """
      <resources>
        <style name="Card">
          <item name="android:paddingLeft">8dp</item>
          <item name="android:gravity">right</item>
          <item name="android:textSize">14dp</item>
          <item name="android:letterSpacing">0.1</item>
          <item name="android:layout_marginLeft">8dp</item>
          <item name="android:layout_marginRight">8dp</item>
        </style>
      </resources>
      """
    let layout = try CheckedLayout(android: text, path: "res/values/styles.xml")
    #expect(
      layout.summary == [
        "error fixed-side «paddingLeft»", "error fixed-alignment «right»", "warning fixed-font-size «14dp»",
        "warning arabic-tracking «0.1»",
      ])
    #expect(layout.findings.first?.symbol == "Card")
    let mended = try #require(try layout.mended())
    #expect(mended.contains("<item name=\"android:paddingStart\">8dp</item>"))
    #expect(mended.contains("<item name=\"android:gravity\">end</item>"))
  }

  @Test(arguments: [
    (
      "<View android:layout_marginLeft=\"8dp\" android:id=\"@+id/a\"/>",
      "<View android:layout_marginStart=\"8dp\" android:id=\"@+id/a\"/>"
    ),
    ("<View app:layout_constraintRight_toLeftOf=\"@id/a\"/>", "<View app:layout_constraintEnd_toStartOf=\"@id/a\"/>"),
    ("<View android:gravity=\"top|right\"/>", "<View android:gravity=\"top|end\"/>"),
  ])
  func safeFixesComeToAnEnd(text: String, mended: String) throws {
    #expect(try CheckedLayout(android: text).mended() == CheckedLayout.declared(mended))
  }

  /// Half a fix would tear the two apart.
  @Test(arguments: [
    "<View android:layout_width=\"1dp\" android:layout_marginLeft=\"8dp\" android:translationX=\"4dp\"/>",
    "<View android:layout_marginLeft=\"@{card.margin}\"/>",
    "<androidx.drawerlayout.widget.DrawerLayout><View android:layout_gravity=\"left\"/></androidx.drawerlayout.widget.DrawerLayout>",
  ])
  func whatMustChangeTogetherIsNoSafeFix(text: String) throws {
    let layout = try CheckedLayout(android: text)
    #expect(layout.findings.flatMap(\.fixes).map(\.safe) == [false], "\(text)")
  }

  /// Buttons that wind a recording lie as the tape runs.
  @Test func mediaControlsKeepTheirSides() throws {
    let row = """
      <RelativeLayout>
        <ImageButton android:id="@+id/stop" android:src="@drawable/PLAY"/>
        <ImageButton android:id="@+id/b" android:layout_toLeftOf="@id/stop" android:src="@drawable/BACK"/>
        <ImageButton android:id="@+id/c" android:layout_toRightOf="@id/stop" android:layout_marginLeft="4dp"/>
        <View android:layout_gravity="left"/>
      </RelativeLayout>
      """
    func found(_ play: String, _ back: String) throws -> Int {
      try CheckedLayout(android: row.replacing("PLAY", with: play).replacing("BACK", with: back)).summary.count
    }
    #expect(try found("ic_play_24", "ic_rewind") == 0)
    #expect(try found("ic_pause", "ic_previous") == 0)
    #expect(try found("ic_repeat", "ic_previous") == 0)
    #expect(try found("ic_share", "ic_previous") == 4)
    #expect(try found("ic_play_24", "ic_share") == 4)
  }

  /// Two pictures that are alike but for their sides.
  @Test func aPairOfPicturesKeepsItsSides() throws {
    func found(_ first: String, _ second: String) throws -> Int {
      try CheckedLayout(
        android: """
          <RelativeLayout>
            <ImageView android:id="@+id/a" android:layout_width="9dp" \(first)/>
            <FrameLayout><View/></FrameLayout>
            <ImageView android:id="@+id/b" android:layout_width="9dp" \(second)/>
          </RelativeLayout>
          """
      ).summary.count
    }
    let left = "android:layout_alignParentLeft=\"true\" app:srcCompat=\"@drawable/edge_left\""
    let right = "android:layout_alignParentRight=\"true\" app:srcCompat=\"@drawable/edge_right\""
    #expect(try found(left, right) == 0)
    #expect(try found(right, left) == 0)
    #expect(try found(left, right + " android:padding=\"1dp\"") == 2)
    #expect(try found(left.replacing("edge_left", with: "dot"), right.replacing("edge_right", with: "dot")) == 2)
    #expect(try found(left, left) == 2)
  }

  /// Layers that are moved aside and down cast a shadow.
  @Test func aShadowKeepsItsSide() throws {
    func found(_ item: String) throws -> [String] {
      try CheckedLayout(
        android: "<layer-list><item \(item)><shape/></item></layer-list>", path: "res/drawable/card.xml"
      ).summary
    }
    #expect(try found("android:left=\"2dp\" android:top=\"2dp\"") == [])
    #expect(try found("android:right=\"1dp\" android:bottom=\"1dp\" android:left=\"0dp\"") == [])
    #expect(try found("android:left=\"2dp\"") == ["warning fixed-side «android:left=\"2dp\"»"])
    #expect(try found("android:left=\"24dp\" android:top=\"24dp\"").count == 1)
    #expect(try found("android:right=\"4dp\" android:bottom=\"4dp\" android:top=\"4dp\"").count == 1)
    #expect(try found("android:right=\"4dp\" android:bottom=\"4dp\" android:gravity=\"end\"").count == 1)
  }
}
