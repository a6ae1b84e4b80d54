import Diagnostics
import Layouts
import Testing

/// Lengths by their names: `@dimen/row`.
@Suite struct AndroidDimensionTests {
  private static let dimensions = """
    <resources>
      <dimen name="row"> 40dp </dimen>
      <dimen name="target">32dp</dimen>
      <dimen name="button">@dimen/target</dimen>
      <dimen name="title">15dp</dimen>
      <dimen name="body">14sp</dimen>
      <item name="line" type="dimen">18dp</item>
      <dimen name="round">@dimen/turn</dimen>
      <dimen name="turn">@dimen/round</dimen>
      <dimen name="foreign">@android:dimen/app_icon_size</dimen>
      <dimen name="row">400dp</dimen>
    </resources>
    """

  private struct Files {
    let files: [(path: String, text: String)]

    /// "fixed-text-height in res/layout/a.xml: android:layout_height="@dimen/row"".
    var found: [String] {
      var sources = SourceFiles()
      let inputs = files.map { file in
        let source = SourceFile(path: file.path, text: CheckedLayout.declared(file.text))
        return LayoutInput(.androidXML, sources.add(source), source)
      }
      return LayoutChecks.findings(in: inputs, LayoutOptions()).map { finding in
        let text = { (span: Span) in sources[span.file].text(span.range) }
        let labels = finding.labels.map { " ← \(text($0.span))" }
        return "\(finding.rule.name.dropFirst(7)) \(text(finding.span))" + labels.joined()
      }
    }
  }

  private static func found(_ layout: String, _ others: (path: String, text: String)...) -> [String] {
    Files(files: [("app/res/layout/a.xml", layout)] + others).found
  }

  private static let values = (path: "app/res/values/dimens.xml", text: dimensions)

  @Test(arguments: [
    (
      "<TextView android:layout_height=\"@dimen/row\"/>",
      "fixed-text-height android:layout_height=\"@dimen/row\" ←  40dp "
    ),
    (
      "<ImageButton android:layout_width=\"@dimen/button\"/>",
      "hit-target android:layout_width=\"@dimen/button\" ← 32dp"
    ),
    ("<TextView android:textSize=\"@dimen/title\"/>", "fixed-font-size @dimen/title ← 15dp"),
    ("<TextView android:lineHeight=\"@dimen/line\"/>", "fixed-text-height @dimen/line ← 18dp"),
  ])
  func namedLengthsCount(layout: String, finding: String) {
    #expect(Self.found(layout, Self.values) == [finding])
    // What another module calls so may be something else.
    #expect(Self.found(layout) == [])
  }

  @Test(arguments: [
    "<TextView android:textSize=\"@dimen/body\"/>", "<TextView android:textSize=\"@dimen/round\"/>",
    "<TextView android:layout_height=\"@dimen/foreign\"/>", "<TextView android:layout_height=\"@dimen/none\"/>",
  ])
  func othersDoNot(layout: String) {
    #expect(Self.found(layout, Self.values) == [])
  }

  @Test func stylesUseThem() {
    let style = "<resources><style name=\"A\"><item name=\"android:textSize\">@dimen/title</item></style></resources>"
    let files = Files(files: [("app/res/values/styles.xml", style), Self.values])
    #expect(files.found == ["fixed-font-size @dimen/title ← 15dp"])
  }

  /// Its own module's first, then one of another, where modules agree.
  @Test func modulesAreKeptApart() {
    let layout = "<TextView android:layout_height=\"@dimen/row\"/>"
    func row(_ folder: String, _ value: String) -> (path: String, text: String) {
      ("\(folder)/res/values/dimens.xml", "<resources><dimen name=\"row\">\(value)</dimen></resources>")
    }
    #expect(Self.found(layout, row("core", "40dp")).count == 1)
    #expect(Self.found(layout, row("core", "40dp"), row("other", "40dp")).count == 1)
    #expect(Self.found(layout, row("core", "40dp"), row("other", "300dp")) == [])
    #expect(Self.found(layout, row("core", "40dp"), row("app", "300dp")) == [])
  }

  /// What is larger on tablets only is small on phones.
  @Test func otherScreensArePassedOver() {
    let layout = "<TextView android:layout_height=\"@dimen/row\"/>"
    let tablet = "<resources><dimen name=\"row\">40dp</dimen></resources>"
    #expect(Self.found(layout, ("app/res/values-sw600dp/dimens.xml", tablet)) == [])
  }

  @Test func aFileOfLengthsIsRead() throws {
    for (path, text, isRead) in [
      ("res/values/dimens.xml", Self.dimensions, true), ("res/values/all.xml", "<resources><dimen/></resources>", true),
      ("res/values/colors.xml", "<resources><color name=\"a\">#fff</color></resources>", false),
      ("other/dimens.xml", Self.dimensions, false),
    ] {
      let language = try LayoutLanguage(path) { Array(text.utf8) }
      #expect((language == .androidXML) == isRead, "\(path)")
    }
  }
}
