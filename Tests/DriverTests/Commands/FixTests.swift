import Driver
import Testing

@Suite struct FixTests {
  /// Two suppressions that hide nothing: each is removed by a safe fix.
  private static let text = """
    # tokens:ignore tokens/alias -- it came later
    a: { $type: number, $value: 1 }
    b: { $type: number, $value: 2 } # tokens:ignore tokens/cycle -- it was one

    """
  private static let fixed = "a: { $type: number, $value: 1 }\nb: { $type: number, $value: 2 }\n"

  @Test func appliesFixesUntilNothingChanges() throws {
    let folder = try Folder(["a.tokens.yaml": Self.text])
    #expect(folder.run("check @/a.tokens.yaml").errors.contains("fixable with --fix"))
    let outcome = folder.run("check @/a.tokens.yaml --fix")
    #expect(outcome.status == .clean)
    #expect(outcome.errors == "Fixed 2 findings in 1 file\nNo problems in 1 file (2 tokens)\n")
    #expect(folder.read("a.tokens.yaml") == Self.fixed)
    #expect(folder.run("check @/a.tokens.yaml --fix").errors == "No problems in 1 file (2 tokens)\n")
  }

  @Test func showsWhatItWouldChange() throws {
    let folder = try Folder(["a.tokens.yaml": Self.text])
    for line in ["check @/a.tokens.yaml --diff", "check @/a.tokens.yaml --fix --diff"] {
      let outcome = folder.run(line)
      #expect(
        outcome.output == """
          --- a/@/a.tokens.yaml
          +++ b/@/a.tokens.yaml
          @@ -1,3 +1,2 @@
          -# tokens:ignore tokens/alias -- it came later
           a: { $type: number, $value: 1 }
          -b: { $type: number, $value: 2 } # tokens:ignore tokens/cycle -- it was one
          +b: { $type: number, $value: 2 }

          """)
    }
    #expect(folder.read("a.tokens.yaml") == Self.text)
  }

  @Test func leavesOtherRulesAlone() throws {
    let folder = try Folder(["a.tokens.yaml": Self.text])
    #expect(folder.run("check @/a.tokens.yaml --fix --only contrast").status == .clean)
    #expect(folder.read("a.tokens.yaml") == Self.text)
  }

  @Test func takesUnsafeFixesOnlyWhenAsked() throws {
    let text = "a: { $type: number, $value: \"{nowhere}\" } # tokens:ignore alias -- to come\n"
    let folder = try Folder(["a.tokens.yaml": text])
    _ = folder.run("check @/a.tokens.yaml --fix")
    #expect(folder.read("a.tokens.yaml") == text)
    _ = folder.run("check @/a.tokens.yaml --fix --unsafe-fixes")
    #expect(folder.read("a.tokens.yaml")?.contains("tokens:ignore tokens/alias -- to come") == true)
  }

  @Test func showsADiffOfStandardInput() throws {
    let outcome = try Folder().run("check - --stdin-path a.tokens.yaml --diff", input: Self.text)
    #expect(outcome.output.hasPrefix("--- a/a.tokens.yaml\n"))
  }
}
