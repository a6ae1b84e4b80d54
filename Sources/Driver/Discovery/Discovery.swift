import Catalogs
import Diagnostics
import Documents
package import Files
import Layouts

/// The files of one product, found and sorted into what they are.
package struct ProductFiles: Hashable, Sendable {
  /// The product's name, after its resolver, its folder or its first file.
  package var name: String
  /// One resolver file, or token files in the order in which they are merged.
  package var tokens: [String]
  package var pairs: [String] = []
  /// Catalogs of strings, in the order of their paths.
  package var strings: [CatalogSource] = []
  /// Layouts, in the order of their paths.
  package var layouts: [LayoutSource] = []

  package init(
    name: String, tokens: [String] = [], pairs: [String] = [], strings: [CatalogSource] = [],
    layouts: [LayoutSource] = []
  ) {
    self.name = name
    self.tokens = tokens
    self.pairs = pairs
    self.strings = strings
    self.layouts = layouts
  }

  /// Everything that is read for it.
  package var paths: [String] { tokens + pairs + strings.map(\.path) + layouts.map(\.path) }

  /// Whether there is nothing in it to check.
  var isEmpty: Bool { tokens.isEmpty && strings.isEmpty && layouts.isEmpty }
}

/// Looks through folders for files of ours.
package struct Discovery: Sendable {
  /// What lies in a folder and below it.
  package struct Found: Sendable {
    package var products: [ProductFiles] = []
    /// Workspace files below; what lies in their folders belongs to them.
    package var workspaces: [String] = []
    /// Token files beside a resolver that does not refer to them.
    package var unused: [String] = []
    package var errors: [FileError] = []
  }

  let files: any FileSystem

  package init(_ files: any FileSystem) {
    self.files = files
  }

  package func role(of path: String) throws(FileError) -> FileRole? {
    try FileRole(path) { () throws(FileError) in try files.read(path) }
  }

  /// The role of a file that the user names. What cannot be read as YAML or JSON is taken for a token file, so that its
  /// errors are shown instead of a guess.
  package func role(ofNamed path: String) throws(FileError) -> FileRole? {
    let bytes = try files.read(path)
    let name = path == "-" ? "stdin.yaml" : path
    if let role = try FileRole(name, content: { () throws(FileError) in bytes }) { return role }
    if let place = try CatalogPlace(path, isNamed: true, content: { () throws(FileError) in bytes }) {
      return .catalog(place)
    }
    guard FileRole.isReadable(name) else { return nil }
    let source = SourceFile(path: path, bytes: bytes)
    let document = DocumentReader.read(FileID(0), source, syntax: Syntax.guess(path: path, bytes: bytes))
    return document.issues.isEmpty ? nil : .tokens
  }

  /// The catalogs of strings in a folder and below it.
  package func catalogs(in folder: String) -> (sources: [CatalogSource], errors: [FileError]) {
    let walk = FolderWalk(files).files(in: folder, where: CatalogPlace.mayBe)
    var (sources, errors) = ([CatalogSource](), walk.errors)
    for path in walk.files {
      do throws(FileError) {
        let place = try CatalogPlace(path, isNamed: true) { () throws(FileError) in try files.read(path) }
        if let place { sources.append(CatalogSource(path: path, place: place)) }
      } catch {
        errors.append(error)
      }
    }
    return (sources, errors)
  }

  /// Everything in a folder. A resolver is a product of its own; the token files of folders without one are merged,
  /// in the order of their paths, and named after the folder, a single one after itself. `tokensOnly`: workspaces and
  /// layouts below are not looked for.
  package func products(in folder: String, tokensOnly: Bool = false) -> Found {
    let walk = FolderWalk(files).files(in: folder) { path in
      FileRole.mayBe(path) && !(tokensOnly && FileRole.isLayout(path))
    }
    var found = Found(errors: walk.errors)
    var roles: [(path: String, role: FileRole)] = []
    for path in walk.files {
      do throws(FileError) {
        if let role = try role(of: path) { roles.append((path, role)) }
      } catch {
        found.errors.append(error)
      }
    }
    found.workspaces = !tokensOnly ? roles.filter { $0.role == .workspace }.map(\.path) : []
    let owned = found.workspaces.map(Path.parent)
    roles.removeAll { file in owned.contains { Self.lies(file.path, in: $0) } }
    sort(roles, in: folder, into: &found)
    return found
  }

  private func sort(_ roles: [(path: String, role: FileRole)], in folder: String, into found: inout Found) {
    let resolvers = roles.filter { $0.role == .resolver }.map(\.path)
    let referenced = Set(resolvers.flatMap { FileReferences.paths(of: $0, in: files) })
    var loose = roles.filter { $0.role == .tokens && !referenced.contains($0.path) }.map(\.path)
    found.unused = loose.filter { file in resolvers.contains { Self.lies(file, in: Path.parent($0)) } }
    let unused = Set(found.unused)
    loose.removeAll { unused.contains($0) }
    found.products = resolvers.map { ProductFiles(name: Path.stem($0), tokens: [$0]) }
    if !loose.isEmpty {
      let name = loose.count == 1 ? Path.stem(loose[0]) : name(of: folder)
      found.products.append(ProductFiles(name: name, tokens: loose))
    }
    let catalogs = roles.compactMap { file -> CatalogSource? in
      if case .catalog(let place) = file.role { CatalogSource(path: file.path, place: place) } else { nil }
    }
    let all = roles.compactMap { file -> LayoutSource? in
      if case .layout(let language) = file.role { LayoutSource(path: file.path, language: language) } else { nil }
    }
    let layouts = DeveloperFiles.leftOut(of: all, \.path, below: folder)
    // What lies beside tokens is checked with them; several sets of tokens leave it open whose it is.
    if found.products.count == 1 {
      (found.products[0].strings, found.products[0].layouts) = (catalogs, layouts)
    } else if !catalogs.isEmpty || !layouts.isEmpty {
      found.products.append(ProductFiles(name: name(of: folder), strings: catalogs, layouts: layouts))
    }
    for pairs in roles where pairs.role == .pairs {
      for index in nearest(to: pairs.path, among: found.products) { found.products[index].pairs.append(pairs.path) }
    }
  }

  /// A pair file speaks of the products whose files lie nearest above it, or of all where none does.
  private func nearest(to pairs: String, among products: [ProductFiles]) -> [Int] {
    let depths = products.map { product in
      product.tokens.map(Path.parent).filter { Self.lies(pairs, in: $0) }.map { Path.components($0).count }.max() ?? -1
    }
    let deepest = depths.max() ?? -1
    return products.indices.filter { depths[$0] == deepest }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder == "." ? !Path.isAbsolute(path) && !path.hasPrefix("../") : path.hasPrefix(folder + "/")
  }

  private func name(of folder: String) -> String { Path.lastComponent(files.canonical(folder)) }
}
