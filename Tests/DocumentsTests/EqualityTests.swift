import Documents
import Testing

/// The same tree, written in JSON and in many ways of YAML, reads as the same tree.
@Suite struct EqualityTests {
  indirect enum Tree {
    case null
    case bool(Bool)
    case number(String)
    case text(String)
    case list([Tree])
    case mapping([(String, Tree)])
  }

  @Test func sameTreeInBothLanguages() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<400 {
      let tree = Self.tree(&random, depth: 4)
      let json = Reading(Self.json(tree, &random), .json)
      let yaml = Reading(Self.yaml(tree, &random), .yaml)
      #expect(json.messages == [])
      #expect(yaml.messages == [], "round \(round)")
      #expect(json.json == yaml.json, "round \(round)")
      #expect(json.faults + yaml.faults == [])
      if json.json != yaml.json { return }
    }
  }

  /// JSON is YAML, but for long keys and surrogate pairs.
  @Test func jsonIsYAML() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<300 {
      let text = Self.json(Self.tree(&random, depth: 4), &random)
      let (json, yaml) = (Reading(text, .json), Reading(text, .yaml))
      #expect(yaml.messages == [])
      #expect(json.json == yaml.json)
      #expect(json.spans == yaml.spans)
    }
  }

  // MARK: Trees

  private static let words = [
    "a", "ink", "$value", "$type", "größe", "日本", "😀 smile", "two words", "50", "true", "null", "", " blank ", "a: b",
    "#fff",
    "{a.b}", "it's", "\"quoted\"", "back\\slash", "tab\tbed", "line\nbreak", "- dash", "x-y_z", "*star", "&and",
    "!bang", "%", "@at",
    "yes", "0x1F", "1e3", "~", "<<", "?", "key:", "[x]", "\u{1}", "\u{85}", "\u{A0}", "\u{2028}", "end ",
  ]
  private static let numbers = [
    "0", "1", "-1", "1.5", "-0.25", "1e3", "2.5E-3", "0.027450980392156862", "123456789012", "9e300",
  ]

  private static func tree(_ random: inout SeededGenerator, depth: Int) -> Tree {
    switch Int.random(in: 0..<(depth == 0 ? 6 : 12), using: &random) {
    case 0: return .null
    case 1: return .bool(random.chance(50))
    case 2, 3: return .number(random.pick(numbers))
    case 4, 5: return .text(random.pick(words))
    case 6, 7, 8:
      return .list((0..<Int.random(in: 0...4, using: &random)).map { _ in tree(&random, depth: depth - 1) })
    default:
      var keys: [String] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let key = random.pick(words)
        if !keys.contains(key) { keys.append(key) }
      }
      return .mapping(keys.map { ($0, tree(&random, depth: depth - 1)) })
    }
  }

  // MARK: JSON

  private static func json(_ tree: Tree, _ random: inout SeededGenerator) -> String {
    func blank() -> String { random.pick(["", "", " ", "\n ", "  "]) }
    switch tree {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .text(let text): return quoted(text, &random)
    case .list(let items):
      var parts: [String] = []
      for item in items { parts.append(blank() + json(item, &random) + blank()) }
      return "[" + parts.joined(separator: ",") + "]"
    case .mapping(let members):
      var parts: [String] = []
      for (key, value) in members {
        parts.append(blank() + quoted(key, &random) + ": " + json(value, &random) + blank())
      }
      return "{" + parts.joined(separator: ",") + "}"
    }
  }

  /// Double quotes as JSON and YAML both have them.
  private static func quoted(_ text: String, _ random: inout SeededGenerator) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      // YAML takes these as control characters and line breaks.
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += escape(scalar)
      default:
        if scalar.value < 0x10000, random.chance(10) {
          result += escape(scalar)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
  }

  // MARK: YAML

  private static func yaml(_ tree: Tree, _ random: inout SeededGenerator) -> String {
    switch tree {
    case .list(let items) where !items.isEmpty: return block(tree, indent: 0, &random)
    case .mapping(let members) where !members.isEmpty: return block(tree, indent: 0, &random)
    default: return flow(tree, &random)
    }
  }

  /// A list or mapping on lines of its own, each with its line break.
  private static func block(_ tree: Tree, indent: Int, _ random: inout SeededGenerator) -> String {
    let margin = String(repeating: " ", count: indent)
    var result = ""
    switch tree {
    case .list(let items):
      for item in items { result += margin + "-" + value(item, indent: indent, &random) }
    case .mapping(let members):
      for (key, item) in members {
        result += margin + scalar(key, &random, isKey: true) + ":" + value(item, indent: indent, &random)
      }
    default: break
    }
    return result
  }

  private static func value(_ tree: Tree, indent: Int, _ random: inout SeededGenerator) -> String {
    let comment = random.chance(10) ? " # note é" : ""
    switch tree {
    case .list(let items) where !items.isEmpty && random.chance(70):
      return comment + "\n" + block(tree, indent: indent + Int.random(in: 1...4, using: &random), &random)
    case .mapping(let members) where !members.isEmpty && random.chance(70):
      return comment + "\n" + block(tree, indent: indent + Int.random(in: 1...4, using: &random), &random)
    case .null where random.chance(50): return comment + "\n"
    case .text("line\nbreak") where random.chance(70):
      let margin = String(repeating: " ", count: indent + 2)
      return " |-\n\(margin)line\n\(margin)break\n"
    default: return " " + flow(tree, &random) + comment + "\n"
    }
  }

  private static func flow(_ tree: Tree, _ random: inout SeededGenerator) -> String {
    switch tree {
    case .null: return random.pick(["null", "~", "Null"])
    case .bool(let value): return value ? random.pick(["true", "True"]) : random.pick(["false", "FALSE"])
    case .number(let text): return text
    case .text(let text): return scalar(text, &random, isKey: false)
    case .list(let items):
      var parts: [String] = []
      for item in items { parts.append(flow(item, &random)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .mapping(let members):
      var parts: [String] = []
      for (key, value) in members { parts.append(scalar(key, &random, isKey: true) + ": " + flow(value, &random)) }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  private static let plain: Set<String> = [
    "a", "ink", "$value", "$type", "größe", "日本", "😀 smile", "two words", "x-y_z", "yes",
  ]

  private static func scalar(_ text: String, _ random: inout SeededGenerator, isKey: Bool) -> String {
    if plain.contains(text), random.chance(70) { return text }
    if isKey, ["50", "true", "null", "~", "0x1F"].contains(text), random.chance(50) { return text }
    let isSimple = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) && $0.value != 0x2028
    }
    if isSimple, random.chance(40) {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return quoted(text, &random)
  }
}
