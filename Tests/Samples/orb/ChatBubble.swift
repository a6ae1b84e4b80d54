import DesignTokens
import OrbTokens
import SwiftUI

/// What the assistant says, in its sheet. The tail of the bubble is at the leading edge.
struct ChatBubble: View {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .textStyle(.orb.callout)
      .foregroundStyle(.orb.text.primary)
      .padding(Orb.Spacing.CardPadding.compact)
      .padding(.leading, BubbleShape.tail)
      .background(.orb.surface.solid, in: BubbleShape())
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, Orb.Spacing.screenMargin)
      .background(.orb.surface.sheet)
  }
}

struct BubbleShape: Shape {
  static let tail = Orb.Spacing.inlineGap

  /// From iOS 17 on shapes are mirrored; this one is meant to be.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect.inset(by: Self.tail), cornerRadius: Orb.Radius.control)
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX + Self.tail, y: rect.maxY - Self.tail * 2))
    path.addLine(to: CGPoint(x: rect.minX + Self.tail * 2, y: rect.maxY - Self.tail))
    path.closeSubpath()
    return path
  }
}

extension CGRect {
  /// Without its leading strip, where the tail is, and with as much less below.
  fileprivate func inset(by tail: CGFloat) -> CGRect {
    CGRect(x: minX + tail, y: minY, width: width - tail, height: height - tail)
  }
}
