import Files
import TokenModel

/// A workspace for token files that are there already.
struct AdoptedWorkspace {
  let files: [NewFile]

  /// `folder`: where the workspace file goes; products lie in it.
  init(_ products: [ProductFiles], in folder: String, _ system: any FileSystem) throws(Failure) {
    var text = "# What is checked and built: tokens check, tokens build.\nproducts:\n"
    var others: [NewFile] = []
    for product in products {
      let name = ProductName.standing(for: product.name)
      text += "  \(ProductName.yaml(name)):\n    tokens: \(Self.sources(of: product, from: folder))\n"
      var pairs = product.pairs.map { ProductName.yaml(Path.relative(from: folder, to: $0)) }
      if pairs.isEmpty, let proposal = try Self.proposal(for: product, system) {
        let path = products.count == 1 ? "contrast.yaml" : "\(name).contrast.yaml"
        others.append(NewFile(path: path, text: proposal))
        pairs = [ProductName.yaml(path)]
      }
      if !pairs.isEmpty {
        text += "    contrast: \(pairs.count == 1 ? pairs[0] : "[\(pairs.joined(separator: ", "))]")\n"
      }
      let output = products.count == 1 ? "generated/swift" : "generated/\(name)/swift"
      text += "    outputs: { swift: \(ProductName.yaml(output)) }\n"
    }
    let free = WorkspaceFinder.names.first { system.kind(of: Path.join(folder, $0)) == nil }
    files = [NewFile(path: free ?? WorkspaceFinder.names[0], text: text)] + others
  }

  /// A resolver file or a single file by its name, others by the folder that holds them all.
  private static func sources(of product: ProductFiles, from folder: String) -> String {
    if product.tokens.count == 1 { return ProductName.yaml(Path.relative(from: folder, to: product.tokens[0])) }
    let folders = product.tokens.map { Path.components(Path.relative(from: folder, to: Path.parent($0))) }
    let common = folders.dropFirst().reduce(folders.first ?? []) { common, other in
      Array(zip(common, other).prefix { $0 == $1 }.map(\.0))
    }
    return common.isEmpty ? "\".\"" : ProductName.yaml(common.joined(separator: "/"))
  }

  private static func proposal(for product: ProductFiles, _ system: any FileSystem) throws(Failure) -> String? {
    let sources = TokenSources(name: product.name, files: product.tokens)
    do throws(FileError) {
      return PairProposal(try TokenLoader(fileSystem: system).load(sources).set).text
    } catch {
      throw Failure(error)
    }
  }
}
