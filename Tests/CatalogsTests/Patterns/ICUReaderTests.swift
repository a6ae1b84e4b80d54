import Catalogs
import Diagnostics
import Testing

@Suite struct ICUReaderTests {
  private static func read(
    _ text: String, _ dialect: CatalogFormat.Dialect = .icu
  ) -> (source: SourceFile, reading: ICUReader.Reading) {
    let source = SourceFile(path: "m.txt", text: text)
    let span = Span(file: FileID(0), lower: 0, upper: text.utf8.count)
    return (source, ICUReader(dialect).read(Literal(text, at: span, as: .verbatim), in: source, symbol: "key"))
  }

  /// What MessageFormat makes of a message (ICU's ApostropheMode DOUBLE_OPTIONAL).
  static let messages: [(String, String)] = [
    ("", ""),
    ("Hello", "‹Hello›"),
    ("{0} of {1}", "{1 any}‹ of ›{2 any}"),
    ("{ name }!", "{name any}‹!›"),
    ("It''s {name}''s", "‹It's ›{name any}‹'s›"),
    ("It's", "‹It's›"),
    ("a ' b", "‹a ' b›"),
    ("l'{n} x", "‹l›‹{n} x›"),
    ("'{name}'", "‹{name}›"),
    ("a '{b}' c", "‹a ›‹{b}›‹ c›"),
    ("'{''}'", "‹{'}›"),
    ("'''{'''", "‹'›‹{'›"),
    ("''''", "‹''›"),
    ("x '}' y", "‹x ›‹}›‹ y›"),
    ("# 1", "‹# 1›"),
    ("a } b", "‹a } b›"),
    ("{n, number}", "{n number number}"),
    ("{n, number, integer}", "{n integer number, integer}"),
    ("{n,number, #,##0.0 }", "{n number number, #,##0.0}"),
    ("{d, date, short} {t, time}", "{d date date, short}‹ ›{t date time}"),
    ("{n, spellout} {n, ordinal} {n, duration}", "{n number spellout}‹ ›{n number ordinal}‹ ›{n number duration}"),
    ("{n,pluriel,un{x}}", "{n other pluriel, un{x}}"),
    ("{n, plural, one{# day} other{# days}}", "plural(n){one: #‹ day› | other: #‹ days›}"),
    (
      "{n, plural, offset:1 =0{no one} =1{{who}} other{{who} and # more}}",
      "plural(n -1){=0: ‹no one› | =1: {who any} | other: {who any}‹ and ›#‹ more›}"
    ),
    ("{n, selectordinal, one{#st} other{#th}}", "ordinal(n){one: #‹st› | other: #‹th›}"),
    ("{g, select, female{her} other{their}} x", "select(g){female: ‹her› | other: ‹their›}‹ x›"),
    // A # inside a select is text, even where a plural is around it.
    (
      "{n, plural, other{{g, select, other{# x}}}}", "plural(n){other: select(g){other: ‹# x›}}"
    ),
    (
      "{g, select, other{{n, plural, other{# x}}}}", "select(g){other: plural(n){other: #‹ x›}}"
    ),
    ("{n, plural, other{'#' #}}", "plural(n){other: ‹#›‹ ›#}"),
    ("{n, plural, one{} other{}}", "plural(n){one:  | other: }"),
    (
      "{n, plural, =1{a} =01{b} one{c} one{d} foo{e} other{f}}",
      "plural(n){=1: ‹a› | =01: ‹b› | one: ‹c› | one: ‹d› | foo: ‹e› | other: ‹f›}"
    ),
    ("{n, choice, 0#none|1#one '|' {x}|1<many}", "select(n){0#: ‹none› | 1#: ‹one ›‹|›‹ ›{x any} | 1<: ‹many›}"),
    (
      "{days, plural, one{يوم واحد} few{# أيام} other{# يوم}}",
      "plural(days){one: ‹يوم واحد› | few: #‹ أيام› | other: #‹ يوم›}"
    ),
    ("😀 {n} 😀", "‹😀 ›{n any}‹ 😀›"),
  ]

  @Test(arguments: messages)
  func messagesAreReadAsFormatted(_ message: String, _ expected: String) {
    let reading = Self.read(message).reading
    #expect(PatternText.text(reading.pattern) == expected)
    #expect(PatternText.faults(reading.pattern) == [])
    #expect(reading.flaws == [])
    #expect(reading.pattern.range == 0..<message.utf8.count)
  }

  /// gen_l10n of Flutter (message_parser.dart) knows neither quoting, unless it is switched on, nor number signs.
  @Test(arguments: [
    ("'{name}' isn't", "‹'›{name any}‹' isn't›"),
    ("l'{n}", "‹l'›{n any}"),
    ("It''s", "‹It''s›"),
    ("{n, plural, =1{#1} other{{n} of '#'}}", "plural(n){=1: ‹#1› | other: {n any}‹ of '#'›}"),
  ])
  func flutterTakesApostrophesAndSignsAsText(_ message: String, _ expected: String) {
    let reading = Self.read(message, .arb).reading
    #expect(PatternText.text(reading.pattern) == expected)
    #expect(PatternText.faults(reading.pattern) == [])
    #expect(reading.flaws == [])
  }

  @Test func quotedTextIsTold() {
    let pattern = Self.read("It''s l'{n}' x").reading.pattern
    #expect(pattern.pieces.map { pattern.isQuoted($0) } == [false, true, false])
  }

  @Test func spansAreThoseOfTheFile() {
    let text = "x {n, plural, one{é} other{#}} y"
    let (source, reading) = Self.read(text)
    guard case .choice(let choice) = reading.pattern.pieces[1].content else {
      Issue.record("no choice")
      return
    }
    #expect(source.text(choice.span.range) == "{n, plural, one{é} other{#}}")
    #expect(choice.cases.map { source.text($0.selectorSpan.range) } == ["one", "other"])
    #expect(choice.cases.map { source.text($0.span.range) } == ["one{é}", "other{#}"])
    #expect(choice.cases.map { source.text($0.pattern.range) } == ["é", "#"])
  }

  /// What is wrong, where, and what to do about it.
  static let faults: [(String, String, String, String)] = [
    ("{n, plural, one{x}}", "plural", "this plural has no branch \"other\"", "add other{…}"),
    ("{g, select}", "select", "this select has no branches", "write {name, select, female{…} other{…}}"),
    ("{n,plural,=٠{x} other{y}}", "٠", "\"٠\" (U+0660) stands where the syntax of messages has \"0\"", "write 0"),
    ("{n، plural، other{y}}", "،", "\"،\" (U+060C) stands where the syntax of messages has \",\"", "write ,"),
    ("{٠}", "٠", "\"٠\" (U+0660) stands where the syntax of messages has \"0\"", "write 0"),
    ("{n", "{", "this brace is not closed", "close it with }; a brace that is text is written '{'"),
    ("a {} b", "}", "\"}\" stands where the name of an argument belongs", "write {name}, or '{' if the brace is text"),
    ("{n, plural, one other{x}}", "one", "the branch \"one\" has no text", "write one{…}"),
    (
      "{n o}", "o", "\"o\" stands where an argument goes on with \",\" or ends with \"}\"",
      "write {name}, or a type and what belongs to it: {name, number}"
    ),
    ("{00}", "00", "00 is no number of an argument", "write {0}, or a name"),
    ("{n, plural, =x{a} other{b}}", "x", "\"x\" stands where a number belongs", "write a number such as =1"),
  ]

  @Test(arguments: faults)
  func faultsAreShownAtTheirPlace(_ message: String, _ place: String, _ words: String, _ help: String) throws {
    let (source, reading) = Self.read(message)
    let flaw = try #require(reading.flaws.first)
    #expect(flaw.message == words)
    #expect(source.text(flaw.span.range) == place)
    #expect(flaw.help == [help])
    #expect(flaw.rule == .stringSyntax)
    #expect(flaw.symbol == "key")
    #expect(reading.flaws.count == 1)
    #expect(PatternText.text(reading.pattern) == "‹\(message)›")
  }

  @Test func apostropheThatHidesTheClosingBraceIsNamed() throws {
    let (source, reading) = Self.read("{n, plural, other{l'}}")
    let flaw = try #require(reading.flaws.first)
    #expect(source.text(flaw.span.range) == "{")
    #expect(flaw.labels.map { source.text($0.span.range) } == ["'"])
  }

  /// One character after the other is put right, in the escapes of the file.
  @Test func foreignSyntaxIsMended() throws {
    var text = #"{"k": "«\n» {n\u060C plural، other{y}}"}"#
    for _ in 0..<3 {
      let source = SourceFile(path: "en.json", text: text)
      let span = Span(file: FileID(0), lower: 7, upper: text.utf8.count - 2)
      let shown = "«\n» {n\(text.contains("u060C") ? "،" : ",") plural\(text.contains("،") ? "،" : ",") other{y}}"
      let reading = ICUReader().read(Literal(shown, at: span, as: .json), in: source, symbol: "k")
      guard let edit = reading.flaws.first?.fixes.first?.edits.first else { break }
      text = source.text(0..<Int(edit.span.lower)) + edit.text + source.text(Int(edit.span.upper)..<text.utf8.count)
    }
    #expect(text == #"{"k": "«\n» {n, plural, other{y}}"}"#)
  }

  /// What is read in one pass reads as ICU's parser has it, whatever is put together.
  @Test(arguments: [CatalogFormat.Dialect.icu, .arb])
  func quickReadingIsICUs(_ dialect: CatalogFormat.Dialect) {
    let words = [
      "{", "}", "{", "}", "n", "0", "10", ",", "plural", "select", "selectordinal", "number", "other", "other{", "one{",
      "=1", "=01", "#", "'", "''", " ", "\n", "é", "،", "٠", "offset:1", "{n, plural, ", "{g,select,", "|", "\u{200E}",
      "-",
    ]
    var random = SplitMix(state: 3)
    let reader = ICUReader(dialect)
    for _ in 0..<6_000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined()
      let source = SourceFile(path: "m", text: text)
      let literal = Literal(text, at: Span(file: FileID(0), lower: 0, upper: text.utf8.count), as: .verbatim)
      let (quick, parsed) = (
        reader.read(literal, in: source, symbol: ""), reader.parse(literal, in: source, symbol: "")
      )
      #expect(quick.pattern == parsed.pattern, "\(text)")
      #expect(quick.flaws == parsed.flaws, "\(text)")
    }
  }

  /// Depth and size cost little, and never the stack.
  @Test(arguments: [
    String(repeating: "{n,select,other{", count: 30_000), String(repeating: "{", count: 100_000),
    String(repeating: "'", count: 100_001), String(repeating: "{n}", count: 20_000),
    "{n,plural," + String(repeating: "a{'{'}", count: 5_000) + "other{}}",
    String(repeating: "é", count: 600_000),
  ])
  func hostileMessagesCostLittle(_ message: String) {
    let reading = Self.read(message).reading
    #expect(PatternText.faults(reading.pattern) == [])
  }
}

/// SplitMix64: the same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
