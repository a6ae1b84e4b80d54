import Colors
import Diagnostics
import Documents
import Files
import Testing
import TokenModel

@Suite("References and types")
struct AliasTests {
  @Test("a reference takes the whole value, through any number of others")
  func chain() throws {
    let loaded = try load(
      """
      size:
        $type: dimension
        small: { $value: 8 }
        pad: { $value: "{size.small}" }
        button: { pad: { $value: "{size.pad}" } }
      """)
    #expect(loaded.spoken == [])
    #expect(loaded.value("size.button.pad") == .dimension(Dimension(8)))
    let set = loaded.set
    #expect(set["size.button.pad"]?.variants[0].target == set.position(of: "size.pad"))
    #expect(set["size.button.pad"]?.references == [set.position(of: "size.pad")].compactMap { $0 })
  }

  @Test(
    "the type: its own, its target's, its group's, in that order",
    arguments: [
      ("a: { $type: number, t: { $value: 1 } }", "a.t", TokenValue.number(1)),
      ("a: { $type: number, t: { $type: dimension, $value: 1 } }", "a.t", .dimension(Dimension(1))),
      ("n: { $type: number, $value: 3 }\na: { $type: dimension, t: { $value: \"{n}\" } }", "a.t", .number(3)),
      ("n: { $type: number, $value: 3 }\nt: { $value: \"{n}\" }", "t", .number(3)),
      ("a: { $type: number, b: { c: { $value: 2 } } }", "a.b.c", .number(2)),
      ("a: { $type: number, b: { $type: fontWeight, c: { $value: 200 } } }", "a.b.c", .fontWeight(200)),
    ])
  func types(yaml: String, path: String, value: TokenValue) throws {
    let loaded = try load(yaml)
    #expect(loaded.spoken == [])
    #expect(loaded.value(path) == value)
  }

  @Test(
    "a part is what it came to in its whole",
    arguments: [
      ("lineHeight", "{ $type: number, $value: { $ref: \"#/body/$value/lineHeight\" } }", TokenValue.number(1.5)),
      ("lineHeight", "{ $value: { $ref: \"#/body/$value/lineHeight\" } }", .number(1.5)),
      ("letterSpacing", "{ $value: { $ref: \"#/body/$value/letterSpacing\" } }", .dimension(Dimension(0.32))),
      ("color", "{ $value: { $ref: \"#/shade/$value/0/color\" } }", .color(Color(.srgb, 0, 0, 0))),
    ])
  func parts(name: String, yaml: String, value: TokenValue) throws {
    let loaded = try load(
      """
      body:
        $type: typography
        $value: { fontFamily: Inter, fontSize: 16, fontWeight: 400, lineHeight: 24px, letterSpacing: 0.02em }
      title:
        $type: typography
        $value:
          fontFamily: Inter
          fontSize: 32
          fontWeight: 700
          lineHeight: { $ref: "#/body/$value/lineHeight" }
          letterSpacing: 0
      shade:
        $type: shadow
        $value: [{ color: "#000", offsetX: 0, offsetY: 1, blur: 2, spread: 0 }]
      t: \(yaml)
      """)
    #expect(loaded.spoken == [])
    #expect(loaded.value("t") == value)
    #expect(loaded.value("title")?.typography?.lineHeight == 1.5)
  }

  @Test(
    "what was meant is offered",
    arguments: [
      (
        "palette: { $type: color, navy: { $value: \"#0B1F3A\" } }\nink: { $value: \"{navy}\" }",
        "did you mean palette.navy?"
      ),
      (
        "palette: { $type: color, navy: { $value: \"#0B1F3A\" } }\nink: { $type: color, $value: palette.navy }",
        "write \"{palette.navy}\" to refer to the token"
      ),
    ])
  func meant(yaml: String, help: String) throws {
    #expect(try load(yaml).findings.map(\.help) == [[help]])
  }

  @Test("a value that is wrong for the one that points at it is wrong at the pointer")
  func pointer() throws {
    let loaded = try load(
      """
      a: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 0] } }
      b: { $type: color, $value: { $ref: "#/a/$value/colorSpace" } }
      """)
    #expect(loaded.spoken == ["tokens/value: { $ref: \"#/a/$value/colorSpace\" }"])
    #expect(loaded.findings[0].labels.map { loaded.files[$0.span] } == ["srgb"])
  }

  @Test("a form that others reach through a pointer is told once")
  func formsOnce() throws {
    let loaded = try load([
      (
        "t.tokens.json",
        """
        {
          "body": {
            "$type": "typography",
            "$value": {"fontFamily": "Inter", "fontSize": "16px", "fontWeight": 400, "lineHeight": 1.5, "letterSpacing": 0}
          },
          "size": {"$type": "dimension", "$value": {"$ref": "#/body/$value/fontSize"}},
          "pad": {"$type": "dimension", "$value": {"$ref": "#/body/$value/fontSize"}}
        }
        """
      )
    ])
    #expect(loaded.spoken.filter { $0.contains("16px") }.count == 1)
  }

  @Test(
    "what can't be followed is an error where it stands",
    arguments: [
      ("a: { $type: number, $value: \"{b}\" }", ["tokens/alias: \"{b}\""]),
      ("a: { $type: number, $value: \"{b\" }", ["tokens/alias: \"{b\""]),
      ("a: { $type: number, $value: \"x {b}\" }\nb: { $type: number, $value: 1 }", ["tokens/value: \"x {b}\""]),
      ("a: { $value: \"{g}\" }\ng: { $type: number, b: { $value: 1 } }", ["tokens/alias: \"{g}\""]),
      ("a: { $value: 1 }", ["tokens/type: a"]),
      ("a: { $type: dimension, $value: \"{b}\" }\nb: { $type: number, $value: 1 }", ["tokens/alias: \"{b}\""]),
      ("a: { $type: nummer, $value: 1 }", ["tokens/type: nummer"]),
      ("a: { $type: Color, $value: \"#fff\" }", ["tokens/type: Color"]),
      ("a: { $type: 3, $value: 1 }", ["tokens/type: 3"]),
      ("a: { $type: number, $value: 1, $ref: \"#/b\" }\nb: { $type: number, $value: 1 }", ["tokens/alias: $ref"]),
    ])
  func broken(yaml: String, spoken: [String]) throws {
    #expect(try load(yaml).spoken == spoken)
  }

  @Test("a missing name comes with the nearest ones, a group with its own token")
  func suggestions() throws {
    let near = try load("color: { $type: color, navy: { $value: \"#000\" }, ink: { $value: \"{color.nawy}\" } }")
    #expect(near.findings.map(\.help) == [["did you mean color.navy?"]])
    let root = try load(
      "a: { $type: number, $root: { $value: 1 } }\nc: { $value: \"{a}\" }\nd: { $value: \"{a.$root}\" }"
    )
    #expect(root.findings.map(\.help) == [["its own token is {a.$root}"]])
    #expect(root.value("d") == .number(1))
  }

  @Test("names that may stand in the unread rest of a broken file are not called missing")
  func unread() throws {
    let loaded = try load([
      ("a.yaml", "x: { $type: number, $value: \"{y}\" }"), ("b.yaml", "z: {}\nw: ]\ny: { $type: number, $value: 1 }"),
    ])
    #expect(!loaded.isComplete)
    #expect(loaded.findings.map(\.rule) == [.syntax])
  }

  @Test("what depends on a broken token is left out without a word of its own")
  func poisoned() throws {
    let loaded = try load(
      """
      a: { $type: number, $value: "{missing}" }
      b: { $value: "{a}" }
      c: { $value: "{b}" }
      """)
    #expect(loaded.spoken == ["tokens/alias: \"{missing}\""])
    #expect(loaded.value("c") == nil)
  }

  @Test(
    "pointers reach any place",
    arguments: [
      ("{ $ref: \"#/base/$value\" }", TokenValue.color(.init(.srgb, 0.1, 0.2, 0.3))),
      ("{ $ref: \"#/base\" }", .color(.init(.srgb, 0.1, 0.2, 0.3))),
      (
        "{ colorSpace: srgb, components: [{ $ref: \"#/base/$value/components/2\" }, 0, 1] }",
        .color(.init(.srgb, 0.3, 0, 1))
      ),
      (
        "{ colorSpace: srgb, components: { $ref: \"#/alias/$value/components\" } }", .color(.init(.srgb, 0.1, 0.2, 0.3))
      ),
    ])
  func pointers(value: String, expected: TokenValue) throws {
    let loaded = try load(
      """
      $type: color
      base: { $value: { colorSpace: srgb, components: [0.1, 0.2, 0.3] } }
      alias: { $value: "{base}" }
      t: { $value: \(value) }
      """)
    #expect(loaded.spoken == [])
    #expect(loaded.value("t") == expected)
  }

  @Test("a token with $ref in place of $value is an alias; escapes and blanks are read")
  func referenceKey() throws {
    let loaded = try load([
      (
        "a.tokens.json",
        """
        {"$type": "number", "a/b": {"c d": {"$value": 4}, "~": {"$value": 5}},
         "x": {"$ref": "#/a~1b/c d"}, "y": {"$ref": "#/a~1b/c%20d/$value"}, "z": {"$ref": "#/a~1b/~0"},
         "w": {"$ref": "#/a~1b/none"}, "v": {"$ref": "a/b"}}
        """
      )
    ])
    #expect(loaded.value("x") == .number(4))
    #expect(loaded.value("y") == .number(4))
    #expect(loaded.value("z") == .number(5))
    #expect(loaded.findings.map(\.rule) == [.alias, .alias])
  }

  @Test("what $extensions.tokens refers to is resolved first, wherever it stands")
  func extensionReferences() throws {
    let style = "fontFamily: A, fontSize: 1rem, fontWeight: 400, letterSpacing: 0, lineHeight: 1.2"
    let loaded = try load(
      """
      $type: typography
      a: { $value: { \(style) }, $extensions: { tokens: { collapsesTo: "{b}" } } }
      b: { $value: { \(style) }, $extensions: { tokens: { collapsesTo: c } } }
      c: { $value: { \(style) } }
      d: { $value: { \(style) }, $extensions: { tokens: { collapsesTo: d } } }
      """)
    #expect(loaded.findings.map(\.message) == ["these tokens refer to each other: d → d"])
    #expect(loaded.value("a") != nil)
  }

  @Test("deep chains and long cycles take no stack")
  func long() throws {
    var lines = ["$type: number", "t0: { $value: 1 }"]
    for index in 1...20_000 { lines.append("t\(index): { $value: \"{t\(index - 1)}\" }") }
    let chain = try load(lines.joined(separator: "\n"))
    #expect(chain.value("t20000") == .number(1))
    lines[1] = "t0: { $value: \"{t20000}\" }"
    let cycle = try load(lines.joined(separator: "\n"))
    #expect(cycle.findings.map(\.rule) == [.cycle])
  }
}

@Suite("Chains of parts")
struct PartChainTests {
  private func color(_ first: String) -> String {
    "{ $type: color, $value: { colorSpace: srgb, components: [\(first), 0, 0] } }"
  }

  @Test("may be of any length and take no stack, in each context")
  func long() throws {
    var lines = ["t0: \(color("0.5"))"]
    for index in 1...3000 { lines.append("t\(index): \(color("{ $ref: \"#/t\(index - 1)/$value/components/0\" }"))") }
    lines.append(
      """
      list: { $type: color, $value: { colorSpace: srgb, components: { $ref: "#/t3000/$value/components" } } }
      last:
        $type: color
        $value: { colorSpace: srgb, components: [{ $ref: "#/list/$value/components/0" }, 0, 0] }
        $extensions: { mode: { dark: { colorSpace: srgb, components: [0, { $ref: "#/list/$value/components/0" }, 0] } } }
      """)
    let loaded = try load(lines.joined(separator: "\n"))
    #expect(loaded.spoken == [])
    #expect(loaded.value("t3000") == .color(Color(.srgb, 0.5, 0, 0)))
    #expect(loaded.value("last") == .color(Color(.srgb, 0.5, 0, 0)))
    #expect(loaded.value("last", "theme=dark") == .color(Color(.srgb, 0, 0.5, 0)))
  }

  @Test("through places that are no tokens they end at a bound")
  func places() throws {
    func chain(_ length: Int) throws -> LoadedTokens {
      let places = (1...length).map { "d\($0): { $ref: \"#/$defs/d\($0 - 1)\" }" }.joined(separator: ", ")
      return try load(
        """
        a: { $type: number, $value: { $ref: "#/$defs/d\(length)" } }
        $defs: { d0: "{z}", \(places) }
        z: { $type: number, $value: 3 }
        """)
    }
    let short = try chain(50)
    #expect(short.spoken == [])
    #expect(short.value("a") == .number(3))
    let long = try chain(100)
    #expect(long.findings.map(\.message) == ["this reference leads through more than 64 places that are no tokens"])
    #expect(long.value("a") == nil)
  }

  @Test("what stands nowhere is told at the pointer that asks for it")
  func missing() throws {
    let loaded = try load(
      """
      a: \(color("0.5"))
      b: { $value: "{a}" }
      c: \(color("{ $ref: \"#/b/$value/components/7\" }"))
      """)
    #expect(loaded.spoken == ["tokens/alias: { $ref: \"#/b/$value/components/7\" }"])
    #expect(loaded.findings.map(\.message) == ["the value of b has no 7"])
  }
}

@Suite("Cycles")
struct CycleTests {
  @Test(
    "each is one finding with its whole chain",
    arguments: [
      ("a: { $value: \"{a}\" }", "these tokens refer to each other: a → a"),
      (
        "a: { $value: \"{b}\" }\nb: { $value: \"{c}\" }\nc: { $value: \"{a}\" }",
        "these tokens refer to each other: a → b → c → a"
      ),
      ("a: { $ref: \"#/b\" }\nb: { $value: \"{a}\" }", "these tokens refer to each other: a → b → a"),
      ("a: { $ref: \"#/b/$value\" }\nb: { $ref: \"#/a/$value\" }", "these tokens refer to each other: a → b → a"),
    ])
  func chains(yaml: String, message: String) throws {
    let loaded = try load("$type: number\n" + yaml)
    #expect(loaded.findings.map(\.message) == [message])
    #expect(loaded.findings.map(\.rule) == [.cycle])
  }

  @Test("what circles in one context only is said of that one, and holds elsewhere")
  func perContext() throws {
    let loaded = try load(
      """
      $type: number
      a: { $value: "{b}", $extensions: { mode: { dark: 1 } } }
      b: { $value: 2, $extensions: { mode: { dark: "{a}" } } }
      c: { $value: "{d}", $extensions: { mode: { dark: 1 } } }
      d: { $value: "{c}" }
      """)
    #expect(loaded.findings.map(\.message) == ["these tokens refer to each other in light: c → d → c"])
    #expect(loaded.value("a") == .number(2))
    #expect(loaded.value("b", "theme=dark") == .number(1))
    #expect(loaded.value("d", "theme=dark") == .number(1))
    #expect(loaded.value("d") == nil)
  }

  @Test(
    "places that lead back to themselves are one finding, wherever the circle is entered",
    arguments: [
      (
        """
        a: { $type: cubicBezier, $value: [0, { $ref: "#/a/$value/1" }, 0, 1] }
        b: { $type: cubicBezier, $value: [0, { $ref: "#/a/$value/1" }, 0, 1] }
        """, "#/a/$value/1 → #/a/$value/1"
      ),
      (
        """
        b: { $type: number, $value: { $ref: "#/a/$value/components/1" } }
        a:
          $type: color
          $value:
            colorSpace: srgb
            components: [{ $ref: "#/a/$value/components/1" }, { $ref: "#/a/$value/components/0" }, 0]
        """,
        "#/a/$value/components/0 → #/a/$value/components/1 → #/a/$value/components/0"
      ),
      (
        """
        $defs: { x: { $ref: "#/$defs/y" }, y: { $ref: "#/$defs/x" } }
        a: { $type: number, $value: { $ref: "#/$defs/y" } }
        """, "#/$defs/x → #/$defs/y → #/$defs/x"
      ),
      (
        """
        $defs: { layers: [{ $ref: "#/$defs/layers" }] }
        a: { $type: shadow, $value: { $ref: "#/$defs/layers" } }
        """, "#/$defs/layers → #/$defs/layers"
      ),
    ])
  func places(yaml: String, chain: String) throws {
    let loaded = try load(yaml)
    #expect(loaded.findings.map(\.message) == ["these places refer to each other: \(chain)"])
    #expect(loaded.findings.map(\.rule) == [.cycle])
    #expect(loaded.value("a") == nil && loaded.value("b") == nil)
  }

  @Test(
    "a token that stands inside itself",
    arguments: [
      "a: { $type: shadow, $value: [{ $ref: \"#/a/$value\" }] }", "a: { $type: shadow, $value: [\"{a}\"] }",
      "a: { $type: border, $value: { color: \"#000\", width: 1, style: { $ref: \"#/a\" } } }",
    ])
  func inside(yaml: String) throws {
    #expect(try load(yaml).findings.map(\.message) == ["these tokens refer to each other: a → a"])
  }

  @Test("a part of a token may repeat another part of it")
  func withinOne() throws {
    let loaded = try load(
      """
      b:
        $type: border
        $value: { color: "#000", width: 2, style: { dashArray: [{ $ref: "#/b/$value/width" }], lineCap: round } }
      """)
    #expect(loaded.spoken == [])
    let black = Color(.srgb, 0, 0, 0)
    #expect(
      loaded.value("b")
        == .border(Border(color: black, width: Dimension(2), style: .dashed([Dimension(2)], .round))))
  }
}
