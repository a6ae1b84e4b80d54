import DesignTokens
import ReaderTokens
import SwiftUI

/// One word: what it means, and whether it is kept. The sheet sizes to its content.
struct WordSheet: View {
  let word: Line.Word
  let hasFailed: Bool
  @Binding var isSaved: Bool
  @AccessibilityFocusState private var isTitleFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: Reader.Spacing.rowGap) {
      SheetHandle()
      Text(verbatim: word.text)
        .textStyle(.reader.word, language: word.language)
        .foregroundStyle(.reader.text.primary)
        .accessibilityFocused($isTitleFocused)
      Text(verbatim: word.meaning)
        .textStyle(.reader.meaning)
        .foregroundStyle(.reader.text.secondary)
      SaveButton(isSaved: $isSaved)
      if isSaved {
        Text(Reader.Strings.Save.row)
          .textStyle(.reader.note)
          .foregroundStyle(.reader.text.secondary)
          .motion(.reader.read.stateRow, value: isSaved)
      }
      if hasFailed {
        Label {
          Text(Reader.Strings.Save.failed).textStyle(.reader.note).foregroundStyle(.reader.saveError.text)
        } icon: {
          Image(systemName: "exclamationmark.circle").foregroundStyle(.reader.saveError.icon)
        }
      }
    }
    .padding(Reader.Spacing.sheetPadding)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      .reader.surface.sheet,
      in: UnevenRoundedRectangle(topLeadingRadius: Reader.Radius.sheet, topTrailingRadius: Reader.Radius.sheet)
    )
    .elevation(.reader.sheet)
    .onAppear { isTitleFocused = true }
  }
}

/// It says that the sheet can be dragged, and to whom does not see it, how it closes.
struct SheetHandle: View {
  var body: some View {
    Capsule()
      .fill(.reader.handle.bar)
      .frame(width: Reader.Sizes.handleWidth, height: Reader.Sizes.handleHeight)
      .frame(maxWidth: .infinity, minHeight: Reader.Sizes.Target.minimum)
      .accessibilityLabel(Text(Reader.Strings.Sheet.handle))
  }
}

/// Save word, which morphs to Saved when the finger is lifted inside.
struct SaveButton: View {
  @Binding var isSaved: Bool

  private let shape = RoundedRectangle(cornerRadius: Reader.Radius.button)

  var body: some View {
    Button {
      isSaved = true
    } label: {
      Text(isSaved ? Reader.Strings.Save.saved : Reader.Strings.Save.button)
        .textStyle(.reader.button)
        .foregroundStyle(isSaved ? .reader.button.saved.label : .reader.button.save.label)
        .frame(maxWidth: .infinity)
        .frame(atLeast: Reader.Sizes.Target.row)
        .background(isSaved ? .reader.button.saved.background : .reader.button.save.background, in: shape)
        .overlay {
          if !isSaved { shape.strokeBorder(.reader.button.save.outline, lineWidth: Reader.Strokes.outline) }
        }
    }
    .buttonStyle(PressStyle())
    .disabled(isSaved)
    .motion(.reader.read.saveMorph, value: isSaved)
    .haptic(.reader.save, trigger: isSaved)
  }
}

/// Feedback at once, and nothing else: what the press does is the button's.
struct PressStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? Reader.Numbers.Scale.press : 1)
      .motion(.reader.read.press, value: configuration.isPressed)
  }
}

/// Rises when a word is kept, and holds Undo for three seconds.
struct Snackbar: View {
  let word: String
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: Reader.Spacing.rowGap) {
      Text(Reader.Strings.Save.snackbar(word: word))
        .textStyle(.reader.body)
        .foregroundStyle(.reader.snackbar.text)
      Spacer(minLength: Reader.Spacing.inlineGap)
      Button(action: undo) {
        Text(Reader.Strings.Save.undo)
          .textStyle(.reader.button)
          .underline()
          .foregroundStyle(.reader.button.undo.label)
          .frame(minWidth: Reader.Sizes.Target.minimum, minHeight: Reader.Sizes.Target.minimum)
      }
      .buttonStyle(.plain)
    }
    .padding(.horizontal, Reader.Spacing.sheetPadding)
    .background(.reader.snackbar.surface, in: RoundedRectangle(cornerRadius: Reader.Radius.button))
    .elevation(.reader.snackbar, in: RoundedRectangle(cornerRadius: Reader.Radius.button))
    .motion(.reader.read.snackbar, value: word)
  }
}
