#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Padding that changes with its context or grows with text; one that never changes is a plain number.
    public func padding(_ edges: Edge.Set = .all, _ token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .padding(edges)))
    }

    /// A square of a size that grows with text, such as a ring's.
    public func frame(square token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .square))
    }

    /// At least so large, as a hit target must be.
    public func frame(atLeast token: DimensionToken) -> some View {
      modifier(DimensionModifier(token: token, use: .minimum))
    }
  }

  private struct DimensionModifier: ViewModifier {
    enum Use {
      case padding(Edge.Set)
      case square
      case minimum
    }

    let token: DimensionToken
    let use: Use
    private var reader = TokenContextReader()

    init(token: DimensionToken, use: Use) {
      self.token = token
      self.use = use
    }

    @ViewBuilder func body(content: Content) -> some View {
      let points = token.value(in: reader.context)
      switch use {
      case .padding(let edges): content.padding(edges, points)
      case .square: content.frame(width: points, height: points)
      case .minimum: content.frame(minWidth: points, minHeight: points)
      }
    }
  }

  /// A token's value in a view's context, for layout code: `@TokenReading(Vocelune.Sizes.ring) private var ring`.
  @propertyWrapper
  public struct TokenReading<Value: TokenValue>: DynamicProperty {
    private let token: Token<Value>
    private var reader = TokenContextReader()

    public init(_ token: Token<Value>) {
      self.token = token
    }

    public var wrappedValue: Value.Resolved { token.value(in: reader.context) }
  }
#endif
