import DesignTokens
import SwiftUI
import VoceluneTokens

/// The word for now: term, reading and gloss in their own languages, on the one warm ground of the screen.
struct ActiveCard: View {
  let word: Word
  @State private var isSaved = false

  private let shape = RoundedRectangle(cornerRadius: Vocelune.Radius.card)

  var body: some View {
    VStack(alignment: .leading, spacing: Vocelune.Spacing.itemGap) {
      heading
      Text(verbatim: word.term)
        .textStyle(.vocelune.content.term, language: word.language)
        .foregroundStyle(.vocelune.card.activeTerm)
      reading
      Text(verbatim: word.gloss)
        .textStyle(.vocelune.content.gloss, language: word.glossLanguage)
        .foregroundStyle(.vocelune.card.activeGloss)
      buttons
    }
    .padding(Vocelune.Spacing.cardPadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.vocelune.card.active, in: shape)
    .elevation(.vocelune.card, in: shape)
  }

  @ViewBuilder private var heading: some View {
    Text(Vocelune.Strings.Today.Card.heading(topic: word.topic))
      .textStyle(.vocelune.subhead)
      .foregroundStyle(.vocelune.card.activeCaption)
    StageMark(stage: word.stage, label: word.stageLabel)
  }

  /// Side by side, or one under the other where large text leaves no room.
  private var reading: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Vocelune.Spacing.inlineGap) { readings }
      VStack(alignment: .leading) { readings }
    }
  }

  @ViewBuilder private var readings: some View {
    Text(verbatim: word.reading)
      .textStyle(.vocelune.content.reading, language: word.language)
      .foregroundStyle(.vocelune.card.activeReading)
    Text(verbatim: word.romanization)
      .textStyle(.vocelune.content.romanization, language: "en")
      .foregroundStyle(.vocelune.card.activeReading)
  }

  private var buttons: some View {
    HStack(spacing: Vocelune.Spacing.inlineGap) {
      IconButton(icon: Vocelune.Symbols.speaker, label: Vocelune.Strings.Today.Card.play(term: word.term)) {
        word.play()
      }
      IconButton(
        icon: Vocelune.Symbols.save,
        label: isSaved
          ? Vocelune.Strings.Today.Card.unsave(term: word.term) : Vocelune.Strings.Today.Card.save(term: word.term),
        isOn: isSaved
      ) {
        isSaved.toggle()
      }
      .motion(.vocelune.saveMorph, value: isSaved)
      .haptic(.vocelune.save, trigger: isSaved)
    }
  }
}

/// Where a word stands, in words beside its mark.
struct StageMark: View {
  let stage: Int
  let label: String

  var body: some View {
    HStack(spacing: Vocelune.Spacing.inlineGap) {
      ForEach(1...3, id: \.self) { step in
        Capsule()
          .fill(step <= stage ? .vocelune.stage.phase : .vocelune.stage.track)
          .frame(width: Vocelune.Spacing.itemGap, height: Vocelune.Sizes.GoalRing.stroke)
      }
      Text(Vocelune.Strings.Today.Card.stage(stage: stage, label: label))
        .textStyle(.vocelune.footnote)
        .foregroundStyle(.vocelune.stage.label)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A glyph to be pressed: at least 44 points, growing with text, and labelled.
struct IconButton: View {
  let icon: IconToken
  let label: LocalizedMessage
  var isOn = false
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Glyph(icon: icon, size: Vocelune.Sizes.Icon.regular)
        .foregroundStyle(isOn ? .vocelune.button.icon.glyphOn : .vocelune.button.icon.glyph)
        .frame(atLeast: Vocelune.Sizes.Target.iconButton)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(label))
  }
}

/// A Phosphor glyph of the asset catalog, in the colour of the text around it. Those that point somewhere turn round.
struct Glyph: View {
  let icon: IconToken
  let size: DimensionToken

  var body: some View {
    Image(icon.value().ios ?? "")
      .renderingMode(.template)
      .resizable()
      .scaledToFit()
      .flipsForRightToLeftLayoutDirection(icon.value().mirrors)
      .frame(square: size)
      .accessibilityHidden(true)
  }
}
