import DesignTokens
import OrbTokens
import SwiftUI

/// A task: its title, its status in words and with a glyph, and how much of it is done.
struct TaskRow: View {
  let task: WorkTask
  let setPercent: @MainActor (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Orb.Spacing.rowGap) {
      Text(verbatim: task.title)
        .textStyle(.orb.headline)
        .foregroundStyle(.orb.text.primary)
      StatusPill(status: task.status)
      ProgressBar(percent: task.percent, setPercent: setPercent)
    }
    .padding(Orb.Spacing.CardPadding.regular)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(atLeast: Orb.Sizes.Target.row)
    .background(.orb.surface.solid, in: RoundedRectangle(cornerRadius: Orb.Radius.card))
    .motion(.orb.statusChange.row, value: task.status)
  }
}

/// Status is never told by colour alone: a label, and a glyph beside it.
struct StatusPill: View {
  let status: Status

  var body: some View {
    Label {
      Text(status.label).textStyle(.orb.pill).foregroundStyle(status.text)
    } icon: {
      Image(systemName: status.symbol).foregroundStyle(status.icon)
    }
    .padding(.horizontal, Orb.Spacing.rowGap)
    .padding(.vertical, Orb.Spacing.hair)
    .background(status.surface, in: Capsule())
    .motion(.orb.statusChange.pill, value: status)
    .haptic(.orb.statusChange, trigger: status)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(Orb.Strings.Status.spoken(status: status.label.string)))
  }
}

/// A bar for the eye, and a slider in steps of five for the ear. It fills from the leading edge.
struct ProgressBar: View {
  let percent: Int
  let setPercent: @MainActor (Int) -> Void

  var body: some View {
    Capsule()
      .fill(.orb.progress.track)
      .overlay {
        Capsule().fill(.orb.progress.fill).scaleEffect(x: CGFloat(percent) / 100, anchor: .leading)
      }
      .frame(height: Orb.Sizes.progressTrack)
      .frame(minHeight: Orb.Sizes.Target.minimum)
      .haptic(.orb.progressStep, trigger: percent)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(Text(Orb.Strings.Progress.label))
      .accessibilityValue(Text(Orb.Strings.Progress.value(percent: percent)))
      .accessibilityHint(Text(Orb.Strings.Progress.hint(step: 5)))
      .accessibilityAdjustableAction { direction in
        setPercent(min(100, max(0, percent + (direction == .increment ? 5 : -5))))
      }
  }
}

struct WorkTask: Sendable {
  /// As its owner wrote it, in any script.
  let title: String
  let status: Status
  let percent: Int
}

enum Status: Sendable {
  case draft, inProgress, approved, converted, overdue

  var label: LocalizedMessage {
    switch self {
    case .draft: Orb.Strings.Status.draft
    case .inProgress: Orb.Strings.Status.inProgress
    case .approved: Orb.Strings.Status.approved
    case .converted: Orb.Strings.Status.converted
    case .overdue: Orb.Strings.Status.overdue
    }
  }

  var symbol: String {
    switch self {
    case .draft: "circle.dashed"
    case .inProgress: "circle.lefthalf.filled"
    case .approved: "checkmark.circle"
    case .converted: "arrow.triangle.2.circlepath"
    case .overdue: "exclamationmark.circle"
    }
  }

  var surface: ColorToken {
    switch self {
    case .draft: .orb.status.draft.surface
    case .inProgress: .orb.status.inProgress.surface
    case .approved: .orb.status.approved.surface
    case .converted: .orb.status.converted.surface
    case .overdue: .orb.status.overdue.surface
    }
  }

  var text: ColorToken {
    switch self {
    case .draft: .orb.status.draft.text
    case .inProgress: .orb.status.inProgress.text
    case .approved: .orb.status.approved.text
    case .converted: .orb.status.converted.text
    case .overdue: .orb.status.overdue.text
    }
  }

  var icon: ColorToken {
    switch self {
    case .draft: .orb.status.draft.icon
    case .inProgress: .orb.status.inProgress.icon
    case .approved: .orb.status.approved.icon
    case .converted: .orb.status.converted.icon
    case .overdue: .orb.status.overdue.icon
    }
  }
}
