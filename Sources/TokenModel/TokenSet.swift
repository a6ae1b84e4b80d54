package import Diagnostics
package import Documents

/// A product's tokens, resolved in every context. Immutable; every later room reads from it.
package struct TokenSet: Sendable {
  /// As configured: `orb`.
  package let name: String
  package let modifiers: [Modifier]
  /// In the order of the files.
  package let tokens: [Token]
  /// Every group that has tokens below it, outermost first.
  package let groups: [Group]
  private let index: [String: Int]

  package init(name: String, modifiers: [Modifier], tokens: [Token], groups: [Group]) {
    self.name = name
    self.modifiers = modifiers
    self.tokens = tokens
    self.groups = groups
    self.index = Dictionary(tokens.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token at a path ("text.muted").
  package subscript(path: String) -> Token? { index[path].map { tokens[$0] } }
  package func position(of path: String) -> Int? { index[path] }
}

/// A dimension along which values change: theme with light and dark.
package struct Modifier: Hashable, Sendable {
  package let name: String
  package let contexts: [String]
  /// Index into `contexts`; nil where a resolver file declares none.
  package let defaultContext: Int?

  package init(name: String, contexts: [String], defaultContext: Int?) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
  }
}

/// A choice for every modifier: an index into its contexts, in the order of `TokenSet.modifiers`.
package struct Context: Hashable, Sendable {
  package var choices: [Int]

  package init(_ choices: [Int]) {
    self.choices = choices
  }
}

package struct Group: Hashable, Sendable {
  package let path: [String]
  package let description: String?
  /// `$extensions.tokens.kind`: the Swift enum that its tokens go to.
  package let kind: String?

  package init(path: [String], description: String?, kind: String?) {
    self.path = path
    self.description = description
    self.kind = kind
  }
}

package enum Deprecation: Hashable, Sendable {
  case deprecated
  /// What to use instead, in the author's words.
  case because(String)
}

/// One token in all its contexts.
package struct Token: Sendable {
  /// Names joined by dots, as references write it.
  package let path: String
  package let segments: [String]
  /// nil where no type could be determined, or where it is none that the tool knows.
  package let type: TokenType?
  package let description: String?
  package let deprecation: Deprecation?
  /// The whole `$extensions`, kept for outputs that re-save it.
  package let extensions: Node?
  /// Where its name stands, in the definition that comes last.
  package let nameSpan: Span
  /// The modifiers that change its value (indices into `TokenSet.modifiers`, ascending).
  package let axes: [Int]
  /// One per combination of the axes' contexts, the last axis fastest. A token that never changes has one.
  package let variants: [Variant]
  /// Number of contexts of each axis.
  package let extents: [Int]
  /// Every token that it refers to, as a whole or in a part of its value, in any context (indices into
  /// `TokenSet.tokens`, ascending, each once). Direct references only.
  package let references: [Int]

  package struct Variant: Sendable {
    /// nil: could not be resolved (a finding says why), or the token does not exist in this context.
    package let value: TokenValue?
    /// The value as written in the definition that applies here: a literal or a reference.
    package let definition: Span
    /// The token that the definition refers to as a whole (index into `TokenSet.tokens`).
    package let target: Int?

    package init(value: TokenValue?, definition: Span, target: Int?) {
      self.value = value
      self.definition = definition
      self.target = target
    }
  }

  package init(
    path: String, segments: [String], type: TokenType?, description: String?, deprecation: Deprecation?,
    extensions: Node?, nameSpan: Span, axes: [Int], extents: [Int], variants: [Variant],
    references: [Int] = []
  ) {
    self.path = path
    self.segments = segments
    self.type = type
    self.description = description
    self.deprecation = deprecation
    self.extensions = extensions
    self.nameSpan = nameSpan
    self.axes = axes
    self.extents = extents
    self.variants = variants
    self.references = references
  }

  package func variant(in context: Context) -> Variant {
    var position = 0
    for (axis, extent) in zip(axes, extents) { position = position * extent + context.choices[axis] }
    return variants[position]
  }

  package func value(in context: Context) -> TokenValue? { variant(in: context).value }
}

extension TokenSet {
  /// Every combination of the given modifiers' contexts, the last fastest; the others stand at their default (or
  /// their first context).
  package func contexts(over axes: [Int]) -> [Context] {
    modifiers.combinations(of: axes).map(Context.init)
  }

  /// "dark, increased contrast": the choices that matter, for messages; "every context" for none.
  package func words(for context: Context, over axes: [Int]) -> String {
    guard !axes.isEmpty else { return "every context" }
    return axes.map { axis in
      let modifier = modifiers[axis]
      let name = modifier.contexts[context.choices[axis]]
      return isUnique(name) ? name : "\(modifier.name)=\(name)"
    }.joined(separator: ", ")
  }

  /// "theme=dark,contrast=increased": the exact form of files and reports.
  package func key(for context: Context, over axes: [Int]) -> String {
    axes.map { "\(modifiers[$0].name)=\(modifiers[$0].contexts[context.choices[$0]])" }.joined(separator: ",")
  }

  private func isUnique(_ context: String) -> Bool {
    modifiers.reduce(0) { $0 + ($1.contexts.contains(context) ? 1 : 0) } == 1
  }
}
