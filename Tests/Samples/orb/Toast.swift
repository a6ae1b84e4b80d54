import DesignTokens
import OrbTokens
import SwiftUI

/// A toast or a banner, over everything else; whoever shows it has it announced.
struct Toast: View {
  let message: LocalizedMessage

  private let shape = RoundedRectangle(cornerRadius: Orb.Radius.control)

  var body: some View {
    Text(message)
      .textStyle(.orb.callout)
      .foregroundStyle(.orb.toast.text)
      .padding(.horizontal, Orb.Spacing.CardPadding.regular)
      .padding(.vertical, Orb.Spacing.rowGap)
      .background(.orb.surface.toast, in: shape)
      .elevation(.orb.e2, in: shape)
  }
}
