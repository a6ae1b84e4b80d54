import Diagnostics
import Documents
import Foundation
import Testing

/// Files that mean harm, or are broken beyond sense: an issue each, never a crash, never much work.
@Suite struct XMLHostileTests {
  /// On a thread with the small stack that macOS gives to workers.
  private func readOnSmallStack(_ text: String) -> (messages: [String], faults: [String]) {
    final class Outcome: @unchecked Sendable {
      var value: (messages: [String], faults: [String]) = ([], ["not read"])
    }
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let reading = XMLReading(text)
      outcome.value = (reading.messages, reading.faults)
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return outcome.value
  }

  static let tooDeep = "elements nest deeper than 256 levels"

  @Test(arguments: ["<a>", "<a b='c'>\n", "<a xmlns:x='u'><x:b>", "x<a>&amp;"])
  func nestingIsBounded(opening: String) {
    let outcome = readOnSmallStack("<r>" + String(repeating: opening, count: 30_000))
    #expect(outcome.messages == [Self.tooDeep])
    #expect(outcome.faults == [])
  }

  @Test func whatIsNotTooDeepIsRead() {
    func text(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(readOnSmallStack(text(256)).messages == [])
    #expect(readOnSmallStack(text(257)).messages == [Self.tooDeep])
  }

  @Test func sizeIsLimited() {
    let bytes = Array("<a b='\(String(repeating: "x", count: 1000))'/>".utf8)
    #expect(XMLReading(bytes, limit: bytes.count).messages == [])
    #expect(
      XMLReading(bytes, limit: bytes.count - 1).messages == [
        "the file is larger than \(bytes.count - 1) bytes, the most that can be read"
      ])
  }

  @Test(
    arguments: [
      ([0x3C, 0x61, 0x3E, 0, 0x3C, 0x2F, 0x61, 0x3E], "the file contains a NUL byte, so it is not a text file"),
      ([0x3C, 0x61, 0x3E, 0xE9, 0x3C, 0x2F, 0x61, 0x3E], "byte 0xE9 is not valid UTF-8"),
      ([0x3C, 0x61, 0x3E, 0xC0, 0xBC], "byte 0xC0 is not valid UTF-8"), ([], "the file is empty"),
      ([0xFF, 0xFE, 0x3C, 0, 0x61], "the file is in UTF-16, not in UTF-8"),
    ] as [([UInt8], String)])
  func whatIsNoTextIsRefused(bytes: [UInt8], message: String) {
    let reading = XMLReading(bytes)
    #expect(reading.messages == [message])
    #expect(reading.root == nil)
    #expect(!reading.document.isComplete)
  }

  /// Much of one thing is no more work than its bytes.
  @Test(arguments: [
    "<a b='1' ", "<a b", "<a b=", "<a b='", "<a b='<", "</a>", "<!--", "<!-- -- ", "<![CDATA[", "<?p ", "<!DOCTYPE a [",
    "<!DOCTYPE a [<!ENTITY a '", "&a", "&#1", "]]>", "<", "<!", "<!ENTITY a 'b'>", "“", "<a “", "&amp;", "<a b=“",
  ])
  func repetitionIsLinear(piece: String) {
    for text in [String(repeating: piece, count: 20_000), "<r>" + String(repeating: piece, count: 20_000)] {
      let reading = XMLReading(text)
      #expect(reading.faults == [], "\(piece)")
    }
  }

  @Test func manyPrefixesAreRead() {
    let names = (0..<20_000).map { "xmlns:p\($0)='u\($0)' p\($0):a=''" }.joined(separator: " ")
    let reading = XMLReading("<r \(names)><p19999:b/></r>")
    #expect(reading.messages == [])
    #expect(reading.root?.elements.map(\.name.namespace) == ["u19999"])
  }

  static let sample = """
    <?xml version="1.0" encoding="utf-8"?>
    <!DOCTYPE resources [<!ENTITY app "Orb &#233;"> <!ENTITY % p ''>]>
    <!-- tokens:ignore strings/digits - sample -->
    <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools='http://schemas.android.com/tools'>
      <!-- größe -->
      <string name="größe" tools:ignore="x">a\\'b &app; &lt;é&#x1F600; <xliff:g id="n">%1$s</xliff:g></string>\r
      <plurals name='p'><item quantity="other"><![CDATA[<b>日本</b>]]></item></plurals><empty/><?pi data?>
    </resources>

    """

  @Test func theSampleIsSound() {
    #expect(XMLReading(Self.sample).messages == [])
  }

  /// A file that ends anywhere.
  @Test func everyBeginningIsSafe() {
    let bytes = Array(Self.sample.utf8)
    for end in 0...bytes.count {
      let faults = XMLReading(Array(bytes[..<end])).faults
      #expect(faults == [], "\(end) bytes")
    }
  }

  /// Files with bytes changed, taken out, put in, and moved; every text maps into its own bytes.
  @Test func damageIsSafe() {
    var random = SeededGenerator(seed: 5)
    let original = Array(Self.sample.utf8)
    let signs = Array("<>&;\"'=/!?-[]%#: \t\r\nax".utf8)
    let pieces = [
      "<!--", "-->", "]]>", "<![CDATA[", "&app;", "&#x41;", "</", "/>", "\u{FFFF}", "\r\n", "<?", "<!ENTITY",
    ]
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 1...127, using: &random)
        case 1: bytes[position] = random.pick(signs)
        case 2: bytes.insert(random.pick(signs), at: position)
        case 3: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 1...20, using: &random)))
        case 4: bytes.insert(contentsOf: random.pick(pieces).utf8, at: position)
        default: bytes.insert(contentsOf: original[..<Int.random(in: 0...40, using: &random)], at: position)
        }
        if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
      }
      let reading = XMLReading(bytes)
      let faults = reading.faults + Self.mappingFaults(reading)
      #expect(faults == [], "\(String(decoding: bytes, as: UTF8.self))")
      if !faults.isEmpty { return }
    }
  }

  private static func mappingFaults(_ reading: XMLReading) -> [String] {
    guard let root = reading.root, reading.document.isComplete else { return [] }
    var faults: [String] = []
    func check(_ map: TextMap, reads text: String, in span: Span) {
      if !map.bytes.elementsEqual(text.utf8) {
        faults.append("a map reads \(String(decoding: map.bytes, as: UTF8.self))")
      }
      let count = map.bytes.count
      for part in [0..<count, 0..<min(1, count), count / 2..<count, count..<count] {
        let place = map.written(part)
        if place.clamped(to: span.range) != place { faults.append("\(place) is outside \(span)") }
      }
    }
    for text in root.texts {
      check(reading.document.textMap(of: text, in: reading.source), reads: text.text, in: text.contentSpan)
    }
    for attribute in root.attributes {
      let map = reading.document.textMap(of: attribute, in: reading.source)
      check(map, reads: attribute.value, in: attribute.valueSpan)
    }
    let map = reading.document.textMap(of: root, in: reading.source)
    let isSound = reading.document.issues.isEmpty
    check(map, reads: isSound ? root.text : String(decoding: map.bytes, as: UTF8.self), in: root.contentSpan)
    return faults
  }
}
