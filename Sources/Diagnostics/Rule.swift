/// A rule's name, `family/name`.
package struct RuleID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package var family: Substring { name.prefix { $0 != "/" } }
  package var description: String { name }

  package static func < (a: RuleID, b: RuleID) -> Bool { a.name < b.name }
}

/// What a check looks for, as data: the text of `tokens explain`, the rule reference and the tests.
package struct Rule: Sendable {
  /// A small workspace: file names and texts. A bad example makes its rule speak, a good one leaves it silent.
  package struct Example: Sendable {
    package struct File: Sendable {
      package let name: String
      package let text: String
    }

    package let files: [File]

    package init(_ files: [(name: String, text: String)]) {
      self.files = files.map { File(name: $0.name, text: $0.text) }
    }

    /// One token file in YAML.
    package init(_ yaml: String) {
      self.init([("tokens.tokens.yaml", yaml)])
    }
  }

  package let id: RuleID
  /// What it weighs unless the workspace says otherwise; nil: off until it is asked for.
  package let severity: Severity?
  /// One line: what is wrong when it speaks.
  package let summary: String
  /// Why that matters to a person who uses the product.
  package let why: String
  /// What the author does about it.
  package let remedy: String
  package let bad: Example
  package let good: Example

  package init(
    _ id: RuleID, _ severity: Severity?, summary: String, why: String, remedy: String, bad: Example, good: Example
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.remedy = remedy
    self.bad = bad
    self.good = good
  }
}
