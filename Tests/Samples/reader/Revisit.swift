import DesignTokens
import ReaderTokens
import SwiftUI

/// Answer, and know at once: a choice, then Check, then how it went.
struct Revisit: View {
  let answers: [Answer]
  let outcome: Outcome?
  let isPeeked: Bool
  let leave: @MainActor () -> Void
  let check: @MainActor (Answer.ID) -> Void
  @State private var chosen: Answer.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: Reader.Spacing.rowGap) {
      header
      ForEach(answers) { answer in
        ChoiceRow(answer: answer, isSelected: answer.id == chosen) { chosen = answer.id }
      }
      if isPeeked { PeekedPill() }
      if let outcome {
        FeedbackPanel(outcome: outcome)
      } else {
        Button {
          if let chosen { check(chosen) }
        } label: {
          Text(Reader.Strings.Revisit.check).textStyle(.reader.button)
        }
        .buttonStyle(CheckStyle())
        .disabled(chosen == nil)
        .accessibilityHint(Text(chosen == nil ? Reader.Strings.Revisit.checkHint.string : ""))
      }
    }
    .padding(Reader.Spacing.sheetPadding)
    .background(.reader.surface.sheet)
  }

  private var header: some View {
    HStack {
      Text(Reader.Strings.Screens.revisit)
        .textStyle(.reader.title)
        .foregroundStyle(.reader.text.primary)
      Spacer()
      Button(action: leave) {
        Image(systemName: "xmark")
          .foregroundStyle(.reader.icon.primary)
          .frame(width: Reader.Sizes.Target.minimum, height: Reader.Sizes.Target.minimum)
          .contentShape(Rectangle())
      }
      .accessibilityLabel(Text(Reader.Strings.Revisit.leave))
      .accessibilityHint(Text(Reader.Strings.Revisit.leaveHint))
    }
  }
}

/// One answer. Selected, it has the ink border and is a little larger.
struct ChoiceRow: View {
  let answer: Answer
  let isSelected: Bool
  let select: @MainActor () -> Void

  private let shape = RoundedRectangle(cornerRadius: Reader.Radius.button)

  var body: some View {
    Button(action: select) {
      Text(verbatim: answer.text)
        .textStyle(.reader.body)
        .foregroundStyle(.reader.choice.text)
        .padding(.horizontal, Reader.Spacing.sheetPadding)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(atLeast: Reader.Sizes.Target.row)
        .background(.reader.choice.background, in: shape)
        .overlay {
          shape.strokeBorder(
            isSelected ? .reader.choice.outlineSelected : .reader.choice.outline,
            lineWidth: isSelected ? Reader.Strokes.ink : Reader.Strokes.outline)
        }
    }
    .buttonStyle(.plain)
    .scaleEffect(isSelected ? Reader.Numbers.Scale.choice : 1)
    .motion(.reader.revisit.choice, value: isSelected)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// Off until a choice exists.
struct CheckStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isEnabled ? .reader.button.check.label : .reader.button.check.labelOff)
      .frame(maxWidth: .infinity)
      .frame(atLeast: Reader.Sizes.Target.row)
      .background(
        isEnabled ? .reader.button.check.background : .reader.button.check.backgroundOff,
        in: RoundedRectangle(cornerRadius: Reader.Radius.button))
  }
}

/// How it went: in words, with a glyph, and never in red.
struct FeedbackPanel: View {
  let outcome: Outcome

  var body: some View {
    HStack(spacing: Reader.Spacing.inlineGap) {
      Image(systemName: outcome.symbol).foregroundStyle(outcome.glyph)
      Text(outcome.words).textStyle(.reader.title).foregroundStyle(outcome.text)
    }
    .padding(Reader.Spacing.sheetPadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(outcome.surface, in: RoundedRectangle(cornerRadius: Reader.Radius.button))
    .haptic(outcome == .right ? .reader.right : .reader.notQuite, trigger: outcome)
    .motion(outcome == .right ? .reader.revisit.feedbackRight : .reader.revisit.feedbackNotQuite, value: outcome)
  }
}

/// Given with help, and it says so.
struct PeekedPill: View {
  var body: some View {
    Text(Reader.Strings.Revisit.peeked)
      .textStyle(.reader.pill)
      .foregroundStyle(.reader.feedback.peeked.text)
      .padding(Reader.Spacing.inlineGap)
      .background(.reader.feedback.peeked.surface, in: Capsule())
      .accessibilityLabel(Text(Reader.Strings.State.spoken(state: Reader.Strings.State.supported.string)))
  }
}

struct Answer: Identifiable, Sendable {
  let id: Int
  let text: String
}

enum Outcome: Sendable {
  case right
  case notQuite

  var words: LocalizedMessage {
    switch self {
    case .right: Reader.Strings.Revisit.right
    case .notQuite: Reader.Strings.Revisit.notQuite
    }
  }

  var symbol: String {
    switch self {
    case .right: Reader.Symbols.right.value().ios ?? ""
    case .notQuite: Reader.Symbols.notQuite.value().ios ?? ""
    }
  }

  var surface: ColorToken {
    switch self {
    case .right: .reader.feedback.right.surface
    case .notQuite: .reader.feedback.notQuite.surface
    }
  }

  var text: ColorToken {
    switch self {
    case .right: .reader.feedback.right.text
    case .notQuite: .reader.feedback.notQuite.text
    }
  }

  var glyph: ColorToken {
    switch self {
    case .right: .reader.feedback.right.icon
    case .notQuite: .reader.feedback.notQuite.icon
    }
  }
}
