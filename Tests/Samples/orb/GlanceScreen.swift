import DesignTokens
import OrbTokens
import SwiftUI

/// Today at a glance, on the light field: cards of glass.
struct GlanceScreen: View {
  let day: Day
  let reload: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Orb.Spacing.sectionGap) {
        GlanceCard(day: day, reload: reload)
        ForEach(day.meetings) { MeetingCard(meeting: $0) }
      }
      .padding(Orb.Spacing.screenMargin)
    }
    .background { LightField() }
  }
}

/// How much the day holds, and when that was known.
struct GlanceCard: View {
  let day: Day
  let reload: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Orb.Spacing.rowGap) {
      Text(Orb.Strings.Today.title)
        .textStyle(.orb.headline)
        .foregroundStyle(.orb.text.primary)
        .accessibilityAddTraits(.isHeader)
      Group {
        Text(Orb.Strings.Today.meetings(count: day.meetings.count))
        Text(Orb.Strings.Today.tasks(count: day.tasks))
      }
      .textStyle(.orb.body)
      .foregroundStyle(.orb.text.primary)
      if let time = day.offlineSince {
        Text(Orb.Strings.Today.offline(time: time))
          .textStyle(.orb.footnote)
          .foregroundStyle(.orb.text.secondary)
        Button(action: reload) {
          Text(Orb.Strings.Actions.tryAgain)
            .textStyle(.orb.button)
            .foregroundStyle(.orb.link.text)
            .frame(minWidth: Orb.Sizes.Target.minimum, minHeight: Orb.Sizes.Target.minimum, alignment: .leading)
        }
        .buttonStyle(.plain)
      }
    }
    .modifier(GlassCard())
  }
}

/// A meeting. Its times and the Latin names in it stay left to right in Arabic: the message isolates them.
struct MeetingCard: View {
  let meeting: Day.Meeting

  var body: some View {
    VStack(alignment: .leading, spacing: Orb.Spacing.hair) {
      Text(Orb.Strings.Meeting.hours(title: meeting.title, start: meeting.start, end: meeting.end))
        .textStyle(.orb.headline)
        .foregroundStyle(.orb.text.primary)
      Text(Orb.Strings.Meeting.with(name: meeting.host))
        .textStyle(.orb.subhead)
        .foregroundStyle(.orb.text.secondary)
    }
    .modifier(GlassCard())
  }
}

/// Ultra-thin glass, and solid where transparency is reduced.
struct GlassCard: ViewModifier {
  private let shape = RoundedRectangle(cornerRadius: Orb.Radius.card)

  func body(content: Content) -> some View {
    content
      .padding(Orb.Spacing.CardPadding.regular)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.orb.glass.card, in: shape)
      .elevation(.orb.e1, in: shape)
  }
}

/// Sun over rose to mist, behind every screen.
struct LightField: View {
  @TokenReading(Orb.Gradients.Field.background) private var field

  var body: some View {
    LinearGradient(gradient: field.gradient, startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
  }
}

/// What a day holds.
struct Day: Sendable {
  struct Meeting: Identifiable, Sendable {
    let id: Int
    let title: String
    let host: String
    /// "14:30"
    let start: String
    let end: String
  }

  let meetings: [Meeting]
  let tasks: Int
  /// "14:30"; nil with a connection.
  let offlineSince: String?
}
