package import Diagnostics

/// One value of a YAML or JSON document, with the bytes it stands in.
package struct Node: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// Finite; the text as written is in the span.
    case number(Double)
    case string(String)
    case array([Node])
    case object(Object)
  }

  package var content: Content
  /// The whole value, quotes and brackets included. The value of a YAML alias has the span of the value it stands for,
  /// where its text is.
  package var span: Span

  package init(_ content: Content, at span: Span) {
    self.content = content
    self.span = span
  }
}

/// The members of a mapping, in the order of the file. A repeated key keeps its last value; the reader reports it.
package struct Object: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package var key: String
    /// With its quotes.
    package var keySpan: Span
    package var value: Node

    package init(key: String, keySpan: Span, value: Node) {
      self.key = key
      self.keySpan = keySpan
      self.value = value
    }
  }

  package var members: [Member]

  package init(_ members: [Member]) {
    self.members = members
  }

  package func member(_ key: String) -> Member? { members.first { $0.key == key } }
  package subscript(key: String) -> Node? { member(key)?.value }
}

extension Node {
  package var object: Object? { if case .object(let object) = content { object } else { nil } }
  package var array: [Node]? { if case .array(let items) = content { items } else { nil } }
  package var string: String? { if case .string(let text) = content { text } else { nil } }
  package var number: Double? { if case .number(let value) = content { value } else { nil } }
  package var bool: Bool? { if case .bool(let value) = content { value } else { nil } }

  /// The member's value when this is a mapping that has it.
  package subscript(key: String) -> Node? { object?[key] }

  /// What it is, with its article, for messages: "a number", "a list".
  package var kindWords: String {
    switch content {
    case .null: "empty"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "a mapping"
    }
  }
}
