import Driver
import Files
import Foundation
import Testing

/// The folder of this repository.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// What stands in the documentation is what the tool says.
@Suite struct DocumentationTests {
  /// `RECORD=1 swift test` writes the page anew.
  @Test func ruleReferenceIsFresh() throws {
    let page = repository.appendingPathComponent("docs/rules.md")
    let text = run("explain --all", [:]).output
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Data(text.utf8).write(to: page) }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }
}
