import Driver
import Files
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct StringsCommandTests {
  private static let files: MemoryFiles = [
    "tokens.yaml": "products: { app: { strings: strings, digits: { ar: native } } }\n",
    "strings/en.yaml": """
    locale: en
    strings:
      streak: { message: "{days, plural, one{# day} other{# days}}", comment: Beside the calendar. }
      route: { message: "From {place}", comment: Where one comes from. }
      title: Today

    """,
    "strings/ar.yaml": """
    locale: ar
    strings:
      streak: "{days, plural, zero{لا أيام} one{يوم} two{يومان} few{# أيام} many{# يومًا} other{# يوم}}"
      route: { message: "من \\u2068{place}\\u2069", state: needs_review }

    """,
  ]

  @Test func countsWhatIsTranslated() {
    let outcome = run("strings", Self.files)
    #expect(
      outcome.output == """
        app  strings, 3 messages in English
          ar  Arabic  66 %  1 translated  1 to review  1 missing  1 warning, 1 note

        """)
    #expect(outcome.status == .clean)
  }

  @Test func countsForPrograms() throws {
    let outcome = run("strings --format json", Self.files)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: [[String: Any]]]
    let row = try #require(json?["locales"]?.first)
    #expect(row["locale"] as? String == "ar")
    #expect(row["total"] as? Int == 3)
    #expect(row["translated"] as? Int == 1)
    #expect(row["needsReview"] as? Int == 1)
    #expect(row["missing"] as? Int == 1)
  }

  /// Arabic-Indic digits, and the numbers of CLDR's categories.
  @Test func showsEveryBranch() {
    let outcome = run("strings show streak --locale ar", Self.files)
    #expect(
      outcome.output == """
        streak
        Beside the calendar.

          ar  Arabic
            zero   0                           لا أيام
            one    1                           يوم
            two    2                           يومان
            few    3–10, 103–110, 203–210…     ٣ أيام
                                               seen from the right: “٣”, then “أيام”
            many   11–99, 111–199, 211–299…    ١١ يومًا
                                               seen from the right: “١١”, then “يومًا”
            other  100–102, 200–202, 300–302…  ١٠٠ يوم
                                               seen from the right: “١٠٠”, then “يوم”

        """)
  }

  @Test(arguments: [(0, "zero", "لا أيام"), (2, "two", "يومان"), (11, "many", "١١ يومًا"), (102, "other", "١٠٢ يوم")])
  func showsTheBranchOfANumber(_ count: Int, _ category: String, _ text: String) {
    let outcome = run("strings show streak --locale ar --count \(count)", Self.files)
    #expect(outcome.output.contains("    \(category)"))
    #expect(outcome.output.contains(text))
    #expect(!outcome.output.contains(category == "two" ? "few" : "  two"))
  }

  @Test func showsIsolates() {
    #expect(run("strings show route --locale ar", Self.files).output.contains("من ⟨FSI⟩Anna⟨PDI⟩"))
  }

  @Test(arguments: [
    ("strings show", "strings show needs a KEY"), ("strings show streek", "there is no message streek"),
    ("strings show streak --locale fr", "no catalog here is in fr"),
    ("strings show streak --count many", "--count many is no whole number"),
    ("strings shw streak", "strings has no action shw"), ("strings report", "strings report needs one --locale"),
    ("strings pseudo", "strings pseudo needs one --locale"),
  ])
  func refuses(_ line: String, _ message: String) {
    let outcome = run(line, Self.files)
    #expect(outcome.errors.contains(message))
    #expect(outcome.status == .failure)
  }

  /// The report is well-formed, holds the sentence as it is shown, and how it reads once it is mended.
  @Test func writesAPageForTranslators() throws {
    var files = Self.files
    files.write(
      Array("locale: ar\nstrings:\n  title: \"اليوم?\"\n".utf8), to: "strings/ar.yaml")
    let page = run("strings report --locale ar", files).output
    let parser = XMLParser(data: Data(page.utf8))
    #expect(parser.parse())
    #expect(page.contains("<td lang=\"ar\" dir=\"rtl\">اليوم?</td>"))
    #expect(page.contains("<td lang=\"ar\" dir=\"rtl\">اليوم؟</td>"))
    #expect(page.contains("Not translated yet."))
  }

  @Test func writesPseudoTranslations() {
    let accents = run("strings pseudo --locale en-XA", Self.files).output
    #expect(accents.hasPrefix("locale: en-XA\n"))
    #expect(accents.contains("title: Ţööðååý\n"))
    #expect(accents.contains("\"[Ƒŕööɱ {place}]\""))
    #expect(accents.contains("one{# ðååý} other{# ðååýš}"))
    let mirrored = run("strings pseudo --locale ar-XB", Self.files).output
    #expect(mirrored.contains("locale: ar-XB"))
    #expect(mirrored.contains("\u{202E}"))
  }
}
