import Driver
import Files
import Testing

@Suite struct InitCommandTests {
  @Test func startsInAnEmptyFolder() throws {
    let folder = try Folder()
    let outcome = folder.run("init @/my-app")
    #expect(outcome.status == .clean)
    #expect(outcome.errors.hasPrefix("Wrote @/my-app/tokens.yaml\nWrote @/my-app/tokens/color.tokens.yaml\n"))
    #expect(folder.read("my-app/tokens.yaml")?.contains("\n  my-app:\n") == true)
    let check = folder.run("check @/my-app --fail-on new")
    #expect(check.status == .clean)
    #expect(check.output.isEmpty)
    #expect(check.errors.hasPrefix("No problems in 5 files"))
  }

  @Test func adoptsTokenFilesAndProposesWhatHolds() throws {
    let folder = try Folder([
      "brand.tokens.json": """
      {
        "text": { "$type": "color", "primary": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
          "faint": { "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } },
          "disabled": { "$value": { "colorSpace": "srgb", "components": [0.5, 0.5, 0.5] } } },
        "iconColor": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.45, 0.45, 0.45] } },
        "surface": { "$type": "color", "base": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
      }
      """
    ])
    #expect(folder.run("init @").errors.hasPrefix("Wrote @/tokens.yaml\nWrote @/contrast.yaml\n"))
    #expect(
      folder.read("tokens.yaml") == """
        # What is checked and built: tokens check, tokens build.
        products:
          brand:
            tokens: brand.tokens.json
            contrast: contrast.yaml
            outputs: { swift: generated/swift }

        """)
    #expect(
      folder.read("contrast.yaml") == """
        # Proposed: what is named like text and icons, on what is named like surfaces, where it reaches AA in every context
        # today. Take out what never meets, and add what does.
        require: { default: AA }
        pairs:
          - { text: text.primary, on: surface.base }
          # on no surface: text.faint
          - { graphic: iconColor, on: surface.base }

        """)
    #expect(folder.run("check @").status == .clean)
  }

  @Test func adoptsSeveralProducts() throws {
    let resolver =
      "version: \"2025.10\"\nresolutionOrder: [{ type: set, name: s, sources: [{ $ref: base.tokens.yaml }] }]\n"
    let folder = try Folder([
      "a/a.resolver.yaml": resolver, "a/base.tokens.yaml": "x: { $type: number, $value: 1 }\n",
      "b/one.tokens.yaml": "y: { $type: number, $value: 1 }\n",
      "b/c/two.tokens.yaml": "z: { $type: number, $value: 1 }\n",
      "b/contrast.yaml": "pairs: []\n",
    ])
    #expect(folder.run("init @ --quiet") == Outcome())
    let text = try #require(folder.read("tokens.yaml"))
    #expect(text.contains("  a:\n    tokens: a/a.resolver.yaml\n    outputs: { swift: generated/a/swift }\n"))
    #expect(text.contains("    tokens: b\n    contrast: b/contrast.yaml\n"))
    #expect(folder.run("check @").status == .clean)
  }

  @Test(arguments: [
    ("tokens.yaml", "products: { p: { tokens: t } }\n", "@/tokens.yaml is a workspace already"),
    ("tokens/motion.tokens.yaml/x", "", "tokens/motion.tokens.yaml exists already"),
  ])
  func overwritesNothing(name: String, text: String, message: String) throws {
    let folder = try Folder()
    try folder.write(text, to: name)
    let outcome = folder.run("init @")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)\n"), "\(outcome.errors)")
    #expect(folder.files == [name])
  }

  @Test func takesAnotherNameBesideATokenFileOfItsName() throws {
    let folder = try Folder(["tokens.yaml": "x: { $type: number, $value: 1 }\n"])
    #expect(folder.run("init @").errors.hasPrefix("Wrote @/tokens.yml\n"))
    #expect(folder.run("check @").status == .clean)
  }

  @Test func refusesAFile() throws {
    let folder = try Folder(["x": ""])
    #expect(folder.run("init @/x").errors == "tokens: error: @/x is not a folder\n")
  }
}
