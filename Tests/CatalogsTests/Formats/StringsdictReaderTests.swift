import Catalogs
import Diagnostics
import Testing

private func read(_ dict: String) -> CatalogText { raw("<plist version=\"1.0\"><dict>\(dict)</dict></plist>") }

private func raw(_ text: String, _ format: CatalogFormat = .stringsdict) -> CatalogText {
  CatalogText(text, format, locale: "en", format == .strings ? StringsReader.self : StringsdictReader.self)
}

private func entry(_ format: String, _ variables: String = "") -> String {
  "<key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>\(variables)</dict>"
}

private func variable(_ name: String, _ cases: KeyValuePairs<String, String>, type: String = "d") -> String {
  "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
    + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
    + cases.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined() + "</dict>"
}

@Suite struct StringsdictReaderTests {
  static let sound: [(String, [String])] = [
    (
      entry("%#@n@", variable("n", ["one": "%d day", "other": "%d days"])),
      ["k = plural(1){one: {1 integer %d}‹ day› | other: {1 integer %d}‹ days›}"]
    ),
    (
      entry("%@: %#@n@", variable("n", ["other": "%d of %@"])),
      ["k = {1 object %@}‹: ›plural(2){other: {2 integer %d}‹ of ›{3 object %@}}"]
    ),
    (entry("%2$#@n@ %1$@", variable("n", ["other": "x"])), ["k = plural(2){other: ‹x›}‹ ›{1 object %@}"]),
    // A variable in another's text.
    (
      entry("%#@a@", variable("a", ["one": "one %#@b@", "other": "%d"]) + variable("b", ["other": "%2$d b"])),
      ["k = plural(1){one: ‹one ›plural(1){other: {2 integer %d}‹ b›} | other: {1 integer %d}}"]
    ),
    (entry("a &amp; <![CDATA[<b>]]>"), ["k = ‹a & <b>›"]),
    ("<key>k</key><string>plain</string>", ["k = ‹plain›"]),
    (
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>s</string>"
        + "<key>50</key><string>long</string></dict></dict>", ["k = width(){20: ‹s› | 50: ‹long›}"]
    ),
    (
      "<key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>Click</string>"
        + "<key>other</key>\(entry("%#@n@", variable("n", ["other": "x"])).dropFirst("<key>k</key>".count))</dict></dict>",
      ["k = device(){mac: ‹Click› | other: plural(1){other: ‹x›}}"]
    ),
  ]

  @Test(arguments: sound)
  func readsWhatFoundationReads(_ dict: String, _ messages: [String]) {
    let reading = read(dict)
    #expect(reading.texts == messages)
    #expect(reading.words == [])
    #expect(reading.faults == [])
  }

  @Test func placesTextsBetweenTheirTags() throws {
    let reading = read(entry("a &amp; %#@n@", variable("n", ["other": "<![CDATA[%d <b>]]>"])))
    var files = SourceFiles()
    _ = files.add(reading.source)
    let pattern = try #require(reading.messages.first?.pattern)
    #expect(
      pattern.pieces.map { reading.text(pattern.literal.span(of: $0.range, in: files)) } == ["a &amp; ", "%#@n@"])
    guard case .choice(let choice)? = pattern.pieces.last?.content else {
      Issue.record("no plural")
      return
    }
    #expect(choice.specifier == "d")
    #expect(reading.text(choice.span) == "<key>n</key>")
    let branch = try #require(choice.cases.first)
    #expect(reading.text(branch.selectorSpan) == "other")
    let literal = branch.pattern.literal
    #expect(branch.pattern.pieces.map { reading.text(literal.span(of: $0.range, in: files)) } == ["%d", " <b>"])
    #expect(literal.edit(0..<2, "%1$d & <i>", in: files)?.text == "%1$d & <i>")
    #expect(pattern.literal.edit(0..<1, "<&", in: files)?.text == "&lt;&amp;")
  }

  @Test(arguments: [
    (
      "<key>k</key><dict><key>NSStringLocalizedFormat</key><string>x</string></dict>",
      "error shape at <key>NSStringLocalizedFormat</key>: \"k\" has no text; did you mean NSStringLocalizedFormatKey?"
    ),
    (
      "<key>k</key><dict/>",
      "error shape at <key>k</key>: \"k\" has no text; add NSStringLocalizedFormatKey with the text"
    ),
    (
      "<key>k</key><true/>",
      "error shape at <true/>: the text of \"k\" is a boolean; write a <dict> with NSStringLocalizedFormatKey"
    ),
    (
      entry("%#@coun@", variable("count", ["other": "x"])),
      "error shape at %#@coun@: \"k\" has no variable \"coun\"; did you mean count?"
    ),
    (
      entry("%#@n@", variable("n", ["others": "x", "other": "y"])),
      "error shape at <key>others</key>: \"others\" is no plural category; did you mean other?"
    ),
    (
      entry("%#@n@", variable("n", [:])),
      "error shape at <key>n</key>: the variable n has no texts; add a <key>other</key> with a <string>"
    ),
    (
      entry("%#@n@", variable("n", ["other": "%#@n@"])),
      "error shape at <key>n</key>: the variable n comes back to itself; write the text of one in the other's place"
    ),
    (
      entry("%#@n@", variable("n", ["other": "x"], type: "%d")),
      "error shape at <string>%d</string>: the number's type is \"%d\"; write a specifier without %, such as d or lu"
    ),
    (
      entry(
        "%#@n@",
        "<key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key>"
          + "<string>x</string></dict>"),
      "error shape at <key>n</key>: the variable n has no NSStringFormatSpecTypeKey; "
        + "add it with the value NSStringPluralRuleType"
    ),
    (
      "<key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>s</string></dict></dict>",
      "error shape at <key>wide</key>: \"wide\" is no width; write a number of characters"
    ),
    (
      entry("a") + entry("b"),
      "error duplicate-key at <key>k</key>: the key \"k\" appears twice in this mapping; "
        + "remove or rename one of the two; until then the last one counts"
    ),
  ])
  func tellsFaultsAndGoesOn(_ dict: String, _ words: String) {
    let reading = read(dict + "<key>sound</key><string>s</string>")
    #expect(reading.words == [words])
    #expect(reading.texts.last == "sound = ‹s›")
    #expect(reading.faults == [])
  }

  @Test func warnsOfVariablesThatNothingUses() {
    #expect(
      read(entry("x", variable("n", ["other": "y"]))).words == [
        "warning shape at <key>n</key>: no text uses the variable n; write %#@n@ where its text belongs, or remove it"
      ])
  }

  /// What Xcode makes of `.strings` files in a build.
  @Test func readsStringsFilesThatArePropertyLists() {
    let text = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>b</string><key>c</key><dict/></dict></plist>"
    let reading = raw(text, .strings)
    #expect(reading.texts == ["a = ‹b›"])
    #expect(reading.words == ["error shape at <dict/>: the text of \"c\" is a mapping; write a <string>"])
    #expect(raw("bplist00", .strings).findings.map(\.message) == ["the file is a binary property list"])
  }

  @Test(arguments: [
    "", "<plist/>", "<plist><array/></plist>", "<dict><key>k</key>", "<a/>",
    String(repeating: "<dict><key>k</key>", count: 5_000), String(repeating: "<dict>", count: 50_000),
    "<dict>"
      + entry(
        String(repeating: "%#@n@", count: 2_000),
        variable("n", ["one": "%#@m@", "other": "%#@m@"])
          + variable("m", ["one": "%d", "other": "%#@n@"])) + "</dict>",
  ])
  func survivesAnything(_ text: String) {
    #expect(raw(text).faults == [])
  }

  @Test func survivesTruncation() {
    let text = "<plist><dict>" + entry("%#@n@", variable("n", ["one": "é %d", "other": "&#8207;"])) + "</dict></plist>"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      #expect(raw(String(decoding: bytes[..<end], as: UTF8.self)).faults == [])
    }
  }
}
