import Diagnostics
import Documents
import Files
import Testing
import TokenModel

@Suite("Contexts")
struct ContextTests {
  @Test("the most specific inline context wins, and only modifiers that change a value count")
  func inline() throws {
    let loaded = try load(
      """
      $type: number
      a:
        $value: 0
        $extensions: { mode: { dark: 1, "contrast=increased": 2, "theme=dark&contrast=increased": 3 } }
      b: { $value: "{a}" }
      c: { $value: 7, $extensions: { mode: { dark: 7 } } }
      d: { $value: "{c}" }
      e: { $value: 1, $extensions: { mode: { "script=arabic": 2 } } }
      """)
    #expect(loaded.spoken == [])
    let cases = [("", 0.0), ("theme=dark", 1), ("contrast=increased", 2), ("theme=dark,contrast=increased", 3)]
    for (context, value) in cases { #expect(loaded.value("b", context) == .number(value), "\(context)") }
    #expect(loaded.axes("b") == ["theme", "contrast"])
    #expect(loaded.axes("d") == [])
    #expect(loaded.set.modifiers.map(\.name) == ["theme", "contrast", "script"])
    #expect(loaded.set.modifiers[2].contexts == ["latin", "arabic"])
  }

  @Test(
    "contexts that say nothing",
    arguments: [
      ("reduced: 1", ["tokens/context: reduced"]),
      ("dork: 1", ["tokens/context: dork"]),
      ("theme=dim: 1", ["tokens/context: theme=dim"]),
      ("shape=round: 1", ["tokens/context: shape=round"]),
      ("\"theme=dark&theme=light\": 1", ["tokens/context: \"theme=dark&theme=light\""]),
      ("dark: 1, increased: 2", ["tokens/context: increased"]),
      ("dark: 1, theme=dark: 2", ["tokens/context: theme=dark"]),
      ("dark: 1, increased: 2, dark&increased: 3", []),
      ("Dark: 1", []),
    ])
  func broken(modes: String, spoken: [String]) throws {
    #expect(try load("a: { $type: number, $value: 0, $extensions: { mode: { \(modes) } } }").spoken == spoken)
  }

  @Test("a tie is one only where its definition holds: a later source settles it")
  func settledTies() throws {
    let both = "{ $type: number, $value: 0, $extensions: { mode: { dark: 1, increased: 2 } } }"
    let loaded = try load(
      [
        (
          "r.resolver.yaml",
          """
          version: "2025.10"
          sets: { base: { sources: [{ x: \(both), y: \(both) }] } }
          modifiers:
            theme:
              contexts: { light: [], dark: [{ x: { $type: number, $value: 9 } }] }
              default: light
          resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }]
          """
        )
      ])
    #expect(loaded.findings.map(\.message) == ["y has two values where dark and increased hold at once"])
    #expect(loaded.findings.map(\.help) == [["say which is meant: \"theme=dark&contrast=increased\": …"]])
    #expect(loaded.value("x", "theme=dark,contrast=increased") == .number(9))
  }

  @Test("a tie that more specific contexts settle together is none")
  func tiesSettledTogether() throws {
    let settled = "dark&increased&motion=full: 3, dark&increased&motion=reduced: 4"
    let loaded = try load(
      "a: { $type: number, $value: 0, $extensions: { mode: { dark: 1, increased: 2, \(settled) } } }")
    #expect(loaded.spoken == [])
  }

  @Test("a token with two types has no value")
  func twoTypes() throws {
    let loaded = try load(
      """
      n: { $type: number, $value: 1 }
      s: { $type: dimension, $value: 2 }
      a: { $value: "{n}", $extensions: { mode: { dark: "{s}" } } }
      """)
    #expect(loaded.findings.map(\.message) == ["a is a number in light and a dimension in dark"])
    #expect(loaded.value("a") == nil)
  }

  @Test("an ambiguous name is answered with both full ones")
  func ambiguous() throws {
    let loaded = try load("a: { $type: number, $value: 0, $extensions: { mode: { reduced: 1 } } }")
    #expect(loaded.findings.map(\.help) == [["write transparency=reduced or motion=reduced"]])
  }
}

@Suite("Resolver files")
struct ResolverTests {
  static let base =
    "{\"a\": {\"$type\": \"number\", \"$value\": 1}, \"b\": {\"$type\": \"number\", \"$value\": \"{a}\"}}"

  func resolve(_ resolver: String, _ files: [(String, String)] = []) throws -> LoadedTokens {
    try load([("r.resolver.json", resolver)] + files, entry: ["r.resolver.json"])
  }

  @Test("later sets win, modifiers choose, aliases are resolved after merging")
  func merging() throws {
    let loaded = try resolve(
      """
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {
         "mood": {"contexts": {"calm": [], "loud": [{"a": {"$type": "number", "$value": 9}}]}, "default": "calm"},
         "size": {"contexts": {"s": [], "l": [{"c": {"$type": "number", "$value": 5}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/mood"}, {"$ref": "#/modifiers/size"}]}
      """, [("base.json", Self.base)])
    #expect(loaded.spoken == ["tokens/context: \"c\""])
    #expect(loaded.value("b") == .number(1))
    #expect(loaded.value("b", "mood=loud") == .number(9))
    #expect(loaded.value("c") == nil)
    #expect(loaded.value("c", "size=l") == .number(5))
    #expect(loaded.set.modifiers.map(\.defaultContext) == [0, nil])
  }

  @Test(
    "rules of the resolver module",
    arguments: [
      ("{\"resolutionOrder\": [{\"name\": \"x\", \"type\": \"set\", \"sources\": []}]}", "has no version"),
      ("{\"version\": \"1\", \"resolutionOrder\": [{\"name\": \"x\", \"type\": \"set\", \"sources\": []}]}", "2025.10"),
      ("{\"version\": \"2025.10\", \"sets\": {}}", "no resolutionOrder"),
      ("{}", "has no version"),
      ("[]", "is a list"),
      ("{\"version\": \"2025.10\", \"resolutionOrder\": []}", "is empty"),
      ("{\"version\": \"2025.10\", \"resolutionOrder\": [{\"type\": \"set\", \"sources\": []}]}", "needs a name"),
      ("{\"version\": \"2025.10\", \"resolutionOrder\": [{\"name\": \"x\", \"sources\": []}]}", "neither a set nor"),
      (
        "{\"version\": \"2025.10\", \"resolutionOrder\": [{\"name\": \"x\", \"type\": \"set\", \"sources\": []}, "
          + "{\"name\": \"x\", \"type\": \"set\", \"sources\": []}]}", "are named x"
      ),
      ("{\"version\": \"2025.10\", \"resolutionOrder\": [{\"$ref\": \"#/sets/none\"}]}", "there is no set none"),
      (
        "{\"version\": \"2025.10\", \"resolutionOrder\": [{\"$ref\": \"#/resolutionOrder/0\"}]}",
        "points into resolutionOrder"
      ),
      (modifier("{}"), "has no contexts"),
      (modifier("{\"contexts\": {}}"), "has no contexts"),
      (modifier("{\"contexts\": {\"a\": []}}"), "one context only"),
      (modifier("{\"contexts\": {\"a\": [], \"b\": []}, \"default\": \"c\"}"), "none of its contexts"),
      (modifier("{\"contexts\": {\"a\": 3, \"b\": []}}"), "is a number"),
      (modifier("{\"contexts\": {\"a\": [{\"$ref\": \"#/modifiers/m\"}], \"b\": []}}"), "may not refer to one"),
      (set("[{\"$ref\": \"#/modifiers/m\"}]"), "may not refer to one"),
      (set("[{\"$ref\": \"#/resolutionOrder/0\"}]"), "which nothing may refer to"),
      (set("[{\"$ref\": \"none.json\"}]"), "none.json does not exist"),
      (set("[{\"$ref\": \"https://example.com/a.json\"}]"), "on the network"),
      (set("[{\"$ref\": \"#/sets/other\"}]"), "there is no set other"),
      (set("[3]"), "a source is a number"),
      (set("3"), "it is a list"),
      (set("[{\"$ref\": \"#/sets/s\"}]"), "sets refer to each other: s → s"),
      (set("[{\"$ref\": \"r.resolver.json\"}]"), "is a resolver file"),
      (set("[{\"$ref\": 3}]"), "$ref is a number"),
    ])
  func rules(resolver: String, message: String) throws {
    let loaded = try resolve(resolver)
    #expect(loaded.findings.contains { $0.message.contains(message) }, "\(loaded.findings.map(\.message))")
  }

  static func modifier(_ text: String) -> String {
    "{\"version\": \"2025.10\", \"modifiers\": {\"m\": \(text)}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/m\"}]}"
  }

  static func set(_ sources: String) -> String {
    """
    {"version": "2025.10", "sets": {"s": {"sources": \(sources)}},
     "modifiers": {"m": {"contexts": {"a": [], "b": []}}},
     "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
    """
  }

  @Test("sets and modifiers that nothing uses are hints; a set that a source names is used")
  func unused() throws {
    let loaded = try resolve(
      """
      {"version": "2025.10", "$defs": {"x": 1},
       "sets": {"s": {"sources": [{"$ref": "#/sets/t"}]}, "t": {"sources": []}, "u": {"sources": []}},
       "modifiers": {"m": {"contexts": {"a": [], "b": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """)
    #expect(loaded.spoken == ["tokens/unused-set: \"m\"", "tokens/unused-set: \"u\""])
    #expect(loaded.findings.allSatisfy { $0.severity == .note })
  }

  @Test("keys beside $ref override, whole values at a time; pointers into files and $defs are followed")
  func overrides() throws {
    let loaded = try resolve(
      """
      {"version": "2025.10", "$defs": {"more": {"d": {"$type": "number", "$value": 4}}},
       "sets": {"s": {"sources": [
         {"$ref": "base.json#/inner", "b": {"$type": "number", "$value": 8}}, {"$ref": "#/$defs/more"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """, [("base.json", "{\"inner\": \(Self.base)}")])
    #expect(loaded.spoken == [])
    #expect(loaded.value("b") == .number(8))
    #expect(loaded.value("a") == .number(1))
    #expect(loaded.value("d") == .number(4))
  }

  @Test("references go through further references, into other files, and to sets that stand there")
  func chains() throws {
    let loaded = try resolve(
      """
      {"version": "2025.10",
       "$defs": {"d": {"$ref": "#/$defs/e"}, "e": {"a": {"$type": "number", "$value": 1}},
                 "z": {"sources": [{"$ref": "#/$defs/d"}]},
                 "m": {"contexts": {"x": [], "y": [{"$ref": "#/sets/t/sources/0"}]}}},
       "sets": {"s": {"$ref": "#/$defs/z"}, "t": {"sources": [{"b": {"$type": "number", "$value": 2}}]},
                "u": {"sources": [{"$ref": "sub/more.json#/sets/core"}]}},
       "modifiers": {"m": {"$ref": "#/$defs/m", "default": "x"}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/sets/u"}, {"$ref": "#/modifiers/m"}]}
      """,
      [
        ("sub/more.json", "{\"sets\": {\"core\": {\"sources\": [{\"$ref\": \"c.json\"}]}}}"),
        ("sub/c.json", "{\"c\": {\"$type\": \"number\", \"$value\": 3}}"),
      ])
    #expect(loaded.spoken == ["tokens/context: \"b\""])
    #expect(loaded.value("a") == .number(1))
    #expect(loaded.value("b", "m=y") == .number(2))
    #expect(loaded.value("c") == .number(3))
    #expect(loaded.set.modifiers.map(\.defaultContext) == [0])
  }

  @Test(
    "references that go round in a circle",
    arguments: [
      (
        "{\"s\": {\"sources\": [{\"$ref\": \"#/sets/t\"}]}, \"t\": {\"sources\": [{\"$ref\": \"#/sets/s\"}]}}",
        "sets refer to each other: s → t → s"
      ),
      (
        "{\"s\": {\"sources\": [{\"$ref\": \"#/$defs/d\"}]}}",
        "places refer to each other: #/$defs/d → #/$defs/e → #/$defs/d"
      ),
      ("{\"s\": {\"sources\": [{\"$ref\": \"#/sets\"}]}}", "places refer to each other: #/sets → #/sets"),
      (
        "{\"s\": {\"sources\": [{\"$ref\": \"#/sets/s/sources/0\"}]}}",
        "places refer to each other: #/sets/s/sources/0 → #/sets/s/sources/0"
      ),
    ])
  func circles(sets: String, message: String) throws {
    let loaded = try resolve(
      """
      {"version": "2025.10", "$defs": {"d": {"$ref": "#/$defs/e"}, "e": {"$ref": "#/$defs/d"}}, "sets": \(sets),
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """)
    #expect(loaded.findings.map(\.message) == [message])
    #expect(loaded.findings.map(\.rule) == [.cycle])
  }

  @Test(
    "what is wrong in sets and modifiers that nothing uses is said too",
    arguments: [
      ("\"sets\": {\"u\": {\"sources\": \"x\"}}", "it is a list"),
      ("\"sets\": {\"u\": {\"sources\": [{\"$ref\": \"none.json\"}]}}", "none.json does not exist"),
      ("\"sets\": {\"u\": {\"sources\": [{\"$ref\": \"#/modifiers/m\"}]}}", "may not refer to one"),
      ("\"modifiers\": {\"m\": {\"contexts\": {}}}", "has no contexts"),
      ("\"modifiers\": {\"m\": {\"contexts\": {\"a\": [], \"b\": []}, \"default\": \"c\"}}", "none of its contexts"),
      (
        "\"modifiers\": {\"m\": {\"$ref\": \"#/modifiers/n\"}, \"n\": {\"contexts\": {\"a\": [], \"b\": []}}}",
        "may not refer"
      ),
    ])
  func unusedParts(parts: String, message: String) throws {
    let loaded = try resolve(
      """
      {"version": "2025.10", \(parts), "resolutionOrder": [{"name": "x", "type": "set", "sources": []}]}
      """)
    #expect(loaded.findings.contains { $0.message.contains(message) }, "\(loaded.findings.map(\.message))")
    #expect(loaded.set.modifiers == [])
  }

  @Test("sets that name each other twice do not explode, not even without tokens")
  func emptyBomb() throws {
    var sets = ["\"s0\": {\"sources\": []}"]
    for index in 1...40 {
      let reference = "{\"$ref\": \"#/sets/s\(index - 1)\"}"
      sets.append("\"s\(index)\": {\"sources\": [\(reference), \(reference)]}")
    }
    let loaded = try resolve(
      """
      {"version": "2025.10", "sets": {\(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s40"}]}
      """)
    #expect(loaded.findings.contains { $0.message.contains("more than 10000 sources") })
  }

  @Test("sets that name each other twice do not explode")
  func bomb() throws {
    var sets = ["\"s0\": {\"sources\": [{\"a\": {\"$type\": \"number\", \"$value\": 1}}]}"]
    for index in 1...40 {
      let reference = "{\"$ref\": \"#/sets/s\(index - 1)\"}"
      sets.append("\"s\(index)\": {\"sources\": [\(reference), \(reference)]}")
    }
    let loaded = try resolve(
      """
      {"version": "2025.10", "sets": {\(sets.joined(separator: ","))}, "resolutionOrder": [{"$ref": "#/sets/s40"}]}
      """)
    #expect(loaded.findings.contains { $0.message.contains("more than 10000 sources") })
  }
}

@Suite("Tokens that only some contexts have")
struct PartialTokenTests {
  private func resolve(light: String = "[]", dark: String, base: String = "{}") throws -> LoadedTokens {
    try load([
      (
        "r.resolver.yaml",
        """
        version: "2025.10"
        sets: { base: { sources: [{ base: { $type: number, $value: 1 } }, \(base)] } }
        modifiers: { theme: { contexts: { light: \(light), dark: [\(dark)] }, default: light } }
        resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }]
        """
      )
    ])
  }

  @Test("are told with the contexts that lack them, and stay what they are elsewhere")
  func partial() throws {
    let loaded = try resolve(dark: "{ w: { $type: number, $value: 7 } }")
    #expect(loaded.spoken == ["tokens/context: w"])
    let finding = try #require(loaded.findings.first)
    #expect(finding.message == "w has no value in light, and is left out of every output")
    #expect(finding.severity == .warning)
    #expect(loaded.value("w") == nil)
    #expect(loaded.value("w", "theme=dark") == .number(7))
  }

  @Test(
    "what refers to them lacks a value too, or exists there alone",
    arguments: [
      ("{ a: { $value: \"{w}\" } }", "{}", ["w does not exist in light", "w has no value in light"]),
      ("{}", "{ a: { $value: \"{w}\" } }", ["w has no value in light", "a has no value in light"]),
      ("{ w: { $type: number, $value: 1 } }", "{}", []),
    ])
  func references(base: String, dark: String, messages: [String]) throws {
    let loaded = try resolve(dark: "{ w: { $type: number, $value: 7 } }, \(dark)", base: base)
    let found = loaded.findings.map(\.message)
    #expect(found.count == messages.count)
    for (message, start) in zip(found, messages) { #expect(message.hasPrefix(start)) }
  }

  @Test("one finding tells of many")
  func many() throws {
    let names = (1...40).map { "t\($0): { $type: number, $value: \($0) }" }.joined(separator: ", ")
    let loaded = try resolve(dark: "{ \(names) }")
    #expect(loaded.spoken == ["tokens/context: t1"])
    #expect(loaded.findings.map(\.notes) == [["the same holds for t2, t3, t4 and 36 more"]])
  }
}
