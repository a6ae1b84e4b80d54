/// What a token's value may depend on: theme, contrast, transparency, motion, platform, script, any modifier that a
/// product declares, and the reader's text size.
///
/// A modifier that is not chosen stands at the product's default, so a context says only what matters:
/// `.dark.increasedContrast`.
public struct TokenContext: Hashable, Sendable {
  public var theme: Theme?
  public var contrast: Contrast?
  public var transparency: Transparency?
  public var motion: Motion?
  public var platform: Platform?
  public var script: Script?
  /// How much larger the reader's body text is than at the default setting; nil: 1.
  public var textScale: Double?
  /// Choices of modifiers other than the six, and contexts that the six do not know.
  private var others: [String: String] = [:]

  public init() {}

  /// The context that is chosen for a modifier, by its name in the token files.
  public subscript(modifier: String) -> String? {
    switch modifier {
    case Theme.modifier: theme?.rawValue ?? others[modifier]
    case Contrast.modifier: contrast?.rawValue ?? others[modifier]
    case Transparency.modifier: transparency?.rawValue ?? others[modifier]
    case Motion.modifier: motion?.rawValue ?? others[modifier]
    case Platform.modifier: platform?.rawValue ?? others[modifier]
    case Script.modifier: script?.rawValue ?? others[modifier]
    default: others.isEmpty ? nil : others[modifier]
    }
  }

  /// With a choice of the runtime's or of the product's own modifiers: `.dark.with(Orb.Modifiers.Density.compact)`.
  public func with<Choice: ContextChoice>(_ choice: Choice) -> TokenContext {
    setting(Choice.modifier, to: choice.rawValue)
  }

  /// With a choice by its names in the token files.
  public func setting(_ modifier: String, to context: String) -> TokenContext {
    var result = self
    result.others[modifier] = nil
    let isKnown: Bool
    switch modifier {
    case Theme.modifier: (result.theme, isKnown) = Self.known(context)
    case Contrast.modifier: (result.contrast, isKnown) = Self.known(context)
    case Transparency.modifier: (result.transparency, isKnown) = Self.known(context)
    case Motion.modifier: (result.motion, isKnown) = Self.known(context)
    case Platform.modifier: (result.platform, isKnown) = Self.known(context)
    case Script.modifier: (result.script, isKnown) = Self.known(context)
    default: isKnown = false
    }
    if !isKnown { result.others[modifier] = context }
    return result
  }

  private static func known<Choice: ContextChoice>(_ context: String) -> (Choice?, Bool) {
    let choice = Choice(rawValue: context)
    return (choice, choice != nil)
  }

  /// This context with every choice that `other` makes: how a preview overrides its environment.
  public func overridden(by other: TokenContext) -> TokenContext {
    var result = self
    for modifier in TokenContext.knownModifiers {
      if let choice = other[modifier] { result = result.setting(modifier, to: choice) }
    }
    result.others.merge(other.others) { $1 }
    if let scale = other.textScale { result.textScale = scale }
    return result
  }

  private static let knownModifiers = [
    Theme.modifier, Contrast.modifier, Transparency.modifier, Motion.modifier, Platform.modifier, Script.modifier,
  ]
}

/// One context of a modifier, as a Swift value.
public protocol ContextChoice: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// The modifier's name in the token files.
  static var modifier: String { get }
}

extension TokenContext {
  public enum Theme: String, CaseIterable, ContextChoice {
    case light, dark
    public static let modifier = "theme"
  }

  public enum Contrast: String, CaseIterable, ContextChoice {
    case standard, increased
    public static let modifier = "contrast"
  }

  public enum Transparency: String, CaseIterable, ContextChoice {
    case full, reduced
    public static let modifier = "transparency"
  }

  public enum Motion: String, CaseIterable, ContextChoice {
    case full, reduced
    public static let modifier = "motion"
  }

  public enum Platform: String, CaseIterable, ContextChoice {
    case ios, android, web
    public static let modifier = "platform"
  }
}

extension TokenContext {
  public static var light: TokenContext { TokenContext().light }
  public static var dark: TokenContext { TokenContext().dark }
  public static var increasedContrast: TokenContext { TokenContext().increasedContrast }
  public static var reducedTransparency: TokenContext { TokenContext().reducedTransparency }
  public static var reducedMotion: TokenContext { TokenContext().reducedMotion }
  public static var arabic: TokenContext { TokenContext().arabic }
  public static var ios: TokenContext { TokenContext().ios }
  public static var android: TokenContext { TokenContext().android }
  public static var web: TokenContext { TokenContext().web }

  public var light: TokenContext { with(Theme.light) }
  public var dark: TokenContext { with(Theme.dark) }
  public var increasedContrast: TokenContext { with(Contrast.increased) }
  public var reducedTransparency: TokenContext { with(Transparency.reduced) }
  public var reducedMotion: TokenContext { with(Motion.reduced) }
  public var arabic: TokenContext { with(Script.arabic) }
  public var ios: TokenContext { with(Platform.ios) }
  public var android: TokenContext { with(Platform.android) }
  public var web: TokenContext { with(Platform.web) }

  /// With text `scale` times as large as at the default setting.
  public func textScale(_ scale: Double) -> TokenContext {
    var result = self
    result.textScale = scale
    return result
  }
}
