import Diagnostics
import Documents
import Files
import Testing
import TokenModel

@Suite("Groups")
struct GroupTests {
  @Test("$extends inherits what the group does not say itself; redefined tokens are replaced whole")
  func extends() throws {
    let loaded = try load(
      """
      button:
        base:
          $type: dimension
          pad: { $value: 8, $description: "inner space" }
          icon: { size: { $value: 20 }, gap: { $value: 4 } }
        large:
          $extends: "{button.base}"
          pad: { $value: 12 }
          icon: { size: { $value: 28 } }
        huge: { $ref: "#/button/large", icon: { gap: { $value: 9 } } }
      """)
    #expect(loaded.spoken == [])
    #expect(loaded.value("button.large.pad") == .dimension(Dimension(12)))
    #expect(loaded.set["button.large.pad"]?.description == "inner space")
    #expect(loaded.value("button.large.icon.gap") == .dimension(Dimension(4)))
    #expect(loaded.value("button.huge.pad") == .dimension(Dimension(12)))
    #expect(loaded.value("button.huge.icon.size") == .dimension(Dimension(28)))
    #expect(loaded.value("button.huge.icon.gap") == .dimension(Dimension(9)))
  }

  @Test("a group with both $ref and $extends is told so once, and inherits from both")
  func twoParents() throws {
    let loaded = try load(
      """
      b: { p: { $type: number, $value: 1 } }
      c: { q: { $type: number, $value: 2 } }
      g: { $ref: "#/b", $extends: "{c}" }
      h: { $ref: "#/b", $extends: "{c}", z: { $type: number, $value: 3 } }
      k: { $value: "{g.p}" }
      """)
    #expect(loaded.spoken == ["tokens/extends: $ref", "tokens/extends: $ref"])
    #expect(loaded.findings[0].message.hasPrefix("g has both $extends and $ref"))
    #expect(loaded.value("k") == .number(1))
    for path in ["g.q", "h.q"] { #expect(loaded.value(path) == .number(2)) }
  }

  @Test(
    "$extends that can't be",
    arguments: [
      ("a: { $extends: \"{none}\" }", ["tokens/extends: \"{none}\""]),
      ("a: { $extends: \"{t}\" }\nt: { $type: number, $value: 1 }", ["tokens/extends: \"{t}\""]),
      ("a: { b: { $extends: \"{a}\" }, c: { $type: number, $value: 1 } }", ["tokens/cycle: \"{a}\""]),
      ("a: { $extends: \"{b}\" }\nb: { $extends: \"{a}\" }", ["tokens/cycle: \"{a}\""]),
      ("a: { $extends: 3 }", ["tokens/extends: 3"]),
      (
        "a: { x: { $type: number, $value: 1 } }\nb: { $extends: \"{a}\", x: { y: { $type: number, $value: 1 } } }",
        ["tokens/extends: y"]
      ),
      (
        "g: { $type: number, x: { $value: 1 } }\no: { $extends: \"{g}\", $type: color }",
        ["tokens/extends: color"]
      ),
      ("a: { $extends: \"b\" }", ["tokens/extends: \"b\""]),
      (
        "b: { t: { $type: number, $value: 1 } }\na: { $extends: \"{b}\", t: { $type: dimension, $value: 1 } }",
        ["tokens/extends: dimension"]
      ),
    ])
  func brokenExtends(yaml: String, spoken: [String]) throws {
    #expect(try load(yaml).spoken == spoken)
  }

  @Test("a cycle may run through groups below the ones that extend")
  func nestedCycle() throws {
    let loaded = try load(
      """
      a: { x: { $type: number, $value: 1 }, c: { $extends: "{b}" } }
      b: { y: { $type: number, $value: 1 }, d: { $extends: "{a}" } }
      """)
    #expect(loaded.findings.map(\.message) == ["groups extend each other: a.c → b.d → a.c"])
  }

  @Test("a long chain of $extends is stopped, not followed until the stack ends")
  func chain() throws {
    var lines = ["g0: { $type: number, t: { $value: 1 } }"]
    for index in (1...2_000).reversed() { lines.append("g\(index): { $extends: \"{g\(index - 1)}\" }") }
    let loaded = try load(lines.joined(separator: "\n"))
    #expect(loaded.findings.contains { $0.message.contains("through more than 256 others") })
  }

  @Test("every group of an $extends cycle is named")
  func cycleMembers() throws {
    let loaded = try load("a: { $extends: \"{b}\" }\nb: { $extends: \"{c}\" }\nc: { $extends: \"{a}\" }")
    #expect(loaded.findings.map(\.message) == ["groups extend each other: a → b → c → a"])
  }

  @Test("groups that double with each $extends are stopped")
  func bomb() throws {
    var lines = ["g0: { $type: number, t: { $value: 1 } }"]
    for index in 1...40 {
      lines.append("g\(index): { a: { $extends: \"{g\(index - 1)}\" }, b: { $extends: \"{g\(index - 1)}\" } }")
    }
    let loaded = try load(lines.joined(separator: "\n"))
    #expect(loaded.findings.contains { $0.message.contains("inherits more than") })
  }

  @Test(
    "neither token nor group, or both",
    arguments: [
      ("a: { $type: number, $value: 1, b: { $value: 2 } }", ["tokens/group: b"]),
      ("a: 3", ["tokens/group: 3"]),
      ("a: { $type: number, b: [1] }", ["tokens/group: [1]"]),
      ("a: { $type: color, value: \"#fff\" }", ["tokens/group: value"]),
      ("a: { b: { value: \"#fff\", type: color, comment: x } }\nc: { $value: \"{a.b}\" }", ["tokens/group: value"]),
      ("a: { $type: color, value: { $value: \"#fff\" }, type: { $value: \"#000\" } }", []),
      ("a: { $type: color, $value: \"#fff\", $extensions: { modes: { dark: \"#000\" } } }", ["dtcg/key: modes"]),
      ("a: { $root: { b: { $type: number, $value: 1 } } }", ["tokens/group: $root"]),
      ("a: { $type: color }", ["tokens/group: a"]),
      ("a: {}", []),
      ("a: { $valeu: 1, $type: number }", ["tokens/group: $valeu"]),
      ("a: { $vlaue: 1, $type: number }\nb: { $value: \"{a}\" }", ["tokens/group: $vlaue"]),
      ("- 1", ["tokens/syntax: - 1"]),
      ("~", ["tokens/syntax: ~"]),
      ("$value: 1\n$type: number", ["tokens/group: $value"]),
      ("a: { $extensions: { mode: { dark: 1 } } }", ["tokens/context: mode"]),
      ("a: { $extensions: { tokens.ignore: [x] } }", ["tokens/suppression: [x]"]),
      ("a: { $type: number, $value: .inf }", ["tokens/syntax: .inf"]),
    ])
  func shapes(yaml: String, spoken: [String]) throws {
    #expect(try load(yaml).spoken == spoken)
  }

  @Test(
    "names",
    arguments: [
      ("a.b: { $type: number, $value: 1 }", ["tokens/name: a.b"]),
      ("\"a{\": { $type: number, $value: 1 }", ["tokens/name: \"a{\""]),
      ("\"\": { $type: number, $value: 1 }", ["tokens/name: \"\""]),
      ("\"a b/c 🎨\": { $type: number, $value: 1 }", []),
      ("$a: { $type: number, $value: 1 }", ["tokens/name: $a"]),
      ("50: { $type: number, $value: 1 }", []),
    ])
  func names(yaml: String, spoken: [String]) throws {
    #expect(try load(yaml).spoken == spoken)
  }

  @Test("$deprecated spreads; false and a nearer word undo it")
  func deprecation() throws {
    let loaded = try load(
      """
      $type: number
      old:
        $deprecated: "use new"
        a: { $value: 1 }
        b: { $value: 1, $deprecated: false }
        c: { d: { $value: 1, $deprecated: true } }
      """)
    #expect(loaded.set["old.a"]?.deprecation == .because("use new"))
    #expect(loaded.set["old.b"]?.deprecation == nil)
    #expect(loaded.set["old.c.d"]?.deprecation == .deprecated)
  }

  @Test("a token that two files define, with no resolver file to say which wins")
  func repeated() throws {
    let loaded = try load([
      ("a.yaml", "x: { $type: number, $value: y }"), ("b.yaml", "x: { $type: number, $value: 2 }"),
    ])
    #expect(loaded.spoken == ["tokens/duplicate-key: x"])
    #expect(loaded.value("x") == .number(2))
  }

  @Test("a token in one file that is a group in another")
  func acrossFiles() throws {
    let loaded = try load([
      ("a.yaml", "x: { $type: number, $value: 1 }"), ("b.yaml", "x: { y: { $type: number, $value: 1 } }"),
    ])
    #expect(loaded.spoken == ["tokens/group: x"])
  }
}
