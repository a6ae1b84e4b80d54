package import TokenModel

extension SwiftEmitter {
  /// What a token is called in Swift.
  package struct ConstantName: Sendable {
    /// Index into `TokenSet.tokens`.
    package let token: Int
    /// From the product's root enum on: `["Vocelune", "Colors", "text", "primary"]`.
    package let names: [String]
    /// As dot syntax has it, `["vocelune", "text", "primary"]`; nil for a kind that has none.
    package let dotNames: [String]?
  }

  /// The constants of some types, in the order of the kinds and groups.
  package static func constantNames(in set: TokenSet, of types: Set<TokenType>) -> [ConstantName] {
    let product = SwiftProduct(set, SwiftTree(set), Options())
    let entry = SwiftNames.member(set.name)
    return product.tree.kinds.flatMap { kind in
      let name = product.tree.groups[kind].name
      let hasDotSyntax = SwiftProduct.hasDotSyntax(name)
      return product.tree.constants(below: kind).filter { types.contains($0.constant.type) }.map { path, constant in
        ConstantName(
          token: constant.token, names: [product.root, name] + path,
          dotNames: hasDotSyntax ? [entry] + path : nil)
      }
    }
  }
}

extension SwiftTree {
  /// The constants below a group with the names that lead to each.
  fileprivate func constants(below group: Int) -> [(path: [String], constant: Constant)] {
    let own = groups[group].constants.map { ([$0.identifier], $0) }
    return own
      + groups[group].children.flatMap { child in
        constants(below: child).map { ([groups[child].accessor ?? groups[child].name] + $0.path, $0.constant) }
      }
  }
}
