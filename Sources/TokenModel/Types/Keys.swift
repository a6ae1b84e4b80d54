import Diagnostics
import Documents

/// The members that a mapping may have.
struct Keys: Sendable {
  let required: [String]
  let optional: [String]
  let all: [String]

  init(_ required: [String] = [], optional: [String] = []) {
    self.required = required
    self.optional = optional
    self.all = required + optional
  }
}

extension ValueScope {
  /// The members of a mapping; reports anything else.
  mutating func object(_ node: Node, _ place: Place, as type: TokenType) -> Object? {
    if case .object(let object) = node.content { return object }
    fail(place, node, expected: type)
    return nil
  }

  /// Reports every member that should not be there, and all that are missing at once. Returns whether none was.
  mutating func checkKeys(_ keys: Keys, of object: Object, at node: Node, _ place: Place) -> Bool {
    var known = 0
    var complete = true
    for member in object.members {
      if keys.all.contains(member.key) {
        known += keys.required.contains(member.key) ? 1 : 0
      } else {
        complete = false
        unknown(member, in: keys, of: object, place)
      }
    }
    guard known < keys.required.count else { return complete }
    let missing = keys.required.filter { object.member($0) == nil }
    guard !missing.isEmpty else { return complete }
    fail(place, "has no \(list(missing, "and no"))", at: node.span, help: "add \(list(missing, "and"))")
    return false
  }

  private mutating func unknown(_ member: Object.Member, in keys: Keys, of object: Object, _ place: Place) {
    let free = keys.all.filter { object.member($0) == nil }
    fail(
      place, "has \"\(member.key.excerpt)\", which is none of its parts", at: member.keySpan,
      help: didYouMean(member.key, among: free) ?? "it has \(list(keys.all, "and")); remove the rest")
  }
}

extension Object {
  /// Reads a member that may be absent: nil then. `sound` turns false where it is there and can't be read.
  func read<Value>(_ key: String, _ sound: inout Bool, _ reader: (Node) -> Value?) -> Value? {
    guard let node = self[key] else { return nil }
    let value = reader(node)
    if value == nil { sound = false }
    return value
  }
}
