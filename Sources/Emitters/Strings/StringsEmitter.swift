package import Catalogs
package import Diagnostics
package import Locales

/// Typed Swift for a product's messages, in the module of its tokens: an enum `Strings` with a documented accessor for
/// each message, and a table for each language. Pure: the same sets give the same bytes.
package enum StringsEmitter {
  package struct Options: Hashable, Sendable {
    /// Whether the runtime's source stands beside the files; else they import `DesignTokens`.
    package var standalone: Bool
    /// Which digits a language's numbers are written in, by language or whole tag.
    package var digits: [LocaleTag: CatalogOptions.Digits]

    package init(standalone: Bool = false, digits: [LocaleTag: CatalogOptions.Digits] = [:]) {
      self.standalone = standalone
      self.digits = digits
    }
  }

  /// The files, in the order of their paths, and a `strings/accessor` for every message that is left out. They extend
  /// the root enum that `SwiftEmitter` writes for the product. None for sets without messages.
  package static func emit(
    _ sets: [CatalogSet], product: String, _ options: Options = Options(), locales: LocaleTable
  ) -> Emission {
    let tree = StringsTree(sets, locales)
    let strings = StringsProduct(sets, tree, product, options, locales)
    guard strings.hasMessages else { return Emission(files: [], findings: tree.findings) }
    var files = strings.accessorFiles() + strings.tableFiles() + [strings.languageFile()]
    if options.standalone {
      files.append(.runtime("DesignTokens+Messages.swift", RuntimeSource.messages, for: product))
    }
    return Emission(files: files.sorted { $0.path < $1.path }, findings: tree.findings)
  }

  /// What is left out, without emitting: for a check.
  package static func findings(in sets: [CatalogSet], locales: LocaleTable) -> [Finding] {
    StringsTree(sets, locales).findings
  }
}
