import Foundation
import Testing

/// An app's package that depends on this one, as another team would write it: nothing here may carry unsafe flags.
@Suite("A package that depends on the tokens")
struct ConsumerTests {
  @Test("builds and runs with the runtime and a product's tokens")
  func consumer() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-consumer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(Self.manifest, to: folder.appendingPathComponent("Package.swift"))
    try write(Self.app, to: folder.appendingPathComponent("Sources/App/main.swift"))
    let outcome = try run(["run", "--package-path", folder.path, "--quiet"])
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.text.hasSuffix("text.primary 16.0 120.0\n"), "\(outcome.text)")
  }

  private static var manifest: String {
    let identity = URL(fileURLWithPath: Repository.root).lastPathComponent
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "App",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(Repository.root)")],
        targets: [
          .executableTarget(
            name: "App",
            dependencies: [
              .product(name: "DesignTokens", package: "\(identity)"),
              .product(name: "VoceluneTokens", package: "\(identity)"),
            ])
        ])
      """
  }

  private static let app = """
    import DesignTokens
    import VoceluneTokens

    var larger = TokenContext()
    larger.textScale = 1.5
    print(
      Vocelune.Colors.Text.primary.name, Double(Vocelune.Spacing.cardPadding),
      Double(Vocelune.Sizes.GoalRing.size.value(in: larger)))
    """

  private func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}
