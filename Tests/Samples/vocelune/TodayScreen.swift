import DesignTokens
import SwiftUI
import VoceluneTokens

/// Today: the goal, the word for now, what is due, and one primary action.
struct TodayScreen: View {
  let today: Today
  let start: @MainActor () -> Void
  let review: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Vocelune.Spacing.sectionGap) {
        if today.isOffline { OfflineBanner() }
        header
        progress
        ActiveCard(word: today.word)
        if today.reviews > 0 { ReviewsRow(count: today.reviews, action: review) }
      }
      .padding(.horizontal, Vocelune.Spacing.screenMargin)
      .padding(.vertical, Vocelune.Spacing.sectionGap)
    }
    .background(.vocelune.surface.background)
    .safeAreaInset(edge: .bottom, spacing: 0) { SessionBar(quota: today.quota, start: start) }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: Vocelune.Spacing.inlineGap) {
      Text(Vocelune.Strings.Tabs.today)
        .textStyle(.vocelune.display)
        .foregroundStyle(.vocelune.text.primary)
        .accessibilityAddTraits(.isHeader)
      Text(Vocelune.Strings.Today.route(target: today.target, source: today.source, level: today.level))
        .textStyle(.vocelune.subhead)
        .foregroundStyle(.vocelune.text.secondary)
    }
  }

  private var progress: some View {
    HStack(spacing: Vocelune.Spacing.cardPadding) {
      GoalRing(done: today.done, goal: today.goal)
      VStack(alignment: .leading, spacing: Vocelune.Spacing.inlineGap) {
        Text(today.isGoalReached ? Vocelune.Strings.Today.Ring.reached : Vocelune.Strings.Today.Ring.caption)
          .textStyle(.vocelune.headline)
          .foregroundStyle(.vocelune.goalRing.caption)
        // A streak of zero reads as failure: there is no line before the first goal is reached.
        if today.streak > 0 { StreakLine(days: today.streak) }
      }
    }
  }
}

/// The words of the day out of the goal. It grows with text, and says in words that the goal is reached.
struct GoalRing: View {
  let done: Int
  let goal: Int

  private var isReached: Bool { done >= goal }
  private var share: CGFloat { goal == 0 ? 0 : min(1, CGFloat(done) / CGFloat(goal)) }

  var body: some View {
    ZStack {
      Circle()
        .inset(by: Vocelune.Sizes.GoalRing.stroke / 2)
        .stroke(.vocelune.goalRing.track, lineWidth: Vocelune.Sizes.GoalRing.stroke)
      Circle()
        .inset(by: Vocelune.Sizes.GoalRing.stroke / 2)
        .trim(from: 0, to: share)
        .stroke(
          isReached ? .vocelune.goalRing.complete : .vocelune.goalRing.progress,
          lineWidth: Vocelune.Sizes.GoalRing.stroke
        )
        .rotationEffect(.degrees(-90))
      Text(Vocelune.Strings.Today.Ring.value(done: done, goal: goal))
        .textStyle(.vocelune.counter)
        .foregroundStyle(.vocelune.goalRing.value)
    }
    .frame(square: Vocelune.Sizes.GoalRing.size)
    .motion(.vocelune.ringProgress, value: done)
    .motion(.vocelune.goalReached, value: isReached)
    .haptic(.vocelune.goalReached, trigger: isReached)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(Vocelune.Strings.Today.wordsToday(done: done, goal: goal)))
  }
}

/// `calendar-check` and a plain statement.
struct StreakLine: View {
  let days: Int

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: Vocelune.Spacing.inlineGap) {
      Glyph(icon: Vocelune.Symbols.streak, size: Vocelune.Sizes.Icon.inline)
        .foregroundStyle(.vocelune.streak.icon)
      Text(Vocelune.Strings.Today.streak(days: days))
        .textStyle(.vocelune.subhead)
        .foregroundStyle(.vocelune.streak.text)
    }
  }
}

/// Everything installed still works, and the banner says so.
struct OfflineBanner: View {
  var body: some View {
    Text(Vocelune.Strings.Today.offline)
      .textStyle(.vocelune.body)
      .foregroundStyle(.vocelune.banner.offline.text)
      .padding(Vocelune.Spacing.cardPadding)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.vocelune.banner.offline.surface, in: RoundedRectangle(cornerRadius: Vocelune.Radius.banner))
  }
}

/// What is due: the whole row is the target.
struct ReviewsRow: View {
  let count: Int
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: Vocelune.Spacing.itemGap) {
        VStack(alignment: .leading, spacing: Vocelune.Spacing.inlineGap) {
          Text(Vocelune.Strings.Today.Reviews.due(count: count))
            .textStyle(.vocelune.headline)
            .foregroundStyle(.vocelune.reviews.count)
          Text(Vocelune.Strings.Today.Reviews.first)
            .textStyle(.vocelune.footnote)
            .foregroundStyle(.vocelune.reviews.detail)
        }
        Spacer(minLength: Vocelune.Spacing.inlineGap)
        Glyph(icon: Vocelune.Symbols.next, size: Vocelune.Sizes.Icon.inline)
          .foregroundStyle(.vocelune.reviews.chevron)
      }
      .padding(Vocelune.Spacing.cardPadding)
      .frame(atLeast: Vocelune.Sizes.Target.row)
    }
    .buttonStyle(RowStyle())
  }
}

/// A row that darkens under the finger.
struct RowStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .background(
        configuration.isPressed ? .vocelune.reviews.rowPressed : .vocelune.reviews.row,
        in: RoundedRectangle(cornerRadius: Vocelune.Radius.card)
      )
      .contentShape(Rectangle())
  }
}

/// The one primary action above the tabs; below it the quota, for free users only.
struct SessionBar: View {
  let quota: Quota?
  let start: @MainActor () -> Void

  var body: some View {
    VStack(spacing: Vocelune.Spacing.inlineGap) {
      Button(action: start) {
        Text(Vocelune.Strings.Today.start)
          .textStyle(.vocelune.button)
          .frame(maxWidth: .infinity)
          .frame(atLeast: Vocelune.Sizes.Target.button)
      }
      .buttonStyle(PrimaryStyle())
      if let quota {
        Text(Vocelune.Strings.Today.Quota.left(left: quota.left, limit: quota.limit))
          .textStyle(.vocelune.footnote)
          .foregroundStyle(.vocelune.quota.text)
      }
    }
    .padding(.horizontal, Vocelune.Spacing.screenMargin)
    .padding(.vertical, Vocelune.Spacing.itemGap)
    .background(.vocelune.surface.bar)
    .elevation(.vocelune.bar)
  }
}

struct PrimaryStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.vocelune.button.primary.label)
      .padding(.horizontal, Vocelune.Spacing.cardPadding)
      .background(
        configuration.isPressed ? .vocelune.button.primary.backgroundPressed : .vocelune.button.primary.background,
        in: RoundedRectangle(cornerRadius: Vocelune.Radius.button)
      )
      .motion(.vocelune.press, value: configuration.isPressed)
  }
}
