import Catalogs
import Diagnostics
import Documents
import Testing

private func read(_ text: String) -> CatalogText { CatalogText(text, .strings, locale: "en", StringsReader.self) }

@Suite struct StringsReaderTests {
  @Test(arguments: [
    (#""a" = "b";"#, ["a = ‹b›"]),
    ("a = b;\n'c' = 'd';", ["a = ‹b›", "c = ‹d›"]),
    ("alone;\n\"two words\";", ["alone = ‹alone›", "two words = ‹two words›"]),
    ("a.b-c:/$_1 = x;", ["a.b-c:/$_1 = ‹x›"]),
    (#""a"="b";"c"="d";"#, ["a = ‹b›", "c = ‹d›"]),
    (#""a" /* why */ = // what"# + "\n\"b\" /* end */;", ["a = ‹b›"]),
    ("{ a = b; }", ["a = ‹b›"]),
    ("\u{FEFF}a = b;", ["a = ‹b›"]),
    ("a = \"one\ntwo\";", ["a = ‹one\ntwo›"]),
    ("a = \"one;\ntwo\";\nb = c;", ["a = ‹one;\ntwo›", "b = ‹c›"]),
    (#"a = "\a\b\f\n\r\t\v\"\\";"#, ["a = ‹\u{7}\u{8}\u{C}\n\r\t\u{B}\"\\›"]),
    (#"a = "\101\12\3419";"#, ["a = ‹A\nÆ9›"]),
    (#"a = "\U00e9\UD83D\UDE00";"#, ["a = ‹é😀›"]),
    (#"a = "\UD83D!";"#, ["a = ‹\u{FFFD}!›"]),
    (#"a = "%1$@ has %2$d%%";"#, ["a = {1 object %@}‹ has ›{2 integer %d}‹%›"]),
    ("", []),
    ("// nothing", []),
  ])
  func readsWhatCoreFoundationReads(_ text: String, _ messages: [String]) {
    let reading = read(text)
    #expect(reading.texts == messages)
    #expect(reading.faults == [])
    if !text.isEmpty { #expect(reading.words == []) }
  }

  @Test(arguments: [
    ("/* Title */\na = b;", "Title"),
    ("// One\n// two\na = b;", "One\ntwo"),
    ("/* File */\n\n/* Title */\na = b;", "Title"),
    ("/* File */\n\na = b;", nil),
    ("x = y; // of x\na = b;", nil),
    ("/* No comment */\n/**/\na = b;", "No comment"),
  ])
  func takesTheCommentAboveAKey(_ text: String, _ comment: String?) {
    #expect(read(text).files[0].keys.last?.comment == comment)
  }

  @Test func keepsCommentsToTheTool() {
    let reading = read("/* tokens:ignore strings/wording -- why */\na = b; // tokens:ignore strings/digits -- so\n")
    #expect(
      reading.files[0].comments.map(\.text) == [
        "tokens:ignore strings/wording -- why", "tokens:ignore strings/digits -- so",
      ])
    #expect(reading.files[0].comments.map(\.ownLine) == [true, false])
    #expect(reading.files[0].keys[0].comment == nil)
  }

  @Test(arguments: [
    (
      "a = b\nc = d;", ["a = ‹b›", "c = ‹d›"],
      ["error syntax at : this entry has no semicolon at its end; end it with ;"]
    ),
    (
      "\"a\" \"b\";\nc = d;", ["a = ‹b›", "c = ‹d›"],
      ["error syntax at : an equals sign is missing behind the key \"a\"; write = between a key and its text"]
    ),
    (
      "\"a\" : \"b\";", ["a = ‹b›"],
      ["error syntax at :: a colon is used where an equals sign belongs; write = between a key and its text"]
    ),
    (
      "a = \"b\",\nc = d;", ["a = ‹b›", "c = ‹d›"],
      ["error syntax at ,: this entry ends with a comma; end it with ;"]
    ),
    (
      "a = \"b;\nc = \"d\";", ["a = ‹b›", "c = ‹d›"],
      ["error syntax at \"b: this string has no closing quote; close it with \" on the line that it begins on"]
    ),
    (
      "a = \"b;", ["a = ‹b›"],
      ["error syntax at \"b: this string has no closing quote; close it with \" on the line that it begins on"]
    ),
    (
      "\"a = b;\nc = d;", ["c = ‹d›"],
      ["error syntax at \"a = b: this string has no closing quote; close it with \" on the line that it begins on"]
    ),
    (
      "a = \"say \"hi\" to\";\nc = d;", ["a = ‹say ›", "c = ‹d›"],
      ["error syntax at \"hi: there is more behind the end of the text; write \\\" for a quote within a text"]
    ),
    (
      "a = ;\nc = d;", ["c = ‹d›"],
      ["error syntax at a: the key \"a\" has no text; write a text in quotes behind the ="]
    ),
    (
      "a\nc = d;", ["c = ‹d›"],
      ["error syntax at a: the key \"a\" has no text; write = and the text behind it, and end with ;"]
    ),
    (
      "# note\na = b;", ["a = ‹b›"],
      ["error syntax at #: # begins no comment here; write comments as /* … */ or behind //"]
    ),
    (
      "“a” = “b”;\nc = d;", ["c = ‹d›"],
      ["error syntax at “: this is a typographic quote; put keys and texts in straight quotes: \""]
    ),
    ("a = b;;", ["a = ‹b›"], ["error syntax at ;: this semicolon ends nothing; remove it"]),
    ("a = b;\n/* end", ["a = ‹b›"], ["error syntax at /*: this comment has no end; close it with */"]),
    (
      "a = { b = c; d = (e); };\nf = g;", ["f = ‹g›"],
      ["error shape at {: the text of \"a\" is no string; write a text in quotes"]
    ),
    (
      "a = b;\na = c;", ["a = ‹c›"],
      [
        "error duplicate-key at a: the key \"a\" appears twice in this file; "
          + "remove or rename one of the two; until then the last one counts"
      ]
    ),
    (
      #"a = "caf\u00e9";"#, ["a = ‹cafu00e9›"],
      [#"error syntax at \u00e9: \u00e9 is no escape in .strings files: it reads u00e9; write \U00e9"#]
    ),
    (
      #"a = "\U12";"#, ["a = ‹\u{12}›"],
      [#"error syntax at \U12: \U12 needs four hexadecimal digits; write \U and four digits, such as \U00E9"#]
    ),
    (
      #"a = "\q";"#, ["a = ‹q›"],
      [#"warning syntax at \q: \q is no escape in .strings files: it reads q; write \\ for a backslash, or q alone"#]
    ),
    // Services that write JSON escape slashes, and a sign reads as it is meant.
    (#"a = "b\/c";"#, ["a = ‹b/c›"], []),
    (
      #"a = "b\@c";"#, ["a = ‹b@c›"],
      [#"note syntax at \@: \@ is no escape in .strings files: it reads @; write \\ for a backslash, or @ alone"#]
    ),
    ("", [], ["error syntax at : the file is empty; fill it, or remove it"]),
  ])
  func tellsFaultsAndGoesOn(_ text: String, _ messages: [String], _ words: [String]) {
    let reading = read(text)
    #expect(reading.texts == messages)
    #expect(reading.words == words)
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("a = b\nc = d;", "a = b;\nc = d;"), ("a : b;", "a = b;"), ("a = b,\nc = d;", "a = b;\nc = d;"),
    (#"a = "\u00e9";"#, #"a = "\U00e9";"#),
  ])
  func mendsWhatIsPlain(_ text: String, _ mended: String) {
    #expect(read(text).mended == mended)
    #expect(read(mended).words == [])
  }

  @Test func readsUTF16() {
    let text = "\u{FEFF}\"a\" = \"é😀\";"
    let bytes = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let place = CatalogPlace(.strings, folder: "", table: "t")
    let files = StringsReader.read(CatalogInput(place, FileID(0), SourceFile(path: "a", decoding: bytes)))
    #expect(files[0].localizations[0].messages.map(\.pattern.literal.text) == ["é😀"])
    #expect(files[0].findings == [])
  }

  @Test(arguments: [
    String(repeating: "\"a;\n", count: 50_000), String(repeating: "\\\"", count: 50_000),
    String(repeating: "/*", count: 100_000), String(repeating: "{", count: 100_000),
    String(repeating: "a=(", count: 50_000), String(repeating: "'\"", count: 50_000),
    String(repeating: "a = \"\\", count: 50_000), "\"", "'", "\\", "a = \"\\", "a =", "/", "/*", "\u{202E}",
    "\"a\u{202E}b\" = \"c\";", "\"a\" = \"" + String(repeating: "%", count: 100_000) + "\";", "\0",
    String(repeating: "k = v;\n", count: 20_000),
  ])
  func survivesAnything(_ text: String) {
    #expect(read(text).faults == [])
  }

  /// Every beginning of a file, as one that is being written has.
  @Test func survivesTruncation() {
    let text = #"/* é */ "a\U00e9" = "b \"c\" %1$@"; 'd' = e; // f"# + "\ng;\n{ h = (i); };"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      #expect(read(String(decoding: bytes[..<end], as: UTF8.self)).faults == [])
    }
  }
}
