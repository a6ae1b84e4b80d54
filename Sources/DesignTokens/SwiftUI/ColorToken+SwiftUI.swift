#if canImport(SwiftUI)
  public import SwiftUI

  extension Color {
    /// In the space that it was written in; extended sRGB reaches beyond sRGB.
    public init(_ rgba: RGBA) {
      self.init(
        rgba.space == .displayP3 ? .displayP3 : .sRGB, red: rgba.red, green: rgba.green, blue: rgba.blue,
        opacity: rgba.alpha)
    }
  }

  /// `.foregroundStyle(.vocelune.text.primary)`: theme, contrast and transparency come from the environment.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  extension ColorToken: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      let rgba = rgba(in: TokenContext(environment))
      return Color.Resolved(
        colorSpace: rgba.space == .displayP3 ? .displayP3 : .sRGB, red: Float(rgba.red), green: Float(rgba.green),
        blue: Float(rgba.blue), opacity: Float(rgba.alpha))
    }
  }

  extension View {
    /// Below iOS 17, where a colour token can't be a shape style: the same in looks and in spelling.
    @available(iOS, introduced: 15, obsoleted: 17)
    @available(macOS, introduced: 12, obsoleted: 14)
    @available(tvOS, introduced: 15, obsoleted: 17)
    @available(watchOS, introduced: 8, obsoleted: 10)
    @available(visionOS, unavailable)
    public func foregroundStyle(_ token: ColorToken) -> some View {
      modifier(ColorTokenModifier(token: token, isBackground: false))
    }

    /// Below iOS 17, where a colour token can't be a shape style: the same in looks and in spelling.
    @available(iOS, introduced: 15, obsoleted: 17)
    @available(macOS, introduced: 12, obsoleted: 14)
    @available(tvOS, introduced: 15, obsoleted: 17)
    @available(watchOS, introduced: 8, obsoleted: 10)
    @available(visionOS, unavailable)
    public func background(_ token: ColorToken) -> some View {
      modifier(ColorTokenModifier(token: token, isBackground: true))
    }
  }

  private struct ColorTokenModifier: ViewModifier {
    let token: ColorToken
    let isBackground: Bool
    private var reader = TokenContextReader()

    init(token: ColorToken, isBackground: Bool) {
      self.token = token
      self.isBackground = isBackground
    }

    @ViewBuilder func body(content: Content) -> some View {
      let color = Color(token.rgba(in: reader.context))
      if isBackground {
        content.background(color)
      } else {
        content.foregroundStyle(color)
      }
    }
  }

  extension GradientValue {
    /// For `LinearGradient(gradient:startPoint:endPoint:)` and the like.
    public var gradient: Gradient {
      Gradient(stops: stops.map { Gradient.Stop(color: Color($0.color), location: CGFloat($0.position)) })
    }
  }
#endif
