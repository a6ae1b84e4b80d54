import Driver
import Files
import Testing

/// What cannot be looked at is said, together with all that is found in the rest.
@Suite struct UnreadableTests {
  private static let broken = "a: { $type: color, $value: \"#8A94A\" }\nb: { $type: color, $value: \"{there}\" }\n"
  private static let fault = "a.tokens.yaml:1:29: error: a: `#8A94A` has five digits"
  private static let workspace =
    "products: { p: { tokens: t, contrast: contrast.yaml, outputs: { swift: out } } }\n"

  /// Files of which some are closed to the user, whoever runs the tests.
  private struct ClosedFiles: FileSystem {
    let base: MemoryFiles
    let closed: Set<String>

    func read(_ path: String) throws(FileError) -> [UInt8] {
      if closed.contains(path) { throw FileError(path: path, reason: .notPermitted) }
      return try base.read(path)
    }

    func kind(of path: String) -> FileKind? { base.kind(of: path) }
    func list(_ directory: String) throws(FileError) -> [String] { try base.list(directory) }
    func canonical(_ path: String) -> String { base.canonical(path) }
  }

  private func run(_ line: String, closed: String, workspace: String = workspace) -> Outcome {
    var base: MemoryFiles = [
      "t/a.tokens.yaml": Self.broken, "t/b.tokens.yaml": "there: { $type: color, $value: \"#FFFFFF\" }\n",
      "contrast.yaml": "pairs: [{ text: a, on: b }]\n",
    ]
    if !workspace.isEmpty { base.write(Array(workspace.utf8), to: "tokens.yaml") }
    let host = Host(files: ClosedFiles(base: base, closed: [closed]), today: today)
    return Driver.run(line.split(separator: " ").map(String.init), on: host)
  }

  @Test(arguments: [
    ("check", "t/b.tokens.yaml"), ("check t", "t/b.tokens.yaml"), ("check t/a.tokens.yaml", "contrast.yaml"),
    ("check t/a.tokens.yaml t/b.tokens.yaml", "t/b.tokens.yaml"), ("build", "t/b.tokens.yaml"),
  ])
  func isReportedWithTheFindingsOfTheRest(line: String, closed: String) {
    let outcome = run("\(line) --format concise", closed: closed)
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains(Self.fault), "\(outcome)")
    // That b refers to nothing cannot be known.
    #expect(!outcome.output.contains("tokens/alias"))
    #expect(outcome.errors.hasPrefix("tokens: error: \(closed) may not be read or written by this user\n"))
    #expect(line == "build" || outcome.errors.hasSuffix("; not everything could be looked at\n"))
  }

  @Test(arguments: ["check t --format concise", "check t/b.tokens.yaml t/a.tokens.yaml --format concise"])
  func isReportedWithoutAWorkspace(line: String) {
    let outcome = run(line, closed: "t/b.tokens.yaml", workspace: "")
    #expect(outcome.status == .failure)
    #expect(outcome.output.split(separator: "\n").count == 1 && outcome.output.contains(Self.fault), "\(outcome)")
    #expect(outcome.errors.hasPrefix("tokens: error: t/b.tokens.yaml may not be read or written by this user\n"))
  }

  @Test(arguments: ["show", "contrast"])
  func stopsCommandsThatReportNoFindings(line: String) {
    let outcome = run(line, closed: "t/b.tokens.yaml")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "tokens: error: t/b.tokens.yaml may not be read or written by this user\n")
    #expect(outcome.status == .failure)
  }

  // MARK: - Links

  private func linked(_ workspace: String?) throws -> Folder {
    let folder = try Folder(["t/a.tokens.yaml": Self.broken])
    if let workspace { try folder.write(workspace, to: "tokens.yaml") }
    for (name, target) in [("x.tokens.yaml", "nowhere"), ("round", "round"), ("notes.md", "nowhere")] {
      try folder.link("t/" + name, to: target)
    }
    return folder
  }

  @Test func namesLinksThatLeadNowhere() throws {
    let loose = try linked(nil).run("check @ --format concise")
    #expect(loose.status == .failure)
    #expect(loose.output.split(separator: "\n").count == 1 && loose.output.contains(Self.fault), "\(loose)")
    #expect(
      loose.errors.hasPrefix(
        """
        tokens: error: @/t/round cannot be used: its links lead round in a circle
        tokens: error: @/t/x.tokens.yaml is a link that leads nowhere

        """), "\(loose)")

    let outcome = try linked("products: { p: { tokens: t } }\n").run("check @ --format concise")
    #expect(outcome.status == .failure)
    #expect(outcome.output.split(separator: "\n").count == 3 && outcome.output.contains(Self.fault))
    #expect(
      outcome.output.contains("tokens.yaml:1:26: error: @/t/x.tokens.yaml is a link that leads nowhere (product p)"))
  }

  @Test func doesNotPassOverAWorkspaceThatIsABrokenLink() throws {
    let folder = try Folder(["a.tokens.yaml": ""])
    try folder.link("tokens.yaml", to: "nowhere")
    #expect(folder.run("check @").errors == "tokens: error: @/tokens.yaml is a link that leads nowhere\n")
  }
}
