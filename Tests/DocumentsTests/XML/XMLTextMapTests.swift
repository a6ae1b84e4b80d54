import Diagnostics
import Documents
import Testing

/// From what a text reads back to where it is written, and the way there.
@Suite struct XMLTextMapTests {
  /// The place in the file of a part of the text, which must stand in it once.
  private func place(of part: String, in map: TextMap, _ reading: XMLReading) -> String {
    let sought = Array(part.utf8)
    let start = (0...(map.bytes.count - sought.count)).first { map.bytes[$0...].starts(with: sought) }
    return start.map { reading.source.text(map.written($0..<$0 + sought.count)) } ?? "not found"
  }

  static let cases: [(content: String, part: String, place: String)] = [
    ("plain text", "text", "text"), ("a &amp; b", "&", "&amp;"), ("a &amp; b", "b", "b"), ("&lt;é&gt;日", "é", "é"),
    ("&lt;é&gt;日", "<é>", "&lt;é&gt;"), ("&lt;é&gt;日", "日", "日"), ("&#x1F600;x", "x", "x"),
    ("&#x1F600;x", "😀", "&#x1F600;"), ("a &app; b", " b", " b"), ("a &app; b", "The", "&app;"),
    ("a &app; b", "Orb b", "&app; b"), ("x&unknown;y", "y", "y"), ("x&unknown;y", "known", "known"),
    ("R& D", "D", "D"),
  ]

  private static func document(_ content: String) -> String {
    "<!DOCTYPE a [<!ENTITY app 'The Orb'>]>\n<a b=\"\(content)\">\(content)</a>"
  }

  @Test(arguments: cases)
  func partsAreFoundInContentAndAttributes(content: String, part: String, place expected: String) throws {
    let reading = XMLReading(Self.document(content))
    let document = reading.document
    let root = try #require(document.root)
    let text = try #require(root.children.first?.text)
    let attribute = try #require(root.attributes.first)
    let maps = [
      document.textMap(of: text, in: reading.source), document.textMap(of: root, in: reading.source),
      document.textMap(of: attribute, in: reading.source),
    ]
    for map in maps {
      #expect(String(decoding: map.bytes, as: UTF8.self) == text.text)
      #expect(place(of: part, in: map, reading) == expected)
    }
  }

  @Test func lineEndsAreOne() throws {
    let reading = XMLReading("<a b='1\r\n2\t3'>1\r\n2\r3<![CDATA[4\r\n&amp;5]]></a>")
    let document = reading.document
    let root = try #require(document.root)
    func text(_ index: Int, _ range: Range<Int>) -> Range<Int>? {
      root.children[index].text.map { document.textMap(of: $0, in: reading.source).written(range) }
    }
    #expect(reading.messages == [])
    #expect(text(0, 1..<2) == 15..<17)
    #expect(text(0, 2..<3) == 17..<18)
    #expect(text(0, 3..<5) == 18..<20)
    #expect(text(1, 0..<1) == 29..<30)
    #expect(text(1, 1..<2) == 30..<32)
    #expect(text(1, 7..<8) == 37..<38)
    let attribute = try #require(root.attributes.first)
    #expect(attribute.value == "1 2 3")
    #expect(document.textMap(of: attribute, in: reading.source).written(1..<3) == 7..<10)
  }

  @Test func emptyRangesAreEmptyPlaces() throws {
    let reading = XMLReading("<a>x&amp;y</a>")
    let text = try #require(reading.root?.children.first?.text)
    let places = (0...3).map { reading.document.textMap(of: text, in: reading.source).written($0..<$0) }
    #expect(places == [3..<3, 4..<4, 9..<9, 10..<10])
  }

  @Test func rangesGoOverTags() throws {
    let reading = XMLReading("<a>one <b c='>'>t&lt;o</b> three</a>")
    let root = try #require(reading.root)
    let map = reading.document.textMap(of: root, in: reading.source)
    func place(_ range: Range<Int>) -> String { reading.source.text(map.written(range)) }
    #expect(place(0..<3) == "one")
    #expect(place(4..<7) == "t&lt;o")
    #expect(place(5..<6) == "&lt;")
    #expect(place(2..<5) == "e <b c='>'>t")
    #expect(place(6..<9) == "o</b> t")
    #expect(place(13..<13) == "")
  }

  /// A map of the bytes between tags reads as the element does.
  @Test(arguments: [
    "", "plain", "a<b/>c", "a<b c='>' d=\"'>\">e</b >f", "<!-- a > b -->x<?p a > b?>y", "<![CDATA[<b>&amp;]]]]>&amp;z",
    "é\r\n日<![CDATA[\r\n]]>", "1 &lt; 2", "<é ü='1'>x</é>", "a<b><c>d</c></b><b/>",
  ])
  func contentReadsAsTheElementDoes(content: String) throws {
    let reading = XMLReading("<a>\(content)</a>")
    let root = try #require(reading.root)
    #expect(reading.messages == [])
    let map = reading.source.bytes.withUnsafeBufferPointer { TextMap(xml: $0, root.contentSpan.range) }
    #expect(String(decoding: map.bytes, as: UTF8.self) == root.text)
    #expect(map.bytes == reading.document.textMap(of: root, in: reading.source).bytes)
  }

  @Test func valuesAreMappedWithoutTheirDocument() {
    let bytes = Array("a&amp;b\tc".utf8)
    let map = bytes.withUnsafeBufferPointer { TextMap(xmlAttribute: $0, 0..<bytes.count) }
    #expect(String(decoding: map.bytes, as: UTF8.self) == "a&b c")
    #expect(map.written(1..<2) == 1..<6)
  }

  // MARK: - Escaping

  static let awkward = [
    "", "plain", "<b>&amp;</b>", "a ]]> b", "]]]>>", "\"'\"", " \t\n\r\n\r ", "é日😀", "x\u{0}\u{B}\u{FFFE}y", "&#10;",
  ]

  /// Readers get the text that was meant.
  @Test(arguments: awkward)
  func escapedTextReadsAsItWas(text: String) {
    let reading = XMLReading(
      """
      <a b="\(XMLEscape.attribute(text))" c='\(XMLEscape.attribute(text, in: "'"))'>\(XMLEscape.content(text))</a>
      """)
    let kept = text.unicodeScalars.filter { !["\u{0}", "\u{B}", "\u{FFFE}"].contains($0) }
    let expected = String(String.UnicodeScalarView(kept))
    #expect(reading.messages == [])
    #expect(reading.root?.text == expected)
    #expect(reading.root?["b"] == expected)
    #expect(reading.root?["c"] == expected)
  }

  @Test func onlyWhatMustBeIsEscaped() {
    #expect(XMLEscape.content("a > b \"c\" 'd'\n") == "a > b \"c\" 'd'\n")
    #expect(XMLEscape.content("x]]>") == "x]]&gt;")
    #expect(XMLEscape.attribute("it's > \"x\"") == "it's > &quot;x&quot;")
    #expect(XMLEscape.attribute("it's \"x\"", in: "'") == "it&apos;s \"x\"")
    #expect(XMLEscape.cdata("a]]>b<&]>") == "a]]]]><![CDATA[>b<&]>")
    #expect(XMLReading("<a><![CDATA[\(XMLEscape.cdata("]]>]]]>"))]]></a>").root?.text == "]]>]]]>")
  }
}
