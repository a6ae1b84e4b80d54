#if canImport(UIKit) && !os(watchOS)
  internal import Foundation
  public import UIKit

  extension ColorToken {
    /// A colour that follows its view's traits.
    public var uiColor: UIColor {
      UIColor { traits in UIColor(rgba(in: TokenContext(traits))) }
    }
  }

  extension UIColor {
    /// In the space that it was written in; components beyond 0…1 are extended sRGB.
    public convenience init(_ rgba: RGBA) {
      if rgba.space == .displayP3 {
        self.init(displayP3Red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
      } else {
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
      }
    }
  }

  extension TokenContext {
    /// What a view's traits say, and the accessibility settings that are no traits.
    public init(_ traits: UITraitCollection) {
      self.init()
      theme = traits.userInterfaceStyle == .dark ? .dark : .light
      contrast = traits.accessibilityContrast == .high ? .increased : .standard
      transparency = Self.reducesTransparency ? .reduced : .full
      platform = .ios
    }

    /// UIKit tells it on the main thread only; elsewhere colours are resolved as by default.
    private static var reducesTransparency: Bool {
      guard Thread.isMainThread else { return false }
      return MainActor.assumeIsolated { UIAccessibility.isReduceTransparencyEnabled }
    }
  }
#endif
