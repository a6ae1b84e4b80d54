import SwiftSyntax

/// A view with its modifiers, taken apart: `Text("…").bold().padding()`.
struct ModifiedView {
  struct Modifier {
    let name: String
    let call: FunctionCallExprSyntax
    /// The view that it is applied to, with the modifiers before it.
    let base: ExprSyntax
  }

  let root: ExprSyntax
  /// The last one first: from the outside in.
  let modifiers: [Modifier]

  init(_ expression: ExprSyntax) {
    var (root, modifiers) = (expression, [Modifier]())
    while let call = root.as(FunctionCallExprSyntax.self), let base = call.base, let name = call.calledName?.text {
      // `Image.init(…)`, `Color.init(…)`: no modifier, but the view itself.
      if name == "init" { break }
      modifiers.append(Modifier(name: name, call: call, base: base))
      root = base
    }
    self.root = root
    self.modifiers = modifiers
  }
}

extension FunctionCallExprSyntax {
  /// Closures that it is handed, by their labels; nil for the first one behind the parentheses.
  var closures: [(label: String?, closure: ClosureExprSyntax)] {
    let inside = arguments.compactMap { argument in
      argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
    }
    let trailing = trailingClosure.map { [(nil as String?, $0)] } ?? []
    return inside + trailing + additionalTrailingClosures.map { ($0.label.text, $0.closure) }
  }
}

/// What SwiftUI's own views and modifiers do to colours.
enum SwiftUIColors {
  static let texts: Set<String> = ["Text", "Label", "TextField", "SecureField", "TextEditor", "Link"]
  static let shapes: Set<String> = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse", "ContainerRelativeShape",
  ]
  /// They show what they hold, and paint nothing.
  static let containers: Set<String> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Group", "ForEach",
    "ScrollView", "ScrollViewReader", "GeometryReader", "ViewThatFits", "AnyView", "LabeledContent", "ControlGroup",
    "AnyLayout", "TimelineView",
  ]
  /// Views over the app, or in bars that are painted by the system.
  static let elsewhere: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "contextMenu", "navigationDestination",
    "toolbar", "safeAreaInset", "inspector", "tabItem", "swipeActions", "searchSuggestions", "fileImporter",
  ]
  /// They change what colours come to.
  static let altering: Set<String> = [
    "opacity", "blendMode", "colorMultiply", "colorInvert", "brightness", "contrast", "grayscale", "saturation",
    "hueRotation", "luminanceToAlpha", "disabled", "redacted", "colorEffect", "layerEffect", "hidden", "colorScheme",
    "preferredColorScheme",
  ]
  /// They leave colours alone, beside those whose names begin with `on`, `accessibility`, `navigation`, `scroll`, `list`.
  private static let harmless: Set<String> = [
    "padding", "frame", "clipShape", "clipped", "cornerRadius", "mask", "shadow", "lineLimit", "multilineTextAlignment",
    "id", "tag", "task", "animation", "transition", "offset", "position", "rotationEffect", "rotation3DEffect",
    "scaleEffect", "font", "fontWeight", "fontDesign", "fontWidth", "bold", "italic", "underline", "strikethrough",
    "textCase", "tracking", "kerning", "baselineOffset", "lineSpacing", "truncationMode", "minimumScaleFactor",
    "allowsTightening", "monospaced", "monospacedDigit", "dynamicTypeSize", "fixedSize", "layoutPriority", "zIndex",
    "contentShape", "labelStyle", "textFieldStyle", "imageScale", "symbolVariant", "resizable", "aspectRatio",
    "scaledToFit", "scaledToFill", "environment", "environmentObject", "ignoresSafeArea", "safeAreaPadding", "gesture",
    "simultaneousGesture", "highPriorityGesture", "allowsHitTesting", "help", "focused", "focusable", "submitLabel",
    "keyboardType", "textContentType", "textInputAutocapitalization", "autocorrectionDisabled", "textSelection",
    "matchedGeometryEffect", "coordinateSpace", "alignmentGuide", "gridCellColumns", "containerRelativeFrame",
    "sensoryFeedback", "keyboardShortcut", "badge", "privacySensitive", "drawingGroup", "compositingGroup",
    "geometryGroup", "contentTransition", "contentMargins", "flipsForRightToLeftLayoutDirection",
    "layoutDirectionBehavior", "textStyle", "motion", "haptic", "renderingMode", "tint", "userActivity", "hoverEffect",
    "speechSpellsOutCharacters", "buttonBorderShape", "controlSize", "menuOrder", "defaultFocus", "refreshable",
    "searchable", "presentationDetents", "presentationDragIndicator", "interactiveDismissDisabled",
    "typesettingLanguage", "scrim", "border",
    "fill", "stroke", "strokeBorder", "trim", "inset", "symbolRenderingMode", "statusBarHidden",
    "persistentSystemOverlays",
  ]

  static func isHarmless(_ name: String) -> Bool {
    harmless.contains(name)
      || ["on", "accessibility", "navigation", "scroll", "list"].contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }
}
