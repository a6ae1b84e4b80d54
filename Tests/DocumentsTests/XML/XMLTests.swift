import Diagnostics
import Documents
import Testing

/// What is well-formed (XML 1.0, fifth edition), and how it reads.
@Suite struct XMLTests {
  @Test(arguments: [
    ("<a/>", "<a/>"), ("<a></a>", "<a></>"), ("<a />", "<a/>"), ("<a\n></a\t>", "<a></>"),
    ("\u{FEFF}<a/>", "<a/>"), (" \r\n<a/>\n ", "<a/>"), ("<:_-.é日/>", "<:_-.é日/>"), ("<x:y/>", ""),
    ("<?xml version='1.0'?><a/>", "<a/>"),
    ("<?xml version=\"1.1\" encoding = 'utf-8' standalone=\"yes\" ?>\n<a/>", "<a/>"),
    ("<a>b</a>", "<a>[b]</>"), ("<a> b <c/> d\n</a>", "<a>[ b ]<c/>[ d\n]</>"), ("<a>></a>", "<a>[>]</>"),
    ("<a>]] ></a>", "<a>[]] >]</>"), ("<a>😀é日</a>", "<a>[😀é日]</>"), ("<a>，\u{FFFD}</a>", "<a>[，\u{FFFD}]</>"),
    // Section 2.11: line ends; those written as references stay.
    ("<a>1\r\n2\r3\n4\r\r\n5</a>", "<a>[1\n2\n3\n4\n\n5]</>"), ("<a>&#13;&#xA;&#xd;</a>", "<a>[\r\n\r]</>"),
    // Sections 4.1, 4.6: references.
    ("<a>&lt;&gt;&amp;&apos;&quot;</a>", "<a>[<>&'\"]</>"), ("<a>&#233;&#x1F600;&#x00e9;</a>", "<a>[é😀é]</>"),
    ("<a>&amp;lt;</a>", "<a>[&lt;]</>"), ("<a>x&#38;#60;</a>", "<a>[x&#60;]</>"),
    // Section 3.3.3: blanks in attributes.
    ("<a b='1' c=\"2\"/>", "<a b=[1] c=[2]/>"), ("<a b = '1'\n\tc=\n\"2\">x</a>", "<a b=[1] c=[2]>[x]</>"),
    ("<a b=\"'\" c='\"'/>", "<a b=['] c=[\"]/>"), ("<a b=\" x\ty\r\nz\rw&#10;\"/>", "<a b=[ x y z w\n]/>"),
    ("<a b='&lt;&quot;&#9;>'/>", "<a b=[<\"\t>]/>"), ("<a b=''/>", "<a b=[]/>"),
    // Sections 2.5 to 2.7.
    ("<a><!-- b - c --></a>", "<a><!-- b - c --></>"), ("<a><!----></a>", "<a><!----></>"),
    ("<a><!-->--></a>", "<a><!-->--></>"),
    ("<a><![CDATA[<b>&amp;]]]]></a>", "<a>CDATA[<b>&amp;]]]</>"), ("<a><![CDATA[]]></a>", "<a>CDATA[]</>"),
    ("<a>x<![CDATA[ \r\n]]>y</a>", "<a>[x]CDATA[ \n][y]</>"),
    ("<a><?p?><?q r ?></a>", "<a><?p ?><?q r ?></>"), ("<?p x?><!-- c --><a/><!-- d --><?q?>", "<a/>"),
    // Section 2.8: the document type.
    ("<!DOCTYPE a><a/>", "<a/>"), ("<!DOCTYPE a SYSTEM 'a>b.dtd' ><a/>", "<a/>"),
    (
      "<!DOCTYPE a PUBLIC '-//X' \"u\" [\n<!ELEMENT a (#PCDATA)> <!ATTLIST a b CDATA '>'>\n<!-- ]> --><?p ]>?>]><a/>",
      "<a/>"
    ),
  ])
  func reads(text: String, outline: String) {
    let reading = XMLReading(text)
    guard !outline.isEmpty else {
      #expect(reading.messages == ["the prefix \"x\" is not declared"])
      return
    }
    #expect(reading.messages == [])
    #expect(reading.document.isComplete)
    #expect(reading.outline == outline)
    #expect(reading.faults == [])
  }

  @Test func spansAreExact() throws {
    let reading = XMLReading("<r>\n  <é ü = 'x&lt;' b=\"\">日<b/>&amp;<![CDATA[c]]></é >\n</r>")
    let element = try #require(reading.root?.element("é"))
    #expect(reading.text(element.span) == "<é ü = 'x&lt;' b=\"\">日<b/>&amp;<![CDATA[c]]></é >")
    #expect(reading.text(element.contentSpan) == "日<b/>&amp;<![CDATA[c]]>")
    #expect(reading.text(element.nameSpan) == "é")
    #expect(element.attributes.map { reading.text($0.nameSpan) } == ["ü", "b"])
    #expect(element.attributes.map { reading.text($0.valueSpan) } == ["x&lt;", ""])
    #expect(element.attributes.map(\.isVerbatim) == [false, true])
    #expect(element.children.map { reading.text($0.span) } == ["日", "<b/>", "&amp;", "<![CDATA[c]]>"])
    #expect(element.children.compactMap(\.text).map { reading.text($0.contentSpan) } == ["日", "&amp;", "c"])
    #expect(element.children.compactMap(\.text).map(\.isVerbatim) == [true, false, true])
    #expect(element.text == "日&c")
    #expect(element["ü"] == "x<")
    let empty = try #require(element.element("b"))
    #expect(empty.isEmptyTag)
    #expect(empty.contentSpan.range == Int(empty.span.upper)..<Int(empty.span.upper))
  }

  @Test func textsOfInnerElementsAreInOrder() {
    let reading = XMLReading("<a>1<b>2<c/><d>3</d></b><!-- no -->4<b></b><![CDATA[5]]></a>")
    #expect(reading.root?.texts.map(\.text) == ["1", "2", "3", "4", "5"])
    #expect(reading.root?.text == "12345")
  }

  /// Namespaces in XML 1.0, sections 6.1 and 6.2.
  @Test func prefixesStandForNamespaces() throws {
    let reading = XMLReading(
      """
      <r xmlns="urn:d" xmlns:x="urn:x" x:a="1" b="2"><x:c/><d xmlns="" xmlns:x="urn:y"><x:e x:f="3"/><g/></d><x:h/></r>
      """)
    #expect(reading.messages == [])
    let root = try #require(reading.root)
    #expect(root.name.matches("r", in: "urn:d"))
    #expect(root.attribute("a", in: "urn:x")?.value == "1")
    #expect(root.attribute("b", in: nil)?.value == "2")
    let inner = try #require(root.element("d"))
    #expect(inner.name.namespace == nil)
    #expect(inner.elements.map(\.name.namespace) == ["urn:y", nil])
    #expect(inner.element("x:e")?.attribute("f", in: "urn:y")?.value == "3")
    #expect(root.element("x:h")?.name.namespace == "urn:x")
    #expect(root.element("x:c")?.name.local == "c")
    #expect(root.element("x:c")?.name.prefix == "x")
    #expect(root.element("x:c")?.nameSpan.range.count == 3)
  }

  /// The prefix `xml` needs no declaration.
  @Test func languageIsAnAttributeOfXML() {
    let root = XMLReading("<a xml:lang='ar'/>").root
    #expect(root?.attribute("lang", in: "http://www.w3.org/XML/1998/namespace")?.value == "ar")
  }

  @Test func commentsDescribeWhatFollows() throws {
    let reading = XMLReading(
      "<r><!-- one -->\n<a/><!--two--><!-- tokens:ignore strings/digits - why -->\n<b/><!-- x -->text<c/><d/></r>")
    let root = try #require(reading.root)
    func comment(_ name: String) -> String? {
      root.children.firstIndex { $0.element?.name.text == name }.flatMap { root.comment(before: $0)?.trimmed }
    }
    #expect(comment("a") == "one")
    #expect(comment("b") == "two")
    #expect(comment("c") == nil)
    #expect(comment("d") == nil)
    #expect(reading.document.allComments.map(\.trimmed).count == 4)
  }

  @Test(arguments: [
    ("<r>\n  <!-- tokens:ignore a - b -->\n  <c/></r>", "tokens:ignore a - b", true),
    ("<r>\n  <c/> <!--tokens:ignore a-->\n</r>", "tokens:ignore a", false),
    ("<r>\n <!-- tokens:ignore a --> <c/>\n</r>", "tokens:ignore a", false),
    ("<r>\r\n<!--\n tokens:ignore a\n-->\t\r\n</r>", "tokens:ignore a", true),
    ("\u{FEFF}<!-- tokens:ignore a -->\n<r/>", "tokens:ignore a", true),
  ])
  func commentsToTheToolAreFound(text: String, words: String, ownLine: Bool) {
    let reading = XMLReading(text)
    #expect(reading.messages == [])
    #expect(reading.document.comments.map(\.text) == [words])
    #expect(reading.document.comments.map(\.ownLine) == [ownLine])
  }

  @Test func elementsOfSeveralLinesHaveEnds() {
    let text = "<r>\n <a>\n  <b/>\n </a> <c>\n</c>\n</r>\n"
    let reading = XMLReading(text)
    let lines = LineIndex(reading.source.bytes)
    let ends = (1...6).map { line in
      reading.document.endOfPart(beginningIn: lines.range(ofLine: line)).map { lines.position($0).line }
    }
    #expect(ends == [6, 4, 3, 5, nil, nil])
  }

  /// Section 4.3.3: UTF-16 is read as well, with the encoding that is declared.
  @Test(arguments: [TextEncoding.ByteOrder.littleEndian, .bigEndian], ["\u{FEFF}", ""])
  func utf16IsRead(order: TextEncoding.ByteOrder, mark: String) throws {
    func reading(_ declared: String) -> XMLReading {
      let text = "\(mark)<?xml version=\"1.0\" encoding=\"\(declared)\"?>\n<a b='é'>日😀</a>"
      return XMLReading(TextEncoding.utf16(order).encoded(Array(text.utf8)))
    }
    let sound = reading("UTF-16")
    #expect(sound.messages == [])
    #expect(sound.outline == "<a b=[é]>[日😀]</>")
    #expect(sound.root.map { sound.text($0.contentSpan) } == "日😀")
    #expect(sound.faults == [])
    #expect(reading("utf-8").messages == ["the declaration says utf-8, but the file is in UTF-16"])
  }
}
