import Documents
import Testing

/// The bytes of every key and value, with characters of one to four bytes before them.
@Suite struct SpanTests {
  @Test(arguments: [
    ("{}", ["{}"]), (" [ ] ", ["[ ]"]), ("\n\t-1.5e3 ", ["-1.5e3"]), ("\"a\\\"b\"", ["\"a\\\"b\""]),
    (
      "{ \"é\" : [ 1, true , null, \"日\\u0041\" ],\r\n \"😀\":{\"\\n\":false} }",
      [
        "{ \"é\" : [ 1, true , null, \"日\\u0041\" ],\r\n \"😀\":{\"\\n\":false} }", "\"é\"",
        "[ 1, true , null, \"日\\u0041\" ]", "1", "true", "null", "\"日\\u0041\"", "\"😀\"", "{\"\\n\":false}", "\"\\n\"",
        "false",
      ]
    ),
  ])
  func json(text: String, spans: [String]) {
    let reading = Reading(text, .json)
    #expect(reading.messages == [])
    #expect(reading.spans == spans)
  }

  @Test(
    arguments: [
      // Scalars.
      ("a: 1", ["a: 1", "a", "1"]), ("é: \"日\"", ["é: \"日\"", "é", "\"日\""]),
      ("'é': '😀'  # x\n", ["'é': '😀'", "'é'", "'😀'"]),
      ("ключ:   два слова   \nb: x", ["ключ:   два слова   \nb: x", "ключ", "два слова", "b", "x"]),
      ("a: one\n  two\nb: 1", ["a: one\n  two\nb: 1", "a", "one\n  two", "b", "1"]),
      ("a: \"one\n  é\"\nb: 1", ["a: \"one\n  é\"\nb: 1", "a", "\"one\n  é\"", "b", "1"]),
      ("a: |\n  é\n  b\n\n# c\nd: 1", ["a: |\n  é\n  b\n\n# c\nd: 1", "a", "|\n  é\n  b", "d", "1"]),
      ("a: >- # c\n  é\n\n\nd: 1", ["a: >- # c\n  é\n\n\nd: 1", "a", ">- # c\n  é", "d", "1"]),
      ("a: |\nb: 1", ["a: |\nb: 1", "a", "|", "b", "1"]),
      // Nothing: empty spans behind the sign.
      ("a:\nb:   # c\n", ["a:\nb:", "a", "", "b", ""]), ("-\n- é\n-\n", ["-\n- é\n-", "", "é", ""]),
      ("{a, b: }", ["{a, b: }", "a", "", "b", ""]),
      ("? a\n? b\n", ["? a\n? b", "a", "", "b", ""]),
      // Lists and mappings: blocks end with what they hold, brackets with themselves.
      ("é:\n- x\n- y\n\n# end\nb: 1", ["é:\n- x\n- y\n\n# end\nb: 1", "é", "- x\n- y", "x", "y", "b", "1"]),
      (
        "é:\n  k: v\n  l:\n    - m: n\nb: [ 1 , {c: d} ]  \n\n",
        [
          "é:\n  k: v\n  l:\n    - m: n\nb: [ 1 , {c: d} ]", "é", "k: v\n  l:\n    - m: n", "k", "v", "l", "- m: n",
          "m: n", "m", "n", "b", "[ 1 , {c: d} ]", "1", "{c: d}", "c", "d",
        ]
      ),
      ("[é: 1, b]", ["[é: 1, b]", "é: 1", "é", "1", "b"]),
      ("- - é\n  - b\n- c", ["- - é\n  - b\n- c", "- é\n  - b", "é", "b", "c"]),
      // Properties belong to no span.
      ("é: &a 1", ["é: &a 1", "é", "1"]), ("é: !!str &a  \"1\"", ["é: !!str &a  \"1\"", "é", "\"1\""]),
      ("é: &a # c\n  k: v", ["é: &a # c\n  k: v", "é", "k: v", "k", "v"]),
      ("&e é", ["é"]), ("a: &b [x]", ["a: &b [x]", "a", "[x]", "x"]), ("a: &b\n- x", ["a: &b\n- x", "a", "- x", "x"]),
      ("a: &b", ["a: &b", "a", ""]),
      ("a: !<tag:yaml.org,2002:str> é", ["a: !<tag:yaml.org,2002:str> é", "a", "é"]),
      ("&k é: v", ["&k é: v", "é", "v"]),
      // An alias has the span of what it stands for.
      ("é: &a [日]\nb: *a", ["é: &a [日]\nb: *a", "é", "[日]", "日", "b", "[日]", "日"]),
      // Line breaks that libyaml knows: CRLF, CR, next line, line and paragraph separators.
      ("é: 1\r\nb: ü\r\nc: 日\r\n", ["é: 1\r\nb: ü\r\nc: 日", "é", "1", "b", "ü", "c", "日"]),
      ("é: 1\rb: 2", ["é: 1\rb: 2", "é", "1", "b", "2"]),
      (
        "é: 1\u{85}b: 2\u{2028}c: 3\u{2029}d: 4",
        ["é: 1\u{85}b: 2\u{2028}c: 3\u{2029}d: 4", "é", "1", "b", "2", "c", "3", "d", "4"]
      ),
      ("é: \"a\u{2028}\r\n b\"\nc: 1", ["é: \"a\u{2028}\r\n b\"\nc: 1", "é", "\"a\u{2028}\r\n b\"", "c", "1"]),
      ("a: |\u{85}  é\u{85}b: 1", ["a: |\u{85}  é\u{85}b: 1", "a", "|\u{85}  é\u{85}", "b", "1"]),
      ("--- # é\na: 1\n...\n", ["a: 1", "a", "1"]), ("%YAML 1.2\n--- é\n", ["é"]), ("---\n", [""]),
    ] as [(String, [String])])
  func yaml(text: String, spans: [String]) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [])
    #expect(reading.spans == spans)
    #expect(reading.faults == [])
  }

  /// Far into a file of many-byte characters, places are still exact.
  @Test func placesStayExact() {
    let lines = (0..<2000).map { "ключ-\($0): [日本, \"😀\", {ü: \($0)}] # комментарий" }
    let reading = Reading(lines.joined(separator: "\r\n"), .yaml)
    #expect(reading.messages == [])
    for (index, member) in (reading.root?.object?.members ?? []).enumerated() {
      let inner = member.value.array?.last?.object?.member("ü")
      #expect(reading.text(member.keySpan) == "ключ-\(index)")
      #expect(inner.map { reading.text($0.value.span) } == "\(index)")
    }
    #expect(reading.root?.object?.members.count == 2000)
  }
}
