#if canImport(SwiftUI)
  public import Foundation
  public import SwiftUI

  extension View {
    /// Font, tracking and line height of a text style, scaled with Dynamic Type.
    public func textStyle(_ style: TextStyleToken) -> some View {
      modifier(TextStyleModifier(style, language: nil))
    }

    /// The same for text in a language that need not be the interface's: its script decides family, tracking and line
    /// height. `language` is a BCP 47 tag ("ja"); nil is the interface's own.
    public func textStyle(_ style: TextStyleToken, language: String?) -> some View {
      modifier(TextStyleModifier(style, language: language))
    }

    /// The same for a language as Foundation has it.
    @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
    public func textStyle(_ style: TextStyleToken, language: Locale.Language) -> some View {
      modifier(TextStyleModifier(style, language: language.maximalIdentifier))
    }
  }

  private struct TextStyleModifier: ViewModifier {
    private let token: TextStyleToken
    private let language: String?
    private var reader = TokenContextReader()
    /// 100 points, as the style's Dynamic Type style scales them.
    @ScaledMetric private var hundred: CGFloat

    init(_ token: TextStyleToken, language: String?) {
      self.token = token
      self.language = language
      _hundred = ScaledMetric(wrappedValue: 100, relativeTo: token.value().scaling.textStyle)
    }

    func body(content: Content) -> some View {
      let style = token.value(in: context)
      let scale = hundred / 100
      content
        .font(style.font(scale: scale))
        .modifier(TrackingModifier(points: style.tracking * scale))
        .modifier(LineHeightModifier(factor: style.lineHeight, size: style.size * scale))
    }

    private var context: TokenContext {
      guard let language else { return reader.context }
      return reader.context.with(TokenContext.Script(language: language))
    }
  }

  private struct TrackingModifier: ViewModifier {
    let points: CGFloat

    @ViewBuilder func body(content: Content) -> some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
        content.tracking(points)
      } else {
        content
      }
    }
  }

  private struct LineHeightModifier: ViewModifier {
    /// Of the size.
    let factor: Double
    let size: CGFloat

    @ViewBuilder func body(content: Content) -> some View {
      #if compiler(>=6.2)
        if #available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
          content.lineHeight(.multiple(factor: factor))
        } else {
          spaced(content)
        }
      #else
        spaced(content)
      #endif
    }

    /// Before iOS 26 line height is approximate: a font's own lines take about 1.2 of its size, and space can only be
    /// added between lines. Half of it goes above and below, as CSS has it.
    private func spaced(_ content: Content) -> some View {
      let space = max(0, CGFloat(factor - 1.2) * size)
      return content.lineSpacing(space).padding(.vertical, space / 2)
    }
  }

  extension TextStyleValue {
    /// The first family that there is, at a size of its own: scaling is the modifier's.
    fileprivate func font(scale: CGFloat) -> Font {
      let points = size * scale
      let font: Font
      if let name = family.installedName {
        font = .custom(name, fixedSize: points).weight(weight.fontWeight)
      } else {
        font = .system(size: points, weight: weight.fontWeight, design: design.fontDesign)
      }
      return tabularFigures ? font.monospacedDigit() : font
    }
  }

  extension FontWeight {
    /// The nearest of the nine; 100 is the lightest, which Apple calls ultra-light.
    fileprivate var fontWeight: Font.Weight {
      switch value {
      case ..<150: .ultraLight
      case ..<250: .thin
      case ..<350: .light
      case ..<450: .regular
      case ..<550: .medium
      case ..<650: .semibold
      case ..<750: .bold
      case ..<850: .heavy
      default: .black
      }
    }
  }

  extension TextStyleValue.Design {
    fileprivate var fontDesign: Font.Design {
      switch self {
      case .standard: .default
      case .rounded: .rounded
      case .serif: .serif
      case .monospaced: .monospaced
      }
    }
  }

  extension TextStyleValue.Scaling {
    fileprivate var textStyle: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
#endif
