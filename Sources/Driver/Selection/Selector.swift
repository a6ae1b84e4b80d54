package import Diagnostics
package import Files
import TokenModel

/// Follows the paths of a command line to the products that are meant.
package struct Selector {
  private var selection: Selection
  private var workspaces: [LoadedWorkspace] = []
  private var loader: WorkspaceLoader
  private let files: any FileSystem
  /// Where relative paths start, canonical.
  private let origin: String
  /// Files named one by one, which together are one set.
  private var named = ProductFiles(name: "", tokens: [])
  private var isNamedComplete = true
  private var namedPolicyOwner: Workspace?

  private struct LoadedWorkspace {
    let workspace: Workspace
    let subjects: [Subject]
    /// Which of the subjects are meant.
    var chosen: Set<Int> = []
  }

  package init(_ files: any FileSystem, rules: RuleSet) {
    self.files = files
    selection = Selection(files: files)
    loader = WorkspaceLoader(files, rules: rules)
    origin = files.canonical(".")
  }

  /// `config`: the workspace file for every path. Without paths: that workspace whole, or what applies here.
  package mutating func select(_ paths: [String], config: String?) throws(Failure) -> Selection {
    if let config { try requireFile(config) }
    for path in paths.isEmpty ? [config ?? "."] : paths {
      do throws(Failure) {
        try add(path, config: config)
      } catch {
        selection.failures.append(error)
        isNamedComplete = false
      }
    }
    finishNamed()
    gather()
    if selection.subjects.isEmpty, selection.isConfigured {
      throw Failure(selection.failures) ?? nothing(in: paths.isEmpty ? "this folder" : paths.joined(separator: ", "))
    }
    return selection
  }

  private func requireFile(_ config: String) throws(Failure) {
    switch files.kind(of: config) {
    case .file: return
    case .directory: throw Failure(FileError(path: config, reason: .isDirectory))
    case .other: throw Failure(FileError(path: config, reason: .notRegular))
    case nil: throw missing(config)
    }
  }

  private mutating func add(_ path: String, config: String?) throws(Failure) {
    if path.isEmpty { throw Failure("one of the paths is empty") }
    guard let kind = files.kind(of: path) else { throw missing(path) }
    guard let workspaceFile = try workspaceFile(for: path, config) else {
      return try addLoose(path, kind, owner: nil)
    }
    let index = try workspace(at: workspaceFile)
    let (place, file) = (absolute(path), absolute(workspaceFile))
    let isWhole = Path.isInside(file, root: place)
    let subjects = workspaces[index].subjects
    let meant = subjects.indices.filter { isWhole || touches(place, subjects[$0]) }
    workspaces[index].chosen.formUnion(meant)
    let isBroken = (loader.findings + selection.findings).contains { $0.severity == .error }
    if meant.isEmpty, place != file, !isBroken { try addLoose(path, kind, owner: workspaces[index].workspace) }
  }

  private func workspaceFile(for path: String, _ config: String?) throws(Failure) -> String? {
    if let config { return config }
    return try wrapped { () throws(FileError) in try WorkspaceFinder(files).nearest(to: path) }
  }

  /// Reads a workspace once, with the files of its products.
  private mutating func workspace(at path: String) throws(Failure) -> Int {
    if let known = workspaces.firstIndex(where: { absolute($0.workspace.file) == absolute(path) }) { return known }
    let workspace = try wrapped { () throws(FileError) in try loader.load(path) }
    var expansion = ProductExpansion(files, workspace)
    let subjects = workspace.products.compactMap { expansion.subject($0) }
    selection.findings += expansion.findings
    workspaces.append(LoadedWorkspace(workspace: workspace, subjects: subjects))
    return workspaces.count - 1
  }

  /// Whether a path and a product have files in common, those that its resolver refers to included.
  private func touches(_ place: String, _ subject: Subject) -> Bool {
    let isMeant = { file in Path.isInside(absolute(file), root: place) }
    if subject.files.paths.contains(where: isMeant) { return true }
    let resolvers = subject.files.tokens.count == 1 ? subject.files.tokens : subject.files.tokens.filter(isResolver)
    return resolvers.flatMap { FileReferences.paths(of: $0, in: files) }.contains(where: isMeant)
  }

  private func isResolver(_ path: String) -> Bool { Path.extensions(path).contains("resolver") }
}

// MARK: - Without a workspace's products

extension Selector {
  private mutating func addLoose(_ path: String, _ kind: FileKind, owner: Workspace?) throws(Failure) {
    if kind == .directory { return try addFolder(path, owner: owner) }
    guard kind == .file else { throw Failure(FileError(path: path, reason: .notRegular)) }
    namedPolicyOwner = namedPolicyOwner ?? owner
    switch try wrapped({ () throws(FileError) in try Discovery(files).role(ofNamed: path) }) {
    case .tokens: named.tokens.append(path)
    case .resolver: addSubject(ProductFiles(name: Path.stem(path), tokens: [path]), owner: owner)
    case .pairs: named.pairs.append(path)
    case .catalog(let place): named.strings.append(CatalogSource(path: path, place: place))
    case .layout(let language): named.layouts.append(LayoutSource(path: path, language: language))
    case .workspace: throw Failure("\(path) is a workspace file", help: ["name it with --config \(path)"])
    case nil: throw Failure("\(path) is no file of design tokens, strings or layouts", help: [FileRole.expectation])
    }
  }

  private mutating func addFolder(_ path: String, owner: Workspace?) throws(Failure) {
    let found = Discovery(files).products(in: Path.normalized(path))
    selection.failures += found.errors.map(Failure.init)
    var owned: Set<String> = []
    for file in found.workspaces where absolute(file) != owner.map({ absolute($0.file) }) {
      let index = try workspace(at: file)
      workspaces[index].chosen = Set(workspaces[index].subjects.indices)
      owned.formUnion(workspaces[index].subjects.flatMap(\.files.paths).map(absolute))
    }
    for var product in found.products {
      // A workspace below may take its tokens from beside it.
      product.tokens.removeAll { owned.contains(absolute($0)) }
      product.strings.removeAll { owned.contains(absolute($0.path)) }
      product.layouts.removeAll { owned.contains(absolute($0.path)) }
      if !product.isEmpty {
        addSubject(product, owner: owner, isComplete: found.errors.isEmpty)
      }
    }
  }

  private mutating func addSubject(_ files: ProductFiles, owner: Workspace?, isComplete: Bool = true) {
    var subject = Subject(files)
    subject.isComplete = isComplete
    subject.policy = owner?.policy ?? Policy()
    subject.workspace = owner
    selection.subjects.append(subject)
  }

  /// Makes one product of the token files that were named. Pair files without any speak of their folder's tokens.
  private mutating func finishNamed() {
    addNamedStrings()
    guard let first = named.tokens.first else {
      addNamedLayouts()
      for pairs in named.pairs {
        let loose = selection.subjects.indices
        if loose.isEmpty {
          let found = Discovery(files).products(in: Path.parent(pairs), tokensOnly: true)
          selection.failures += found.errors.map(Failure.init)
          for product in found.products where product.pairs.contains(pairs) {
            addSubject(product, owner: namedPolicyOwner, isComplete: found.errors.isEmpty)
          }
        } else {
          for index in loose { selection.subjects[index].files.pairs.append(pairs) }
        }
      }
      return
    }
    named.name = Path.stem(first)
    addSubject(named, owner: namedPolicyOwner, isComplete: isNamedComplete)
  }

  /// Makes one product of the catalogs that were named, beside the translations that lie with them: those are read, so
  /// that a translation is held against its source, and nothing is said of them.
  private mutating func addNamedStrings() {
    guard let first = named.strings.first else { return }
    let discovery = Discovery(files)
    var sources = named.strings
    for source in named.strings {
      sources += discovery.siblings(of: source).filter { sibling in
        !sources.contains { absolute($0.path) == absolute(sibling.path) }
      }
    }
    sources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var subject = Subject(ProductFiles(name: first.name, strings: sources))
    subject.isComplete = isNamedComplete
    subject.policy = namedPolicyOwner?.policy ?? Policy()
    subject.workspace = namedPolicyOwner
    subject.namedStrings = Set(named.strings.map(\.path))
    selection.subjects.append(subject)
    named.strings = []
  }

  /// Makes one product of the layouts that were named without tokens beside them.
  private mutating func addNamedLayouts() {
    guard let first = named.layouts.first else { return }
    addSubject(
      ProductFiles(name: Path.stem(first.path), layouts: named.layouts), owner: namedPolicyOwner,
      isComplete: isNamedComplete)
  }

  /// Puts the workspaces' products first, in the order of their files.
  private mutating func gather() {
    let chosen = workspaces.flatMap { loaded in loaded.chosen.sorted().map { loaded.subjects[$0] } }
    selection.subjects = chosen + selection.subjects
    selection.workspaces = workspaces.map(\.workspace)
    selection.findings = loader.findings + selection.findings
    selection.sources = loader.sources
    selection.failures = selection.failures.unique
  }

  private func absolute(_ path: String) -> String { Path.normalized(Path.join(origin, path)) }

  /// Why nothing is selected although nothing is wrong.
  private func nothing(in places: String) -> Failure {
    guard let workspace = selection.workspaces.first else {
      return Failure(
        "there are no token files in \(places)",
        help: [FileRole.expectation, "tokens init writes a workspace to begin with"])
    }
    if workspace.products.isEmpty {
      return Failure(
        "\(workspace.file) names no products",
        help: ["list one under products: app: { tokens: tokens/app, contrast: tokens/app/contrast.yaml }"])
    }
    let products = workspace.products.map(\.name.value).joined(separator: ", ")
    return Failure(
      "no token files of \(workspace.file) lie in \(places)",
      help: ["name the workspace's folder, \(workspace.folder), to mean all of its products: \(products)"])
  }

  private func missing(_ path: String) -> Failure {
    let name = Path.lastComponent(path)
    let siblings = (try? files.list(Path.parent(path))) ?? []
    if siblings.contains(name) {
      return Failure("\(path) is a link that leads nowhere", help: ["point it at a file or folder, or remove it"])
    }
    let near = likeliest(name, among: siblings)
    return Failure(
      "\(path) does not exist",
      help: near.map { ["did you mean \(Path.normalized(Path.join(Path.parent(path), $0)))?"] } ?? [])
  }

  private func wrapped<Value>(_ body: () throws(FileError) -> Value) throws(Failure) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw Failure(error)
    }
  }
}
