package import Catalogs
package import Diagnostics
package import Documents
import Files
package import Layouts
package import Locales
package import TokenModel

/// A workspace file as read: what is checked and built, and by which rules. Paths are as written, relative to
/// `folder`.
package struct Workspace: Sendable {
  /// The file's path, as the user would write it.
  package let file: String
  /// The folder that paths are relative to.
  package let folder: String
  /// In the order of the file.
  package var products: [Product] = []
  /// Rules and exceptions of the extended policy, then the workspace's own: later ones win.
  package var policy = Policy()
  /// The extended policy file, as the user would write it.
  package var extends: Setting<String>?
  package var baseline: Setting<String>?

  package init(file: String, folder: String) {
    self.file = file
    self.folder = folder
  }

  /// A configured path as the user would write it where the tool runs, `origin`: the shortest way there, or the
  /// absolute path where the workspace was named by one.
  func place(of path: String, from origin: String) -> String {
    let joined = Path.normalized(Path.join(folder, path))
    return Path.isAbsolute(joined)
      ? joined : Path.relative(from: origin, to: Path.normalized(Path.join(origin, joined)))
  }
}

/// A configured value, and where it stands.
package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let span: Span

  package init(_ value: Value, at span: Span) {
    self.value = value
    self.span = span
  }
}

/// One product: its sources, its outputs, and what it says about rules.
package struct Product: Sendable {
  package struct Output: Hashable, Sendable {
    package let language: OutputLanguage
    package let folder: Setting<String>

    package init(_ language: OutputLanguage, _ folder: Setting<String>) {
      self.language = language
      self.folder = folder
    }
  }

  package let name: Setting<String>
  /// Folders, files, or one resolver file.
  package var tokens: [Setting<String>] = []
  /// Pair files.
  package var contrast: [Setting<String>] = []
  package var outputs: [Output] = []
  /// Modifiers of its own, beside those that every product knows.
  package var modifiers: [Modifier] = []
  package var policy = Policy()
  /// Folders and files of string catalogs.
  package var strings: [Setting<String>] = []
  /// The language that its strings are translated from, where their files do not tell.
  package var sourceLocale: Setting<LocaleTag>?
  /// Which digits the texts of a locale are written in.
  package var digits: [LocaleTag: CatalogOptions.Digits] = [:]
  /// Folders, files, or glob patterns of layouts.
  package var layouts: [Setting<String>] = []
  /// The oldest systems that it runs on.
  package var deploymentTarget: Setting<DeploymentTarget>?
  /// What later rooms read: `contracts`.
  package var others: [Object.Member] = []

  package init(name: Setting<String>) {
    self.name = name
  }
}

/// The languages that a product can be compiled to.
package enum OutputLanguage: String, CaseIterable, Hashable, Sendable {
  case swift
  case assets
  case compose
  case android
  case css
  case dtcg
  case gallery

  /// Whether this version writes it; the others are accepted, so that a workspace may name them already.
  package var isWritten: Bool { self == .swift }
}

/// Severities, options and exceptions of rules.
package struct Policy: Sendable {
  /// In order: a later one wins over an earlier one.
  package var rules: [RuleSetting] = []
  package var ignores: [IgnoreEntry] = []

  package init() {}

  /// `self`, overridden by `other`.
  package func overridden(by other: Policy) -> Policy {
    var result = self
    result.rules += other.rules
    result.ignores += other.ignores
    return result
  }
}

/// `tokens/grid: error`, or `tokens/grid: { severity: error, step: 4 }`.
package struct RuleSetting: Hashable, Sendable {
  /// A rule or a family.
  package let name: Setting<String>
  package let level: RuleLevel?
  /// The whole mapping, for the rule's check to read; nil for a severity alone.
  package let options: Node?

  package init(name: Setting<String>, level: RuleLevel?, options: Node? = nil) {
    self.name = name
    self.level = level
    self.options = options
  }

  var isFamily: Bool { !name.value.contains("/") || name.value.hasSuffix("/*") }
}

/// An exception with its reason: `{ rule: tokens/grid, token: "legacy.**", reason: … }`.
package struct IgnoreEntry: Hashable, Sendable {
  /// A rule or a family.
  package let rule: Setting<String>
  /// The tokens that it speaks of; nil: all.
  package let tokens: [TokenPattern]?
  /// The keys of messages that it speaks of; nil: all.
  package let keys: [KeyPattern]?
  /// The files, as glob patterns relative to the workspace; nil: all.
  package let files: [Setting<String>]?
  package let reason: String
  /// The whole entry.
  package let span: Span

  package init(
    rule: Setting<String>, tokens: [TokenPattern]?, keys: [KeyPattern]? = nil, files: [Setting<String>]?,
    reason: String, span: Span
  ) {
    self.rule = rule
    self.tokens = tokens
    self.keys = keys
    self.files = files
    self.reason = reason
    self.span = span
  }
}
