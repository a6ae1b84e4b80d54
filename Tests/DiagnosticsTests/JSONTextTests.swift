import Diagnostics
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    (0.1 + 0.2, "0.30000000000000004"), (1, "1"), (-3, "-3"), (-0.0, "0"), (0.5, "0.5"), (1e16, "1e+16"),
    (1e-7, "1e-07"), (.infinity, "null"), (.nan, "null"), (9_007_199_254_740_991, "9007199254740991"),
  ])
  func numbersAreTheShortestThatReadBack(value: Double, digits: String) {
    #expect(JSONText.digits(value) == digits)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1B}\u{7F}\u{85}\u{A0}", "\"\\u0000\\u001b\\u007f\\u0085\u{A0}\""),
    ("\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\\u2028\\u2029\u{202A}\""), ("يوم 日 😀", "\"يوم 日 😀\""),
  ])
  func stringsAreEscaped(value: String, quoted: String) {
    #expect(JSONText.quoted(value) == quoted)
  }

  private func sample(_ layout: JSONText.Layout) -> String {
    var json = JSONText(layout)
    json.object { json in
      json.member("name", "orb")
      json.member("count", 2)
      json.member("none") { $0.array { _ in } }
      json.member("empty") { $0.object { _ in } }
      json.member("srgb") { $0.array([0.5, 0.25, 1], inline: true) { $0.number($1) } }
      json.member("list") { json in
        json.array { json in
          json.object { $0.member("on", true) }
          json.null()
          json.object(inline: true) { json in
            json.member("line", 1)
            json.member("inner") { $0.array([1, 2]) { $0.number($1) } }
          }
        }
      }
    }
    return json.text
  }

  @Test func prettyLayout() {
    #expect(
      sample(.pretty) == """
        {
          "name": "orb",
          "count": 2,
          "none": [],
          "empty": {},
          "srgb": [0.5, 0.25, 1],
          "list": [
            {
              "on": true
            },
            null,
            {"line": 1, "inner": [1, 2]}
          ]
        }
        """)
  }

  @Test func compactLayout() {
    #expect(
      sample(.compact)
        == #"{"name":"orb","count":2,"none":[],"empty":{},"srgb":[0.5,0.25,1],"list":[{"on":true},null,"#
        + #"{"line":1,"inner":[1,2]}]}"#)
  }
}
