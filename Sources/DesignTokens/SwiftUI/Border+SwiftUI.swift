#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// A border token around a shape, inside its edge.
    public func border<S: InsettableShape>(_ token: BorderToken, in shape: S) -> some View {
      modifier(BorderModifier(token: token, shape: shape))
    }

    public func border(_ token: BorderToken) -> some View {
      border(token, in: Rectangle())
    }
  }

  private struct BorderModifier<S: InsettableShape>: ViewModifier {
    let token: BorderToken
    let shape: S
    private var reader = TokenContextReader()

    init(token: BorderToken, shape: S) {
      self.token = token
      self.shape = shape
    }

    func body(content: Content) -> some View {
      let border = token.value(in: reader.context)
      return content.overlay {
        shape.strokeBorder(Color(border.color), style: border.style.strokeStyle(width: border.width))
          .allowsHitTesting(false)
      }
    }
  }

  extension StrokeValue {
    /// SwiftUI draws solid lines and dashes; what it can't draw (double, groove, …) is solid, as DTCG allows.
    public func strokeStyle(width: Points) -> StrokeStyle {
      switch self {
      case .dashed: StrokeStyle(lineWidth: width, dash: [width * 3, width * 3])
      case .dotted: StrokeStyle(lineWidth: width, lineCap: .round, dash: [0, width * 2])
      case .dashes(let lengths, let cap): StrokeStyle(lineWidth: width, lineCap: cap.lineCap, dash: lengths)
      case .solid, .double, .groove, .ridge, .outset, .inset: StrokeStyle(lineWidth: width)
      }
    }
  }

  extension StrokeValue.Cap {
    fileprivate var lineCap: CGLineCap {
      switch self {
      case .round: .round
      case .butt: .butt
      case .square: .square
      }
    }
  }
#endif
