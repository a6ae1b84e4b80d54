import DesignTokens
import OrbTokens
import SwiftUI

/// A message: the crimson dot while it is unread, who wrote it and when, and a chevron that turns round in Arabic.
struct InboxRow: View {
  let message: Message
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      HStack(spacing: Orb.Spacing.rowGap) {
        Circle()
          .fill(.orb.unreadDot)
          .frame(width: Orb.Sizes.unreadDot, height: Orb.Sizes.unreadDot)
          .opacity(message.isUnread ? 1 : 0)
          .accessibilityLabel(Text(Orb.Strings.Inbox.unread))
          .accessibilityHidden(!message.isUnread)
        VStack(alignment: .leading, spacing: Orb.Spacing.hair) {
          Text(verbatim: message.subject)
            .textStyle(.orb.headline)
            .foregroundStyle(.orb.text.primary)
          Text(Orb.Strings.Inbox.from(name: message.sender, time: message.time))
            .textStyle(.orb.footnote)
            .foregroundStyle(.orb.text.secondary)
        }
        Spacer(minLength: Orb.Spacing.inlineGap)
        Image(systemName: "chevron.forward")
          .foregroundStyle(.orb.icon.secondary)
          .accessibilityHidden(true)
      }
      .padding(.horizontal, Orb.Spacing.screenMargin)
      .frame(atLeast: Orb.Sizes.Target.row)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .background(.orb.surface.ground)
    .accessibilityElement(children: .combine)
  }
}

struct Message: Sendable {
  let subject: String
  /// In Latin or Arabic script.
  let sender: String
  /// "14:30"
  let time: String
  let isUnread: Bool
}
