/// What a token can hold.
public protocol TokenValue: Hashable, Sendable {
  /// What an app gets of it: mostly the value itself; points of a length.
  associatedtype Resolved: Hashable & Sendable = Self

  /// The value as the context demands: a motion gives way to its reduced counterpart, a length in rem grows with text.
  func resolved(in context: TokenContext) -> Resolved
}

extension TokenValue where Resolved == Self {
  public func resolved(in context: TokenContext) -> Self { self }
}

/// A named design decision: one value, or one for each combination of the modifiers that change it.
public struct Token<Value: TokenValue>: Hashable, Sendable {
  private let modifiers: [TokenModifier]
  /// Never empty; the last modifier is fastest.
  private let values: [Value]

  /// The same everywhere.
  public init(_ value: Value) {
    modifiers = []
    values = [value]
  }

  /// A value for each combination of the modifiers' contexts, the last modifier fastest.
  public init(_ modifiers: [TokenModifier], _ first: Value, _ others: Value...) {
    self.modifiers = modifiers
    values = [first] + others
  }

  /// What to show in a context.
  public func value(in context: TokenContext = TokenContext()) -> Value.Resolved {
    declared(in: context).resolved(in: context)
  }

  /// The value as the token file has it, before reduced motion, reduced transparency or text size change it.
  public func declared(in context: TokenContext = TokenContext()) -> Value {
    let position = modifiers.position(in: context)
    return position < values.count ? values[position] : values[0]
  }

  /// Every context in which the token may differ, with its value there.
  public var variants: [(context: TokenContext, value: Value.Resolved)] {
    modifiers.combinations.map { ($0, value(in: $0)) }
  }
}

/// A token with its path in the token files, for galleries and snapshot tests.
public struct NamedToken<Token: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// "text.primary"
  public let name: String
  public let token: Token

  public init(_ name: String, _ token: Token) {
    self.name = name
    self.token = token
  }

  public var id: String { name }
}

public typealias DimensionToken = Token<Length>
public typealias TextStyleToken = Token<TextStyleValue>
public typealias ElevationToken = Token<ElevationValue>
public typealias ShadowToken = Token<ShadowValue>
public typealias BorderToken = Token<BorderValue>
public typealias GradientToken = Token<GradientValue>
public typealias MotionToken = Token<MotionValue>
public typealias SpringToken = Token<SpringValue>
public typealias TransitionToken = Token<TransitionValue>
public typealias HapticToken = Token<HapticValue>
public typealias IconToken = Token<IconValue>

extension Double: TokenValue {}
