import Diagnostics
import Driver
import Files
import Testing

@Suite struct SelectorTests {
  private static let workspace = """
    rules: { workspace/unused: error }
    products:
      orb: { tokens: tokens/orb, contrast: tokens/orb/contrast.yaml, outputs: { swift: generated/orb } }
      reader: { tokens: [tokens/reader/reader.resolver.yaml] }

    """
  private static let resolver =
    "resolutionOrder: [{ type: set, name: s, sources: [{ $ref: ../shared/base.tokens.yaml }] }]\n"

  private static let files: MemoryFiles = [
    "/w/tokens.yaml": workspace, "/w/tokens/orb/color.tokens.yaml": "", "/w/tokens/orb/size.yaml": "a: { $value: 1 }",
    "/w/tokens/orb/contrast.yaml": "", "/w/tokens/reader/reader.resolver.yaml": resolver,
    "/w/tokens/shared/base.tokens.yaml": "", "/w/drafts/a.tokens.yaml": "", "/w/notes.md": "",
    "/loose/b.tokens.json": "", "/loose/a.tokens.json": "", "/loose/contrast.yaml": "", "/loose/x.resolver.json": "",
    "/plain/one.tokens.yaml": "", "/plain/deep/two.tokens.yaml": "", "/plain/contrast.yaml": "",
    "/plain/notes.json": "{}",
    "/above/app/tokens.yaml": "products: { app: { tokens: t } }\n", "/above/app/t/x.tokens.yaml": "",
    "/above/y.tokens.yaml": "", "/empty/readme.md": "",
    "/far/app/tokens.yaml": "products: { brand: { tokens: ../design }, local: { tokens: local } }\n",
    "/far/design/a.tokens.yaml": "", "/far/app/local/b.tokens.yaml": "", "/far/app/src/readme.md": "",
    "/far/app/below/tokens.yaml": "products: { below: { tokens: t } }\n", "/far/app/below/t/c.tokens.yaml": "",
  ]

  /// The products that paths come to, as "name: files | pair files".
  private func selected(_ paths: [String], config: String? = nil) throws -> [String] {
    var selector = Selector(Self.files, rules: RuleSet(WorkspaceRules.all))
    return try selector.select(paths, config: config).subjects.map { subject in
      let tokens = subject.files.tokens.joined(separator: " ")
      return "\(subject.files.name): \(tokens)" + subject.files.pairs.map { " | \($0)" }.joined()
    }
  }

  private static let orb = "orb: /w/tokens/orb/color.tokens.yaml /w/tokens/orb/size.yaml | /w/tokens/orb/contrast.yaml"
  private static let reader = "reader: /w/tokens/reader/reader.resolver.yaml"

  @Test(arguments: [
    (["/w"], [orb, reader]),
    (["/w/tokens.yaml"], [orb, reader]),
    (["/w/tokens/orb"], [orb]),
    (["/w/tokens/orb/size.yaml"], [orb]),
    (["/w/tokens/orb/contrast.yaml", "/w/tokens/orb"], [orb]),
    (["/w/tokens/shared/base.tokens.yaml"], [reader]),
    (["/w/tokens/reader", "/w/tokens/orb"], [orb, reader]),
    (["/w/drafts"], ["a: /w/drafts/a.tokens.yaml"]),
    (["/w/drafts/a.tokens.yaml", "/w/tokens/orb"], [orb, "a: /w/drafts/a.tokens.yaml"]),
    (["/plain"], ["plain: /plain/deep/two.tokens.yaml /plain/one.tokens.yaml | /plain/contrast.yaml"]),
    (["/plain/one.tokens.yaml"], ["one: /plain/one.tokens.yaml"]),
    (
      ["/plain/one.tokens.yaml", "/plain/contrast.yaml", "/plain/deep/two.tokens.yaml"],
      ["one: /plain/one.tokens.yaml /plain/deep/two.tokens.yaml | /plain/contrast.yaml"]
    ),
    (
      ["/plain/contrast.yaml"],
      ["plain: /plain/deep/two.tokens.yaml /plain/one.tokens.yaml | /plain/contrast.yaml"]
    ),
    (["/loose/b.tokens.json", "/loose/a.tokens.json"], ["b: /loose/b.tokens.json /loose/a.tokens.json"]),
    (["/loose/x.resolver.json", "/loose/contrast.yaml"], ["x: /loose/x.resolver.json | /loose/contrast.yaml"]),
    (["/above"], ["app: /above/app/t/x.tokens.yaml", "y: /above/y.tokens.yaml"]),
    (["/far/app"], ["brand: /far/design/a.tokens.yaml", "local: /far/app/local/b.tokens.yaml"]),
    (["/far/app/local"], ["local: /far/app/local/b.tokens.yaml"]),
    (["/far/app/below"], ["below: /far/app/below/t/c.tokens.yaml"]),
    // Without a workspace of its own, a folder means those below; what they take is not taken twice.
    (
      ["/far"],
      [
        "below: /far/app/below/t/c.tokens.yaml", "brand: /far/design/a.tokens.yaml",
        "local: /far/app/local/b.tokens.yaml",
      ]
    ),
    (["plain/one.tokens.yaml"], ["one: plain/one.tokens.yaml"]),
    (["./plain/"], ["plain: plain/deep/two.tokens.yaml plain/one.tokens.yaml | plain/contrast.yaml"]),
  ])
  func follows(paths: [String], products: [String]) throws {
    #expect(try selected(paths) == products)
  }

  @Test func takesTheNamedWorkspace() throws {
    #expect(try selected([], config: "/w/tokens.yaml") == [Self.orb, Self.reader])
    #expect(try selected(["/w/tokens/orb"], config: "/w/tokens.yaml") == [Self.orb])
    #expect(try selected(["/plain/one.tokens.yaml"], config: "/w/tokens.yaml") == ["one: /plain/one.tokens.yaml"])
  }

  @Test func appliesTheWorkspacesRulesToWhatIsNoProduct() throws {
    var selector = Selector(Self.files, rules: RuleSet(WorkspaceRules.all))
    let selection = try selector.select(["/w/drafts", "/plain"], config: nil)
    #expect(selection.subjects.map { $0.policy.rules.map(\.name.value) } == [["workspace/unused"], []])
  }

  @Test(arguments: [
    (["/plain/onee.tokens.yaml"], "/plain/onee.tokens.yaml does not exist", "did you mean /plain/one.tokens.yaml?"),
    (["/nowhere/x"], "/nowhere/x does not exist", ""),
    (["/w/notes.md"], "/w/notes.md is no file of design tokens, strings or layouts", "a token file holds $value"),
    (
      ["/plain/notes.json"], "/plain/notes.json is no file of design tokens, strings or layouts",
      "a token file holds $value"
    ),
    (["/empty"], "there are no token files in /empty", "tokens init"),
    (
      ["/far/app/src"], "no token files of /far/app/tokens.yaml lie in /far/app/src",
      "name the workspace's folder, /far/app, to mean all of its products: brand, local"
    ),
  ])
  func refuses(paths: [String], message: String, help: String) {
    let failure = #expect(throws: Failure.self) { try selected(paths) }
    #expect(failure?.message == message)
    #expect(help.isEmpty || failure?.help.contains { $0.contains(help) } == true)
  }

  @Test func goesOnWithoutThePathsThatLeadNowhere() throws {
    var selector = Selector(Self.files, rules: RuleSet(WorkspaceRules.all))
    let paths = ["/plain/onee.tokens.yaml", "/plain/one.tokens.yaml", "/w/notes.md", "/w/notes.md", "/w/tokens/orb"]
    let selection = try selector.select(paths, config: nil)
    #expect(selection.subjects.map(\.files.name) == ["orb", "one"])
    #expect(selection.subjects.map(\.isComplete) == [true, false])
    #expect(
      selection.failures.map(\.message) == [
        "/plain/onee.tokens.yaml does not exist", "/w/notes.md is no file of design tokens, strings or layouts",
      ])
    let failure = #expect(throws: Failure.self) { try selected(["/nowhere", "/w/notes.md"]) }
    #expect(failure?.message == "/nowhere does not exist")
    #expect(failure?.others.map(\.message) == ["/w/notes.md is no file of design tokens, strings or layouts"])
  }

  @Test(
    arguments: [
      ("tokens/orbb", [:], "tokens/orbb does not exist (product p) | did you mean tokens/orb?"),
      ("none", ["/v/none/x.md": ""], "none holds no token files (product p)"),
      (
        "two", ["/v/two/a.resolver.json": "", "/v/two/b.resolver.json": ""],
        "two holds several sets of tokens (product p) | name the one that is meant, or make each a product: "
          + "/v/two/a.resolver.json, /v/two/b.resolver.json"
      ),
      (
        "one", ["/v/one/a.resolver.json": "", "/v/one/x.tokens.json": "", "/v/one/y.tokens.json": ""],
        "no resolver refers to one/x.tokens.json, one/y.tokens.json, so they are not read"
      ),
    ] as [(String, [String: String], String)])
  func reportsWhatAProductLacks(tokens: String, others: [String: String], problem: String) throws {
    var files: MemoryFiles = [
      "/v/tokens.yaml": "products: { p: { tokens: \(tokens) }, q: { tokens: tokens/orb } }\n",
      "/v/tokens/orb/a.tokens.yaml": "",
    ]
    for (path, text) in others { files.write(Array(text.utf8), to: path) }
    var selector = Selector(files, rules: RuleSet(WorkspaceRules.all))
    let selection = try selector.select(["/v"], config: nil)
    let found = selection.findings.map { $0.message + $0.help.map { " | \($0)" }.joined() }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(problem) == true, "\(found)")
    #expect(selection.subjects.contains { $0.files.name == "q" })
  }
}
