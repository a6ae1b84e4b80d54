package import Diagnostics
package import Documents
import Files
import TokenModel

/// Reads a workspace file's tree, and checks every key and value of it. Looks at no other file.
package struct WorkspaceReader: Sendable {
  static let keys = ["$schema", "extends", "products", "rules", "ignore", "baseline"]
  static let policyKeys = ["$schema", "rules", "ignore"]

  var shapes = ShapeReader()
  let rules: RuleSet

  package init(rules: RuleSet) {
    self.rules = rules
  }

  package var findings: [Finding] { shapes.findings }

  /// `folder`: what its paths are relative to.
  package mutating func workspace(_ root: Node, file: String, folder: String) -> Workspace {
    var result = Workspace(file: file, folder: folder)
    let example = "products: { orb: { tokens: tokens/orb } }"
    guard let object = shapes.mapping(root, "the workspace", keys: Self.keys, example: example) else { return result }
    result.extends = object["extends"].flatMap { shapes.text($0, "extends", example: "extends: ../policy.yaml") }
    result.baseline = object["baseline"].flatMap {
      shapes.text($0, "baseline", example: "baseline: tokens.baseline.json")
    }
    result.policy = policy(object, "the workspace")
    guard let products = object["products"] else {
      shapes.report(
        .workspaceValue, "the workspace has no products", at: .start(of: root.span.file), symbol: "products",
        help: ["name at least one: \(example)"])
      return result
    }
    for member in shapes.mapping(products, "products", keys: nil, example: example)?.members ?? [] {
      if let product = product(member) { result.products.append(product) }
    }
    checkFolders(result.products)
    return result
  }

  /// The extended file: rules and exceptions that several workspaces share.
  package mutating func policy(_ root: Node) -> Policy {
    let example = "rules: { tokens/grid: error }"
    if let extends = root.object?.member("extends") {
      shapes.report(
        .workspaceKey, "an extended file extends another", at: extends.keySpan, symbol: "extends",
        help: ["take extends out: one level is the most, so that it stays plain where a setting comes from"])
    }
    let known = Self.policyKeys + (root.object?.member("extends") == nil ? [] : ["extends"])
    guard let object = shapes.mapping(root, "an extended file", keys: known, example: example) else { return Policy() }
    return policy(object, "an extended file")
  }

  mutating func policy(_ object: Object, _ owner: String) -> Policy {
    var result = Policy()
    if let rules = object["rules"] { result.rules = ruleSettings(rules, "rules of \(owner)") }
    if let ignore = object["ignore"] { result.ignores = ignoreEntries(ignore, "ignore of \(owner)") }
    return result
  }

  /// Two outputs in one folder would take each other's files for left-over ones.
  private mutating func checkFolders(_ products: [Product]) {
    var owners: [String: String] = [:]
    for product in products {
      for output in product.outputs {
        let name = "\(output.language.rawValue) of \(product.name.value)"
        if let owner = owners.updateValue(name, forKey: Path.normalized(output.folder.value)) {
          shapes.report(
            .workspaceValue, "\(name) and \(owner) go to the same folder", at: output.folder.span,
            symbol: "products.\(product.name.value).outputs", help: ["give each output a folder of its own"])
        }
      }
    }
  }
}
