import Diagnostics
import Documents
import Files
import Layouts

/// Reads what a product says of its layouts.
extension WorkspaceReader {
  mutating func readLayouts(_ object: Object, _ symbol: String, into product: inout Product) {
    if let layouts = object["layouts"] {
      let texts = shapes.texts(layouts, "\(symbol).layouts", example: "layouts: [Sources/**/*.swift]")
      product.layouts = texts.filter { isPattern($0, symbol) }
    }
    if let target = object["deploymentTarget"] {
      product.deploymentTarget = Setting(deploymentTarget(target, symbol), at: target.span)
    }
  }

  private mutating func isPattern(_ text: Setting<String>, _ symbol: String) -> Bool {
    do throws(GlobPattern.Malformed) {
      _ = try GlobPattern(text.value)
      return true
    } catch {
      shapes.report(
        .workspaceValue, "the pattern \(text.value) cannot be read: \(error.explanation)", at: text.span, symbol: symbol
      )
      return false
    }
  }

  private mutating func deploymentTarget(_ node: Node, _ symbol: String) -> DeploymentTarget {
    let example = "deploymentTarget: { ios: 17 }"
    let name = "\(symbol).deploymentTarget"
    let platforms = DeploymentTarget.Platform.allCases.map(\.rawValue)
    var result = DeploymentTarget()
    for member in shapes.mapping(node, name, keys: platforms, example: example)?.members ?? [] {
      guard let platform = DeploymentTarget.Platform(rawValue: member.key) else { continue }
      if let version = version(member.value) {
        result[platform] = version
        continue
      }
      let what = member.value.string.map { "\"\($0)\"" } ?? member.value.kindWords
      shapes.report(
        .workspaceValue, "\(name).\(member.key) is \(what), and must be a version above 0", at: member.value.span,
        symbol: name, help: ["write it as \(example)"])
    }
    return result
  }

  /// 17, 17.4, "17.4.1": one to three numbers, the first above 0.
  private func version(_ node: Node) -> DeploymentTarget.Version? {
    if let text = node.string { return DeploymentTarget.Version(text) }
    guard let number = node.number, number.isFinite, (1..<10000).contains(number) else { return nil }
    return DeploymentTarget.Version("\(number)")
  }
}
