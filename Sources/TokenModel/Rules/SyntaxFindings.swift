import Diagnostics
import Documents

extension Finding {
  /// What a reader found wrong, under the rule of its kind.
  init(_ issue: SyntaxIssue) {
    let rule: RuleID =
      switch issue.kind {
      case .syntax, .unread: .syntax
      case .duplicateKey: .duplicateKey
      }
    self.init(
      rule, issue.kind == .unread ? .note : .error, issue.message, at: issue.span, labels: issue.labels,
      notes: issue.notes, help: issue.help)
  }
}
