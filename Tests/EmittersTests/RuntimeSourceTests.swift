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
    let isOfMessages = { (url: URL) in url.path.contains("/Messages/") || url.path.contains("LocalizedMessage") }
    let sources = Repository.runtimeSources
    let tokens = try text(sources.filter { !isOfMessages($0) })
    let messages = try text(sources.filter(isOfMessages))
    return """
      // Made of Sources/DesignTokens by RuntimeSourceTests. Do not edit.
      // swift-format-ignore-file

      /// The runtime library as two files, for `--standalone`.
      package enum RuntimeSource {
        package static let tokens = ###\"""
      \(tokens)
      \"""###

        /// What messages need beside it.
        package static let messages = ###\"""
      \(messages)
      \"""###
      }

      """
  }

  private static func text(_ sources: [URL]) throws -> String {
    try sources.map { url in
      "// MARK: \(url.lastPathComponent)\n\n" + (try String(contentsOf: url, encoding: .utf8))
    }.joined(separator: "\n")
  }
}
