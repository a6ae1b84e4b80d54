import Emitters
import Foundation
import Testing

/// The branches for Apple's platforms, type-checked against stubs of the API that they use.
@Suite(.serialized) struct BridgeTests {
  private static let strict = [
    "-swift-version", "6", "-parse-as-library", "-package-name", "tokens", "-I", ".",
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  /// Apple's modules as stubs, and the runtime built on them.
  private func withModules(_ body: (SwiftCompiler) throws -> Void) throws {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    let stubs = Repository.folder("Tests/EmittersTests/Stubs")
    for module in ["CoreGraphics", "UIKit", "SwiftUI"] {
      let files = try Self.sources(in: stubs).filter { $0.contains("/\(module).") || $0.contains("/\(module)+") }
      try build(module, files, with: compiler)
    }
    let runtime = Repository.runtimeSources.map(\.path)
    try compiler.compile(Self.strict + ["-typecheck", "-module-name", "DesignTokens"] + runtime)
    try build("DesignTokens", runtime, with: compiler)
    try body(compiler)
  }

  private static func sources(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  private func build(_ module: String, _ files: [String], with compiler: SwiftCompiler) throws {
    try compiler.compile(
      Self.strict + ["-emit-module", "-module-name", module, "-emit-module-path", "\(module).swiftmodule"] + files)
  }

  @Test func generatedSwiftIsUsedAsTheArchitectureShows() throws {
    try withModules { compiler in
      let files =
        SwiftEmitter.emit(SampleSet.vocelune.set).files + StringsGoldenTests.catalogs.emission("vocelune").files
      try compiler.write(files)
      try compiler.compile(Self.strict + ["-typecheck", "-module-name", "VoceluneTokens"] + files.map(\.path))
      try build("VoceluneTokens", files.map(\.path), with: compiler)
      try compiler.write("App.swift", Self.app)
      try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck", "App.swift"])
    }
  }

  @Test func productsOfAnyNameAreModules() throws {
    try withModules { compiler in
      for product in ["50", "日本", "self", "color"] {
        var sample = SampleSet.vocelune
        sample.name = product
        let files = SwiftEmitter.emit(sample.set).files
        try compiler.write(files)
        try build(SwiftNames.module(product), files.map(\.path), with: compiler)
        try compiler.write(
          "App.swift",
          """
          import SwiftUI
          import \(SwiftNames.module(product))

          let color: Color = .primary
          @MainActor var text: some View { Text("term").foregroundStyle(.\(SwiftNames.member(product)).text.primary) }
          let ring = \(SwiftNames.root(product)).Sizes.goalRing
          """)
        try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck", "App.swift"])
      }
    }
  }

  /// What the README shows, with the Swift that is committed for the product.
  @Test func theReadmesViewCompiles() throws {
    let readme = try String(contentsOf: Repository.folder("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let view = try #require(blocks.first)
    let texts = try #require(blocks.first { $0.contains(".Strings.") })
    let files = try Self.sources(in: Repository.folder("generated/vocelune/swift"))
    try withModules { compiler in
      try build("VoceluneTokens", files, with: compiler)
      let uses = texts.split(separator: "\n").map { "  _ = \($0)\n" }.joined()
      try compiler.write("App.swift", view + "@MainActor func texts() {\n\(uses)}\n")
      try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck", "App.swift"])
    }
  }

  /// The samples' views, with the Swift that is committed for their product.
  @Test func theSamplesCompile() throws {
    try withModules { compiler in
      for product in ["Vocelune", "Reader", "Orb"] {
        let name = product.lowercased()
        try build("\(product)Tokens", Self.sources(in: Repository.folder("generated/\(name)/swift")), with: compiler)
        let samples = try Self.sources(in: Repository.folder("Tests/Samples/\(name)"))
        #expect(samples.count > 2)
        try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck"] + samples)
      }
    }
  }

  @Test func aMistakeInAnAppIsFound() throws {
    try withModules { compiler in
      let files =
        SwiftEmitter.emit(SampleSet.vocelune.set).files + StringsGoldenTests.catalogs.emission("vocelune").files
      try compiler.write(files)
      try build("VoceluneTokens", files.map(\.path), with: compiler)
      try compiler.write("App.swift", Self.app.replacingOccurrences(of: ".text.primary)", with: ".text.missing)"))
      #expect(throws: SwiftCompiler.Failure.self) {
        try compiler.compile(["-swift-version", "6", "-parse-as-library", "-I", ".", "-typecheck", "App.swift"])
      }
    }
  }

  private static let app = """
    import DesignTokens
    import SwiftUI
    import UIKit
    import VoceluneTokens

    struct Card: View {
      let saved: Bool
      @TokenReading(Vocelune.Sizes.goalRing) private var ring
      @TokenReading(Vocelune.Typography.display) private var title

      var body: some View {
        Text(Vocelune.Strings.Today.progress(done: 3, goal: 5))
        Text(Vocelune.Strings.Today.title)
        Text(Vocelune.Strings.hello(name: "Anna").string)
        Text("term")
          .textStyle(.vocelune.content.term, language: "ja")
          .textStyle(.vocelune.display)
          .textStyle(.vocelune.headline, language: Locale.Language(identifier: "ar"))
          .foregroundStyle(.vocelune.text.primary)
          .foregroundStyle(.primary)
          .background(.vocelune.text.primary)
          .padding(Vocelune.Spacing.cardPadding)
          .padding(.horizontal, Vocelune.Sizes.goalRing)
          .frame(width: ring, height: ring * 2)
          .frame(square: Vocelune.Sizes.goalRing)
          .frame(atLeast: Vocelune.Sizes.goalRing)
          .elevation(.vocelune.card)
          .border(.vocelune.card, in: Rectangle())
          .scrim(.vocelune.card, isPresented: saved)
          .motion(.vocelune.saveMorph, value: saved)
          .haptic(.vocelune.save, trigger: saved)
          .environment(\\.tokenContext, .increasedContrast.reducedMotion)
      }
    }

    let color: UIColor = Vocelune.Colors.Text.primary.uiColor
    let rgba: RGBA = Vocelune.Colors.Text.primary.rgba(in: .dark.increasedContrast)
    let all: [NamedToken<ColorToken>] = Vocelune.Colors.all
    let padding: CGFloat = Vocelune.Spacing.cardPadding
    let gradient: Gradient = Vocelune.Gradients.field.value().gradient
    let animation: Animation? = Vocelune.Motion.saveMorph.value(in: .reducedMotion).animation
    let spoken: String = Vocelune.Strings.Today.title.string(in: .arabic)
    let spring: Animation = Vocelune.Springs.sheet.value().animation
    """
}
