import Diagnostics

/// Looks at single words of Swift files, with the syntax tree around them.
///
/// To add one: a file in `Checks` with a type that conforms, and a line in `SwiftChecks.all`.
protocol SwiftCheck: Sendable {
  /// What it may speak of.
  var rules: Set<RuleID> { get }
  /// Which words it is handed. A file without any word of any check is not parsed.
  var words: [SwiftWord] { get }
  /// Looks at one word. The check finds its own way from there: `use.call`, `use.enclosing`, `use.isHandled`.
  func look(at use: SwiftUse, _ report: SwiftReport)
}

/// Every check of Swift files.
enum SwiftChecks {
  static let all: [any SwiftCheck] = [
    DirectionalSymbolCheck(),
    MirroringCheck(),
    DirectionalAssetCheck(),
    OffsetCheck(),
    GeometryCheck(),
    DragSignCheck(),
    CornerCheck(),
    ShapeCheck(),
    ForcedDirectionCheck(),
    LocaleDirectionCheck(),
    HitTargetCheck(),
    TextHeightCheck(),
    LineHeightCheck(),
    TruncationCheck(),
    FontSizeCheck(),
    TrackingCheck(),
    RawValueCheck(),
    AnchorCheck(),
    AttributeCheck(),
    LayoutOptionCheck(),
    CenterOffsetCheck(),
    TextAlignmentCheck(),
    ContentPlaceCheck(),
    InsetsCheck(),
    FrameCheck(),
    PanSignCheck(),
    ScrollOffsetCheck(),
    LeadingConstantCheck(),
    ShiftCheck(),
    SwipeCheck(),
    ArrowKeyCheck(),
    MaskedCornerCheck(),
    SemanticDirectionCheck(),
    FlipCheck(),
    TwinChoiceCheck(),
    ChosenSideCheck(),
    ReorderedRowCheck(),
    PictureNameCheck(),
  ]
}
