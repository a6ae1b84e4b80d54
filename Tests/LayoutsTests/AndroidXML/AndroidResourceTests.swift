import Diagnostics
import Files
import Layouts
import Testing

/// Drawables, animations and manifests.
@Suite struct AndroidResourceTests {
  @Test(arguments: ["ic_arrow_back_24", "ic_chevron_right", "baseline_navigate_next", "ic_w_back", "ic_reply"])
  func vectorsThatPointAreFound(name: String) throws {
    let layout = try CheckedLayout(android: "<vector android:width=\"24dp\"/>", path: "res/drawable/\(name).xml")
    #expect(layout.summary == ["warning directional-asset «vector»"])
    #expect(layout.findings.first?.fixes.map(\.safe) == [false])
    #expect(try layout.mended(unsafe: true)?.contains("android:autoMirrored=\"true\"") == true)
  }

  @Test(arguments: [
    "ic_arrow_upward", "ic_arrow_drop_down", "ic_play_arrow", "ic_skip_next", "ic_forward_10", "ic_swap_horiz",
    "card_background", "ic_feedback", "ic_backup", "ic_compass_left", "ic_arrow_left_right", "ic_thumb_right",
    "ic_format_align_left", "tooltip_arrow_left",
  ])
  func vectorsWithoutADirectionArePassedOver(name: String) throws {
    let layout = try CheckedLayout(android: "<vector android:width=\"24dp\"/>", path: "res/drawable/\(name).xml")
    #expect(layout.summary == [], "\(name)")
  }

  @Test func whatTurnsRoundOrIsDrawnTwiceIsPassedOver() throws {
    for mirrored in ["true", "false"] {
      let text = "<vector android:autoMirrored=\"\(mirrored)\"/>"
      #expect(try CheckedLayout(android: text, path: "res/drawable/arrow_back.xml").summary == [])
    }
    #expect(try CheckedLayout(android: "<vector/>", path: "res/drawable-ldrtl/arrow_back.xml").summary == [])
    let found = readings([
      ("res/drawable/arrow_back.xml", "<vector/>"), ("res/drawable-ldrtl/arrow_back.xml", "<vector/>"),
    ])
    #expect(found == [])
  }

  /// A picture that turns round is right after half a turn or a flip, and wrong after a quarter.
  @Test(arguments: [
    ("android:rotation=\"180\"", "true", false), ("android:rotation=\"90\"", "true", true),
    ("android:scaleX=\"-1\"", "true", false), ("android:rotation=\"180\"", "false", true),
    ("android:rotation=\"90\"", "false", false), ("android:scaleX=\"-1\"", "false", true),
  ])
  func turnedPicturesAreJudgedByTheirDrawable(attribute: String, mirrored: String, isFound: Bool) throws {
    let found = readings([
      ("res/drawable/arrow_back.xml", "<vector android:autoMirrored=\"\(mirrored)\"/>"),
      (
        "res/layout/card.xml",
        "<ImageView android:layout_width=\"99dp\" android:src=\"@drawable/arrow_back\" \(attribute)/>"
      ),
    ])
    #expect(found == (isFound ? [.directionalSymbol] : []), "\(attribute) \(mirrored)")
  }

  @Test(arguments: [
    ("<translate android:fromXDelta=\"100%\" android:toXDelta=\"0\"/>", true),
    ("<translate android:fromYDelta=\"100%\" android:toYDelta=\"0\"/>", false),
    ("<translate android:fromXDelta=\"-5\" android:toXDelta=\"5\"/>", false),
    ("<objectAnimator android:propertyName=\"translationX\" android:valueFrom=\"0\" android:valueTo=\"99\"/>", true),
    ("<objectAnimator android:propertyName=\"alpha\" android:valueFrom=\"0\" android:valueTo=\"1\"/>", false),
  ])
  func movementsFromSideToSideAreFound(text: String, isFound: Bool) throws {
    let layout = try CheckedLayout(android: text, path: "res/anim/a.xml")
    #expect(layout.findings.map(\.rule) == (isFound ? [.coordinateArithmetic] : []), "\(text)")
    #expect(try CheckedLayout(android: text, path: "res/anim-ldrtl/a.xml").summary == [])
  }

  @Test(arguments: [
    ("<corners android:topLeftRadius=\"8dp\" android:bottomLeftRadius=\"8dp\"/>", [RuleID.fixedCorner]),
    ("<corners android:topLeftRadius=\"8dp\" android:topRightRadius=\"8dp\"/>", []),
    ("<corners android:radius=\"8dp\" android:topLeftRadius=\"8dp\"/>", []),
    ("<inset android:insetLeft=\"8dp\"/>", [.asymmetricInsets]),
    ("<inset android:insetLeft=\"8dp\" android:insetRight=\"8dp\"/>", []),
    ("<layer-list><item android:left=\"8dp\"/></layer-list>", [.fixedSide]),
    ("<layer-list><item android:left=\"8dp\" android:right=\"8dp\"/></layer-list>", []),
  ])
  func sidesOfDrawables(text: String, rules: [RuleID]) throws {
    #expect(try CheckedLayout(android: text, path: "res/drawable/a.xml").findings.map(\.rule) == rules, "\(text)")
  }

  @Test(arguments: [
    ("<item name=\"cornerSizeTopLeft\">16dp</item>", ["warning fixed-corner «cornerSizeTopLeft»"]),
    (
      "<item name=\"cornerSize\">8dp</item><item name=\"cornerSizeBottomRight\">0dp</item>",
      ["warning fixed-corner «cornerSizeBottomRight»"]
    ),
    (
      "<item name=\"cornerFamilyTopRight\">cut</item><item name=\"cornerFamily\">rounded</item>",
      ["warning fixed-corner «cornerFamilyTopRight»"]
    ),
    ("<item name=\"cornerSizeTopLeft\">16dp</item><item name=\"cornerSizeTopRight\">16dp</item>", []),
    ("<item name=\"cornerFamily\">rounded</item><item name=\"cornerSize\">16dp</item>", []),
    ("<item name=\"cornerSize\">16dp</item><item name=\"cornerSizeTopRight\">16dp</item>", []),
  ])
  func cornersOfShapeStyles(items: String, found: [String]) throws {
    let style = "<resources><style name=\"Shape\">\(items)</style></resources>"
    #expect(try CheckedLayout(android: style, path: "res/values/styles.xml").summary == found)
    #expect(try CheckedLayout(android: style, path: "res/values-ldrtl/styles.xml").summary == [])
  }

  @Test(arguments: [
    ("android:supportsRtl=\"true\"", 0), ("android:supportsRtl=\"false\"", 1), ("android:label=\"a\"", 1),
  ])
  func anAppAsksForRightToLeft(attribute: String, count: Int) throws {
    let launcher =
      "<activity><intent-filter><category android:name=\"android.intent.category.LAUNCHER\"/></intent-filter></activity>"
    let text = "<manifest><application \(attribute)>\(launcher)</application></manifest>"
    let layout = try CheckedLayout(android: text, path: "AndroidManifest.xml")
    #expect(layout.findings.map(\.rule) == Array(repeating: .forcedDirection, count: count))
    // A library's manifest is merged into the app's.
    let library = "<manifest><application android:label=\"a\"/></manifest>"
    #expect(try CheckedLayout(android: library, path: "AndroidManifest.xml").summary == [])
  }

  /// `code`: a file in Kotlin beside them.
  private func readings(_ files: [(path: String, text: String)], code: String? = nil) -> [RuleID] {
    var inputs = files.enumerated().map { index, file in
      LayoutInput(
        .androidXML, FileID(index), SourceFile(path: file.path, text: CheckedLayout.declared(file.text)))
    }
    if let code { inputs.append(LayoutInput(.kotlin, FileID(inputs.count), SourceFile(path: "Card.kt", text: code))) }
    return LayoutChecks.findings(in: inputs, LayoutOptions()).map(\.rule)
  }

  /// Code that asks for the direction chooses which animation runs.
  @Test func anAnimationMayBeChosenByCode() throws {
    let animation = ("res/anim/slide_in.xml", "<translate android:fromXDelta=\"100%p\" android:toXDelta=\"0\"/>")
    func found(_ code: String) -> [RuleID] { readings([animation], code: code) }
    #expect(found("fun a() { if (isRtl()) start(R.anim.slide_out) else start(R.anim.slide_in) }") == [])
    #expect(found("fun a() { if (isBig()) start(R.anim.slide_in) }") == [.coordinateArithmetic])
    #expect(found("fun a() { isRtl() }\nfun b() { start(R.anim.slide_in) }") == [.coordinateArithmetic])
  }

  @Test func whatTurnsInPlaceHasNoDirection() throws {
    #expect(try CheckedLayout(android: "<vector/>", path: "res/drawable/ic_rotate_left.xml").summary == [])
  }
}
