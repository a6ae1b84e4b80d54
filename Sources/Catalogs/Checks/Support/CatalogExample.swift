import Diagnostics

extension Rule.Example {
  /// A product with catalogs in YAML: by locale, the entries of `strings`, each on a line of its own.
  static func strings(_ catalogs: KeyValuePairs<String, [String]>, rules: String = "") -> Rule.Example {
    let rules = rules.isEmpty ? "" : ", rules: { \(rules) }"
    return Rule.Example(
      [("tokens.yaml", "products: { example: { strings: strings\(rules) } }\n")]
        + catalogs.map { locale, entries in
          ("strings/\(locale).yaml", "locale: \(locale)\nstrings:\n" + entries.map { "  \($0)\n" }.joined())
        })
  }
}
