import DesignTokens
import ReaderTokens
import SwiftUI

/// The line that is read. Its words are spans to be tapped; while a sheet is open it scales down and lifts above it.
struct ReadCard: View {
  let line: Line
  @Binding var opened: Line.Word.ID?
  let understand: @MainActor () -> Void

  private let shape = RoundedRectangle(cornerRadius: Reader.Radius.card)

  var body: some View {
    VStack(alignment: .leading, spacing: Reader.Spacing.sheetPadding) {
      WordFlow(gap: Reader.Spacing.inlineGap) {
        ForEach(line.words) { word in
          WordSpan(word: word, isMarked: word.id == opened) { opened = word.id }
        }
      }
      Button(action: understand) {
        Text(Reader.Strings.Line.understand).textStyle(.reader.button)
      }
      .buttonStyle(UnderstandStyle())
    }
    .padding(Reader.Spacing.cardPadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.reader.surface.card, in: shape)
    .elevation(opened == nil ? .reader.card : .reader.cardLifted, in: shape)
    .scaleEffect(opened == nil ? 1 : Reader.Numbers.Scale.card)
    .motion(.reader.read.cardLift, value: opened)
  }
}

/// A word, which responds over 44 points while its mark stays tight. Marked, it is ink, also where it is the verb.
struct WordSpan: View {
  let word: Line.Word
  let isMarked: Bool
  let open: @MainActor () -> Void

  private var ink: ColorToken {
    if isMarked { .reader.word.text } else if word.isVerb { .reader.word.verb } else { .reader.word.text }
  }

  var body: some View {
    Button(action: open) {
      Text(verbatim: word.text)
        .textStyle(.reader.line, language: word.language)
        .foregroundStyle(ink)
        .background {
          if isMarked { RoundedRectangle(cornerRadius: Reader.Radius.mark).fill(.reader.word.mark) }
        }
        .frame(minHeight: Reader.Sizes.Target.word)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(word.isVerb ? Reader.Strings.Word.verb(word: word.text).string : word.text))
    .accessibilityHint(Text(Reader.Strings.Word.hint))
  }
}

/// Understand, in verb-red.
struct UnderstandStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.reader.button.understand.label)
      .padding(.horizontal, Reader.Spacing.sheetPadding)
      .frame(atLeast: Reader.Sizes.Target.row)
      .background(
        configuration.isPressed
          ? .reader.button.understand.backgroundPressed : .reader.button.understand.background,
        in: RoundedRectangle(cornerRadius: Reader.Radius.button)
      )
      .scaleEffect(configuration.isPressed ? Reader.Numbers.Scale.press : 1)
      .motion(.reader.read.press, value: configuration.isPressed)
  }
}

/// Words one after the other, wrapping. SwiftUI mirrors what a layout places.
struct WordFlow: Layout {
  let gap: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let places = places(subviews, width)
    let height = zip(places, subviews).map { $0.y + $1.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: width.isFinite ? width : places.map(\.x).max() ?? 0, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .topLeading, proposal: .unspecified)
    }
  }

  private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGPoint] {
    var (next, lineHeight) = (CGPoint.zero, CGFloat.zero)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if next.x > 0, next.x + size.width > width {
        next = CGPoint(x: 0, y: next.y + lineHeight)
        lineHeight = 0
      }
      defer { next.x += size.width + gap }
      lineHeight = max(lineHeight, size.height)
      return next
    }
  }
}

/// A line with its words: content, in a language of its own.
struct Line: Sendable {
  struct Word: Identifiable, Sendable {
    let id: Int
    let text: String
    let meaning: String
    let isVerb: Bool
    /// A BCP 47 tag.
    let language: String
  }

  let words: [Word]
}
