package import Diagnostics

extension RuleID {
  package static let layoutSyntax = RuleID("layout/syntax")

  package static let fixedSide = RuleID("layout/fixed-side")
  package static let fixedAlignment = RuleID("layout/fixed-alignment")
  package static let directionalSymbol = RuleID("layout/directional-symbol")
  package static let directionalAsset = RuleID("layout/directional-asset")
  package static let asymmetricInsets = RuleID("layout/asymmetric-insets")
  package static let coordinateArithmetic = RuleID("layout/coordinate-arithmetic")
  package static let gestureSign = RuleID("layout/gesture-sign")
  package static let fixedCorner = RuleID("layout/fixed-corner")
  package static let arrowKey = RuleID("layout/arrow-key")
  package static let forcedDirection = RuleID("layout/forced-direction")
  package static let doubleFlip = RuleID("layout/double-flip")
  package static let localeDirection = RuleID("layout/locale-direction")
  package static let shapeMirroring = RuleID("layout/shape-mirroring")

  package static let hitTarget = RuleID("layout/hit-target")
  package static let fixedTextHeight = RuleID("layout/fixed-text-height")
  package static let truncatedText = RuleID("layout/truncated-text")
  package static let fixedFontSize = RuleID("layout/fixed-font-size")
  package static let arabicTracking = RuleID("layout/arabic-tracking")
  package static let rawValue = RuleID("layout/raw-value")
}
