import Catalogs
import Diagnostics
import Documents
import Locales
import TokenModel

extension WorkspaceReader {
  static let productKeys = [
    "tokens", "contrast", "outputs", "modifiers", "rules", "ignore", "contracts", "strings", "layouts",
    "deploymentTarget", "digits", "sourceLocale",
  ]

  mutating func product(_ member: Object.Member) -> Product? {
    let symbol = "products.\(member.key)"
    let example = "\(member.key): { tokens: tokens/\(member.key) }"
    guard let object = shapes.mapping(member.value, symbol, keys: Self.productKeys, example: example) else {
      return nil
    }
    var result = Product(name: Setting(member.key, at: member.keySpan))
    if member.key.isEmpty {
      shapes.report(
        .workspaceValue, "a product has an empty name", at: member.keySpan, symbol: symbol, help: ["give it a name"])
    }
    if let tokens = object["tokens"] {
      result.tokens = shapes.texts(tokens, "\(symbol).tokens", example: "tokens: tokens/\(member.key)")
    } else if object["strings"] == nil, object["layouts"] == nil {
      shapes.report(
        .workspaceValue, "\(symbol) has no tokens, no strings and no layouts", at: member.keySpan, symbol: symbol,
        help: ["say where they are: tokens: tokens/\(member.key), strings: strings/\(member.key)"])
    }
    readStrings(object, symbol, into: &result)
    readLayouts(object, symbol, into: &result)
    if let contrast = object["contrast"] {
      result.contrast = shapes.texts(contrast, "\(symbol).contrast", example: "contrast: contrast.yaml")
    }
    if let outputs = object["outputs"] { result.outputs = self.outputs(outputs, symbol) }
    if let modifiers = object["modifiers"] { result.modifiers = self.modifiers(modifiers, symbol) }
    result.policy = policy(object, symbol)
    result.others = object.members.filter { readLater($0, symbol) }
    return result
  }

  private mutating func outputs(_ node: Node, _ symbol: String) -> [Product.Output] {
    let known = OutputLanguage.allCases.map(\.rawValue)
    let example = "outputs: { swift: generated/swift }"
    let members = shapes.mapping(node, "\(symbol).outputs", keys: known, example: example)?.members ?? []
    return members.compactMap { member in
      guard let language = OutputLanguage(rawValue: member.key) else { return nil }
      let folder = shapes.text(
        member.value, "\(symbol).outputs.\(member.key)", example: "\(member.key): generated/\(member.key)")
      return folder.map { Product.Output(language, $0) }
    }
  }

  private mutating func modifiers(_ node: Node, _ symbol: String) -> [Modifier] {
    let example = "modifiers: { density: [regular, compact] }"
    let members = shapes.mapping(node, "\(symbol).modifiers", keys: nil, example: example)?.members ?? []
    return members.compactMap { member in
      let contexts = shapes.texts(
        member.value, "\(symbol).modifiers.\(member.key)", example: "\(member.key): [regular, compact]")
      guard !contexts.isEmpty else { return nil }
      return Modifier(name: member.key, contexts: contexts.map(\.value), defaultContext: 0)
    }
  }

  /// Whether a key is one that later rooms act on; its shape is checked already.
  private mutating func readLater(_ member: Object.Member, _ symbol: String) -> Bool {
    guard member.key == "contracts" else { return false }
    _ = shapes.texts(member.value, "\(symbol).contracts", example: "contracts: path")
    return true
  }
}
