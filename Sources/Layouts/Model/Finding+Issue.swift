import Diagnostics
import Documents

extension Finding {
  /// What a reader says of a file that does not parse: the rest of it is still checked.
  init(layoutIssue issue: SyntaxIssue) {
    self.init(
      .layoutSyntax, .error, issue.message, at: issue.span, labels: issue.labels, notes: issue.notes, help: issue.help)
  }
}
