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
    if let config, files.kind(of: config) != .file {
      throw Failure(FileError(path: config, reason: files.kind(of: config) == nil ? .missing : .isDirectory))
    }
    for path in paths.isEmpty ? [config ?? "."] : paths { try add(path, config: config) }
    finishNamed()
    gather()
    if selection.subjects.isEmpty, selection.isConfigured {
      if paths.isEmpty, let workspace = selection.workspaces.first {
        throw Failure(
          "\(workspace.file) names no products",
          help: ["list one under products: app: { tokens: tokens/app, contrast: tokens/app/contrast.yaml }"])
      }
      throw Failure(
        "there are no token files in \(paths.isEmpty ? "this folder" : paths.joined(separator: ", "))",
        help: [FileRole.expectation, "tokens init writes a workspace to begin with"])
    }
    return selection
  }

  private mutating func add(_ path: String, config: String?) throws(Failure) {
    if path.isEmpty { throw Failure("one of the paths is empty") }
    guard let kind = files.kind(of: path) else { throw missing(path) }
    guard let workspaceFile = try workspaceFile(for: path, config) else {
      return try addLoose(path, kind, owner: nil)
    }
    let index = try workspace(at: workspaceFile)
    let place = absolute(path)
    let all = absolute(workspaceFile) == place
    let touched = workspaces[index].subjects.indices.filter { all || touches(place, workspaces[index].subjects[$0]) }
    workspaces[index].chosen.formUnion(touched)
    let isBroken = !loader.findings.isEmpty || !selection.findings.isEmpty
    if touched.isEmpty, !all, !isBroken { try addLoose(path, kind, owner: workspaces[index].workspace) }
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
    if (subject.files.tokens + subject.files.pairs).contains(where: isMeant) { return true }
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
    case .workspace: throw Failure("\(path) is a workspace file", help: ["name it with --config \(path)"])
    case nil: throw Failure("\(path) is not a file of design tokens", help: [FileRole.expectation])
    }
  }

  private mutating func addFolder(_ path: String, owner: Workspace?) throws(Failure) {
    let found = Discovery(files).products(in: Path.normalized(path))
    if let error = found.errors.first { throw Failure(error) }
    for file in found.workspaces where absolute(file) != owner.map({ absolute($0.file) }) {
      let index = try workspace(at: file)
      workspaces[index].chosen = Set(workspaces[index].subjects.indices)
    }
    for product in found.products { addSubject(product, owner: owner) }
  }

  private mutating func addSubject(_ files: ProductFiles, owner: Workspace?) {
    var subject = Subject(files)
    subject.policy = owner?.policy ?? Policy()
    subject.workspace = owner
    selection.subjects.append(subject)
  }

  /// Makes one product of the token files that were named. Pair files without any speak of their folder's tokens.
  private mutating func finishNamed() {
    guard let first = named.tokens.first else {
      for pairs in named.pairs {
        let loose = selection.subjects.indices
        if loose.isEmpty {
          let found = Discovery(files).products(in: Path.parent(pairs), workspaces: false)
          for product in found.products where product.pairs.contains(pairs) {
            addSubject(product, owner: namedPolicyOwner)
          }
        } else {
          for index in loose { selection.subjects[index].files.pairs.append(pairs) }
        }
      }
      return
    }
    named.name = Path.stem(first)
    addSubject(named, owner: namedPolicyOwner)
  }

  /// Puts the workspaces' products first, in the order of their files.
  private mutating func gather() {
    let chosen = workspaces.flatMap { loaded in loaded.chosen.sorted().map { loaded.subjects[$0] } }
    selection.subjects = chosen + selection.subjects
    selection.workspaces = workspaces.map(\.workspace)
    selection.findings = loader.findings + selection.findings
    selection.sources = loader.sources
  }

  private func absolute(_ path: String) -> String { Path.normalized(Path.join(origin, path)) }

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
