import Diagnostics
import Documents
import Testing

/// Property lists in XML (PropertyList-1.0.dtd) as trees.
@Suite struct PropertyListTests {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(arguments: [
    ("<string>a</string>", "\"a\""), ("<string/>", "\"\""), ("<string>a &amp; <![CDATA[<b>]]></string>", "\"a & <b>\""),
    ("<integer>42</integer>", "42"), ("<integer> -7\n</integer>", "-7"), ("<integer>+3</integer>", "3"),
    ("<integer>0x1F</integer>", "31"), ("<real>1.5e-3</real>", "0.0015"), ("<real>-2</real>", "-2"),
    ("<true/>", "true"), ("<false></false>", "false"),
    ("<date>2026-11-30T07:40:00Z</date>", "\"2026-11-30T07:40:00Z\""), ("<data>aGk=</data>", "\"aGk=\""),
    ("<array/>", "[]"), ("<array><true/><!-- x --><array><integer>1</integer></array></array>", "[true,[1]]"),
    ("<dict/>", "{}"),
    (
      "<dict><key>b</key><integer>1</integer>\n<key>a</key><dict><key/><string>x</string></dict></dict>",
      "{\"b\":1,\"a\":{\"\":\"x\"}}"
    ),
  ])
  func reads(value: String, json: String) {
    for text in ["\(Self.head)<plist version=\"1.0\">\n\(value)\n</plist>\n", value] {
      let reading = Reading(text, .propertyList)
      #expect(reading.messages == [])
      #expect(reading.json == json)
      #expect(reading.faults == [])
      #expect(reading.document.syntax == .propertyList)
    }
  }

  @Test func spansAreElements() {
    let reading = Reading("<plist><dict><key>é</key> <array><string>日</string></array></dict></plist>", .propertyList)
    #expect(
      reading.spans == [
        "<dict><key>é</key> <array><string>日</string></array></dict>", "<key>é</key>",
        "<array><string>日</string></array>", "<string>日</string>",
      ])
  }

  @Test(arguments: [
    ("<dict><key>a</key><key>b</key><true/></dict>", "{\"b\":true}", "the key \"a\" has no value", "<key>a</key>"),
    ("<dict><key>a</key></dict>", "{}", "the key \"a\" has no value", "<key>a</key>"),
    ("<dict><true/></dict>", "{}", "a value without a key stands in <dict>", "true"),
    ("<dict>a<key>b</key><true/></dict>", "{\"b\":true}", "text stands in <dict>, which holds only elements", "a"),
    (
      "<dict><key>a</key><strin>x</strin></dict>", "{}", "<strin> is no value of a property list", "strin"
    ),
    ("<integer>1.5</integer>", "null", "\"1.5\" is no number", "1.5"), ("<integer/>", "null", "\"\" is no number", ""),
    ("<integer>0x-1</integer>", "null", "\"0x-1\" is no number", "0x-1"),
    ("<real>nan</real>", "null", "\"nan\" is no number", "nan"),
    ("<real>1e999</real>", "null", "\"1e999\" is no number", "1e999"),
    ("<true>yes</true>", "true", "<true> holds something", "yes"),
    ("<string>a<b/></string>", "\"a\"", "<b> stands in <string>, which holds only text", "b"),
    ("<true/><false/>", "true", "a second value stands in <plist>", "false"),
    ("", "nothing", "<plist> holds no value", "plist"),
  ])
  func errorsAreTold(value: String, json: String, message: String, place: String) {
    let reading = Reading("<plist>\(value)</plist>", .propertyList)
    #expect(reading.messages == [message])
    #expect(reading.places == [place])
    #expect(reading.json == json)
    #expect(reading.faults == [])
  }

  @Test func repeatedKeysKeepTheLastValue() {
    let reading = Reading(
      "<plist><dict><key>a</key><true/><key>a</key><false/></dict></plist>", .propertyList)
    #expect(reading.messages == ["the key \"a\" appears twice in this mapping"])
    #expect(reading.document.issues.map(\.kind) == [.duplicateKey])
    #expect(reading.json == "{\"a\":false}")
  }

  @Test func whatIsNoPropertyListIsRefused() {
    #expect(Reading("<resources/>", .propertyList).messages == ["<resources> is no property list"])
    let binary = Reading(Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x00], .propertyList)
    #expect(binary.messages == ["the file is a binary property list"])
    #expect(binary.document.issues.first?.help == ["convert it: plutil -convert xml1 FILE"])
    #expect(!binary.document.isComplete)
  }

  @Test func nestingIsBounded() {
    let deep = String(repeating: "<array>", count: 1000)
    #expect(Reading("<plist>\(deep)", .propertyList).messages == ["elements nest deeper than 256 levels"])
  }

  @Test(arguments: [
    (0..<1, "%"), (2..<4, "%d"), (5..<6, "&amp;"), (7..<8, "b"), (6..<9, "<b>"), (5..<7, "&amp;<![CDATA[<"),
    (9..<11, "é"), (11..<11, ""),
  ])
  func partsOfStringsAreFound(range: Range<Int>, place: String) throws {
    let reading = Reading(
      "<plist><array><true/><string>% %d &amp;<![CDATA[<b>]]>é</string></array></plist>", .propertyList)
    let node = try #require(reading.root?.array?.last)
    #expect(node.string == "% %d &<b>é")
    let content = PropertyListText.contentSpan(of: node.span, in: reading.source).range
    let map = reading.source.bytes.withUnsafeBufferPointer { TextMap(xml: $0, content) }
    #expect(reading.source.text(map.written(range)) == place)
  }

  @Test func emptyStringsHaveAPlace() throws {
    let reading = Reading("<plist><string/></plist>", .propertyList)
    let node = try #require(reading.root)
    #expect(PropertyListText.contentSpan(of: node.span, in: reading.source).range == 16..<16)
  }

  @Test func namesTell() {
    #expect(Syntax.guess(path: "ar.lproj/Localizable.stringsdict", bytes: []) == .propertyList)
    #expect(Syntax.guess(path: "Info.PLIST", bytes: []) == .propertyList)
  }
}
