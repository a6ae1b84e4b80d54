import Driver
import Files
import Foundation
import Testing

/// The samples use each product as its app would: by the names of its tokens, and in pairs that its files declare.
@Suite("The samples")
struct SampleTests {
  /// One colour in place of another, in Swift alone: right in light, and unreadable in dark.
  struct Edit: Sendable, CustomStringConvertible {
    let path: String
    let old: String
    let new: String
    /// What is said, and of which view.
    let message: String
    let view: String

    var description: String { path }
  }

  static let edits = [
    Edit(
      path: "Tests/Samples/vocelune/ActiveCard.swift", old: ".vocelune.card.activeGloss",
      new: ".vocelune.palette.neutral._700",
      message: "ActiveCard.swift:21:26: error: palette.neutral.700 on card.active is used and not declared: it is "
        + "1.95:1 in dark, increased; body text needs 7:1; so it is in 1 more context [contrast/used-undeclared]",
      view: "ActiveCard.body"),
    Edit(
      path: "Tests/Samples/reader/WordSheet.swift", old: ".reader.text.primary", new: ".reader.palette.ink._900",
      message: "WordSheet.swift:17:26: error: palette.ink.900 on surface.sheet is used and not declared: it is "
        + "1.15:1 in dark, increased; large text needs 4.5:1; so it is in 1 more context [contrast/used-undeclared]",
      view: "WordSheet.body"),
    Edit(
      path: "Tests/Samples/orb/Toast.swift", old: ".orb.toast.text", new: ".orb.button.primary.label",
      message: "Toast.swift:14:24: error: button.primary.label on surface.toast is used and not declared: it is "
        + "2.28:1 in dark, increased; body text needs 7:1; so it is in 1 more context [contrast/used-undeclared]",
      view: "Toast.body"),
  ]

  @Test("a pair that fails in dark is found where a view uses it", arguments: edits)
  func undeclared(edit: Edit) throws {
    var files = try Repository.files()
    let text = String(decoding: try files.read("/" + edit.path), as: UTF8.self)
    try #require(text.components(separatedBy: edit.old).count == 2, "the edited text must occur once")
    files.write(Array(text.replacingOccurrences(of: edit.old, with: edit.new).utf8), to: "/" + edit.path)
    let outcome = Repository.check(files, [edit.path.split(separator: "/").prefix(3).joined(separator: "/")])
    #expect(outcome.output.contains(edit.message), "\(outcome.output)")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.status == .findings)
    let told = Repository.run(files, "check --only contrast/used-undeclared \(edit.path)").output
    #expect(told.contains("note: the view is \(edit.view)"), "\(told)")
  }

  @Test("every colour that a view uses is seen through")
  func seen() throws {
    let outcome = Repository.check(try Repository.files(), [])
    #expect(outcome.errors.contains(" colour uses") && !outcome.errors.contains("unseen"), "\(outcome.errors)")
  }

  /// Kotlin, Android's XML and CSS have no generated constants: resources and custom properties are named after the
  /// tokens, and strings after their keys.
  @Test("resources and custom properties are named after tokens", arguments: ["vocelune", "reader", "orb"])
  func names(product: String) throws {
    let files = try Repository.files()
    let tokens = try Self.paths(files, "show tokens/\(product) --format json", "tokens", "path")
    let keys = try Self.paths(files, "strings show ** strings/\(product) --format json", "messages", "key")
    let known = [
      "color": Set(tokens.map(Self.resource)), "dimen": Set(tokens.map(Self.resource)),
      "string": Set(keys.map(Self.resource)),
      "plurals": Set(keys.map(Self.resource)), "--": Set(tokens.map { $0.replacingOccurrences(of: ".", with: "-") }),
    ]
    var count = 0
    for path in FolderWalk(files).files(in: "/Tests/Samples/\(product)").files where !path.hasSuffix(".swift") {
      let text = String(decoding: try files.read(path), as: UTF8.self)
      for (kind, names) in known {
        for opening in kind == "--" ? ["var(--"] : ["R.\(kind).", "@\(kind)/"] {
          for name in Self.names(behind: opening, in: text) {
            #expect(names.contains(name), "\(path): \(opening)\(name)")
            count += 1
          }
        }
      }
    }
    #expect(count > 25)
  }

  /// `goal-ring.size`, `today.wordsToday` → `goal_ring_size`, `today_words_today`
  private static func resource(_ path: String) -> String {
    path.reduce(into: "") { name, character in
      if character == "." || character == "-" {
        name += "_"
      } else {
        name += character.isUppercase ? "_\(character.lowercased())" : String(character)
      }
    }
  }

  private static func names(behind opening: String, in text: String) -> [String] {
    text.components(separatedBy: opening).dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    }
  }

  private static func paths(_ files: MemoryFiles, _ line: String, _ list: String, _ key: String) throws -> [String] {
    let outcome = Repository.run(files, line)
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let entries = try #require(json?[list] as? [[String: Any]], "\(outcome.errors)")
    return entries.compactMap { $0[key] as? String }
  }
}
