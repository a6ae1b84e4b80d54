import Driver
import Files
import Foundation
import Testing

/// Editing one primitive of a product moves exactly the pairs that use it, and is named as what moved them.
@Suite("What a primitive moves is told, and nothing else")
struct PrimitiveEditTests {
  struct Edit: Sendable, CustomStringConvertible {
    let product: String
    let token: String
    let old: String
    let new: String

    var description: String { "\(product): \(token)" }
  }

  static let edits = [
    Edit(product: "orb", token: "palette.navy.700", old: "#385175", new: "#7385A1"),
    Edit(product: "orb", token: "palette.sand.100", old: "#F8EEDE", new: "#D8CEBE"),
    Edit(product: "orb", token: "palette.crimson.600", old: "#AF2043", new: "#AF2044"),
    Edit(product: "reader", token: "palette.verb.600", old: "#AC3837", new: "#BC4847"),
    Edit(product: "reader", token: "palette.ink.900", old: "#23201A", new: "#43403A"),
    Edit(product: "vocelune", token: "palette.neutral.850", old: "#2F2B26", new: "#000000"),
    Edit(product: "vocelune", token: "palette.pine.700", old: "#295A4C", new: "#295A4D"),
  ]

  @Test("each edit tells exactly the pairs that moved", arguments: edits)
  func moved(edit: Edit) throws {
    let old = try Repository.files()
    let path = "/tokens/\(edit.product)/palette.tokens.yaml"
    let text = String(decoding: try old.read(path), as: UTF8.self)
    try #require(text.components(separatedBy: "\"\(edit.old)\"").count == 2, "the edited text must occur once")
    var new = old
    new.write(Array(text.replacingOccurrences(of: edit.old, with: edit.new).utf8), to: path)

    let (before, after) = (try Self.ratios(old), try Self.ratios(new))
    #expect(before.count > 500 && Set(before.keys) == Set(after.keys))
    let expected = Set(before.keys.filter { before[$0] != after[$0] })
    let changes = try Self.json(new, against: old, "contrast --against main --format json", "changes")
    #expect(!expected.isEmpty)
    #expect(changes.count == expected.count)
    #expect(Set(changes.map(Self.key)) == expected)
    let cause = ["token": edit.token, "before": edit.old.lowercased(), "after": edit.new.lowercased()]
    #expect(changes.allSatisfy { $0["causes"] as? [[String: String]] == [cause] })
    #expect(changes.allSatisfy { $0["product"] as? String == edit.product })
    for change in changes {
      #expect((change["before"] as? [String: Any])?["ratio"] as? Double == before[Self.key(change)])
      #expect((change["after"] as? [String: Any])?["ratio"] as? Double == after[Self.key(change)])
    }
  }

  /// One pair in one context with its ratio, as a program reads it from `contrast --format json`.
  private static func ratios(_ files: MemoryFiles) throws -> [String: Double] {
    let pairs = try json(files, "contrast --format json", "pairs")
    return Dictionary(pairs.map { (key($0), $0["ratio"] as? Double ?? 0) }) { first, _ in first }
  }

  private static func key(_ pair: [String: Any]) -> String {
    let context = (pair["context"] as? [String: String] ?? [:]).map { "\($0)=\($1)" }.sorted()
    let over = pair["over"] as? [String] ?? []
    return
      "\(pair["product"] ?? "") \(pair["kind"] ?? "") \(pair["text"] ?? "") \(pair["surface"] ?? "") \(over) \(context)"
  }

  private static func json(
    _ files: MemoryFiles, against old: MemoryFiles? = nil, _ line: String, _ key: String
  ) throws -> [[String: Any]] {
    var host = Host(files: files, today: CalendarDate("2026-01-01") ?? .today)
    if let old {
      host.revision = { (name, _, _) throws(GitError) in
        Revision(name: name, commit: "0", root: "/", files: old)
      }
    }
    let outcome = Driver.run(line.split(separator: " ").map(String.init), on: host)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require(json?[key] as? [[String: Any]], "\(outcome.errors)")
  }
}
