import Driver
import Files
import Testing

@Suite struct ContrastMatrixTests {
  private static let files: MemoryFiles = [
    "tokens.yaml": "products: { orb: { tokens: t } }\n",
    "t/color.tokens.yaml": """
    surface:
      $type: color
      base: { $value: "#FFFFFF", $extensions: { mode: { dark: "#000000" } } }
      glass: { $value: "#FFFFFF80" }
    text:
      $type: color
      muted: { $value: "#777777" }
      near: { $value: "#767676", $extensions: { mode: { dark: "#FFFFFF" } } }
      off: { $value: "#DDDDDD" }
      late: { $value: "#888888" }
    icon: { $type: color, dot: { $value: "#00000080" } }
    title:
      $type: typography
      $value: { fontFamily: Inter, fontSize: 28px, fontWeight: 400, letterSpacing: 0px, lineHeight: 1.2 }

    """,
    "t/contrast.yaml": """
    require: { default: AA, "contrast=increased": AAA }
    pairs:
      - { text: [text.muted, text.near, text.off, text.late], on: surface.base }
      - { text: text.muted, on: surface.base, style: title }
      - { text: text.near, on: surface.glass, over: surface.base }
      - { text: text.muted, on: surface.glass }
      - { graphic: icon.dot, on: surface.base }
    exempt: [{ token: text.off, reason: inactive }]
    waivers: [{ text: text.late, on: surface.base, reason: r, owner: o, until: 2027-03-01 }]

    """,
  ]

  /// Ratios by WCAG 2.2: 1.05 / (L + 0.05), floored.
  @Test func showsTheWorstContextOfEachPair() {
    let outcome = run("contrast --context standard", Self.files)
    #expect(
      outcome.output == """
        orb  8 pairs: 3 fail, 1 undecided, 1 waived, 2 pass, 1 exempt

          text needs 4.5:1, large text needs 3:1
          surface.glass over surface.base ─────────────────┐
          surface.glass ────────────────────────────┐      │
          surface.base ──────────────────────┐      │      │
          text.muted                       4.47✗      ?
          text.near                        4.54     ·    3.94✗
          text.off                         1.35–
          text.late                        3.54!
          text.muted, large                4.47

          graphics need 3:1
          surface.base ───┐
          icon.dot      1.00✗

          ✗ fails   ? undecided   ! waived   – exempt
          ✗ text.muted on surface.base is 4.47:1 in light, standard, needs 4.5:1
          ? text.muted on surface.glass is not known in standard: something unsaid shows through
          ✗ text.near on surface.glass over surface.base is 3.94:1 in dark, standard, needs 4.5:1
          ! text.late on surface.base is 3.54:1 in light, standard, needs 4.5:1; waived
          ✗ icon.dot on surface.base is 1.00:1 in dark, needs 3:1

        """)
  }

  /// Each context has a matrix of its own, with what it asks.
  @Test func showsEachContext() {
    let outcome = run("contrast --all-contexts --context light", Self.files)
    #expect(
      outcome.output.hasPrefix(
        """
        orb  8 pairs: 4 fail, 1 undecided, 1 waived, 1 passes, 1 exempt

          light, standard
          text needs 4.5:1, large text needs 3:1

        """))
    #expect(
      outcome.output.contains(
        """

          light, increased
          text needs 7:1, large text needs 4.5:1

        """))
    #expect(outcome.status == .findings)
  }

  /// A cell whose worst context asks for more than others do says so.
  @Test func tellsWhichRequirementCounts() {
    let files: MemoryFiles = [
      "t.tokens.yaml": """
      ground: { $type: color, $value: "#FFFFFF" }
      text: { $type: color, $value: "#757575", $extensions: { mode: { increased: "#565656" } } }
      title: { $type: color, $value: "#000000" }

      """,
      "contrast.yaml": "require: { default: AA, increased: AAA }\npairs: [{ text: [text, title], on: ground }]\n",
    ]
    #expect(
      run("contrast t.tokens.yaml contrast.yaml", files).output == """
        t  2 pairs pass

          text needs 4.5:1 or 7:1 (+)
          ground ───┐
          text     4.60
          title   21.00+

          + in a context that asks for the larger ratio

        """)
  }

  /// The very colours, where the terminal shows any; only roles where it does not.
  @Test func paintsCells() {
    let files: MemoryFiles = [
      "t.tokens.yaml": """
      ground: { $type: color, $value: "#FFFFFF" }
      text: { $type: color, $value: "#00000080" }

      """,
      "contrast.yaml": "pairs: [{ text: text, on: ground }]\n",
    ]
    let output = run("contrast t.tokens.yaml contrast.yaml", files, colored: true).output
    // Black of 128/255 on white is 127 of 255.
    let cell = "\u{1B}[38;2;127;127;127;48;2;255;255;255m 4.00 \u{1B}[0m\u{1B}[1;31m\u{2717}\u{1B}[0m\n"
    #expect(output.contains("  text   \(cell)"))
    #expect(!run("contrast t.tokens.yaml contrast.yaml --color always", files).output.contains("48;2"))
    #expect(!run("contrast t.tokens.yaml contrast.yaml", files).output.contains("\u{1B}"))
  }

  /// #414141b7 on white is 4.50059 exactly, and 4.478 where the composite is rounded to #777777.
  @Test func tellsWhatBarelyPasses() {
    let files: MemoryFiles = [
      "t.tokens.yaml": """
      ground: { $type: color, $value: "#FFFFFF" }
      text: { $type: color, $value: "#414141B7" }

      """,
      "contrast.yaml": "pairs: [{ text: text, on: ground }]\n",
    ]
    #expect(
      run("contrast t.tokens.yaml contrast.yaml", files).output == """
        t  1 pair barely passes

          text needs 4.5:1
          ground ────┐
          text    4.5005~

          ~ barely passes
          ~ text on ground is 4.5005:1, needs 4.5:1; rounded to eight bits it may fail

        """)
  }

  /// Many surfaces make several blocks, each with the rows that have a cell in it.
  @Test func cutsWideMatrices() {
    let surfaces = (1...30).map { "  s\($0): { $value: \"#FFFFFF\" }\n" }.joined()
    let files: MemoryFiles = [
      "t.tokens.yaml":
        "on:\n  $type: color\n\(surfaces)a: { $type: color, $value: \"#000000\" }\nb: { $value: \"{a}\" }\n",
      "contrast.yaml": "pairs: [{ text: a, on: on.* }, { text: b, on: on.s1 }]\n",
    ]
    let blocks = run("contrast t.tokens.yaml contrast.yaml", files, columns: 80).output.split(
      separator: "\n\n", omittingEmptySubsequences: false)
    let rows = blocks.map { $0.split(separator: "\n").filter { $0.hasPrefix("  a") || $0.hasPrefix("  b") }.count }
    #expect(rows == [0, 2, 1, 1, 1])
  }

  @Test(arguments: [
    ("--list --all-contexts", "--list shows all contexts already"),
    ("--all-contexts --format json", "--all-contexts is for people who read text"),
    ("#fff #000 --list", "two colours make one ratio"),
  ])
  func refuses(options: String, message: String) {
    let outcome = run("contrast \(options)", Self.files)
    #expect(outcome.errors.hasPrefix("tokens: error: \(message)"), "\(outcome.errors)")
    #expect(outcome.status == .failure)
  }

  /// Contexts multiply; nobody reads hundreds of matrices.
  @Test func refusesTooManyContexts() {
    let modifiers = (1...7).map { "m\($0): [a\($0), b\($0)]" }.joined(separator: ", ")
    let tokens = (1...7).map {
      "t\($0): { $type: color, $value: \"#000000\", $extensions: { mode: { b\($0): \"#111111\" } } }"
    }
    let files: MemoryFiles = [
      "tokens.yaml": "products: { p: { tokens: t, modifiers: { \(modifiers) } } }\n",
      "t/a.tokens.yaml": (tokens + ["ground: { $type: color, $value: \"#FFFFFF\" }"]).joined(separator: "\n") + "\n",
      "t/contrast.yaml": "pairs: [{ text: \"t*\", on: ground }]\n",
    ]
    let outcome = run("contrast --all-contexts", files)
    #expect(outcome.errors.hasPrefix("tokens: error: p has more than 64 contexts"), "\(outcome.errors)")
    #expect(run("contrast --all-contexts --context m1=b1", files).status == .clean)
  }

  @Test(arguments: [40, 60, 80, 200])
  func keepsToTheTerminal(columns: Int) {
    let output = run("contrast", Self.files, columns: columns).output
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= columns })
  }
}
