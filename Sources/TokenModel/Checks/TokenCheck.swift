package import Diagnostics
package import Documents

/// A design rule over a product's resolved tokens. To add one: a file beside this one, a line in `TokenChecks.all`.
package struct TokenCheck: Sendable {
  package let rule: Rule
  /// The options that the workspace may give it, beside `severity`.
  package let options: [String]
  private let body: @Sendable (inout CheckRun) -> Void

  init(_ rule: Rule, options: [String] = [], _ body: @escaping @Sendable (inout CheckRun) -> Void) {
    self.rule = rule
    self.options = options
    self.body = body
  }

  /// Every finding in every context. `options` is what the workspace has under the rule's name: nil, a severity, or a
  /// mapping with the rule's options; mistakes in it are findings too, under `workspace/options`.
  package func findings(in set: TokenSet, options node: Node? = nil) -> [Finding] {
    var run = CheckRun(set: set, rule: rule, options: node, known: options)
    body(&run)
    return run.findings
  }
}

package enum TokenChecks {
  package static let all: [TokenCheck] = [
    .grid,
    .target,
    .reducedMotion,
    .scriptType,
    .elevationFallback,
    .animates,
    .usage,
    .chroma,
    .deprecated,
  ]
}
