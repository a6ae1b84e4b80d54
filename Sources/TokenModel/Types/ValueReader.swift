package import Documents

/// Reads what a token file writes as a value. A composite's parts may be references: the scope follows them.
///
/// Everything is generic over the scope, so that reading thousands of values costs no dynamic dispatch.
package enum ValueReader {
  /// The value of `node`, which must not be a reference itself: the caller has followed those. nil where it can't be
  /// used; the scope has then been told why. A value may come with findings, too.
  package static func read<Scope: ValueScope>(
    _ node: Node, as type: TokenType, in scope: inout Scope
  ) -> TokenValue? {
    literal(node, as: type, .value, &scope)
  }

  static func literal<Scope: ValueScope>(
    _ node: Node, as type: TokenType, _ place: Place, _ scope: inout Scope
  ) -> TokenValue? {
    switch type {
    case .color: color(node, place, &scope).map(TokenValue.color)
    case .dimension: dimension(node, place, &scope).map(TokenValue.dimension)
    case .fontFamily: fontFamily(node, place, &scope).map(TokenValue.fontFamily)
    case .fontWeight: fontWeight(node, place, &scope).map(TokenValue.fontWeight)
    case .duration: duration(node, place, &scope).map(TokenValue.duration)
    case .cubicBezier: cubicBezier(node, place, &scope).map(TokenValue.cubicBezier)
    case .number: scope.number(node, place).map(TokenValue.number)
    case .strokeStyle: strokeStyle(node, place, &scope).map(TokenValue.strokeStyle)
    case .border: border(node, place, &scope).map(TokenValue.border)
    case .transition: transition(node, place, &scope).map(TokenValue.transition)
    case .shadow: shadow(node, place, &scope).map(TokenValue.shadow)
    case .gradient: gradient(node, place, &scope).map(TokenValue.gradient)
    case .typography: typography(node, place, &scope).map(TokenValue.typography)
    case .spring: spring(node, place, &scope).map(TokenValue.spring)
    case .haptic: haptic(node, place, &scope).map(TokenValue.haptic)
    case .motion: motion(node, place, &scope).map(TokenValue.motion)
    case .elevation: elevation(node, place, &scope).map(TokenValue.elevation)
    case .icon: icon(node, place, &scope).map(TokenValue.icon)
    }
  }
}

extension ValueScope {
  /// The value of a part of a composite: written out, or what a reference stands for.
  mutating func value(_ node: Node, as type: TokenType, _ place: Place) -> TokenValue? {
    switch dereference(node, as: type) {
    case .value(let value): value
    case .unresolved: nil
    case .notAReference: ValueReader.literal(node, as: type, place, &self)
    }
  }

  /// The value of a member of `object`; nil also where there is no such member, which `checkKeys` reports.
  mutating func part(_ key: String, of object: Object, as type: TokenType, in place: Place) -> TokenValue? {
    guard let node = object[key] else { return nil }
    return value(node, as: type, place.key(key))
  }

  /// What stands for `node`, which is no token value on its own: itself, or what a pointer leads to.
  mutating func plain(_ node: Node) -> Node? {
    guard case .object = node.content else { return node }
    return plainNode(node)
  }
}
