package import Diagnostics
package import Documents

/// What a value reader may ask while it reads: what a reference stands for, and where to put findings. One scope is
/// one token's value in one context.
package protocol ValueScope {
  /// The path of the token that is read, for messages.
  var tokenPath: String { get }
  /// Whether the file is JSON: there the standard's own forms are expected, and `dtcg/*` findings are made.
  var isJSON: Bool { get }
  /// Whether anyone asks for `dtcg/form`. Making those findings is spared otherwise: a YAML file may have thousands.
  var reportsForms: Bool { get }
  /// `$extensions.tokens` of the token, for types that take more from it.
  var toolExtensions: Node? { get }

  /// When `node` is a reference (`"{a.b}"`, or a mapping with `$ref`): the value that stands there, read as `type`.
  /// `.unresolved` when it is a reference that leads nowhere or to another type: a finding has been made.
  mutating func dereference(_ node: Node, as type: TokenType) -> Dereferenced
  /// The type of the token that a reference leads to, for places where several types may stand. nil when `node` is no
  /// reference, or when the type can't be told; makes no finding.
  mutating func referencedType(_ node: Node) -> TokenType?
  /// When `node` is `{"$ref": "#/…"}` for a part that is no whole token value (a number of a list, a keyword): the
  /// node that stands there. The node itself when it is no reference; nil when it leads nowhere.
  mutating func plainNode(_ node: Node) -> Node?
  mutating func report(_ finding: Finding)
}

package enum Dereferenced: Sendable {
  case notAReference
  case value(TokenValue)
  case unresolved
}
