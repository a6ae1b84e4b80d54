package import Diagnostics

/// A colour of the product on others, as the code of a view puts them there.
package struct ColorUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text
    /// A symbol or a line.
    case graphic
  }

  /// A token where the code names it.
  package struct Name: Hashable, Sendable {
    /// As the token files have it: `text.secondary`.
    package let path: String
    package let span: Span

    package init(_ path: String, at span: Span) {
      self.path = path
      self.span = span
    }
  }

  package let kind: Kind
  package let foreground: Name
  /// What it stands on, top to bottom, as far as that is known; at least one.
  package let surfaces: [Name]
  /// The text style, where a token says it.
  package let style: Name?
  /// The declaration that it stands in: `CardView.body`.
  package let view: String
  /// The text or symbol itself.
  package let span: Span

  package init(
    _ kind: Kind, _ foreground: Name, on surfaces: [Name], style: Name?, view: String, at span: Span
  ) {
    self.kind = kind
    self.foreground = foreground
    self.surfaces = surfaces
    self.style = style
    self.view = view
    self.span = span
  }
}

/// A product's colours and text styles by the names that they have in Swift.
package struct StyleNames: Hashable, Sendable {
  private var paths: [String: String] = [:]
  /// What every name begins with, as it is written: `Vocelune`, `vocelune`.
  package private(set) var roots: Set<String> = []
  /// Elevations by their names in Swift.
  private var openElevations: Set<String> = []

  package init() {}

  package var isEmpty: Bool { paths.isEmpty }

  /// `names`: `["Vocelune", "Colors", "Text", "secondary"]`. Groups are found under the name of their enum and under that
  /// of the property that leads to it.
  package mutating func add(_ path: String, as names: [String]) {
    guard let root = names.first else { return }
    roots.insert(root)
    paths[Self.key(names[...])] = path
  }

  /// Adds an elevation that paints nothing behind what it holds: a shadow, a hairline.
  package mutating func addOpenElevation(as names: [String]) { openElevations.insert(Self.key(names[...])) }

  func isOpenElevation(_ names: [String]) -> Bool { openElevations.contains(Self.key(names[...])) }

  /// The token that some names lead to. They may begin with a type, as in `ColorToken.vocelune.text.secondary`.
  func path(of names: [String]) -> String? {
    paths[Self.key(names[...])] ?? (names.count > 2 ? paths[Self.key(names.dropFirst())] : nil)
  }

  private static func key(_ names: ArraySlice<String>) -> String {
    names.map { name in
      let plain = name.filter { $0 != "`" }
      return plain.prefix(1).lowercased() + plain.dropFirst()
    }.joined(separator: ".")
  }
}
