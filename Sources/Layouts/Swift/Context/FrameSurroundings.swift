import SwiftSyntax

/// Whether code with coordinates lays views out, or does something else with them: draw, hit test, follow a keyboard.
enum FrameSurroundings {
  private static let layouts: Set<String> = [
    "layoutSubviews", "layoutSublayers", "layout", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "prepare",
    "layoutAttributesForItem", "layoutAttributesForElements", "layoutAttributesForSupplementaryView", "resizeSubviews",
    "viewDidLayout", "viewWillLayout", "animateTransition", "frameOfPresentedViewInContainerView",
    // Where a control puts its parts.
    "imageRect", "titleRect", "clearButtonRect",
  ]
  private static let words: Set<String> = ["layout", "frame", "frames", "position", "reposition", "arrange", "place"]
  /// What a frame is set by.
  private static let targets: Set<String> = ["frame", "center", "origin", "position"]
  private static let others: Set<String> = [
    "draw", "drawing", "path", "render", "image", "snapshot", "screenshot", "crop", "cropped", "hit", "point", "touch",
    "touches", "keyboard", "test", "preview", "accessibility", "zoom", "video", "gesture", "pointer", "cursor",
    "scroll",
    "menu", "pdf", "icon", "confetti", "emitter", "gradient", "shape", "map", "camera", "convert", "mask",
  ]
  private static let drawing: Set<String> = [
    "fill", "stroke", "addRect", "addEllipse", "clip", "cropping", "image", "pngData", "sourceRect", "setSourceRect",
    "scrollRectToVisible", "convert", "hitTest", "setNeedsDisplay", "point", "addLine", "move", "addArc", "addCurve",
    "addQuadCurve", "addRoundedRect", "dequeue", "boundingRect", "constrainedRect",
  ]
  private static let declarative: Set<String> = [
    "View", "Shape", "InsettableShape", "Layout", "ViewModifier", "ButtonStyle", "ToggleStyle", "ProgressViewStyle",
    "UIBezierPath", "CALayer", "CAShapeLayer",
  ]

  /// A method that places what it holds.
  static func isLayout(_ use: SwiftUse) -> Bool {
    guard let name = use.methodName else { return false }
    return layouts.contains(name) || !NameWords.words(of: name).isDisjoint(with: words)
  }

  /// Whether a rectangle or point becomes a place: it is assigned to a frame, a view begins with it, or the method is
  /// there to place.
  static func isPlaced(_ value: ExprSyntax, _ use: SwiftUse) -> Bool {
    switch value.target {
    case .assigned(let target):
      return targets.contains(target.lastName ?? "") || isLayout(use) && !isPoint(target.lastName)
    case .argument(let argument, let call):
      let name = call.calledName?.text ?? ""
      if ["CGRect", "NSRect"].contains(name), argument.label?.text == "origin" {
        return isPlaced(ExprSyntax(call), use)
      }
      if drawing.contains(name) || drawing.contains(argument.label?.text ?? "") { return false }
      if argument.label?.text == "frame" { return !isFirstFrame(value) }
      return isLayout(use)
    case .declared(let name, _): return isLayout(use) && !isPoint(name)
    case .returned: return isLayout(use)
    case nil: return false
    }
  }

  /// A frame of numbers alone, which a view is made with before it is laid out.
  private static func isFirstFrame(_ value: ExprSyntax) -> Bool {
    value.as(FunctionCallExprSyntax.self)?.arguments.first?.expression.number != nil
  }

  /// `startPoint` of a gradient, `anchorPoint`, `contentOffset`.
  private static func isPoint(_ name: String?) -> Bool {
    guard let name else { return false }
    return ["point", "offset", "shadow", "rect", "path", "cutout"].contains(NameWords.list(of: name).last ?? "")
  }

  static func isExempt(_ use: SwiftUse) -> Bool {
    if use.isInType(inheriting: declarative) || use.isForOneSide { return true }
    let words = NameWords.words(of: use.methodName ?? "")
    if !layouts.contains(use.methodName ?? ""), !words.isDisjoint(with: others) { return true }
    if use.methodName == nil || use.methodName == "body" { return isInDrawing(use) || use.file.isDeclarative }
    return isInDrawing(use)
  }

  /// Whether it is an argument of something that draws, or lies in a closure that does.
  private static func isInDrawing(_ use: SwiftUse) -> Bool {
    use.outerCalls.contains { outer in
      drawing.contains(outer.name) && outer.part != .modifier
        || NameWords.list(of: outer.name).first == "draw"
        || ["UIBezierPath", "CGPath", "NSBezierPath", "UIGraphicsBeginImageContext"].contains(outer.name)
    }
  }
}
