import Emitters
import Files
import Foundation
import TokenModel

/// What the app team pays: compiling 10,000 generated colours, against the same colours as nested `static let`s.
enum CompileBenchmark {
  static func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let generated = try write(generatedFiles(), to: folder.appendingPathComponent("generated"))
    let nested = try write([("Nested.swift", nestedLets())], to: folder.appendingPathComponent("nested"))
    Report.row(
      try Comparison.run(
        "compiling 10,000 colours (debug) / as nested static lets", rounds: 3,
        subject: { try Command.run("swiftc", ["-Onone", "-parse-as-library", "-c"] + generated, in: folder) },
        floor: { try Command.run("swiftc", ["-Onone", "-parse-as-library", "-c"] + nested, in: folder) }), limit: 0.25)
  }

  private static func generatedFiles() throws -> [(String, String)] {
    var files: MemoryFiles = [:]
    files.write(TokenFiles.yaml(tokens: 10_000, layers: 1), to: "/t.tokens.yaml")
    let loaded = try TokenLoader(fileSystem: files).load(TokenSources(name: "bench", files: ["/t.tokens.yaml"]))
    return SwiftEmitter.emit(loaded.set, .init(standalone: true)).files.map { ($0.path, $0.text) }
  }

  private static func nestedLets() -> String {
    var text = """
      public struct RGBA: Sendable { public let red, green, blue, alpha: Double }
      public struct ThemedColor: Sendable { public let light: RGBA; public let dark: RGBA }
      public enum Bench { public enum Colors {

      """
    for index in 0..<10_000 {
      let (red, green, blue) = (
        Double(index % 256) / 255, Double(index / 7 % 256) / 255, Double(index / 31 % 256) / 255
      )
      let color = "RGBA(red: \(red), green: \(green), blue: \(blue), alpha: 1)"
      text += "  public static let color\(index) = ThemedColor(light: \(color), dark: \(color))\n"
    }
    return text + "} }\n"
  }

  private static func write(_ files: [(String, String)], to folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { name, text in
      let url = folder.appendingPathComponent(name)
      try text.write(to: url, atomically: false, encoding: .utf8)
      return url.path
    }
  }
}
