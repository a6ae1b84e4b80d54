package import Diagnostics
package import TokenModel

/// Typed Swift for a token set: a root enum, an enum for each kind, enums for groups, and a documented constant for
/// each token. Pure: the same set gives the same bytes.
package enum SwiftEmitter {
  package struct Options: Hashable, Sendable {
    /// Puts the runtime's source beside the generated files, so that `swiftc *.swift` compiles them as one module;
    /// else they import `DesignTokens`.
    package var standalone: Bool

    package init(standalone: Bool = false) {
      self.standalone = standalone
    }
  }

  /// The files, in the order of their paths, and a `tokens/collision` for every name that several tokens claim.
  package static func emit(_ set: TokenSet, _ options: Options = Options()) -> Emission {
    let tree = SwiftTree(set)
    let product = SwiftProduct(set, tree, options)
    var files = product.kindFiles()
    files.append(product.rootFile())
    if let table = product.colorTableFile() { files.append(table) }
    if options.standalone {
      files.append(.runtime("DesignTokens.swift", RuntimeSource.tokens, for: set.name))
    }
    return Emission(files: files.sorted { $0.path < $1.path }, findings: tree.findings)
  }

  /// The names that several tokens claim, without emitting: for a check.
  package static func collisions(in set: TokenSet) -> [Finding] { SwiftTree(set).findings }
}
