internal import Diagnostics
internal import Documents

/// Where references lead, by name alone: the same in every context.
struct ReferenceTargets: Sendable {
  enum Target: Sendable {
    /// A whole token (index into the entries).
    case token(Int)
    /// A place inside a token's `$value`.
    case part(token: Int, steps: [String])
    /// Any other place of the document that holds the reference.
    case place(Node)
  }

  struct Missing: Error, Sendable {
    let message: String
    let span: Span
    var help: String?
    /// A path that no token has: near ones can be looked for.
    var unknownPath: String?
    /// Whether it is for want of a name that it leads nowhere.
    var isUnknownName = false
    var rule = RuleID.alias
    /// What it is a finding of, where that is not the token being read.
    var symbol: String?
    var labels: [Finding.Label] = []
  }

  let tree: TokenTree
  /// Token paths to entries.
  let index: [String: Int]
  /// Vertices to entries; −1 for groups.
  let entries: [Int]
  let layers: [Layer]

  /// nil where the node is no reference. `layer` is where the reference stands.
  func target(of node: Node, in layer: Int) throws(Missing) -> Target? {
    switch node.content {
    case .string(let text):
      // The common case, without taking the path apart.
      guard text.utf8.first == UInt8(ascii: "{") else { return nil }
      if text.utf8.last == UInt8(ascii: "}"),
        let entry = index[String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)]
      {
        return .token(entry)
      }
    case .object(let object):
      guard object.members.contains(where: { $0.key == "$ref" }) else { return nil }
    case .null, .bool, .number, .array: return nil
    }
    let reference: Reference?
    do {
      reference = try Reference.parse(node)
    } catch {
      throw Missing(message: error.message, span: error.span, help: error.help)
    }
    switch reference {
    case .none: return nil
    case .curly(let names, let span): throw missing(names, span)
    case .pointer(let pointer, let span): return try follow(pointer, span, in: layer)
    }
  }

  private func missing(_ names: [String], _ span: Span) -> Missing {
    let path = names.joined(separator: ".")
    if let vertex = tree.vertex(at: names) {
      if tree.child(of: vertex, named: "$root") != nil {
        return Missing(
          message: "{\(path)} is a group, and an alias stands for a token", span: span,
          help: "its own token is {\(path).$root}")
      }
      let below = tree[vertex].children.filter { entries[$0] >= 0 }.prefix(3).map { "{\(tree.path(of: $0))}" }
      return Missing(
        message: "{\(path)} is a group, and an alias stands for a token", span: span,
        help: below.isEmpty ? "name a token below it" : "name a token below it: \(list(Array(below), "or"))")
    }
    return Missing(message: "there is no token \(path)", span: span, help: nil, unknownPath: path, isUnknownName: true)
  }

  private func follow(_ pointer: JSONPointer, _ span: Span, in layer: Int) throws(Missing) -> Target {
    guard pointer.document.isEmpty else {
      throw Missing(
        message: "\(pointer.text) points into another file, and tokens refer only to their own set", span: span,
        help: "add the file as a source of the set, and alias its token: \"{group.token}\"")
    }
    var vertex = TokenTree.root
    for (position, step) in pointer.steps.enumerated() {
      if step == "$value", entries[vertex] >= 0 {
        let rest = Array(pointer.steps[(position + 1)...])
        return rest.isEmpty ? .token(entries[vertex]) : .part(token: entries[vertex], steps: rest)
      }
      guard let next = tree.child(of: vertex, named: step) else {
        return try raw(pointer, span, in: layer, failedAt: position, below: vertex)
      }
      vertex = next
    }
    if entries[vertex] >= 0 { return .token(entries[vertex]) }
    throw Missing(
      message: "\(pointer.text) is a group, and a value was expected", span: span,
      help: "point at a token: \(pointer.text)/name/$value")
  }

  /// Places that are no token: `$defs`, `$description`, `$extensions`.
  private func raw(
    _ pointer: JSONPointer, _ span: Span, in layer: Int, failedAt position: Int, below vertex: Int
  ) throws(Missing) -> Target {
    var node = layers[layer].root
    for step in pointer.steps {
      guard let next = node.child(step) else {
        let found = pointer.steps[..<position].joined(separator: "/")
        let candidates = tree[vertex].children.map { tree[$0].name }
        throw Missing(
          message: "\(pointer.text) leads nowhere: #/\(found) has no \(pointer.steps[position])", span: span,
          help: didYouMean(pointer.steps[position], among: candidates), isUnknownName: true)
      }
      node = next
    }
    return .place(node)
  }
}

extension Node {
  /// The member of that name, or the element at that index (RFC 6901: no leading zeros).
  func child(_ step: String) -> Node? {
    switch content {
    case .object(let object): return object[step]
    case .array(let items):
      guard let index = Int(step), items.indices.contains(index), step == String(index) else { return nil }
      return items[index]
    case .null, .bool, .number, .string: return nil
    }
  }
}
