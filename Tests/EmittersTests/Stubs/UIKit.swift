// What the bridges use of UIKit, as declared at https://developer.apple.com/documentation/uikit
@_exported import CoreGraphics
@_exported import Foundation

// /uicolor: init(dynamicProvider:), init(red:green:blue:alpha:), init(displayP3Red:green:blue:alpha:)
open class UIColor: @unchecked Sendable {
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
}

// /uitraitcollection
open class UITraitCollection: @unchecked Sendable {
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  open var accessibilityContrast: UIAccessibilityContrast { .unspecified }
}

// /uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

// /uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

// /uiaccessibility/isreducetransparencyenabled
public enum UIAccessibility {
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
}

// /uifont: fontNames(forFamilyName:), init(name:size:)
open class UIFont: @unchecked Sendable {
  public init?(name: String, size: CGFloat) {}
  open class func fontNames(forFamilyName: String) -> [String] { [] }
}

// /uinotificationfeedbackgenerator
@MainActor open class UINotificationFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public init() {}
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

// /uiselectionfeedbackgenerator
@MainActor open class UISelectionFeedbackGenerator {
  public init() {}
  open func selectionChanged() {}
}

// /uiimpactfeedbackgenerator: init(style:), impactOccurred(intensity:)
@MainActor open class UIImpactFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle) {}
  open func impactOccurred(intensity: CGFloat) {}
}
