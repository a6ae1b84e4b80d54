import Diagnostics
import Driver
import Files
import Foundation
import Layouts
import Testing

/// Each rule that a design document states, broken in the product's own files, fails the check by name: in its tokens,
/// its strings, and the samples of an app that uses them.
@Suite("What the documents state is held")
struct BreakingEditTests {
  /// One edit of a product's file, and the rule that must speak. `row` is the statement's name in the product rows.
  struct Edit: Decodable, Sendable, CustomStringConvertible {
    let row: String
    let rule: String
    let path: String
    let old: String
    let new: String
    let why: String
    /// "note" for what is told and fails nothing.
    let severity: String?

    /// The part of the workspace that the file belongs to; nothing for all of it.
    var place: [String] {
      let parts = path.split(separator: "/").dropLast().prefix(path.hasPrefix("Tests/") ? 3 : 2)
      return parts.isEmpty ? [] : [parts.joined(separator: "/")]
    }

    var description: String { "\(row): \(why)" }
  }

  static let edits: [Edit] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/breaking-edits.jsonl")
    let lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { try? JSONDecoder().decode(Edit.self, from: Data($0.utf8)) }
  }()

  @Test("the products pass as they stand")
  func clean() throws {
    let outcome = Repository.check(try Repository.files(), [])
    #expect(outcome.output == "")
    #expect(outcome.status == .clean)
  }

  @Test("there are edits for every row")
  func rows() {
    let rows = Set(Self.edits.map(\.row))
    #expect(
      rows.isSuperset(of: [
        "V1", "V2", "V3", "V5", "V6", "V7", "V8", "V9", "V11", "R1", "R2", "R3", "R5", "R6", "R7", "R8", "R9", "O1",
        "O3",
        "O4", "O5", "O6", "O7", "O9", "O10",
      ]))
  }

  @Test("each rule of layouts is broken in a sample")
  func layoutRules() {
    let broken = Set(Self.edits.map(\.rule))
    #expect(LayoutChecks.rules.map(\.id.description).filter { !broken.contains($0) } == [])
  }

  @Test("each edit makes its rule speak", arguments: edits)
  func broken(edit: Edit) throws {
    var files = try Repository.files()
    let text = String(decoding: try files.read("/" + edit.path), as: UTF8.self)
    try #require(text.components(separatedBy: edit.old).count == 2, "the edited text must occur once")
    files.write(Array(text.replacingOccurrences(of: edit.old, with: edit.new).utf8), to: "/" + edit.path)
    let outcome = Repository.check(files, edit.place)
    #expect(outcome.output.contains("[\(edit.rule)]"), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.status == (edit.severity == "note" ? .clean : .findings))
  }
}
