package import Diagnostics
package import Documents
package import Files

/// What a product's tokens are read from.
package struct TokenSources: Sendable {
  package var name: String
  /// Token files and resolver files, in the order in which they win. A file that a resolver among them refers to is
  /// read there alone.
  package var files: [String]
  /// Beside those that a resolver declares and those that every product knows.
  package var modifiers: [Modifier]
  /// Whether the files are all that there are; otherwise some could not be found.
  package var isComplete: Bool

  package init(name: String, files: [String], modifiers: [Modifier] = [], isComplete: Bool = true) {
    self.name = name
    self.files = files
    self.modifiers = modifiers
    self.isComplete = isComplete
  }
}

/// A product's tokens with all that was found while reading them.
package struct LoadedTokens: Sendable {
  package let set: TokenSet
  package let findings: [Finding]
  package let files: SourceFiles
  /// For suppressions in comments; one per file.
  package let documents: [Document]
  /// Suppressions in `$extensions`.
  package let ignores: [IgnoreNote]
  /// The product's own files that could not be read.
  package let errors: [FileError]
  /// Whether every file was found, and read to its end. Otherwise tokens may be missing that are there: what looks at
  /// the whole set has nothing to say.
  package let isComplete: Bool
}

/// Reads token files and resolves them: the way from paths to a `TokenSet`.
package struct TokenLoader: Sendable {
  private let fileSystem: any FileSystem
  private let isStrict: Bool

  /// `isStrict`: report every form that DTCG 2025.10 does not have, in YAML too (`dtcg/form`, `dtcg/type`).
  package init(fileSystem: any FileSystem, isStrict: Bool = false) {
    self.fileSystem = fileSystem
    self.isStrict = isStrict
  }

  /// As `loadReadable`, but a file that can't be read throws.
  package func load(
    _ sources: TokenSources, after files: SourceFiles = SourceFiles()
  ) throws(FileError) -> LoadedTokens {
    let loaded = loadReadable(sources, after: files)
    if let error = loaded.errors.first { throw error }
    return loaded
  }

  /// Files that can't be read become errors, what is wrong in the others findings, and the rest is resolved. `files`:
  /// what the run has read so far; the product's own files follow, so that a span tells its file in the whole run.
  package func loadReadable(_ sources: TokenSources, after files: SourceFiles = SourceFiles()) -> LoadedTokens {
    var loader = SourceLoader(fileSystem: fileSystem, files: files)
    var documents: [Int] = []
    var errors: [FileError] = []
    for file in sources.files {
      do throws(FileError) {
        documents.append(try loader.load(file))
      } catch {
        errors.append(error)
      }
    }
    let gathered = gather(documents, sources, &loader)
    return resolve(gathered, sources, loader, errors)
  }

  private struct Gathered {
    var layers: [Layer] = []
    var modifiers: [Modifier] = []
    var findings: [Finding] = []
  }

  /// Resolver files' layers at their place, then the files that stand for themselves.
  private func gather(_ documents: [Int], _ sources: TokenSources, _ loader: inout SourceLoader) -> Gathered {
    var result = Gathered()
    let resolvers = documents.filter { index in
      let document = loader.documents[index]
      return ResolverFile.isResolver(document, named: loader.files[document.file].path)
    }
    for extra in resolvers.dropFirst() {
      result.findings.append(
        Finding(
          .resolver, .error, "\(sources.name) has a second resolver file", at: .start(of: loader.documents[extra].file),
          labels: [.init(.start(of: loader.documents[resolvers[0]].file), "the first one")],
          help: ["make each its own product"]))
    }
    if let first = resolvers.first { read(loader.documents[first], into: &result, &loader) }
    let names = Set(result.modifiers.map(\.name))
    result.modifiers += sources.modifiers.filter { !names.contains($0.name) }
    let inLayers = Set(result.layers.map(\.root.span.file))
    for document in documents where !resolvers.contains(document) {
      let document = loader.documents[document]
      guard let root = document.root, !inLayers.contains(document.file) else { continue }
      result.layers.append(Layer(root: root, syntax: document.syntax, condition: .always, isLoose: true))
    }
    return result
  }

  private func read(_ document: Document, into result: inout Gathered, _ loader: inout SourceLoader) {
    guard let read = ResolverSources.read(document, at: loader.files[document.file].path, &loader) else {
      guard let root = document.root else { return }
      result.findings.append(
        Finding(
          .resolver, .error,
          "this resolver file is \(root.kindWords); it is a mapping with version, sets, modifiers and resolutionOrder",
          at: root.span))
      return
    }
    result.layers = read.layers
    result.modifiers = read.modifiers
    result.findings += read.findings
  }

  private func resolve(
    _ gathered: Gathered, _ sources: TokenSources, _ loader: SourceLoader, _ errors: [FileError]
  ) -> LoadedTokens {
    let table = ModifierTable(declared: gathered.modifiers)
    var builder = TreeBuilder(modifiers: table, isStrict: isStrict)
    for layer in gathered.layers { builder.add(layer) }
    var (tree, extendsFindings) = GroupInheritance.apply(to: builder, layers: gathered.layers)
    let renumbering = Renumbering(table, declared: gathered.modifiers.count, used: tree.usedRequirements)
    renumbering.apply(to: &tree)

    let linked = LinkedTree(tree: tree, layers: gathered.layers, modifiers: renumbering.modifiers)
    let isComplete = sources.isComplete && errors.isEmpty && loader.documents.allSatisfy(\.isComplete)
    let evaluator = Evaluator(
      linked, modifiers: renumbering.modifiers, isStrict: isStrict, isComplete: isComplete)
    evaluator.run()
    let set = TokenSet(name: sources.name, linked: linked, evaluator: evaluator)
    // A value that could not be read is said once, by the reader.
    let unread = Set(loader.findings.lazy.filter { $0.rule == .syntax }.map(\.span))
    let partial = isComplete ? PartialTokens.findings(linked, evaluator) : []
    let later = gathered.findings + builder.findings + extendsFindings + linked.findings + evaluator.findings + partial
    return LoadedTokens(
      set: set, findings: loader.findings + later.filter { !unread.contains($0.span) }, files: loader.files,
      documents: loader.documents, ignores: builder.ignores, errors: errors, isComplete: isComplete)
  }
}
