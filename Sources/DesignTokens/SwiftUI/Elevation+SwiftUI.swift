#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Shadow, hairline and glass of an elevation, or its solid surface where transparency is reduced.
    public func elevation(_ token: ElevationToken) -> some View {
      elevation(token, in: Rectangle())
    }

    /// The same on a surface of another shape.
    public func elevation<S: InsettableShape>(_ token: ElevationToken, in shape: S) -> some View {
      modifier(ElevationModifier(token: token, shape: shape))
    }

    /// Dims this view with an elevation's scrim while a sheet stands over it.
    public func scrim(_ token: ElevationToken, isPresented: Bool) -> some View {
      modifier(ScrimModifier(token: token, isPresented: isPresented))
    }
  }

  /// Everything stands behind or before the content, never around it: when theme or settings change, the content keeps
  /// its identity and its state.
  private struct ElevationModifier<S: InsettableShape>: ViewModifier {
    let token: ElevationToken
    let shape: S
    private var reader = TokenContextReader()

    init(token: ElevationToken, shape: S) {
      self.token = token
      self.shape = shape
    }

    func body(content: Content) -> some View {
      let elevation = token.value(in: reader.context)
      return
        content
        .background { surface(elevation) }
        .background { shadows(elevation.shadow.layers) }
        .overlay { hairline(elevation.hairline) }
    }

    @ViewBuilder private func surface(_ elevation: ElevationValue) -> some View {
      if let fill = elevation.fill {
        shape.fill(Color(fill))
      } else if let blur = elevation.blur {
        if #available(iOS 15, macOS 12, tvOS 15, watchOS 10, *) {
          // Materials have no radius to set: the nearest of the system's.
          shape.fill(blur < 16 ? Material.ultraThin : blur < 32 ? Material.thin : Material.regular)
        } else {
          shape.fill(Color(elevation.fallback ?? .clear))
        }
      }
    }

    /// As CSS draws them: outside the surface only, so that glass is not darkened by its own shadow.
    private func shadows(_ layers: [ShadowValue.Layer]) -> some View {
      ZStack {
        ForEach(layers.indices.reversed(), id: \.self) { index in
          let layer = layers[index]
          shape.inset(by: -layer.spread)
            .fill(Color.black)
            .shadow(color: Color(layer.color), radius: layer.blur / 2, x: layer.x, y: layer.y)
        }
        shape.fill(Color.black).blendMode(.destinationOut)
      }
      .compositingGroup()
      .allowsHitTesting(false)
      .accessibilityHidden(true)
    }

    @ViewBuilder private func hairline(_ hairline: ElevationValue.Hairline?) -> some View {
      if let hairline {
        shape.strokeBorder(Color(hairline.color), lineWidth: hairline.width).allowsHitTesting(false)
      }
    }
  }

  private struct ScrimModifier: ViewModifier {
    let token: ElevationToken
    let isPresented: Bool
    private var reader = TokenContextReader()

    init(token: ElevationToken, isPresented: Bool) {
      self.token = token
      self.isPresented = isPresented
    }

    func body(content: Content) -> some View {
      let color = token.value(in: reader.context).scrim ?? .clear
      return content.overlay {
        Color(color).opacity(isPresented ? 1 : 0).ignoresSafeArea().allowsHitTesting(false)
      }
    }
  }
#endif
