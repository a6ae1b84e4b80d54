import Catalogs
import Diagnostics
import Files

/// Turns a workspace's product into files: looks into its folders, and reports what is not there.
struct ProductExpansion {
  private let files: any FileSystem
  private let workspace: Workspace
  /// Where relative paths start.
  private let origin: String
  private(set) var findings: [Finding] = []

  init(_ files: any FileSystem, _ workspace: Workspace) {
    self.files = files
    self.workspace = workspace
    origin = files.canonical(".")
  }

  /// nil where the product has no file; a finding has been made.
  mutating func subject(_ product: Product) -> Subject? {
    var found = ProductFiles(name: product.name.value, tokens: [])
    var isComplete = true
    for tokens in product.tokens { isComplete = add(tokens, of: product, to: &found) && isComplete }
    if !product.contrast.isEmpty {
      found.pairs = product.contrast.compactMap { file($0, "contrast", of: product) }
    }
    for strings in product.strings { isComplete = addStrings(strings, of: product, to: &found) && isComplete }
    for layouts in product.layouts { isComplete = addLayouts(layouts, of: product, to: &found) && isComplete }
    guard !found.isEmpty else { return nil }
    var subject = Subject(found)
    subject.modifiers = product.modifiers
    subject.policy = workspace.policy.overridden(by: product.policy)
    subject.outputs = product.outputs
    subject.workspace = workspace
    subject.product = product
    subject.isComplete = isComplete
    return subject
  }

  /// Whether all that the setting means was found.
  private mutating func add(
    _ setting: Setting<String>, of product: Product, to result: inout ProductFiles
  ) -> Bool {
    let path = workspace.place(of: setting.value, from: origin)
    guard files.kind(of: path) == .directory else {
      guard let path = file(setting, "tokens", of: product) else { return false }
      result.tokens.append(path)
      return true
    }
    let before = result.tokens.count
    let found = Discovery(files).products(in: path, tokensOnly: true)
    for error in found.errors { report("\(error.path) \(error.explanation)", at: setting, product) }
    result.pairs += found.products.flatMap(\.pairs)
    if found.products.count > 1 {
      let sources = found.products.flatMap { product in product.tokens }
      report(
        "\(setting.value) holds several sets of tokens", at: setting, product,
        help: ["name the one that is meant, or make each a product: \(sources.joined(separator: ", "))"])
    } else if let only = found.products.first {
      result.tokens += only.tokens
    } else if found.errors.isEmpty {
      report("\(setting.value) holds no token files", at: setting, product, help: [FileRole.expectation])
    }
    if !found.unused.isEmpty { reportUnused(found.unused, at: setting, product) }
    return found.errors.isEmpty && result.tokens.count > before
  }

  private mutating func addStrings(
    _ setting: Setting<String>, of product: Product, to result: inout ProductFiles
  ) -> Bool {
    let path = workspace.place(of: setting.value, from: origin)
    let found: (sources: [CatalogSource], errors: [FileError])
    if files.kind(of: path) == .directory {
      found = Discovery(files).catalogs(in: path)
    } else {
      guard let path = file(setting, "strings", of: product) else { return false }
      do throws(FileError) {
        let place = try CatalogPlace(path, isNamed: true) { () throws(FileError) in try files.read(path) }
        found = (place.map { [CatalogSource(path: path, place: $0)] } ?? [], [])
      } catch {
        found = ([], [error])
      }
    }
    for error in found.errors { report("\(error.path) \(error.explanation)", at: setting, product) }
    if found.sources.isEmpty, found.errors.isEmpty {
      report("\(setting.value) holds no string catalogs", at: setting, product, help: [FileRole.expectation])
    }
    result.strings += found.sources.filter { !result.strings.contains($0) }
    return found.errors.isEmpty
  }

  private mutating func addLayouts(
    _ setting: Setting<String>, of product: Product, to result: inout ProductFiles
  ) -> Bool {
    let folder = workspace.place(of: ".", from: origin)
    let found = Discovery(files).layouts(setting.value, in: folder)
    for error in found.errors { report("\(error.path) \(error.explanation)", at: setting, product) }
    if found.sources.isEmpty, found.errors.isEmpty {
      report(
        "no layouts are found at \(setting.value)", at: setting, product,
        help: ["name a folder, a file, or a pattern such as Sources/**/*.swift, relative to the workspace file"])
    }
    let known = Set(result.layouts)
    result.layouts += found.sources.filter { !known.contains($0) }
    return found.errors.isEmpty
  }

  private mutating func file(_ setting: Setting<String>, _ key: String, of product: Product) -> String? {
    let path = workspace.place(of: setting.value, from: origin)
    switch files.kind(of: path) {
    case .file: return path
    case .directory: report("\(setting.value) is a folder, and \(key) names a file", at: setting, product)
    case .other: report("\(setting.value) is not a regular file", at: setting, product)
    case nil:
      let siblings = (try? files.list(Path.parent(path))) ?? []
      if siblings.contains(Path.lastComponent(path)) {
        report("\(setting.value) is a link that leads nowhere", at: setting, product)
        return nil
      }
      let near = likeliest(Path.lastComponent(path), among: siblings).map { name in
        "did you mean \(Path.normalized(Path.join(Path.parent(setting.value), name)))?"
      }
      report(
        "\(setting.value) does not exist", at: setting, product,
        help: [near ?? "paths are relative to the workspace file: \(path) was looked for"])
    }
    return nil
  }

  private mutating func report(
    _ message: String, at setting: Setting<String>, _ product: Product, help: [String] = []
  ) {
    findings.append(
      Finding(
        .workspacePath, .error, "\(message) (product \(product.name.value))", at: setting.span,
        symbol: "products.\(product.name.value)", help: help))
  }

  private mutating func reportUnused(_ unused: [String], at setting: Setting<String>, _ product: Product) {
    let names = unused.map { Path.relative(from: workspace.folder, to: $0) }
    findings.append(
      Finding(
        .workspaceUnused, .note,
        "no resolver refers to \(names.joined(separator: ", ")), so \(names.count == 1 ? "it is" : "they are") not read",
        at: setting.span, symbol: "products.\(product.name.value)",
        help: [
          "add \(names.count == 1 ? "it" : "them") to a set of the resolver, or move \(names.count == 1 ? "it" : "them") away"
        ]))
  }
}
