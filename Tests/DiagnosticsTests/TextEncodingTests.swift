import Diagnostics
import Testing

/// Files in UTF-16: read as UTF-8, written back as they were (RFC 2781; Unicode 16, table 3-7).
@Suite struct TextEncodingTests {
  /// "<aé日😀>" in UTF-16, big endian.
  static let bigEndian: [UInt8] = [
    0x00, 0x3C, 0x00, 0x61, 0x00, 0xE9, 0x65, 0xE5, 0xD8, 0x3D, 0xDE, 0x00, 0x00, 0x3E,
  ]
  static let text = "<aé日😀>"

  private static func swapped(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 2).flatMap { [bytes[$0 + 1], bytes[$0]] }
  }

  @Test(arguments: [
    ([0xFE, 0xFF] + bigEndian, TextEncoding.utf16(.bigEndian), "\u{FEFF}" + text),
    ([0xFF, 0xFE] + swapped(bigEndian), .utf16(.littleEndian), "\u{FEFF}" + text),
    // Without a mark, by the zero bytes beside ASCII.
    (bigEndian, .utf16(.bigEndian), text), (swapped(bigEndian), .utf16(.littleEndian), text),
    (Array(text.utf8), .utf8, text), ([0xEF, 0xBB, 0xBF] + Array(text.utf8), .utf8, "\u{FEFF}" + text),
    ([0xFE, 0xFF], .utf16(.bigEndian), "\u{FEFF}"), ([], .utf8, ""),
  ])
  func textIsReadAndWrittenBack(bytes: [UInt8], encoding: TextEncoding, text: String) {
    let file = SourceFile(path: "a", decoding: bytes)
    #expect(file.encoding == encoding)
    #expect(file.bytes == Array(text.utf8))
    #expect(file.encoding.encoded(file.bytes) == bytes)
  }

  @Test(
    arguments: [
      // Half a unit, lone surrogates, two first halves; UTF-32.
      [0xFE, 0xFF, 0x00, 0x61, 0x00], [0xFE, 0xFF, 0xD8, 0x3D], [0xFE, 0xFF, 0xDE, 0x00, 0x00, 0x61],
      [0xFE, 0xFF, 0xD8, 0x3D, 0xD8, 0x3D, 0xDE, 0x00], [0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00],
      [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61],
    ] as [[UInt8]])
  func damageIsLeftForTheReader(bytes: [UInt8]) {
    let file = SourceFile(path: "a", decoding: bytes)
    #expect(file.encoding == .utf8)
    #expect(file.bytes == bytes)
  }

  @Test func damageHasAPlace() {
    let damage = #expect(throws: TextEncoding.Damage.self) {
      try TextEncoding.utf16(.bigEndian).decoded([0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x3D])
    }
    #expect(damage?.offset == 4)
  }

  @Test func fixesKeepTheEncoding() {
    var files = SourceFiles()
    let id = files.add(SourceFile(path: "a.strings", decoding: [0xFF, 0xFE] + Self.swapped(Self.bigEndian)))
    // The mark is three bytes, "<a" two, "é" two.
    let edit = Fix.Edit(Span(file: id, lower: 5, upper: 7), "ü😀")
    let finding = Finding(.grid, .error, "m", at: edit.span, fixes: [Fix("f", safe: true, edits: [edit])])
    let fixed = FixPlan([finding], in: files).bytes(of: id)
    #expect(
      fixed == [
        0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00, 0xFC, 0x00, 0x3D, 0xD8, 0x00, 0xDE, 0xE5, 0x65, 0x3D, 0xD8, 0x00, 0xDE,
        0x3E, 0x00,
      ])
  }
}
