import DesignTokens
import OrbTokens
import SwiftUI

/// Four tabs of glass with the assistant's orb between them.
struct OrbTabBar: View {
  @Binding var selection: Tab
  let isThinking: Bool
  let openAssistant: @MainActor () -> Void

  private let shape = RoundedRectangle(cornerRadius: Orb.Radius.bar)

  var body: some View {
    HStack(spacing: Orb.Spacing.hair) {
      tab(.today)
      tab(.tasks)
      AssistantOrb(isThinking: isThinking, open: openAssistant)
      tab(.inbox)
      tab(.settings)
    }
    .padding(Orb.Spacing.inlineGap)
    .background(.orb.glass.bar, in: shape)
    .elevation(.orb.e2Glass, in: shape)
  }

  private func tab(_ tab: Tab) -> some View {
    TabButton(tab: tab, isSelected: tab == selection) { selection = tab }
  }
}

/// Icon and label; above AX1 the icon alone, which keeps its name for screen readers.
struct TabButton: View {
  let tab: Tab
  let isSelected: Bool
  let select: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var textSize

  var body: some View {
    Button(action: select) {
      VStack(spacing: Orb.Spacing.hair) {
        Image(systemName: tab.symbol)
          .foregroundStyle(isSelected ? .orb.tabBar.iconSelected : .orb.tabBar.icon)
        if textSize <= .accessibility1 {
          Text(tab.label)
            .textStyle(.orb.tab)
            .foregroundStyle(isSelected ? .orb.tabBar.labelSelected : .orb.tabBar.label)
        }
      }
      .frame(maxWidth: .infinity)
      .frame(atLeast: Orb.Sizes.Target.tab)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(tab.label))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The orb, one of the three places for crimson. It breathes, and faster while the assistant thinks.
struct AssistantOrb: View {
  let isThinking: Bool
  let open: @MainActor () -> Void

  var body: some View {
    Button(action: open) {
      Image(systemName: "sparkles")
        .foregroundStyle(.orb.orb.glyph)
        .frame(width: Orb.Sizes.orb, height: Orb.Sizes.orb)
        .background(.orb.orb.core, in: Circle())
    }
    .buttonStyle(.plain)
    .elevation(.orb.e2, in: Circle())
    .motion(isThinking ? .orb.orb.think : .orb.orb.breathe, value: isThinking)
    .haptic(.orb.orbOpen, trigger: isThinking)
    .accessibilityLabel(Text(Orb.Strings.Tabs.assistant))
    .accessibilityHint(Text(Orb.Strings.Chat.open))
  }
}

enum Tab: Sendable {
  case today, tasks, inbox, settings

  var label: LocalizedMessage {
    switch self {
    case .today: Orb.Strings.Tabs.today
    case .tasks: Orb.Strings.Tabs.tasks
    case .inbox: Orb.Strings.Tabs.inbox
    case .settings: Orb.Strings.Tabs.settings
    }
  }

  var symbol: String {
    switch self {
    case .today: "sun.max"
    case .tasks: "checklist"
    case .inbox: "tray"
    case .settings: "gearshape"
    }
  }
}
