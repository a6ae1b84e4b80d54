import Emitters
import Files
import Foundation
import TokenModel

/// Reading, resolving and emitting to strings, against the floor of reading the same bytes as JSON.
enum ResolvingBenchmark {
  static func run() throws {
    let json = TokenFiles.json(tokens: 9_000, layers: 3)
    let yaml = TokenFiles.yaml(tokens: 9_000, layers: 3)
    let data = Data(json)
    Report.row(
      try Comparison.run(
        "9,000 tokens in 3 layers, JSON to Swift / JSONSerialization",
        subject: { try compile(json, "t.tokens.json", expecting: 9_000) },
        floor: { _ = try JSONSerialization.jsonObject(with: data) }), limit: 3)
    Report.row(
      try Comparison.run(
        "the same from YAML / from JSON",
        subject: { try compile(yaml, "t.tokens.yaml", expecting: 9_000) },
        floor: { try compile(json, "t.tokens.json", expecting: 9_000) }), limit: 1.5)

    let deep = TokenFiles.json(tokens: 30_000, layers: 100)
    Report.row(
      try Comparison.run(
        "a token of 30,000 in 100 layers / of 9,000 in 3",
        subject: { try compile(deep, "t.tokens.json", expecting: 30_000) },
        floor: { try compile(json, "t.tokens.json", expecting: 9_000) }
      ).scaled(by: 9_000.0 / 30_000), limit: 1.2)
  }

  private static func compile(_ bytes: [UInt8], _ name: String, expecting count: Int) throws {
    var files: MemoryFiles = [:]
    files.write(bytes, to: "/\(name)")
    let loaded = try TokenLoader(fileSystem: files).load(TokenSources(name: "bench", files: ["/\(name)"]))
    let emission = SwiftEmitter.emit(loaded.set)
    guard loaded.set.tokens.count == count, loaded.findings.isEmpty, emission.findings.isEmpty else {
      throw BenchmarkError("\(name): \(loaded.set.tokens.count) tokens, \(loaded.findings.count) findings")
    }
  }
}

struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
