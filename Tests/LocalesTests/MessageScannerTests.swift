import Locales
import Testing

/// Our walk through a message against ICU's: what ICU refuses has a fault, what it accepts has none.
@Suite struct MessageScannerTests {
  static let pieces = [
    "{", "}", "{", "}", "'", "''", "|", "#", ",", " ", "=", "1", "0", "01", "-", ".5", "e", "\u{221E}", "\u{2264}", "<",
    "other", "other{", "one{", "offset:", "offset:1", "{n,plural,", "{g,select,", "{0,choice,", "{n,selectordinal,",
    "{a}",
    "{0}", "{x,number}", "{x,date,", "text", "é", "日", "😀", "\u{200E}", "\u{2028}", ";", "$", "}}", "=1{", "1#", "+",
    "_",
  ]

  @Test(arguments: 0..<8)
  func agreesWithICU(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let apostrophes: MessageParser.Apostrophes = seed.isMultiple(of: 2) ? .doubleOptional : .doubleRequired
    let parser = MessageParser(apostrophes)
    // So many braces in front have the scanner asked before ICU.
    let braces = String(repeating: "{0}", count: 257)
    for _ in 0..<400 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)] }.joined()
      let isAccepted = BareMessages([text], apostrophes).parse() >= 0
      let kinds = [text, braces + text].map { message -> MessageFault.Kind? in
        guard case .failure(let fault) = parser.parse(message) else { return nil }
        return fault.kind
      }
      #expect(kinds.allSatisfy { ($0 == nil) == isAccepted && $0 != .tooManyParts }, "\(text): \(kinds)")
    }
  }
}
