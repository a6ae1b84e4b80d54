import Catalogs
import Diagnostics
import Documents
import Locales

/// Reads what a product says of its strings.
extension WorkspaceReader {
  mutating func readStrings(_ object: Object, _ symbol: String, into product: inout Product) {
    if let strings = object["strings"] {
      product.strings = shapes.texts(strings, "\(symbol).strings", example: "strings: strings/\(product.name.value)")
    }
    if let source = object["sourceLocale"] { product.sourceLocale = locale(source, "\(symbol).sourceLocale") }
    if let digits = object["digits"] { product.digits = self.digits(digits, symbol) }
  }

  private mutating func locale(_ node: Node, _ symbol: String) -> Setting<LocaleTag>? {
    guard let text = shapes.text(node, symbol, example: "sourceLocale: en") else { return nil }
    if let tag = LocaleTag(text.value) { return Setting(tag, at: text.span) }
    shapes.report(
      .workspaceValue, "\(symbol) is \"\(text.value)\", and no language tag", at: text.span, symbol: symbol,
      help: ["write it as in BCP 47: en, pt-BR, zh-Hant"])
    return nil
  }

  private mutating func digits(_ node: Node, _ symbol: String) -> [LocaleTag: CatalogOptions.Digits] {
    let example = "digits: { ar: native }"
    var result: [LocaleTag: CatalogOptions.Digits] = [:]
    for member in shapes.mapping(node, "\(symbol).digits", keys: nil, example: example)?.members ?? [] {
      guard let tag = LocaleTag(member.key) else {
        shapes.report(
          .workspaceKey, "\(symbol).digits: \(member.key) is no language tag", at: member.keySpan, symbol: symbol,
          help: ["write it as \(example)"])
        continue
      }
      guard let choice = member.value.string.flatMap(CatalogOptions.Digits.init) else {
        shapes.report(
          .workspaceValue, "\(symbol).digits.\(member.key) must be native, latin or locale", at: member.value.span,
          symbol: symbol, help: ["write it as \(example)"])
        continue
      }
      result[tag] = choice
    }
    return result
  }
}
