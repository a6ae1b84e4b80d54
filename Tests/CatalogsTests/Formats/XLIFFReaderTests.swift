import Catalogs
import Diagnostics
import Locales
import Testing

private func read(_ units: String, original: String = "App/en.lproj/Localizable.strings") -> CatalogText {
  raw(
    "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><file original=\"\(original)\" "
      + "source-language=\"en\" target-language=\"de\" datatype=\"plaintext\"><header/><body>\(units)</body></file></xliff>"
  )
}

private func raw(_ text: String) -> CatalogText { CatalogText(text, .xliff, XLIFFReader.self) }

private func unit(_ id: String, _ source: String, _ target: String? = nil, _ more: String = "") -> String {
  "<trans-unit id=\"\(id)\" xml:space=\"preserve\"><source>\(source)</source>"
    + (target.map { "<target state=\"translated\">\($0)</target>" } ?? "") + more + "</trans-unit>"
}

extension CatalogText {
  /// `locale key = pattern`.
  fileprivate var lines: [String] {
    files.flatMap(\.localizations).flatMap { localization in
      localization.messages.map { message in
        "\(localization.locale?.text ?? "-") \(message.key) = \(PatternText.text(message.pattern))"
      }
    }
  }
}

@Suite struct XLIFFReaderTests {
  @Test(arguments: [
    (unit("k", "Hi %@", "Hallo %@"), ["en k = ‹Hi ›{1 object %@}", "de k = ‹Hallo ›{1 object %@}"]),
    (unit("k", "Hi"), ["en k = ‹Hi›"]),
    (unit("k", "Hi", ""), ["en k = ‹Hi›"]),
    (unit("k", "", ""), ["en k = ", "de k = "]),
    ("<group><group>\(unit("a &amp; b", "x &lt;b&gt;"))</group></group>", ["en a & b = ‹x <b>›"]),
    (
      unit("k|==|plural.one", "%lld day", "%lld Tag") + unit("k|==|plural.other", "%lld days", "%lld Tage"),
      [
        "en k = plural(){one: {1 integer %lld}‹ day› | other: {1 integer %lld}‹ days›}",
        "de k = plural(){one: {1 integer %lld}‹ Tag› | other: {1 integer %lld}‹ Tage›}",
      ]
    ),
    (
      unit("k|==|device.mac.plural.few", "a") + unit("k|==|device.mac.plural.other", "b")
        + unit("k|==|device.other", "c"), ["en k = device(){mac: plural(){few: ‹a› | other: ‹b›} | other: ‹c›}"]
    ),
    (
      unit("k", "%@: %#@n@") + unit("k|==|substitutions.n.plural.one", "%arg x")
        + unit("k|==|substitutions.n.plural.other", "%2$lld xs"),
      ["en k = {1 object %@}‹: ›plural(2){one: #‹ x› | other: {2 integer %lld}‹ xs›}"]
    ),
    // Keys that only end like variations.
    (unit("k|==|plural.one", "x"), ["en k|==|plural.one = ‹x›"]),
    (unit("k", "y") + unit("k|==|plural.other", "x"), ["en k = ‹y›", "en k|==|plural.other = ‹x›"]),
    (unit("k|==|substitutions.n.plural.other", "x"), ["en k|==|substitutions.n.plural.other = ‹x›"]),
    (unit("k|==|plural.some", "x") + unit("k|==|", "y"), ["en k|==|plural.some = ‹x›", "en k|==| = ‹y›"]),
  ])
  func readsWhatXcodeExports(_ units: String, _ lines: [String]) {
    let reading = read(units)
    #expect(reading.lines == lines)
    #expect(reading.words == [])
    #expect(reading.faults == [])
  }

  @Test func readsVariablesOfStringsdicts() {
    let reading = read(
      unit("/a/b:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@", "%#@n@")
        + unit("/a/b:dict/n:dict/one:dict/:string", "%d x", "%d y")
        + unit("/a/b:dict/n:dict/other:dict/:string", "%d xs"),
      original: "App/en.lproj/Localizable.stringsdict")
    #expect(
      reading.lines == [
        "en a/b = plural(1){one: {1 integer %d}‹ x› | other: {1 integer %d}‹ xs›}",
        "de a/b = plural(1){one: {1 integer %d}‹ y›}",
      ])
    #expect(reading.words == [])
    #expect(reading.files.map(\.table) == ["App/Localizable"])
  }

  @Test func readsFacts() {
    let reading = read(
      unit("a", "x", nil, "<note>Why</note><note>How</note>")
        + unit("b", "x", nil, "<note>No comment provided by engineer.</note>")
        + "<trans-unit id=\"c\" translate=\"no\" maxwidth=\"12\" size-unit=\"char\"><source>x</source></trans-unit>")
    #expect(reading.facts == ["a: Why\nHow", "b: ", "c: 12, fixed"])
    #expect(reading.files[0].sourceLocale?.text == "en")
    #expect(reading.files[0].localizations.map { reading.text($0.span) } == ["en"])
  }

  /// XLIFF 1.2, section 2.3.
  @Test(arguments: [
    ("new", State.new), ("needs-translation", .new), ("needs-review-l10n", .needsReview), ("translated", .translated),
    ("final", .translated), ("signed-off", .translated),
  ])
  func readsStates(_ word: String, _ state: State) {
    let reading = read("<trans-unit id=\"k\"><source>x</source><target state=\"\(word)\">y</target></trans-unit>")
    #expect(reading.messages.map(\.state) == [nil, state])
  }

  /// XLIFF 1.2, section 2.4: tags are compared as markup is, values as arguments are.
  @Test(arguments: [
    ("a <g id=\"1\">b</g>", "‹a ›‹<g id=\"1\">›‹b›‹</g>›"),
    ("<x id=\"n\"/> new", "{n any <x id=\"n\"/>}‹ new›"),
    ("<ph id=\"1\">%@</ph> b", "‹<ph id=\"1\">›{1 object %@}‹</ph>›‹ b›"),
    ("<ph id=\"1\">&lt;br&gt;</ph>", "‹<ph id=\"1\">›‹‹<br>››‹</ph>›"),
    ("<mrk mtype=\"protected\">Orb</mrk>", "‹<mrk mtype=\"protected\">›‹‹Orb››‹</mrk>›"),
    ("a<!-- b -->c &#37;@", "‹ac ›{1 object %@}"),
    ("<![CDATA[<b> %@]]>", "‹<b> ›{1 object %@}"),
  ])
  func readsInlineElements(_ text: String, _ pattern: String) throws {
    let reading = read(unit("k", text))
    #expect(reading.lines == ["en k = \(pattern)"])
    #expect(reading.faults == [])
    // Every part is found where it is written.
    var files = SourceFiles()
    _ = files.add(reading.source)
    let message = try #require(reading.messages.first)
    for piece in message.pattern.pieces {
      guard case .argument(let argument) = piece.content, argument.kind == .object else { continue }
      let written = reading.text(message.pattern.literal.span(of: piece.range, in: files))
      #expect(["%@", "&#37;@"].contains(written))
    }
  }

  @Test func readsVersion2() {
    let reading = raw(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.0\" srcLang=\"en\" trgLang=\"ar\"><file id=\"f\">"
        + "<group id=\"g\"><unit id=\"k\"><notes><note>Why</note></notes><segment state=\"initial\"><source>A <pc id=\"1\">b</pc>"
        + "</source><target>ب</target></segment></unit></group><unit id=\"two\"><segment><source>One. </source></segment>"
        + "<ignorable><source> </source></ignorable><segment><source>Two %@</source></segment></unit></file></xliff>")
    #expect(
      reading.lines == [
        "en k = ‹A ›‹<pc id=\"1\">›‹b›‹</pc>›", "en two = ‹One.  Two ›{1 object %@}", "ar k = ‹ب›",
      ])
    #expect(reading.facts == ["k: Why", "two: "])
    #expect(reading.messages.map(\.state) == [nil, nil, .new])
    #expect(reading.words == [])
    #expect(reading.faults == [])
  }

  @Test func placesVariationsInTheirIds() throws {
    let reading = read(unit("k|==|plural.one", "a") + unit("k|==|plural.other", "b"))
    guard case .choice(let choice)? = reading.messages.first?.pattern.pieces.first?.content else {
      Issue.record("no plural")
      return
    }
    #expect(choice.cases.map { reading.text($0.selectorSpan) } == ["one", "other"])
    #expect(choice.cases.map { reading.text($0.pattern.literal.span) } == ["a", "b"])
  }

  @Test(
    arguments: [
      (
        "<trans-unit><source>x</source></trans-unit>",
        "error shape at trans-unit: this unit has no id; add id=\"…\" with the key of its text"
      ),
      (
        "<trans-unit id=\"k\"><target>x</target></trans-unit>",
        "error shape at k: the unit \"k\" has no <source>; export the file again, or add <source> with the text that is translated"
      ),
      (
        unit("k", "a") + unit("k", "b"),
        "error duplicate-key at k: the id \"k\" appears twice in this file; "
          + "remove one of the two; until then the first one counts"
      ),
      (unit("k", "%#@n@") + unit("k|==|substitutions.m.plural.other", "x"), nil),
    ] as [(String, String?)])
  func tellsFaultsAndGoesOn(_ units: String, _ words: String?) {
    let reading = read(units + unit("sound", "s"))
    #expect(reading.words == [words].compactMap { $0 })
    #expect(reading.lines.contains("en sound = ‹s›"))
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("<strings/>", "error shape at strings: <strings> is no XLIFF document; the root element is <xliff>"),
    (
      "<xliff version=\"3.0\"/>",
      "warning shape at 3.0: version 3.0 of XLIFF is not known here; export as XLIFF 1.2, or 2.0 and later"
    ),
    (
      "<xliff version=\"1.2\"><file/></xliff>",
      "error shape at file: <file> does not say its source language; "
        + "add source-language=\"en\", or the language of the <source> elements"
    ),
    (
      "<xliff version=\"1.2\"><file source-language=\"?\"/></xliff>",
      "error shape at ?: \"?\" is no language code; write a code such as en or pt-BR"
    ),
    (
      "<xliff version=\"1.2\"><file source-language=\"en\"><body>\(unit("k", "a", "b"))</body></file></xliff>",
      "error shape at target: this file has translations and does not say their language; "
        + "add target-language=\"…\" to <file>; in XLIFF 2 trgLang to <xliff>"
    ),
  ])
  func tellsWhatIsWrongWithTheFile(_ text: String, _ words: String) {
    let reading = raw(text)
    #expect(reading.words == [words])
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    "", "<xliff", String(repeating: "<xliff>", count: 20_000), "<xliff version=\"1.2\"><file><body><trans-unit/>",
  ])
  func survivesAnything(_ text: String) {
    #expect(raw(text).faults == [])
  }

  @Test(arguments: [
    (0..<3_000).map { unit("k|==|device.d\($0)", "x") }.joined(),
    (0..<3_000).map { unit("k\($0)|==|plural.other", "%#@k@") }.joined(),
    unit(String(repeating: "|==|", count: 50_000), "x"),
    unit("k|==|" + String(repeating: "device.a.", count: 20_000) + "plural.other", "x"),
    unit("k", String(repeating: "<x id=\"1\"/>%@", count: 10_000)),
    unit("k", String(repeating: "<g>", count: 5_000)),
    unit("k", "%#@n@") + unit("k|==|substitutions.n.plural.other", String(repeating: "%#@n@", count: 5_000)),
    unit("k\u{202E}", "x\u{202E}"),
  ])
  func survivesUnits(_ units: String) {
    #expect(read(units).faults == [])
  }

  @Test func survivesTruncation() {
    let text =
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"de\"><body>"
      + unit("k|==|plural.one", "é &amp; <x id=\"1\"/>", "<![CDATA[b]]>") + unit("k|==|plural.other", "%d")
      + "</body></file></xliff>"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      #expect(raw(String(decoding: bytes[..<end], as: UTF8.self)).faults == [])
    }
  }
}
