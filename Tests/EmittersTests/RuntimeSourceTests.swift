import Emitters
import Foundation
import Testing

/// `--standalone` writes the runtime's source, which the tool carries along.
@Suite struct RuntimeSourceTests {
  private static let file = Repository.folder("Sources/Emitters/Swift/RuntimeSource.swift")

  /// `RECORD=1 swift test --filter RuntimeSourceTests` renews it.
  @Test func carriedSourceIsTheRuntimesOwn() throws {
    let expected = try Self.rendered()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try expected.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == expected, "record it: RECORD=1 swift test")
  }

  private static func rendered() throws -> String {
    let texts = try Repository.runtimeSources.map { url in
      "// MARK: \(url.lastPathComponent)\n\n" + (try String(contentsOf: url, encoding: .utf8))
    }
    return """
      // Made of Sources/DesignTokens by RuntimeSourceTests. Do not edit.
      // swift-format-ignore-file

      /// The runtime library as one file, for `--standalone`.
      package enum RuntimeSource {
        package static let text = ###\"""
      \(texts.joined(separator: "\n"))
      \"""###
      }

      """
  }
}
