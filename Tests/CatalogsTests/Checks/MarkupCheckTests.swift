import Catalogs
import Diagnostics
import Testing

/// A translation's markup beside its source's, and by HTML's own rules.
@Suite struct MarkupCheckTests {
  typealias Case = (en: String, translation: String, found: [String])

  private static func catalogs(
    _ en: String, _ text: String, _ locale: String = "de", _ dialect: CatalogFormat.Dialect = .icu
  ) -> CheckedCatalogs {
    CheckedCatalogs(dialect, ["en": ["m: " + en], locale: ["m: " + text]])
  }

  static let tags: [Case] = [
    ("a <b>x</b>", "a <b>y</b>", []), ("a <b>x</b>", "<b>y</b> a", []), ("a<br>b", "a b", []),
    ("a <b>x</b>", "a y", ["error «a y»"]), ("a <b>x</b>", "a <b>y", ["error «<b>»"]),
    ("a <b>x</b>", "a <b>y<b>", ["error «<b>»"]), ("a <b>x</b>", "a y</b>", ["error «</b>»"]),
    ("a <b>x</b>", "a <b>y</ b>", ["error «<b>»"]), ("a x", "a <b>y</b>", ["warning «<b>»"]),
    ("a <b>x</b>", "a <i>y</i>", ["error «a <i>y</i>»", "warning «<i>»"]),
    ("<b>x <i>y</i></b>", "<b>x <i>y</b></i>", ["error «<i>»"]),
    ("<b>x</b> <i>y</i>", "<i>y</i> <b>x</b>", ["warning «<i>»"]),
    ("<0>x</0> <1>y</1>", "<0>x</0> y", ["error «<0>x</0> y»"]),
    ("press <Enter>", "<Eingabe> drücken", []), ("x < y", "x < y", []),
    ("press <link>here</link>", "<link>hier", ["error «<link>»"]),
    // A source that is part of something may end where it likes.
    ("<b>a", "<b>c", []), ("a</b>", "c</b>", []), ("<b>a", "c", ["error «c»"]),
    // Untranslated texts are the source's matter.
    ("<b>a", "<b>a", []),
  ]

  @Test(arguments: tags)
  func tagsAreThoseOfTheSource(test: Case) {
    let catalogs = Self.catalogs(test.en, test.translation)
    let found = catalogs.findings(.markup).filter { $0.span.file == FileID(1) }
    #expect(
      found.map { "\($0.severity.rawValue) «\(catalogs.files[$0.span])»" } == test.found,
      "\(test.en) → \(test.translation)")
  }

  @Test(arguments: [
    (#"<a href="https://x.org/a">x</a>"#, #"<a href="https://x.org/a">y</a>"#, []),
    (
      #"<a href="https://x.org/a">x</a>"#, #"<a href="https://x.org/b">y</a>"#,
      ["warning «<a href=\"https://x.org/b\">»"]
    ),
    (#"<a href="https://x.org/en/a">x</a>"#, #"<a href="https://x.org/de/a">y</a>"#, []),
    // Sites of languages name their pages as they like.
    (#"<a href="https://en.x.org/Help">x</a>"#, #"<a href="https://de.x.org/Hilfe">y</a>"#, []),
    (
      #"<a href="https://en.x.org/Help">x</a>"#, #"<a href="https://de.y.org/Hilfe">y</a>"#,
      ["warning «<a href=\"https://de.y.org/Hilfe\">»"]
    ),
    (#"<a href="https://x.org/a">x</a>"#, #"<a>y</a>"#, ["error «<a>»"]),
    (#"<a href="{url}">x</a>"#, #"<a href="{url}">y</a>"#, []),
    (#"<a href="{url}">x</a>"#, #"<a href="{link}">y</a>"#, []),
    (#"<span lang="en">x</span>"#, #"<span lang="de" dir="ltr">y</span>"#, []),
    (#"<font color="red">x</font>"#, #"<font color="rot">y</font>"#, ["warning «<font color=\"rot\">»"]),
  ])
  func attributesAreThoseOfTheSource(_ en: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(en, text).summary(.markup) == found, "\(text)")
  }

  @Test(arguments: [
    ("see [x](https://x.org)", "siehe [y](https://x.org)", []),
    ("see [x](https://x.org)", "siehe [y] (https://x.org)", ["error «] (»"]),
    ("see [x](https://x.org)", "siehe (y)[https://x.org]", ["error «)[»"]),
    ("see [x](https://x.org)", "siehe y", ["error «siehe y»"]),
    ("see [x](https://x.org)", "siehe [y](https://y.org)", ["warning «](https://y.org)»"]),
    ("a **x**", "a **y**", []), ("a **x**", "a **y*", ["error «**»"]), ("a **x**", "a y", ["error «a y»"]),
    ("** a", "a", []),
    ("^[{0} item](inflect: true)", "{0} Dinge", []), ("^[{0} item](inflect: true)", "^[{0} Dinge]", ["error «^[»"]),
  ])
  func markdownIsThatOfTheSource(_ en: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(en, text).summary(.markup) == found, "\(text)")
  }

  @Test(arguments: [
    ("a&nbsp;b", "a&nbsp؛b", "a&nbsp;b"), ("a&nbsp;b", "a& nbsp;b", "a&nbsp;b"), ("a &amp; b", "a &amp b", "a &amp; b"),
  ])
  func unfinishedReferencesAreMended(_ en: String, _ text: String, _ mended: String) {
    let catalogs = Self.catalogs(en, text)
    #expect(catalogs.findings(.markup).map(\.severity) == [.error])
    #expect(catalogs.fixed(.markup, file: 1) == "m: \(mended)\n")
  }

  @Test(arguments: [
    ("a&nbsp;b", "a&nbps;b", ["error «&nbps;»"]), ("R&D; x", "R&D; y", []), ("a", "a & b; c", []), ("a", "AT&T", []),
    ("a", "&eacute;&Rightarrow;", []),
  ])
  func referencesAreHTMLs(_ en: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(en, text).summary(.markup) == found)
  }

  @Test(arguments: [
    ("{n, plural, one{<b>#</b> x} other{<b>#</b> xs}}", "{n, plural, one{<b>#</b> y} other{# ys}}", ["error «# ys»"]),
    ("{n, plural, one{one x} other{<b>#</b> xs}}", "{n, plural, one{ein y} other{<b>#</b> ys}}", []),
    ("<b>{n, plural, one{x} other{xs}}</b>", "{n, plural, one{<b>y</b>} other{<b>ys</b>}}", []),
    ("<b>{n, plural, one{x} other{xs}}</b>", "<b>{n, plural, one{y</b>} other{ys}}", ["error «<b>»"]),
  ])
  func eachBranchIsLookedAt(_ en: String, _ text: String, _ found: [String]) {
    #expect(Self.catalogs(en, text).summary(.markup) == found)
  }

  @Test func scriptsWithoutItalicsNeedNone() {
    #expect(Self.catalogs("an <i>x</i>", "ايكس", "ar").summary(.markup).isEmpty)
    #expect(Self.catalogs("an <i>x</i>", "эх", "ru").summary(.markup).count == 1)
  }

  @Test func sourcesAreLookedAtToo() {
    #expect(Self.catalogs("a <b>x</i>", "a <b>y</b>").summary(.markup).contains("error «</i>»"))
  }

  @Test func differencesInSeveralBranchesAreToldOnce() {
    let text = "{n, plural, one{<b>#</b> y} other{<b>#</b> ys}}"
    #expect(Self.catalogs("{n, plural, one{# x} other{# xs}}", text).summary(.markup) == ["warning «<b>»"])
  }
}
