// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// What every target of the tool is compiled with: strict, and nothing that a dependent package would have to repeat.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The toolchain's own SwiftSyntax, modules and libraries in one folder: that of the first `swift` on PATH, links
/// followed, which has one.
let swiftSyntax: String = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { folder in
    URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
  }
  return folders.first { FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule") } ?? folders.first
    ?? ""
}()

/// For Layouts, and for every target that reaches it, however indirectly: the compiler looks for the modules that a
/// module was built with, although none of them is seen.
let withSwiftSyntax: [SwiftSetting] = strict + [.unsafeFlags(["-I", swiftSyntax])]

/// A room of the tool: sources under `Sources/<name>`, tests under `Tests/<name>Tests`.
func room(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict,
  linking: [LinkerSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, linkerSettings: linking)
}

/// What `tokens build` wrote for a product, as its app would use it.
func generated(_ product: String) -> Target {
  .target(
    name: "\(product)Tokens", dependencies: ["DesignTokens"], path: "generated/\(product.lowercased())/swift",
    swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "tokens",
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .executable(name: "tokens", targets: ["tokens"]),
    .library(name: "DesignTokens", targets: ["DesignTokens"]),
    .library(name: "VoceluneTokens", targets: ["VoceluneTokens"]),
    .library(name: "ReaderTokens", targets: ["ReaderTokens"]),
    .library(name: "OrbTokens", targets: ["OrbTokens"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "ICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(
      name: "CICU", dependencies: ["ICU"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    room("Files"),
    room("Diagnostics", ["Files"]),
    room("Documents", ["Diagnostics", "CYAML"]),
    room("Locales", ["CICU"]),
    room("Catalogs", ["Locales", "Documents", "Diagnostics", "Files"]),
    room("Colors"),
    room("TokenModel", ["Documents", "Diagnostics", "Files", "Colors"]),
    room("Emitters", ["TokenModel", "Catalogs", "Locales", "Documents", "Diagnostics", "Files", "Colors"]),
    room(
      "Layouts", ["Documents", "Diagnostics", "Files"], settings: withSwiftSyntax,
      linking: [
        .unsafeFlags(["-L", swiftSyntax, "-Xlinker", "-rpath", "-Xlinker", swiftSyntax]),
        .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftParserDiagnostics"),
        .linkedLibrary("SwiftDiagnostics"),
      ]),
    room(
      "Driver",
      ["Emitters", "Catalogs", "Locales", "Layouts", "TokenModel", "Documents", "Diagnostics", "Files", "Colors"],
      settings: withSwiftSyntax),
    .executableTarget(name: "tokens", dependencies: ["Driver", "Files"], swiftSettings: withSwiftSyntax),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Driver", "Emitters", "Catalogs", "Locales", "Layouts", "TokenModel", "Documents", "Diagnostics", "Files",
        "Colors",
      ],
      swiftSettings: withSwiftSyntax),
    room("DesignTokens"),
    generated("Vocelune"),
    generated("Reader"),
    generated("Orb"),

    tests("FilesTests", ["Files"]),
    tests("DiagnosticsTests", ["Diagnostics", "Files"]),
    tests("DocumentsTests", ["Documents", "Diagnostics", "Files"]),
    tests("LocalesTests", ["Locales"]),
    tests("CatalogsTests", ["Catalogs", "Locales", "Documents", "Diagnostics", "Files"]),
    tests("ColorsTests", ["Colors"]),
    tests("DesignTokensTests", ["DesignTokens"]),
    tests("TokenModelTests", ["TokenModel", "Documents", "Diagnostics", "Files", "Colors"]),
    tests(
      "EmittersTests",
      ["Emitters", "Catalogs", "Locales", "TokenModel", "Documents", "Diagnostics", "Files", "Colors"],
      exclude: ["Golden", "Stubs"]),
    tests(
      "ProductTests",
      [
        "VoceluneTokens", "ReaderTokens", "OrbTokens", "DesignTokens", "Driver", "Layouts", "Documents", "Diagnostics",
        "Files",
      ],
      exclude: ["Fixtures"], settings: withSwiftSyntax),
    tests("LayoutsTests", ["Layouts", "Documents", "Diagnostics", "Files"], settings: withSwiftSyntax),
    tests(
      "DriverTests",
      ["Driver", "Emitters", "Layouts", "TokenModel", "Documents", "Diagnostics", "Files", "Colors"],
      settings: withSwiftSyntax),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
