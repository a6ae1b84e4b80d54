package import Diagnostics

extension JSONText {
  /// A tree as it was read: members in their order, numbers in their shortest form.
  package mutating func node(_ node: Node) {
    switch node.content {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let items):
      array(items) { $0.node($1) }
    case .object(let object):
      self.object { json in
        for member in object.members { json.member(member.key) { $0.node(member.value) } }
      }
    }
  }
}
