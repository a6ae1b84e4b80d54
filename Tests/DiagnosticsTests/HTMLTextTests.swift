import Diagnostics
import Testing

@Suite struct HTMLTextTests {
  @Test func closesWhatItOpens() {
    var html = HTMLText()
    html.element("p", ["class": "note", "id": nil]) { html in
      html.text("a < b, says ")
      html.element("bdi", text: "x")
      html.void("input", ["type": "radio"])
    }
    #expect(html.text == "<p class=\"note\">a &lt; b, says <bdi>x</bdi><input type=\"radio\"/></p>\n")
  }

  /// In words and in attributes alike.
  @Test(arguments: [
    ("<b>", "&lt;b&gt;"), ("\"&'", "&quot;&amp;'"), ("&lt;", "&amp;lt;"), ("\u{202E}x", "&lt;U+202E&gt;x"),
    ("a\u{0}b", "a&lt;U+0000&gt;b"), ("\u{FFFE}", "&lt;U+FFFE&gt;"), ("\u{633} \u{1F600}", "\u{633} \u{1F600}"),
  ])
  func escapes(words: String, escaped: String) {
    var html = HTMLText()
    html.element("a", ["title": words], text: words)
    #expect(html.text == "<a title=\"\(escaped)\">\(escaped)</a>")
  }
}
