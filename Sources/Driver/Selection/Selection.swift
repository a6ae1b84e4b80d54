package import Diagnostics
package import Files
package import TokenModel

/// What a command line's paths come to: products with what applies to them.
package struct Selection: Sendable {
  package var subjects: [Subject] = []
  /// The workspace files that count, in the order in which they were met.
  package var workspaces: [Workspace] = []
  /// What is wrong with the workspace files.
  package var findings: [Finding] = []
  /// Paths that lead to nothing, and files that cannot be looked at. The rest is selected; the exit code is 2.
  package var failures: [Failure] = []
  /// The workspace files' texts, which spans of policies lie in.
  package var sources = SourceFiles()
  /// What to read through: standard input stands in for its file.
  package let files: any FileSystem

  package init(files: any FileSystem) {
    self.files = files
  }

  /// Whether the configuration holds: otherwise the exit code is 2, whatever else is found.
  package var isConfigured: Bool { !findings.contains { $0.severity == .error } }
}

/// One product to read.
package struct Subject: Sendable {
  package var files: ProductFiles
  /// Modifiers of its own.
  package var modifiers: [Modifier] = []
  /// Rules and exceptions, the workspace's and its own.
  package var policy = Policy()
  package var outputs: [Product.Output] = []
  /// The workspace that it belongs to; nil: none.
  package var workspace: Workspace?
  /// What the workspace says of it; nil for files that are no product of one.
  package var product: Product?
  /// The catalogs that the user named one by one, of which alone something is said; nil: all.
  package var namedStrings: Set<String>?
  /// Whether `files` are all; otherwise some could not be looked at.
  package var isComplete = true

  package init(_ files: ProductFiles) {
    self.files = files
  }

  /// What the token room reads.
  package var sources: TokenSources {
    TokenSources(name: files.name, files: files.tokens, modifiers: modifiers, isComplete: isComplete)
  }
}
