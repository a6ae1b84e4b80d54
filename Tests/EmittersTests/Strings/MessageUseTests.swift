import Diagnostics
import Emitters
import Foundation
import Testing

/// Messages as an app's code uses them: what compiles, and what does not.
@Suite(.serialized) struct MessageUseTests {
  private func withModule(_ body: (SwiftCompiler) throws -> Void) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files =
      SwiftEmitter.emit(SampleSet(name: "sample").set, .init(standalone: true)).files
      + StringsGoldenTests.catalogs.emission("sample", .init(standalone: true)).files
    try compiler.write(files)
    try compiler.compile(
      ["-swift-version", "6", "-parse-as-library", "-emit-module", "-module-name", "SampleTokens"] + files.map(\.path))
    try body(compiler)
  }

  /// Each line has a mistake of its own.
  private static let mistakes = [
    "let m0 = Sample.Strings.Today.progress(done: 3)",
    "let m1 = Sample.Strings.Today.progress(done: 3, goals: 5)",
    "let m2 = Sample.Strings.Today.progress(goal: 5, done: 3)",
    "let m3 = Sample.Strings.Today.progress(done: \"3\", goal: 5)",
    "let m4 = Sample.Strings.Today.progress(done: 3, goal: 5.5)",
    "let m5 = Sample.Strings.Today.progress",
    "let m6 = Sample.Strings.Today.missing",
    "let m7 = Sample.Strings.Mood.line(tone: .loud)",
    "let m8 = Sample.Strings.Mood.line(tone: \"calm\")",
    "let m9 = Sample.Strings.Mood.sound(isOn: \"true\")",
    "let m10 = Sample.Strings.Today.title.string(in: .french)",
    "let m11: String = Sample.Strings.Today.title",
    "let m12 = Sample.Strings.hello(name: 3)",
  ]

  @Test func mistakesDoNotCompile() throws {
    try withModule { compiler in
      try compiler.write("App.swift", (["import SampleTokens"] + Self.mistakes).joined(separator: "\n") + "\n")
      let failure = #expect(throws: SwiftCompiler.Failure.self) {
        try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck", "App.swift"])
      }
      let errors = (failure?.description ?? "").matches(of: #/App\.swift:(\d+):\d+: error:/#).compactMap { Int($0.1) }
      // A function without its arguments is a value: a mistake only where a message is wanted.
      let silent = Set(2..<(Self.mistakes.count + 2)).subtracting(errors).map { Self.mistakes[$0 - 2] }
      #expect(silent == ["let m5 = Sample.Strings.Today.progress"])
    }
  }

  @Test func messagesInTheirLanguages() throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    try compiler.write(SwiftEmitter.emit(SampleSet(name: "sample").set, .init(standalone: true)).files)
    try compiler.write(StringsGoldenTests.catalogs.emission("sample", .init(standalone: true)).files)
    try compiler.write(
      "main.swift",
      """
      typealias S = Sample.Strings
      let progress = S.Today.progress(done: 1, goal: 3)
      print(progress.name)
      print(progress.string, "|", progress.string(in: .arabic), "|", progress.string(in: "ar_EG@numbers=latn"))
      print(S.Today.title.string(in: .arabic), S.Today.title.isRightToLeft(in: .arabic), S.default.string)
      print(S.Today.rank(place: 22).string, "|", S.Today.rank(place: 11).string(in: .arabic))
      print(S.Today.rank(place: 1).isRightToLeft(in: .arabic), S.Today.distance(km: 1234.5).string)
      print(S.Mood.line(tone: .brisk).string, "|", S.Mood.line(tone: .other).string, "|", S.Mood.sound(isOn: false).string)
      print(S.hello(name: "Anna").string(in: "zh-TW"), S.hello(name: "Anna").string(in: Sample.Language.simplifiedChinese))
      print(Sample.Language.allCases.map(\\.rawValue), S.hello(name: "a") == S.hello(name: "a"), Set([progress]).count)
      print(S.Today.due(day: "1/2/26").string(in: "tlh"))
      """)
    try compiler.compile(["-swift-version", "6", "-o", "main"] + compiler.sources)
    let lines = try compiler.run("main")
    #expect(
      lines == [
        "Today.progress(done:goal:)",
        "1 of 3 words | ١ من ٣ كلمات | ١ من ٣ كلمات",
        "اليوم true It's {fine}",
        "22nd place | 11th place",
        "false 1,234.5 km",
        "On it | Ready | Sound off",
        "\u{2068}Anna\u{2069}，你好！ \u{2068}Anna\u{2069}，你好！",
        #"["en", "ar", "zh-Hans", "zh-Hant"] true 1"#,
        "Due 1/2/26",
      ])
  }

  /// Groups and messages named as what the generated code refers to, in products named likewise.
  @Test(arguments: ["self", "日本"])
  func namesThatSwiftKeepsForItself(product: String) throws {
    let names = [
      "Type", "self", "init", "String", "Int", "Bool", "Double", "Swift", "LocalizedMessage", "MessageArgument", "text",
      "Strings", "Language", "rawValue", "row", "arguments", "default", "نص", "50", "Any", "some", "🎨",
    ]
    let groups = names.map { name in
      "\"\(name)\":\n  one: \"{n, plural, other{#}} {\(name == "🎨" ? "x" : name)} {w, select, self{a} Type{b} other{}}\"\n"
    }
    let messages = names.map { "\"m \($0)\": \"\($0) {row} {arguments}\"\n" }
    let sample = SampleCatalogs(["en": (groups + messages).joined(), "ar": "text: { one: \"x\" }"])
    #expect((sample.findings + sample.emission(product).findings).map(\.message) == [])
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let files =
      SwiftEmitter.emit(SampleSet(name: product).set, .init(standalone: true)).files
      + sample.emission(product, .init(standalone: true)).files
    try compiler.write(files)
    try compiler.write(
      "main.swift",
      """
      let strings = \(SwiftNames.root(product)).Strings.self
      print(strings.Swift_.one(n: 1, swift: "s", w: .self_).string, strings.m50(row: "a", arguments: "b").string)
      """)
    try compiler.compile(["-swift-version", "6", "-o", "main"] + compiler.sources)
    #expect(try compiler.run("main") == ["1 s a 50 a b"])
  }
}
