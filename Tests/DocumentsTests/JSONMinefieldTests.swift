import Documents
import Testing

/// What RFC 8259 accepts, what it rejects, and what it leaves to the reader.
@Suite struct JSONMinefieldTests {
  @Test(arguments: [
    ("[]", "[]"), ("{}", "{}"), (" [ ] ", "[]"), ("\t\r\n{\n}\r", "{}"), ("null", "null"), ("true", "true"),
    ("false", "false"), ("[true,false,null]", "[true,false,null]"), ("42", "42"), ("-1", "-1"), ("\"\"", "\"\""),
    (" \"a\" ", "\"a\""), ("[[],{}]", "[[],{}]"), ("{\"a\":{\"b\":[{}]}}", "{\"a\":{\"b\":[{}]}}"),
    ("{\"\":0}", "{\"\":0}"), ("{\"a\":1,\"A\":2}", "{\"a\":1,\"A\":2}"), ("[1\n]", "[1]"), ("[1 ,2\t,\r3]", "[1,2,3]"),
    // Numbers.
    ("0", "0"), ("-0", "0"), ("0.0", "0"), ("-0.0", "0"), ("1.5", "1.5"), ("-1.25", "-1.25"), ("1e0", "1"),
    ("1E2", "100"),
    ("1e+2", "100"), ("1e-2", "0.01"), ("1.5e3", "1500"), ("0e1", "0"), ("0e+1", "0"), ("123.456e-2", "1.23456"),
    ("1E-05", "1e-05"), ("10", "10"), ("[0,1,20]", "[0,1,20]"), ("9007199254740991", "9007199254740991"),
    ("1.7976931348623157e308", "1.7976931348623157e+308"), ("5e-324", "5e-324"), ("2e-400", "0"),
    // Strings.
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\\"\\\\/\\b\\f\\n\\r\\t\""), ("\"\\u0041\\u00e9\\u20AC\"", "\"Aé€\""),
    ("\"\\ud83d\\ude00\"", "\"😀\""), ("\"\\uD834\\uDD1E\"", "\"𝄞\""), ("\"\\u0000\"", "\"\\u0000\""),
    ("\"\u{7F}\"", "\"\\u007f\""), ("\"é日😀\"", "\"é日😀\""), ("\"\\uFFFF\"", "\"\u{FFFF}\""),
    ("\"// no /* comment */ #\"", "\"// no /* comment */ #\""),
    ("\"\\\\u0041\"", "\"\\\\u0041\""), ("{\"\\u0061\": 1}", "{\"a\":1}"), ("\"\\ufeff\"", "\"\u{FEFF}\""),
    ("\"\u{2028}\"", "\"\\u2028\""),
  ])
  func accepted(text: String, json: String) {
    let reading = Reading(text, .json)
    #expect(reading.messages == [])
    #expect(reading.document.isComplete)
    #expect(reading.json == json)
    #expect(reading.faults == [])
  }

  static let rejected: [String] = [
    // Structure.
    "", " ", "[", "]", "{", "}", "[1", "[1,", "[,", "[,]", "[1,]", "[1,,2]", "[,1]", "[1 2]", "[1]]", "[1]x", "[}",
    "{]",
    "[\"a\"", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,\"b\":2}", "{,\"a\":1}", "{\"a\" 1}", "{\"a\"::1}",
    "{1:1}",
    "{a:1}", "{null:1}", "{[]:1}", "{{}:1}", "{\"a\":1 \"b\":2}", "{\"a\":1}}", "{\"a\":1]", "[1}", "[1:2]",
    "{\"a\":1;}",
    "1 2", "[] []", "{}{}", "nul", "tru", "fals", "nulll", "truefalse", "True", "NULL", "undefined", "NaN", "-NaN",
    "Infinity", "-Infinity", "inf", "[*]", "[a]", "abc", "&", "@", "<a>", "*", ":", ",", "\\", "=", "[1]#", "[1]//c",
    "/**/1", "#c\n1", "1//", "[1,/*c*/2]", "\u{FEFF}", "[\u{FEFF}]", "\u{FEFF}\u{FEFF}[]", "[\u{A0}1]", "[\u{2003}1]",
    "[\u{0B}1]", "[\u{0C}1]", "\u{2060}[]", "[1\u{200B}]",
    // Numbers.
    "+1", "-", "--1", "-+1", "01", "-01", "00", ".5", "-.5", "5.", "-5.", "1.e1", "1e", "1e+", "1E-", "1ee2", "1e1.5",
    "0x1F",
    "0b1", "0o7", "1_000", "1,000", "1.2.3", "1-2", "1+1", "12a", "1f", "١٢", "1e999", "-1e999",
    "1e99999999999999999999",
    "2.", "0.e1", "0e", "0e+", "1 000",
    // Strings.
    "\"", "\"a", "'a'", "\"a\nb\"", "\"a\tb\"", "\"\u{1}\"", "\"\u{1F}\"", "\"\\", "\"\\\"", "\"\\x41\"", "\"\\a\"",
    "\"\\'\"", "\"\\u\"", "\"\\u12\"", "\"\\u12G4\"", "\"\\uD800\"", "\"\\uDC00\"", "\"\\uD800\\u0041\"",
    "\"\\uDC00\\uD800\"",
    "\"\\uD83D\\uD83D\"", "\"\\uD800x\"", "\"\\U00000041\"", "\"\\\n\"", "\"\\0\"", "\"\\é\"", "“a”", "„a“", "«a»",
    "‘a’",
    "`a`", "\"a\"\"b\"", "\"\\u 041\"", "\"\\u+041\"",
  ]

  @Test(arguments: rejected)
  func isRejected(text: String) {
    let reading = Reading(text, .json)
    #expect(!reading.messages.isEmpty)
    #expect(reading.faults == [])
    #expect(reading.document.issues.allSatisfy { $0.kind == .syntax })
  }

  /// Every text that is wrong alone is wrong within a list and as the value of a key, too.
  @Test(arguments: rejected.filter { !$0.allSatisfy(\.isWhitespace) })
  func isRejectedWithin(text: String) {
    #expect(!Reading("[\(text)]", .json).messages.isEmpty)
    #expect(Reading("{\"k\": \(text)", .json).faults == [])
    #expect(Reading("[[[\(text)", .json).faults == [])
  }
}
