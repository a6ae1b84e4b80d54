/// How much a finding weighs. `check` fails at or above `--fail-on`.
package enum Severity: String, Hashable, Comparable, CaseIterable, Sendable {
  case note
  case warning
  case error

  package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One thing that is wrong: what, where, why, and what to do.
package struct Finding: Hashable, Sendable {
  /// A second place that belongs to the story, such as the definition an alias goes through.
  package struct Label: Hashable, Sendable {
    package var span: Span
    package var message: String

    package init(_ span: Span, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  package var rule: RuleID
  package var severity: Severity
  /// One sentence that stands alone, without a final full stop.
  package var message: String
  package var span: Span
  package var labels: [Label]
  /// What the reader must know to believe it: why it matters, where the value came from.
  package var notes: [String]
  /// What to do, in the imperative.
  package var help: [String]
  package var fixes: [Fix]
  /// The enclosing key or symbol ("text.muted"): with rule, file and text it makes the fingerprint, which outlives
  /// moved lines.
  package var symbol: String

  package init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at span: Span, symbol: String = "",
    labels: [Label] = [], notes: [String] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.symbol = symbol
    self.labels = labels
    self.notes = notes
    self.help = help
    self.fixes = fixes
  }
}

/// A change that mends a finding. Safe ones keep the author's meaning; the others need a look.
package struct Fix: Hashable, Sendable {
  package struct Edit: Hashable, Sendable {
    package var span: Span
    package var text: String

    package init(_ span: Span, _ text: String) {
      self.span = span
      self.text = text
    }
  }

  package var title: String
  package var safe: Bool
  package var edits: [Edit]

  package init(_ title: String, safe: Bool, edits: [Edit]) {
    self.title = title
    self.safe = safe
    self.edits = edits
  }
}
