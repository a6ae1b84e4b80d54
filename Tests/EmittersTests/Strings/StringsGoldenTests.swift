import Catalogs
import Emitters
import Foundation
import Locales
import Testing

/// The whole text of a small catalog. `RECORD=1 swift test --filter StringsGoldenTests` renews it.
@Suite struct StringsGoldenTests {
  private static let file = Repository.folder("Tests/EmittersTests/Golden/strings.txt")

  static var catalogs: SampleCatalogs {
    SampleCatalogs(
      [
        "en": """
        hello: { message: "Hello, \\u2068{name}\\u2069!", comment: "First line. {name} is who reads." }
        today:
          title: { message: "Today", comment: "Title of the first tab.", max: 12 }
          progress:
            message: "{goal, plural, one{{done, number, integer} of # word} other{{done, number, integer} of # words}}"
            comment: "Spoken label of the ring."
          rank: "{place, selectordinal, one{#st} two{#nd} few{#rd} other{#th}} place"
          distance: "{km, number} km"
          due: "Due {day, date, short}"
        mood:
          line: "{tone, select, calm{Take your time} brisk{On it} other{Ready}}"
          sound: "{isOn, select, true{Sound on} false{Sound off} other{}}"
        default: "It''s '{'fine'}'"
        """,
        "ar": """
        hello: "مرحبًا \\u2068{name}\\u2069!"
        today:
          title: "اليوم"
          progress: "{goal, plural, two{{done, number, integer} من كلمتين} few{{done, number, integer} من # كلمات} other{{done, number, integer} من # كلمة}}"
        """,
        "zh-Hant": "hello: \"\\u2068{name}\\u2069，你好！\"",
        "zh-Hans": "hello: \"\\u2068{name}\\u2069，你好！\"",
      ],
      arguments: """
        hello: { name: { type: string, example: Anna } }
        today.progress: { done: 0…, goal: 1…20 }
        """)
  }

  @Test func golden() throws {
    let arabic = try #require(LocaleTag("ar"))
    let files = Self.catalogs.emission("sample", .init(digits: [arabic: .latin])).files
    let text = files.map { "=== \($0.path)\n\($0.text)" }.joined()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: Self.file, encoding: .utf8)))
  }

  @Test func theSameCatalogsGiveTheSameBytes() throws {
    for product in ["vocelune", "reader", "orb"] {
      #expect(
        try SampleCatalogs.product(product).emission(product).files
          == SampleCatalogs.product(product).emission(product).files)
    }
  }

  /// Both are what the tool's own build wrote, and their first lines say whose they are.
  @Test func filesAreTheProducts() {
    let files = Self.catalogs.emission("sample").files
    #expect(files.allSatisfy { GeneratedFile.isGenerated($0.bytes, for: "sample") })
    #expect(!files.contains { GeneratedFile.isGenerated($0.bytes, for: "other") })
    #expect(files.map(\.path) == files.map(\.path).sorted())
  }

  /// Large catalogs are several files.
  @Test func largeCatalogs() {
    let groups = (0..<3).map { "g\($0):\n" + (0..<90).map { "  m\($0): \"x\"\n" }.joined() }.joined()
    let flat = (0..<300).map { "m\($0): \"x\"\n" }.joined()
    let paths = SampleCatalogs(["en": groups + flat]).emission().files.map(\.path)
    #expect(
      paths == [
        "Sample+Languages.swift", "Sample+Strings.2.swift", "Sample+Strings.G0.swift", "Sample+Strings.G1.swift",
        "Sample+Strings.G2.swift", "Sample+Strings.en.swift", "Sample+Strings.swift",
      ])
  }
}
