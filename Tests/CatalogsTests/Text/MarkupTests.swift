import Catalogs
import Testing

@Suite struct MarkupTests {
  /// Tokens as written, with their kind.
  private func tokens(_ text: String, elements: Set<String> = []) -> [String] {
    let bytes = Array(text.utf8)
    return Markup(text, elements: elements).tokens.map { token in
      let written = String(decoding: bytes[token.range], as: UTF8.self)
      return switch token.kind {
      case .tag(let tag):
        "\(tag.role) \(tag.name)" + tag.attributes.map { " \($0.name)=\($0.value)" }.joined()
      case .entity(let text): "entity \(text ?? "?")"
      case .linkOpening: "link"
      case .linkClosing(let range): "to \(String(decoding: bytes[range], as: UTF8.self))"
      case .inflectionClosing: "inflected"
      case .strong: "strong"
      case .url: "url \(written)"
      case .email: "email \(written)"
      case .code: "code \(written)"
      }
    }
  }

  @Test(arguments: [
    ("<b>x</b>", ["opening b", "closing b"]),
    ("line<br>two<br/>three<BR />", ["empty br", "empty br", "empty BR"]),
    (#"<a href="https://x.org/?a=1&b=2">x</a>"#, ["opening a href=https://x.org/?a=1&b=2", "closing a"]),
    (#"<font color='#fff' size=2>x</font>"#, ["opening font color=#fff size=2", "closing font"]),
    (#"<xliff:g id="n" example="3">x</xliff:g>"#, ["opening xliff:g id=n example=3", "closing xliff:g"]),
    ("<0>x</0> <link>y</link>", ["opening 0", "closing 0", "opening link", "closing link"]),
    ("press <Enter>, <none>", []), ("a < b > c, a<b", []), ("1 <2> 3", []), ("<>", []), ("</>", []), ("<b", []),
    (#"<a href="x>y</a>"#, ["closing a"]), ("<b><<i>", ["opening b", "opening i"]),
  ]) func readsTags(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test func takesElementsOfTheSourceForTags() {
    #expect(tokens("press <link>here", elements: ["link"]) == ["opening link"])
    #expect(tokens("press <link>here").isEmpty)
  }

  @Test(arguments: [
    ("a &amp; b &#8217; &#x2019; &nope; &", ["entity &", "entity ’", "entity ’", "entity ?"]),
    ("R&D; a&b", ["entity ?"]), ("&#xD800;", ["entity ?"]), ("&;&#;", []),
  ]) func readsEntities(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("see [the terms](https://x.org/a) now", ["link", "to https://x.org/a"]),
    ("[a **b**](x)", ["link", "strong", "strong", "to x"]),
    ("^[\u{FFFC} item](inflect: true)", ["link", "inflected"]),
    ("[note] (aside)", []), ("[a](b c)", []), ("[a] b", []), ("![alt](photo.png)", ["code photo.png"]), ("[a](b", []),
    ("**bold** and __bold__", ["strong", "strong", "strong", "strong"]), ("***", []), ("2 * 3", []),
  ]) func readsMarkdown(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  @Test(arguments: [
    ("https://x.org/a_(b)?q=1.", ["url https://x.org/a_(b)?q=1"]), ("(https://x.org)", ["url https://x.org"]),
    ("www.x.org, mailto:a@b.c", ["url www.x.org", "url mailto:a@b.c"]),
    ("زوروا mastodon.social؟", ["code mastodon.social"]), ("mail me@example.org.", ["email me@example.org"]),
    ("@user @user@host.org #tag #1", ["code @user", "code @user@host.org", "code #tag"]),
    ("MP3, H.264 and 4K", ["code MP3", "code H.264", "code 4K"]), ("version 1.2.3", ["code 1.2.3"]),
    ("on 1.12.2024 at 14:30", []), ("1,234.5", []),
    ("user_name userName YouTube", ["code user_name", "code userName"]),
    ("e.g. this, i.e. that", []), ("and/or", []), ("a/b/c", ["code a/b/c"]), ("one.Two", []), ("Hello, world!", []),
    ("https://", []),
  ]) func tellsWordsOfCodeFromWords(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  /// What is not linear takes minutes; the limit is there so that such a run ends.
  @Test(.timeLimit(.minutes(5))) func readsHostileTexts() {
    for unit in ["<", "<a", "[", "^[", "](", "&", "<a href=\"", "a.", "**", "a@", "<x></y>", "http://"] {
      let text = String(repeating: unit, count: 5_000)
      #expect(Markup(text).tokens.count <= 5_000, "\(unit)")
    }
  }
}
