import Documents
import Foundation
import Testing

/// Files that mean harm, or are broken beyond sense: an issue each, never a crash, never much work. They are read and
/// walked on a thread with the small stack that macOS gives to workers.
@Suite struct HostileTests {
  private func readOnSmallStack(_ text: String, _ syntax: Syntax) -> (messages: [String], faults: [String]) {
    final class Outcome: @unchecked Sendable {
      var value: (messages: [String], faults: [String]) = ([], ["not read"])
    }
    let outcome = Outcome()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let reading = Reading(text, syntax)
      outcome.value = (reading.messages, reading.faults)
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    return outcome.value
  }

  static let tooDeep = "lists and mappings nest deeper than 256 levels"

  @Test(arguments: [
    ("[", Syntax.json), ("{\"a\":", .json), ("[{\"a\":", .json), ("[", .yaml), ("{a: ", .yaml), ("{", .yaml),
    ("[[{a: ", .yaml),
    ("- ", .yaml), ("? ", .yaml), ("[\n", .yaml), ("&a [", .yaml), ("!!seq [", .yaml),
  ])
  func nestingIsBounded(opening: String, syntax: Syntax) {
    let outcome = readOnSmallStack(String(repeating: opening, count: 100_000), syntax)
    #expect(outcome.messages == [Self.tooDeep])
    #expect(outcome.faults == [])
  }

  @Test func blockMappingsNestToTheSameDepth() {
    func text(_ depth: Int) -> String {
      (0..<depth).map { String(repeating: " ", count: $0) + "k:\n" }.joined() + String(repeating: " ", count: depth)
        + "1"
    }
    #expect(readOnSmallStack(text(256), .yaml).messages == [])
    #expect(readOnSmallStack(text(257), .yaml).messages == [Self.tooDeep])
    #expect(readOnSmallStack(text(2000), .yaml).messages == [Self.tooDeep])
  }

  @Test(arguments: [Syntax.json, .yaml])
  func whatIsNotTooDeepIsRead(syntax: Syntax) {
    func text(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    #expect(readOnSmallStack(text(256), syntax).messages == [])
    #expect(readOnSmallStack(text(257), syntax).messages == [Self.tooDeep])
  }

  @Test func billionLaughsEndEarly() {
    var lines = ["a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol]"]
    for level in 1...9 {
      lines.append(
        "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ") + "]")
    }
    let reading = Reading(lines.joined(separator: "\n"), .yaml)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].hasPrefix("the aliases in this file expand to more than 1"))
    #expect(reading.faults == [])
    #expect(compact(reading.root!).utf8.count < 200_000)
  }

  @Test func mergeBombsEndEarly() {
    var lines = ["a0: &a0 {" + (0..<100).map { "k\($0): 1" }.joined(separator: ", ") + "}"]
    for level in 1...200 { lines.append("a\(level): &a\(level) {<<: [*a\(level - 1), *a0], l\(level): 1}") }
    let reading = Reading(lines.joined(separator: "\n"), .yaml)
    #expect(reading.messages.count == 1)
    #expect(reading.messages[0].hasPrefix("the aliases in this file expand to more than"))
    #expect(reading.faults == [])
  }

  @Test func aliasesDoNotNestBeyondTheBound() {
    let lines = ["a0: &a0 [1]"] + (1...300).map { "a\($0): &a\($0) [*a\($0 - 1)]" }
    let outcome = readOnSmallStack(lines.joined(separator: "\n"), .yaml)
    #expect(outcome.messages == [Self.tooDeep + " once this alias is expanded"])
    #expect(outcome.faults == [])
  }

  @Test func manyAnchorsAreRead() {
    let count = 100_000
    let text = (0..<count).map { "a\($0): &n\($0) \($0)\n" }.joined() + "last: *n\(count - 1)\nfirst: *n0\n"
    let reading = Reading(text, .yaml)
    #expect(reading.messages == [])
    #expect(reading.root?["last"]?.number == Double(count - 1))
    #expect(reading.root?["first"]?.number == 0)
    #expect(reading.root?.object?.members.count == count + 2)
  }

  @Test(arguments: [Syntax.json, .yaml])
  func longTextIsRead(syntax: Syntax) {
    let long = String(repeating: "1234567890", count: 1_000_000)
    #expect(Reading("[\"\(long)\"]", syntax).root?.array?.first?.string?.utf8.count == 10_000_000)
    let number = String(long.prefix(100_000))
    #expect(Reading("[\(number)]", syntax).messages.count == 1)
    #expect(Reading("[\"\(number)", syntax).messages.count == 1)
  }

  static let jsonSample = """
    {"größe": {"$type": "dimension", "$value": {"value": 1.5e1, "unit": "px"}, "$description": "a\\u00e9\\ud83d\\ude00\\n"},
     "list": [1, -2.25, true, false, null, "日本", [], {}], "{a.b}": "{x.y}", "last": "end"}
    """

  static let yamlSample = """
    # tokens:ignore tokens/name -- sample
    größe: &g
      $type: dimension
      $value: { value: 1.5, unit: "px" } # tokens:ignore a -- b
      $description: |
        erste Zeile
        zweite 日本
    list: [1, -2.25, true, ~, 'it''s', "\\u00e9\\U0001F600", {a: b}]
    block:
      - plain text
      - >-
        folded
      - !!str 12
      - k: v
        <<: *g
    ? explicit
    : value
    colour: #FF00FF
    reference: {a.b}

    """

  /// A file that ends anywhere.
  @Test(arguments: [(jsonSample, Syntax.json), (yamlSample, .yaml)])
  func everyBeginningIsSafe(sample: String, syntax: Syntax) {
    let bytes = Array(sample.utf8)
    for end in 0...bytes.count {
      let faults = Reading(Array(bytes[..<end]), syntax).faults
      #expect(faults == [], "\(end) bytes")
    }
  }

  /// Files with bytes changed, taken out, put in, and moved.
  @Test(arguments: [(jsonSample, Syntax.json), (yamlSample, .yaml), (yamlSample, .json), (jsonSample, .yaml)])
  func damageIsSafe(sample: String, syntax: Syntax) {
    var random = SeededGenerator(seed: syntax == .json ? 3 : 4)
    let original = Array(sample.utf8)
    let signs = Array("{}[],:\"'#&*!|>-?%@`\\ \t\r\n~<u0e.".utf8)
    let breaks = ["\r\n", "\u{85}", "\u{2028}", "\u{A0}", "é"]
    for _ in 0..<3000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[position] = random.pick(signs)
        case 2: bytes.insert(random.pick(signs), at: position)
        case 3: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 1...20, using: &random)))
        case 4: bytes.insert(contentsOf: random.pick(breaks).utf8, at: position)
        default: bytes.insert(contentsOf: original[..<Int.random(in: 0...40, using: &random)], at: position)
        }
        if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
      }
      let faults = Reading(bytes, syntax).faults
      #expect(faults == [], "\(String(decoding: bytes, as: UTF8.self))")
      if !faults.isEmpty { return }
    }
  }
}
