import Diagnostics
import SwiftSyntax

/// A button that is smaller than a fingertip.
struct HitTargetCheck: SwiftCheck {
  /// Apple's Human Interface Guidelines, “Buttons”: at least 44 by 44 points.
  private static let least = 44.0
  let rules: Set<RuleID> = [.hitTarget]
  let words = [SwiftWord.call("frame")]
  private static let targets: Set<String> = ["Button", "NavigationLink", "Link", "Menu"]
  /// What makes the target larger than the frame.
  private static let enlarging: Set<String> = [
    "padding", "contentShape", "buttonStyle", "tabItem", "swipeActions", "menuStyle", "hoverEffect", "scaledFrame",
  ]
  /// Where the system sizes the target.
  private static let sized: Set<String> = [
    "toolbar", "ToolbarItem", "ToolbarItemGroup", "Menu", "contextMenu", "swipeActions", "List", "Form", "Section",
    "TabView", "Tab", "alert", "confirmationDialog", "safeAreaBar", "ControlGroup", "Picker",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call, let size = Size(call), Self.isTooSmall(call, use) else { return }
    let holdsText = call.argument("height") != nil && call.viewRoot.map(TextViews.areShown) ?? false
    report.add(
      use.finding(
        .hitTarget, .warning, "the target is \(size.words), and a finger needs 44 by 44 points",
        at: use.file.span(use.token, call),
        notes: ["people whose hands tremble, and everyone in a moving bus, miss what is smaller"]
          + (holdsText ? ["nor can the text in it grow: at 200 % it no longer fits"] : []),
        help: [
          holdsText
            ? "use minHeight: 44, which lets the text grow as well"
            : "make the frame larger, or add padding and contentShape around it"
        ]))
  }

  /// Whether a frame makes something to be tapped too small.
  static func isTooSmall(_ frame: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool {
    guard let size = Size(frame), size.smallest < least else { return false }
    return HitTargetCheck().isTarget(frame, use)
  }

  /// Whether the frame is that of something to be tapped.
  private func isTarget(_ call: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool {
    let after = call.modifiers
    guard !(call.modifiersBefore + after).contains(where: isEnlarging), !after.contains(where: isLargeFrame),
      !use.outerCalls.contains(where: { $0.part != .modifier && Self.sized.contains($0.name) })
    else { return false }
    if let root = call.viewRoot?.calledName?.text, Self.targets.contains(root) { return true }
    if after.contains(where: { $0.calledName?.text == "onTapGesture" }) { return true }
    return isLabel(after.last ?? call)
  }

  private func isEnlarging(_ modifier: FunctionCallExprSyntax) -> Bool {
    guard let name = modifier.calledName?.text, Self.enlarging.contains(name) else { return false }
    // These styles add nothing around the label.
    return name != "buttonStyle" || !["plain", "borderless"].contains(modifier.argument(nil)?.expression.lastName)
  }

  private func isLargeFrame(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.calledName?.text == "frame" else { return false }
    return Size(call).map { $0.smallest >= Self.least } ?? true
  }

  /// Whether a view is all that a button shows, with nothing around it that makes the button larger.
  private func isLabel(_ view: FunctionCallExprSyntax) -> Bool {
    guard let item = view.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      list.count == 1, let closure = list.parent?.as(ClosureExprSyntax.self)
    else { return false }
    guard let button = button(withLabel: closure) else { return false }
    return !button.modifiers.contains { isEnlarging($0) || isLargeFrame($0) }
  }

  private func button(withLabel closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    if let element = closure.parent?.as(MultipleTrailingClosureElementSyntax.self) {
      guard element.label.text == "label",
        let call = element.parent?.parent?.as(FunctionCallExprSyntax.self),
        Self.targets.contains(call.calledName?.text ?? "")
      else { return nil }
      return call
    }
    guard let call = closure.parent?.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id,
      call.additionalTrailingClosures.isEmpty, call.argument("action") != nil || call.argument("destination") != nil,
      Self.targets.contains(call.calledName?.text ?? "")
    else { return nil }
    return call
  }

  /// The numbers of a frame.
  private struct Size {
    let smallest: Double
    let words: String

    init?(_ call: FunctionCallExprSyntax) {
      let width = call.argument("width")?.expression.number
      let height = call.argument("height")?.expression.number
      guard let smallest = [width, height].compactMap({ $0 }).min() else { return nil }
      self.smallest = smallest
      words =
        switch (width, height) {
        case (let width?, let height?): "\(width.shown) by \(height.shown) points"
        case (let width?, nil): "\(width.shown) points wide"
        default: "\(smallest.shown) points high"
        }
    }
  }
}

extension Double {
  /// `12`, `12.5`.
  var shown: String { self == rounded() && abs(self) < 1e9 ? String(Int(self)) : String(self) }
}
