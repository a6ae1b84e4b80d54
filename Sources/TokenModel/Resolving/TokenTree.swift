internal import Diagnostics
internal import Documents

/// One source of tokens with the contexts in which it applies: a file, or a tree inside a resolver file. Later layers
/// win over earlier ones.
struct Layer: Sendable {
  let root: Node
  let syntax: Syntax
  let condition: Condition
  /// A file that stands for itself: it is not meant to win over another one.
  var isLoose = false
}

/// The merged tree of groups and tokens, with every definition that any layer gives. Vertices stand after their
/// parents; the root is vertex 0.
struct TokenTree: Sendable {
  struct Vertex: Sendable {
    let name: String
    /// −1 for the root.
    let parent: Int
    var children: [Int] = []
    /// In the order of the layers; inherited ones come first.
    var definitions: [Definition] = []
    /// What layers say of it as a group, in their order.
    var groupDefinitions: [GroupDefinition] = []
  }

  private struct Edge: Hashable {
    let parent: Int
    let name: String
  }

  static let root = 0

  private(set) var vertices: [Vertex] = [Vertex(name: "", parent: -1)]
  private var edges: [Edge: Int] = [:]

  subscript(vertex: Int) -> Vertex {
    get { vertices[vertex] }
    _modify { yield &vertices[vertex] }
  }

  func child(of parent: Int, named name: String) -> Int? { edges[Edge(parent: parent, name: name)] }

  mutating func makeChild(of parent: Int, named name: String) -> Int {
    let edge = Edge(parent: parent, name: name)
    if let existing = edges[edge] { return existing }
    let vertex = vertices.count
    vertices.append(Vertex(name: name, parent: parent))
    vertices[parent].children.append(vertex)
    edges[edge] = vertex
    return vertex
  }

  func vertex(at path: some Sequence<String>) -> Int? {
    var vertex = Self.root
    for name in path {
      guard let next = child(of: vertex, named: name) else { return nil }
      vertex = next
    }
    return vertex
  }

  func segments(of vertex: Int) -> [String] {
    var result: [String] = []
    var current = vertex
    while current != Self.root {
      result.append(vertices[current].name)
      current = vertices[current].parent
    }
    return result.reversed()
  }

  func path(of vertex: Int) -> String { segments(of: vertex).joined(separator: ".") }

  func isAncestor(_ ancestor: Int, of vertex: Int) -> Bool {
    var current = vertices[vertex].parent
    while current >= 0 {
      if current == ancestor { return true }
      current = vertices[current].parent
    }
    return false
  }
}

/// One layer's token at a vertex.
struct Definition: Sendable {
  /// Index into the layers.
  let layer: Int
  var condition: Condition
  let nameSpan: Span
  /// The token's whole mapping.
  let node: Node
  /// `$value`, or the mapping itself when it holds `$ref` in its place.
  let value: Node
  var type: DeclaredType?
  var description: String?
  var deprecation: DeclaredDeprecation?
  var extensions: Node?
  var modes: [Mode] = []
  let syntax: Syntax
  /// The vertex that it was inherited from through `$extends`; there its findings are made.
  var origin: Int?

  /// An inline context's value, `$extensions.mode`.
  struct Mode: Sendable {
    let condition: Condition
    let key: String
    let keySpan: Span
    let value: Node
  }
}

/// What one layer says of a group.
struct GroupDefinition: Sendable {
  let layer: Int
  var condition: Condition
  let nameSpan: Span
  var type: DeclaredType?
  var description: String?
  var deprecation: DeclaredDeprecation?
  var extensions: Node?
  /// `$extends`, or `$ref` on the group; both, where both are given.
  var extends: [Node] = []

  /// Whether an heir takes anything from it.
  var saysSomething: Bool { type != nil || description != nil || deprecation != nil || extensions != nil }
}

struct DeclaredType: Hashable, Sendable {
  /// nil: none that the tool knows.
  let type: TokenType?
  let name: String
  let span: Span
}

enum DeclaredDeprecation: Hashable, Sendable {
  /// `$deprecated: false`, which undoes the group's.
  case not
  case deprecated(Deprecation)

  var value: Deprecation? {
    if case .deprecated(let deprecation) = self { deprecation } else { nil }
  }
}
