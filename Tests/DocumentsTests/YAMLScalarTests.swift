import Documents
import Testing

@Suite struct YAMLScalarTests {
  /// YAML 1.2.2, section 10.3.2.
  @Test(arguments: [
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"), ("nUll", "\"nUll\""),
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("tRue", "\"tRue\""), ("false", "false"), ("False", "false"),
    ("FALSE", "false"), ("yes", "\"yes\""), ("no", "\"no\""), ("on", "\"on\""), ("off", "\"off\""), ("y", "\"y\""),
    ("0", "0"), ("-0", "0"), ("+7", "7"), ("012", "12"), ("1_000", "\"1_000\""), ("0x1F", "31"), ("0xfF", "255"),
    ("0o17", "15"), ("0o8", "\"0o8\""), ("0x", "\"0x\""), ("0xg", "\"0xg\""), ("-0x1F", "\"-0x1F\""),
    ("0x+1", "\"0x+1\""),
    ("0b11", "\"0b11\""), ("0xFFFFFFFFFFFFFFFF", "1.8446744073709552e+19"), ("1.5", "1.5"), (".5", "0.5"), ("5.", "5"),
    ("-.5", "-0.5"), ("+1e3", "1000"), ("1E-2", "0.01"), ("1e", "\"1e\""), (".", "\".\""), ("-", "[null]"),
    ("+", "\"+\""),
    ("..5", "\"..5\""), ("1.2.3", "\"1.2.3\""), ("12:30", "\"12:30\""), ("2026-01-02", "\"2026-01-02\""),
    ("16px", "\"16px\""),
    ("50%", "\"50%\""), ("a b  c", "\"a b  c\""), ("a:b", "\"a:b\""), ("a#b", "\"a#b\""), ("-a", "\"-a\""),
    ("?a", "\"?a\""),
    ("\"1\"", "\"1\""), ("'true'", "\"true\""), ("''", "\"\""), ("\"\"", "\"\""), ("'it''s'", "\"it's\""),
    ("\"\\x41\\u00e9\\U0001F600\\n\\/\\e\"", "\"Aé😀\\n/\\u001b\""), ("\"a\\\n  b\"", "\"ab\""),
    ("'a\n\n  b'", "\"a\\nb\""),
    ("!!str 1", "\"1\""), ("!!str", "\"\""), ("! 1", "\"1\""), ("!!int 7", "7"), ("!!int \"7\"", "7"),
    ("!!float 7", "7"),
    ("!!bool true", "true"), ("!!null ~", "null"), ("!!null", "null"), ("!<tag:yaml.org,2002:str> 1", "\"1\""),
    ("!!seq [1]", "[1]"), ("!!map {a: 1}", "{\"a\":1}"), ("&a 1", "1"), ("!!str &a 1", "\"1\""),
    ("&a !!str 1", "\"1\""),
    ("|\n  a\n  b\n", "\"a\\nb\\n\""), (">-\n  a\n  b\n", "\"a b\""), ("|+\n  a\n\n", "\"a\\n\\n\\n\""),
    ("|2\n   a\n", "\" a\\n\""),
  ])
  func valuesAreRead(text: String, json: String) {
    let reading = Reading("k: \(text)\n", .yaml)
    guard text != "-" else {
      #expect(Reading("k:\n- \n", .yaml).json == "{\"k\":[null]}")
      return
    }
    #expect(reading.messages == [])
    #expect(reading.json == "{\"k\":\(json)}")
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("1: a", "1"), ("null: a", "null"), ("true: a", "true"), ("~: a", "~"), ("\"\": a", ""), ("'x y': a", "x y"),
    ("x y: a", "x y"), ("? x\n: a", "x"), ("{x: a}", "x"), ("{\"x\":a}", "x"), ("\"\\u00e9\": a", "é"),
    ("$value: a", "$value"),
    ("&k x: a", "x"), ("!!str x: a", "x"),
  ])
  func keysAreText(text: String, key: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [])
    #expect(reading.root?.object?.members.map(\.key) == [key])
  }

  @Test(arguments: [
    ("k: .inf", ".inf is not a finite number", ".inf", "{\"k\":null}"),
    ("k: -.INF", "-.INF is not a finite number", "-.INF", "{\"k\":null}"),
    ("k: .NaN", ".NaN is not a finite number", ".NaN", "{\"k\":null}"),
    ("k: !foo 1", "unknown tag !foo", "!foo", "{\"k\":\"1\"}"),
    ("k: !!binary aGk=", "unknown tag !!binary", "!!binary", "{\"k\":\"aGk=\"}"),
    ("k: !!set {a: 1}", "the tag !!set can't be used on a mapping", "!!set", "{\"k\":{\"a\":1}}"),
    ("k: !!map [1]", "the tag !!map can't be used on a list", "!!map", "{\"k\":[1]}"),
    ("k: !!int x", "\"x\" is not a whole number, as the tag !!int requires", "x", "{\"k\":\"x\"}"),
    ("k: !!int 1.5", "\"1.5\" is not a whole number, as the tag !!int requires", "1.5", "{\"k\":\"1.5\"}"),
    ("k: !!bool yes", "\"yes\" is not true or false, as the tag !!bool requires", "yes", "{\"k\":\"yes\"}"),
    ("k: !!null 0", "\"0\" is not null, as the tag !!null requires", "0", "{\"k\":\"0\"}"),
    ("[a, b]: 1", "a list can't be a key", "[a, b]", "{}"),
    ("? {a: 1}\n: 2", "a mapping can't be a key", "{a: 1}", "{}"),
    ("{a.b}: 2", "a mapping can't be a key", "{a.b}", "{}"),
    ("{? : 1}", "a key is missing before the colon", "", "{}"),
  ])
  func whatHasNoValueIsTold(text: String, message: String, place: String, json: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [message])
    #expect(reading.places == [place])
    #expect(reading.json == json)
    #expect(reading.faults == [])
  }
}

/// The two values that everyone writes without quotes.
@Suite struct UnquotedTests {
  @Test(arguments: [
    ("a: #FF0000\nb: 1", ["#FF0000"], "{\"a\":\"#FF0000\",\"b\":1}"),
    ("a:   #fff # white", ["#fff"], "{\"a\":\"#fff\"}"), ("a: #abcd", ["#abcd"], "{\"a\":\"#abcd\"}"),
    ("a: #FF0000 is red", ["#FF0000"], "{\"a\":\"#FF0000\"}"),
    ("é:\n  ü: #00000080\n", ["#00000080"], "{\"é\":{\"ü\":\"#00000080\"}}"),
    ("- #123456\n- #fed\n", ["#123456", "#fed"], "[\"#123456\",\"#fed\"]"),
    ("{ a: #fff\n, b: 1 }", ["#fff"], "{\"a\":\"#fff\",\"b\":1}"),
    // Comments, and colours that something else stands for.
    ("a: # fff", [], "{\"a\":null}"), ("a: #add this", [], "{\"a\":null}"), ("a: #ff", [], "{\"a\":null}"),
    ("a: #fffff", [], "{\"a\":null}"), ("a: #ghijkl", [], "{\"a\":null}"), ("a: null #ffffff", [], "{\"a\":null}"),
    ("a: 1 #ffffff", [], "{\"a\":1}"), ("a: #ffffff\n  b: 1", [], "{\"a\":{\"b\":1}}"),
    ("a:\n  #ffffff\n", [], "{\"a\":null}"),
    ("a: \"#ffffff\"", [], "{\"a\":\"#ffffff\"}"), ("a: [x #fff\n]", [], "{\"a\":[\"x\"]}"),
  ])
  func colours(text: String, places: [String], json: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == places.map { "\($0) is a comment in YAML because it is not in quotes" })
    #expect(reading.places == places)
    #expect(reading.json == json)
  }

  /// In brackets the comment takes the closing bracket along: one error, not two.
  @Test(arguments: [
    "a: 1\nb: { color: #fff, width: 1px }\nc: 2", "a: 1\nb: [#fff, \"x\"]\nc: 2", "a: 1\nb: [\"x\", #fff]\nc: 2",
    "a: 1\nb: [[ #fff ]]",
  ])
  func coloursInBrackets(text: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.messages == ["#fff is a comment in YAML because it is not in quotes"])
    #expect(reading.places == ["#fff"])
    #expect(!reading.document.isComplete)
    #expect(reading.json == "{\"a\":1}")
    #expect(reading.faults == [])
  }

  @Test(arguments: [
    ("$value: {color.ink}", ["{color.ink}"], "{\"$value\":\"{color.ink}\"}"),
    ("a: { color.ink }", ["{ color.ink }"], "{\"a\":\"{color.ink}\"}"),
    ("a: [{x.y}, {z}]", ["{x.y}", "{z}"], "{\"a\":[\"{x.y}\",\"{z}\"]}"), ("{x}", ["{x}"], "\"{x}\""),
    ("a: {x: }", [], "{\"a\":{\"x\":null}}"), ("a: {x, y}", [], "{\"a\":{\"x\":null,\"y\":null}}"),
    ("a: {}", [], "{\"a\":{}}"),
    ("a: {\"x\"}", [], "{\"a\":{\"x\":null}}"), ("a: {x: 1}", [], "{\"a\":{\"x\":1}}"),
    ("a: \"{x}\"", [], "{\"a\":\"{x}\"}"),
    ("a: {x: ~}", [], "{\"a\":{\"x\":null}}"),
  ])
  func references(text: String, places: [String], json: String) {
    let reading = Reading(text, .yaml)
    #expect(reading.places == places)
    #expect(reading.messages.allSatisfy { $0.hasSuffix("is a mapping in YAML because it is not in quotes") })
    #expect(reading.json == json)
  }
}
