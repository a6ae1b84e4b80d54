import Catalogs
import Diagnostics
import Testing

/// A literal that stands between two marks in a file: `«` and `»`.
private func literal(
  _ marked: String, _ text: String, _ encoding: Literal.Encoding
) -> (literal: Literal, files: SourceFiles) {
  let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
  let inner = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
  var files = SourceFiles()
  let file = files.add(SourceFile(path: "a", text: String(parts[0] + inner[0] + inner[1])))
  let lower = parts[0].utf8.count
  return (Literal(text, at: Span(file: file, lower: lower, upper: lower + inner[0].utf8.count), as: encoding), files)
}

extension String {
  /// The UTF-8 bytes of the first place of a part.
  fileprivate func bytes(of part: String) -> Range<Int>? {
    guard let range = firstRange(of: part) else { return nil }
    return utf8.distance(from: startIndex, to: range.lowerBound)..<utf8.distance(from: startIndex, to: range.upperBound)
  }
}

@Suite struct LiteralMapTests {
  @Test(arguments: [
    (#""k": "«a %@ b»""#, "a %@ b", Literal.Encoding.json, "%@", "%@"),
    (#""k": "«\u00e9\n%@»""#, "é\n%@", .json, "%@", "%@"),
    (#""k": "«\u00e9\n%@»""#, "é\n%@", .json, "é", #"\u00e9"#),
    (#""k": "«\u00e9\n%@»""#, "é\n%@", .json, "\n%", #"\n%"#),
    (#""k": "«\uD83D\uDE00!»""#, "😀!", .json, "😀", #"\uD83D\uDE00"#),
    (#""k": "«\uD83D\uDE00!»""#, "😀!", .json, "!", "!"),
    (#""k": "«\uD83D!»""#, "\u{FFFD}!", .json, "\u{FFFD}", #"\uD83D"#),
    (#""k": "«\/\"\\x»""#, #"/"\x"#, .json, "x", "x"),
    (#""k" = "«say \"hi\" %@»";"#, #"say "hi" %@"#, .appleStrings, #""hi""#, #"\"hi\""#),
    (#""k" = "«\U00e9 %@»";"#, "é %@", .appleStrings, "%@", "%@"),
    (#""k" = "«\UD83D\UDE00x»";"#, "😀x", .appleStrings, "😀", #"\UD83D\UDE00"#),
    (#""k" = "«a\341b»";"#, "aÆb", .appleStrings, "Æ", #"\341"#),
    (#"k = '«it\'s»';"#, "it's", .appleStrings, "'s", #"\'s"#),
    ("k = «word»;", "word", .appleStrings, "or", "or"),
    ("a «plain %@» b", "plain %@", .verbatim, "%@", "%@"),
  ])
  func findsPartsInTheFile(
    _ file: String, _ text: String, _ encoding: Literal.Encoding, _ part: String, _ written: String
  ) throws {
    let (literal, files) = literal(file, text, encoding)
    let range = try #require(text.bytes(of: part))
    #expect(files[literal.span(of: range, in: files)] == written)
  }

  /// Text that its bytes do not decode to was mended by a reader.
  @Test(arguments: [Literal.Encoding.json, .appleStrings, .verbatim])
  func takesTheWholeWhereItCannotTell(_ encoding: Literal.Encoding) {
    let (literal, files) = literal(#""«abc»""#, "other text", encoding)
    #expect(literal.span(of: 2..<4, in: files) == literal.span)
    #expect(literal.edit(2..<4, "x", in: files) == nil)
  }

  @Test func findsPlacesOfNoWidth() {
    let (literal, files) = literal(#""«\n%@»""#, "\n%@", .json)
    #expect([0, 1, 3].map { literal.span(of: $0..<$0, in: files).range } == [1..<1, 3..<3, 5..<5])
  }

  @Test(arguments: [
    (#""«a %@ b»""#, "a %@ b", Literal.Encoding.json, "%@", "\"\\\n\u{1}é", #"\"\\\n\u0001é"#),
    (#""«a %@ b»";"#, "a %@ b", .appleStrings, "%@", "\"\\\n\u{1}'é", #"\"\\\n\U0001'é"#),
    (#"'«a %@ b»';"#, "a %@ b", .appleStrings, "%@", "it's \"x\"", #"it\'s "x""#),
    ("«word»;", "word", .appleStrings, "or", "o.r", "o.r"),
    ("«a %@»", "a %@", .verbatim, "%@", "%1$@", "%1$@"),
  ])
  func writesReplacementsAsTheFileDoes(
    _ file: String, _ text: String, _ encoding: Literal.Encoding, _ part: String, _ new: String, _ written: String
  ) throws {
    let (literal, files) = literal(file, text, encoding)
    let range = try #require(text.bytes(of: part))
    let edit = try #require(literal.edit(range, new, in: files))
    #expect(edit.text == written)
    #expect(files[edit.span] == part)
  }

  @Test func writesNothingThatTheFileCannotHold() {
    let (bare, files) = literal("«word»;", "word", .appleStrings)
    #expect(bare.edit(0..<1, "two words", in: files) == nil)
    let (escaped, others) = literal(#""«\u00e9»""#, "é", .json)
    #expect(escaped.edit(1..<2, "x", in: others) == nil)
    #expect(escaped.edit(0..<9, "x", in: others) == nil)
    #expect(escaped.edit(0..<2, "e", in: others)?.text == "e")
  }

  /// Spans that reach beyond the file, as those of another one do.
  @Test(arguments: [Literal.Encoding.json, .appleStrings, .verbatim])
  func survivesSpansBeyondTheFile(_ encoding: Literal.Encoding) {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: "a", text: "\\"))
    let literal = Literal("abc", at: Span(file: file, lower: 0, upper: 900), as: encoding)
    #expect(literal.span(of: 1..<2, in: files) == literal.span)
    #expect(literal.edit(1..<2, "x", in: files) == nil)
  }
}
