import Colors
import Diagnostics
import Documents
import Files
import Foundation
import TokenModel

/// Pairs in all their contexts against the bare arithmetic of the same pairs, and a suggestion against that of 2,000.
enum ContrastBenchmark {
  static func run() throws {
    let small = try Sample(texts: 100)
    let large = try Sample(texts: 200)
    Report.row(
      Comparison.run(
        "100,000 pairs × contexts / linearising both colours and dividing", subject: small.check, floor: small.divide),
      limit: 5)
    Report.row(
      Comparison.run("a pair × context of 200,000 / of 100,000", subject: large.check, floor: small.check)
        .scaled(by: 0.5),
      limit: 1.2)
    let palettes = Palettes()
    Report.row(
      Comparison.run(
        "200 suggestions for ten surfaces / 2,000 bare ratios each", subject: palettes.suggest, floor: palettes.divide),
      limit: 1)
  }

  /// Linear light of eight bits, computed each time: what every tool pays that keeps nothing.
  static func luminance(_ color: SIMD3<UInt8>) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
  }

  static func ratio(_ a: SIMD3<UInt8>, _ b: SIMD3<UInt8>) -> Double {
    let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05)
    return max(a, b) / min(a, b)
  }

  fileprivate static func hex(_ color: SIMD3<UInt8>) -> String {
    String(format: "#%02x%02x%02x", color.x, color.y, color.z)
  }
}

/// Dark texts on 250 light surfaces in two themes and two contrasts, each with a value of its own.
private struct Sample {
  private let files: SourceFiles
  private let tokens: TokenSet
  private let pairs: Document
  private let today: CalendarDate
  /// By context, then by token.
  private let texts: [[SIMD3<UInt8>]]
  private let surfaces: [[SIMD3<UInt8>]]
  private static let contexts = ["", "dark", "increased", "theme=dark&contrast=increased"]

  init(texts count: Int) throws {
    let shade = { (seed: Int, low: Int) in
      SIMD3(UInt8(low + seed * 7 % 40), UInt8(low + seed * 13 % 40), UInt8(low + seed * 29 % 40))
    }
    texts = (0..<4).map { context in (0..<count).map { shade($0 + context * 31, 0) } }
    surfaces = (0..<4).map { context in (0..<250).map { shade($0 + context * 17, 215) } }
    var memory: MemoryFiles = [:]
    memory.write(Array((Self.group("text", texts) + Self.group("surface", surfaces)).utf8), to: "/t.tokens.yaml")
    let loaded = try TokenLoader(fileSystem: memory).load(TokenSources(name: "bench", files: ["/t.tokens.yaml"]))
    var sources = loaded.files
    let source = SourceFile(path: "contrast.yaml", text: "pairs: [{ text: text.*, on: surface.* }]\n")
    pairs = DocumentReader.read(sources.add(source), source, syntax: .yaml)
    self.files = sources
    tokens = loaded.set
    guard let today = CalendarDate("2026-01-01") else { throw BenchmarkError("no date") }
    self.today = today
    let report = ContrastCheck.run(pairs, tokens: tokens, in: sources, today: today)
    guard report.results.count == count * 1_000, report.findings.isEmpty else {
      throw BenchmarkError("\(report.results.count) results, \(report.findings.count) findings")
    }
  }

  private static func group(_ name: String, _ colors: [[SIMD3<UInt8>]]) -> String {
    var text = "\(name):\n  $type: color\n"
    for index in colors[0].indices {
      let modes = (1..<4).map { "\"\(contexts[$0])\": \"\(ContrastBenchmark.hex(colors[$0][index]))\"" }
      text += "  t\(index): { $value: \"\(ContrastBenchmark.hex(colors[0][index]))\", "
      text += "$extensions: { mode: { \(modes.joined(separator: ", ")) } } }\n"
    }
    return text
  }

  func check() {
    let report = ContrastCheck.run(pairs, tokens: tokens, in: files, today: today)
    precondition(report.results.count == texts[0].count * 1_000)
  }

  func divide() {
    var least = Double.infinity
    for (texts, surfaces) in zip(texts, surfaces) {
      for text in texts { for surface in surfaces { least = min(least, ContrastBenchmark.ratio(text, surface)) } }
    }
    precondition(least > 1)
  }
}

/// Colours that fail on ten surfaces.
private struct Palettes {
  private let cases: [(written: Color, demands: [Demand])]
  private let bytes: [SIMD3<UInt8>]

  init() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ low: UInt8, _ high: UInt8) -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + UInt8((state >> 33) % UInt64(high - low))
    }
    cases = (0..<200).map { _ in
      let surfaces = (0..<10).map { _ in SIMD3(next(200, 255), next(200, 255), next(200, 255)) }
      let written = SIMD3(next(110, 170), next(110, 170), next(110, 170))
      return (
        Self.color(written), surfaces.map { Demand(against: ShownColor(Self.color($0)), required: 4.5) }
      )
    }
    bytes = (0..<2_000).map { _ in SIMD3(next(0, 255), next(0, 255), next(0, 255)) }
  }

  private static func color(_ bytes: SIMD3<UInt8>) -> Color {
    Color(.srgb, Double(bytes.x) / 255, Double(bytes.y) / 255, Double(bytes.z) / 255)
  }

  func suggest() {
    for (written, demands) in cases {
      guard case .color = NearestPassing(demands: demands).suggestion(for: written) else {
        preconditionFailure("every palette has an answer")
      }
    }
  }

  func divide() {
    var least = Double.infinity
    for _ in cases {
      for (text, surface) in zip(bytes, bytes.reversed()) { least = min(least, ContrastBenchmark.ratio(text, surface)) }
    }
    precondition(least >= 1)
  }
}
