/// A modifier of a product: its contexts, and where it stands when a `TokenContext` chooses none of them.
public struct TokenModifier: Hashable, Sendable {
  public let name: String
  public let contexts: [String]
  /// Index into `contexts`.
  public let defaultIndex: Int
  /// The name under which a `TokenContext` knows it: "theme" for a modifier "mode" with light and dark.
  public let role: String

  public init(_ name: String, _ contexts: [String], default defaultIndex: Int = 0, as role: String? = nil) {
    self.name = name
    self.contexts = contexts
    self.defaultIndex = defaultIndex
    self.role = role ?? name
  }

  /// The index of the context that is chosen. Case does not count (DTCG, Resolver: inputs); an unknown context is
  /// the default.
  func index(in context: TokenContext) -> Int {
    guard let choice = context[name] ?? (role == name ? nil : context[role]) else { return defaultIndex }
    if let index = contexts.firstIndex(of: choice) { return index }
    let folded = choice.lowercased()
    return contexts.firstIndex { $0.lowercased() == folded } ?? defaultIndex
  }
}

extension [TokenModifier] {
  /// Which of the values a context selects, when there is one for each combination and the last modifier is fastest.
  func position(in context: TokenContext) -> Int {
    reduce(0) { $0 * $1.contexts.count + $1.index(in: context) }
  }

  /// Every combination, in the order of `position(in:)`.
  var combinations: [TokenContext] {
    reduce([TokenContext()]) { contexts, modifier in
      contexts.flatMap { context in modifier.contexts.map { context.setting(modifier.role, to: $0) } }
    }
  }
}
