#if canImport(SwiftUI)
  internal import Foundation
  public import SwiftUI

  extension EnvironmentValues {
    /// Choices that go before what the system says: for previews, in which contrast and reduced motion can't be set.
    /// `.environment(\.tokenContext, .increasedContrast.reducedMotion)`
    public var tokenContext: TokenContext {
      get { self[TokenContextKey.self] }
      set { self[TokenContextKey.self] = newValue }
    }
  }

  private struct TokenContextKey: EnvironmentKey {
    static let defaultValue = TokenContext()
  }

  extension TokenContext {
    /// What a view's environment says, and before that its `tokenContext`.
    public init(_ environment: EnvironmentValues) {
      let read = EnvironmentReading(
        scheme: environment.colorScheme, contrast: environment.colorSchemeContrast,
        reducesTransparency: environment.accessibilityReduceTransparency,
        reducesMotion: environment.accessibilityReduceMotion, textSize: environment.dynamicTypeSize,
        locale: environment.locale)
      self = read.context.overridden(by: environment.tokenContext)
    }
  }

  /// The context of the view that holds it, read key by key so that nothing else in the environment updates the view.
  struct TokenContextReader: DynamicProperty {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.locale) private var locale
    @Environment(\.tokenContext) private var chosen

    var context: TokenContext {
      EnvironmentReading(
        scheme: scheme, contrast: contrast, reducesTransparency: reducesTransparency, reducesMotion: reducesMotion,
        textSize: textSize, locale: locale
      ).context.overridden(by: chosen)
    }
  }

  private struct EnvironmentReading {
    let scheme: ColorScheme
    let contrast: ColorSchemeContrast
    let reducesTransparency: Bool
    let reducesMotion: Bool
    let textSize: DynamicTypeSize
    let locale: Locale

    var context: TokenContext {
      var context = TokenContext()
      context.theme = scheme == .dark ? .dark : .light
      context.contrast = contrast == .increased ? .increased : .standard
      context.transparency = reducesTransparency ? .reduced : .full
      context.motion = reducesMotion ? .reduced : .full
      context.platform = .ios
      context.script = TokenContext.Script(language: locale.identifier)
      context.textScale = textSize.scale
      return context
    }
  }

  extension DynamicTypeSize {
    /// The size of body text over that of the default setting, 17 points (Human Interface Guidelines, Typography).
    fileprivate var scale: Double {
      switch self {
      case .xSmall: 14.0 / 17
      case .small: 15.0 / 17
      case .medium: 16.0 / 17
      case .large: 1
      case .xLarge: 19.0 / 17
      case .xxLarge: 21.0 / 17
      case .xxxLarge: 23.0 / 17
      case .accessibility1: 28.0 / 17
      case .accessibility2: 33.0 / 17
      case .accessibility3: 40.0 / 17
      case .accessibility4: 47.0 / 17
      case .accessibility5: 53.0 / 17
      @unknown default: 1
      }
    }
  }
#endif
