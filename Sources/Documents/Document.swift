package import Diagnostics

/// The languages that a `Node` tree is read from.
package enum Syntax: Hashable, Sendable {
  case yaml
  case json
  /// Apple's property lists in XML.
  case propertyList
}

/// One file as a tree. `root` is nil where the file has no value that can be used: the issues say why. Spans count from
/// the file's first byte, a byte order mark included.
package struct Document: Sendable {
  package let file: FileID
  package let syntax: Syntax
  package let root: Node?
  package let comments: [Comment]
  package let issues: [SyntaxIssue]
  /// Whether the reader got to the end of the file. When it did not, `root` holds what stands before the error: names
  /// that are missing from it may well be in the rest.
  package let isComplete: Bool

  package init(
    file: FileID, syntax: Syntax, root: Node?, comments: [Comment] = [], issues: [SyntaxIssue] = [],
    isComplete: Bool = true
  ) {
    self.file = file
    self.syntax = syntax
    self.root = root
    self.comments = comments
    self.issues = issues
    self.isComplete = isComplete
  }
}

/// A comment that speaks to the tool (`tokens:ignore …`); others are not kept.
package struct Comment: Hashable, Sendable {
  /// From `#` to the end of the line; in XML, `<!--` and `-->` included.
  package let span: Span
  /// Without its marks and surrounding blanks.
  package let text: String
  /// Whether nothing but blanks stands beside it on its lines: it then speaks of the line below.
  package let ownLine: Bool

  package init(span: Span, text: String, ownLine: Bool) {
    self.span = span
    self.text = text
    self.ownLine = ownLine
  }
}

/// What a reader found wrong. The domain that asked gives it a rule.
package struct SyntaxIssue: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case syntax
    case duplicateKey
    /// Nothing is wrong, but the reader passes over it, and the author should know.
    case unread
  }

  package let kind: Kind
  /// One sentence, without a final full stop.
  package let message: String
  package let span: Span
  package let labels: [Finding.Label]
  package var notes: [String]
  package let help: [String]

  package init(
    _ kind: Kind, _ message: String, at span: Span, labels: [Finding.Label] = [], notes: [String] = [],
    help: [String] = []
  ) {
    self.kind = kind
    self.message = message
    self.span = span
    self.labels = labels
    self.notes = notes
    self.help = help
  }
}

extension [SyntaxIssue] {
  /// By where they stand; those at one place in the order of finding.
  var inFileOrder: [SyntaxIssue] {
    enumerated()
      .sorted { ($0.element.span.lower, $0.offset) < ($1.element.span.lower, $1.offset) }
      .map(\.element)
  }
}
