import Catalogs
import Diagnostics
import Documents
import Locales
import Testing

/// A finding in short: rule, severity, and the text it is at.
struct BidiCheckTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let dialect: CatalogFormat.Dialect
    let locale: String
    let message: String
    let findings: [String]
    /// What `--fix` makes of it; nil: nothing.
    let fixed: String?

    init(
      _ dialect: CatalogFormat.Dialect, _ locale: String, _ message: String, _ findings: [String] = [],
      fixed: String? = nil
    ) {
      self.dialect = dialect
      self.locale = locale
      self.message = message
      self.findings = findings
      self.fixed = fixed
    }

    var testDescription: String { "\(locale): \(message)" }
  }

  static let spills = [
    // A name in Hebrew or Arabic draws the number along, also in the source.
    Case(
      .icu, "en", "Sent by {name} (12)", ["spill error «{name}»"], fixed: "Sent by \u{2068}{name}\u{2069} (12)"),
    Case(.icu, "en", "{0} - 3 reviews", ["spill error «{0}»"], fixed: "\u{2068}{0}\u{2069} - 3 reviews"),
    Case(.icu, "en", "Sent by \u{2068}{name}\u{2069} (12)"),
    Case(.icu, "en", "Sent by {name} on the 12th"),
    Case(.icu, "en", "{0} follows {1}"),
    Case(.icu, "en", "Unread: {n, number}, 5 new"),
    Case(.icu, "ar", "أرسله {name} (12)", ["spill error «{name}»"], fixed: "أرسله \u{2068}{name}\u{2069} (12)"),
    Case(.icu, "ar", "أرسله {name} أمس"),
    // Glued runs are isolated as a whole.
    Case(.apple, "ar", "منذ %ldm", ["spill note «%ldm»"], fixed: "منذ \u{2066}%ldm\u{2069}"),
    Case(.icu, "ar", "منذ {0}m", ["spill note «{0}m»"], fixed: "منذ \u{2066}{0}m\u{2069}"),
    Case(
      .icu, "ar", "أحرزت {0}/{1} اليوم", ["spill note «{0}/{1}»"], fixed: "أحرزت \u{2066}{0}/{1}\u{2069} اليوم"),
    Case(.icu, "ar", "أحرزت \u{2066}{0}/{1}\u{2069} اليوم"),
    Case(.icu, "ar", "منذ \u{2066}{0}m\u{2069}"),
    Case(.icu, "ar", "التقدم: {0} / {1}"),
    Case(.icu, "ar", "{0, number}+ كتاب"),
    // Counts are never negative: no sign can move.
    Case(.icu, "ar", "{n, plural, one{كتاب} other{# كتاب}}"),
    Case(.apple, "ar", "%d من %d"),
    // Each branch by itself.
    Case(
      .icu, "en", "{n, plural, one{A book by {author} (1)} other{Books by {author}}}", ["spill error «{author}»"],
      fixed: "{n, plural, one{A book by \u{2068}{author}\u{2069} (1)} other{Books by {author}}}"),
    // Markup is not read, and arguments in it are not seen.
    Case(.icu, "en", "Sent by <a href=\"/{name}/12\">{name}</a>"),
    Case(
      .icu, "en", "Sent by <b>{name}</b>&nbsp;(12)", ["spill error «{name}»"],
      fixed: "Sent by <b>\u{2068}{name}\u{2069}</b>&nbsp;(12)"),
    // In a branch that is not translated there is nothing to lay out.
    Case(.android, "ar", "[one: %1$d day (%2$s) 12 | other: %1$d يوم]"),
    // Not translated: nothing to lay out.
    Case(.icu, "ar", "Sent by {name} (12)"),
  ]

  static let bases = [
    Case(.apple, "ar", "%@ أضافك", ["base warning «%@»"], fixed: "\u{2068}%@\u{2069} أضافك"),
    Case(.apple, "ar", "\u{200F}%@ أضافك"),
    Case(
      .apple, "en", "%@ favourited your post", ["base warning «%@»"], fixed: "\u{2068}%@\u{2069} favourited your post"),
    Case(.apple, "ar", "iPhone مفقود", ["base warning «iPhone مفقود»"], fixed: "\u{200F}iPhone مفقود"),
    Case(.android, "ar", "%1$s أضافك", ["base warning «%1$s»"], fixed: "\u{2068}%1$s\u{2069} أضافك"),
    // The app decides.
    Case(.icu, "ar", "{name} أضافك"),
    Case(.apple, "ar", "%d كتاب"),
    // Android's plurals get a number that is formatted already.
    Case(.android, "ar", "[one: %s مشاهدة | other: %s مشاهدات]"),
    // An address alone is no sentence.
    Case(.android, "fa", "https://x.org/ویکی"),
  ]

  static let orders = [
    Case(
      .icu, "ar", "اتصل على {phone} الآن", ["order warning «{phone}»"], fixed: "اتصل على \u{2066}{phone}\u{2069} الآن"),
    Case(
      .icu, "he", "התקשרו אל {phoneNumber}", ["order warning «{phoneNumber}»"],
      fixed: "התקשרו אל \u{2066}{phoneNumber}\u{2069}"),
    Case(.icu, "ar", "اتصل على \u{200E}{phone}"),
    Case(.icu, "ar", "السعر {price}", ["order warning «{price}»"], fixed: "السعر \u{2066}{price}\u{2069}"),
    // European signs keep to their digits behind Hebrew letters (W5).
    Case(.icu, "he", "המחיר {price}"),
    Case(.icu, "en", "Call {phone}"),
    // 18:00 - 19:00
    Case(
      .icu, "ar", "من {time_range}", ["order warning «{time_range}»"], fixed: "من \u{2066}{time_range}\u{2069}"),
    Case(.icu, "ar", "افتح {path} الآن"),
  ]

  @Test(arguments: spills) func spill(_ test: Case) { expect(test, .bidiSpill, "spill") }
  @Test(arguments: bases) func base(_ test: Case) { expect(test, .bidiBase, "base") }
  @Test(arguments: orders) func order(_ test: Case) { expect(test, .bidiOrder, "order") }

  /// The message alone: what concerns the catalog as a whole has no text.
  private func expect(_ test: Case, _ rule: RuleID, _ name: String) {
    let catalogs = catalogs(test)
    let found = catalogs.findings(rule).filter { !$0.span.range.isEmpty }
    #expect(found.map { "\(name) \($0.severity.rawValue) «\(catalogs.files[$0.span])»" } == test.findings)
    #expect(found.flatMap(\.fixes).filter { !$0.safe }.isEmpty)
    let file = test.locale == "en" ? 0 : 1
    let fixed = catalogs.fixed(rule, file: file)
    #expect(fixed == "key: \(test.fixed ?? test.message)\n")
    // The repaired message has no such fault.
    let again = Case(test.dialect, test.locale, test.fixed ?? test.message)
    let left = self.catalogs(again).findings(rule).filter { !$0.span.range.isEmpty }
    #expect(left == [])
  }

  private func catalogs(_ test: Case) -> CheckedCatalogs {
    test.locale == "en"
      ? CheckedCatalogs(test.dialect, ["en": ["key: \(test.message)"]])
      : CheckedCatalogs(test.dialect, ["en": [], test.locale: ["key: \(test.message)"]])
  }

  @Test func oneFindingForTheCatalog() throws {
    let catalogs = CheckedCatalogs(
      .icu, ["en": [], "ar": ["a: اتصل على {0}", "b: السعر {0}", "c: أرسل {0} رسالة", "d: {n, number} كتاب"]])
    let findings = catalogs.findings(.bidiOrder)
    try #require(findings.count == 1)
    #expect(findings[0].severity == .note)
    #expect(findings[0].message.hasPrefix("in 3 messages in Arabic"))
  }

  @Test func findingsNameTheirKey() {
    let catalogs = CheckedCatalogs(
      .apple, ["en": ["a.b: Sent by %@ (12)"], "ar": ["a.b: iPhone %@ مفقود", "c d: \u{202E}أ"]])
    let messages = [RuleID.bidiSpill, .bidiBase, .bidiControl].flatMap { catalogs.findings($0) }
      .filter { $0.severity > .note }.map(\.message)
    #expect(
      messages == [
        "a.b: what stands beside %@ changes places with its value",
        "a.b: what stands beside %@ changes places with its value",
        "a.b: the message begins with left-to-right text, which turns the whole of it to left-to-right",
        "“c d”: ⟨RLO⟩ (U+202E) forces every character behind it into one direction",
      ])
  }

  /// CLDR says nothing of Middle English, and here it is Arabic.
  @Test func textsShowTheDirectionOfUnknownLanguages() {
    let catalogs = CheckedCatalogs(.icu, ["en": [], "enm": ["a: أرسله {name}", "b: مرحبا", "c: {name} (12) sent"]])
    #expect(catalogs.findings(.bidiSpill).filter { $0.severity > .note } == [])
  }

  @Test func oneMessageTurns() {
    let catalogs = CheckedCatalogs(.apple, ["en": [], "de": ["a: %@ ist da"]])
    #expect(
      catalogs.findings(.bidiBase).map(\.message)
        == ["1 message in German turns to right-to-left with a right-to-left value"])
  }

  /// Every translation begins as its source does: once for each language, with all of its fixes.
  @Test func translationsThatTurnAlike() throws {
    let catalogs = CheckedCatalogs(
      .apple, ["en": ["a: %@ added you", "b: %@ left"], "de": ["a: %@ hat dich hinzugefügt", "b: %@ ist gegangen"]])
    let findings = catalogs.findings(.bidiBase)
    let german = findings.filter { $0.span.file == FileID(1) }
    #expect(findings.count == 3)
    #expect(german.map(\.message) == ["2 messages in German turn to right-to-left with a right-to-left value"])
    #expect(
      catalogs.fixed(.bidiBase, file: 1)
        == "a: \u{2068}%@\u{2069} hat dich hinzugefügt\nb: \u{2068}%@\u{2069} ist gegangen\n")
  }

  /// An isolate that opens in a branch and ends behind the choice stays open in other readings.
  @Test func runsThatLeaveTheirBranch() throws {
    let message = "منذ {n, plural, zero{لحظات } one{لحظة } two{#} few{#} many{#} other{#}}m"
    let catalogs = CheckedCatalogs(.icu, ["en": [], "ar": ["key: " + message]])
    let notes = catalogs.findings(.bidiSpill).filter { !$0.span.range.isEmpty }
    #expect(
      notes.map { "«\(catalogs.files[$0.span])» \($0.message)" }
        == Array(repeating: "«#» key: #m reads as one run, which nothing holds together", count: 4))
    #expect(notes.flatMap(\.fixes) == [])
    #expect(
      notes.first?.help == ["write the whole of #m in each branch, between ⟨LRI⟩ (U+2066) and ⟨PDI⟩ (U+2069)"])
  }

  @Test func messagesOfManyArgumentsAreNotTried() {
    for locale in ["ar", "en"] {
      let text = "كتاب " + (0..<400).map { "{a\($0)} و 12 " }.joined()
      let catalogs = CheckedCatalogs(.icu, ["en": locale == "en" ? ["key: " + text] : [], "ar": ["key: " + text]])
      let notes = catalogs.findings(.bidiSpill, .bidiOrder, .bidiBase)
      #expect(notes.allSatisfy { $0.severity == .note && $0.message.hasSuffix("its arguments stand in 400 places") })
      #expect(notes.count == (locale == "en" ? 2 : 1))
    }
  }

  @Test func pseudoLanguagesAreTurnedOnPurpose() {
    let turned = "a: \u{200F}\u{202E}Read {n, plural, one{# book} other{# books}}\u{202C}\u{200F}"
    let plain = "a: Read {n, plural, one{# book} other{# books}}"
    let catalogs = CheckedCatalogs(.icu, ["en": [plain], "ar-XB": [turned], "en-XA": [plain]])
    #expect(catalogs.findings(.bidiControl, .missingPlural, .untranslated) == [])
  }

  @Test func whatReadersSee() throws {
    let catalogs = CheckedCatalogs(.icu, ["en": ["a: Sent by {name} (12)"]])
    let finding = try #require(catalogs.findings(.bidiSpill).first { !$0.notes.isEmpty && $0.severity == .error })
    #expect(finding.notes[0].hasSuffix("from the left: “Sent by (12)”, then “أحمد”"))
    #expect(finding.notes[1].hasSuffix("from the left: “Sent by”, then “أحمد”, then “(12)”"))
    #expect(finding.help[0].contains("⟨FSI⟩ (U+2068)"))
  }

  @Test func displayOption() {
    let display = Node(.string("first-strong"), at: .start(of: FileID(0)))
    let span = Span.start(of: FileID(0))
    let rule = Node(.object(Object([Object.Member(key: "display", keySpan: span, value: display)])), at: span)
    let catalogs = CheckedCatalogs(
      .icu, ["en": [], "ar": ["a: {name} أضافك"]], options: CatalogOptions(rules: [.bidiBase: rule]))
    #expect(catalogs.summary(.bidiBase) == ["warning «{name}»"])
  }

  @Test(arguments: [
    (type: "int", expected: [String]()), (type: "String", expected: ["warning «{version}»"]),
  ])
  func declaredTypes(_ type: String, _ expected: [String]) {
    let span = Span.start(of: FileID(0))
    let catalogs = CheckedCatalogs(
      .arb, ["en": ["a: Version {version}"], "ar": ["a: الإصدار {version}"]],
      arguments: ["a": [KeyFacts.DeclaredArgument("version", at: span, type: type)]])
    #expect(catalogs.summary(.bidiOrder) == expected)
  }

  @Test func declaredExamples() {
    let span = Span.start(of: FileID(0))
    let examples = [
      KeyFacts.DeclaredArgument("a", at: span, example: "דנה"),
      KeyFacts.DeclaredArgument("b", at: span, example: "+1 (555) 010-9999"),
    ]
    let catalogs = CheckedCatalogs(.arb, ["en": ["key: {a} {b}"]], arguments: ["key": examples])
    #expect(catalogs.summary(.bidiSpill).contains("note «{a}»"))
  }
}

/// What holds of a catalog as a whole is said once, whatever its languages are.
struct HostileValueTests {
  @Test func oneNoteForAllLocales() throws {
    let catalogs = CheckedCatalogs(
      .icu, ["en": ["a: Sent by {name} (12)"], "ar": ["a: أرسله {name} (12)"], "he": ["a: נשלח על ידי {name} (12)"]])
    let notes = catalogs.findings(.bidiSpill).filter { $0.severity == .note }
    try #require(notes.count == 1)
    #expect(notes[0].notes[0].contains("⟨PDI⟩ (U+2069)"))
  }
}
