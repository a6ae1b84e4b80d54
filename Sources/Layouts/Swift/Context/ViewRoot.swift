import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The view that a chain of modifiers begins with: `Text("…")` of `Text("…").bold().padding()`.
  var viewRoot: FunctionCallExprSyntax? {
    var call = self
    var length = 0
    while let base = call.base {
      length += 1
      guard length < UseWalk.mostDepth, let next = base.as(FunctionCallExprSyntax.self) else { return nil }
      call = next
    }
    return call.calledExpression.is(DeclReferenceExprSyntax.self) ? call : nil
  }

  /// The modifiers of its chain up to it, the first one first.
  var modifiersBefore: [FunctionCallExprSyntax] {
    var result: [FunctionCallExprSyntax] = []
    var call = self
    while let next = call.base?.as(FunctionCallExprSyntax.self), next.base != nil, result.count < UseWalk.mostDepth {
      result.append(next)
      call = next
    }
    return result.reversed()
  }
}

/// Views that show text.
enum TextViews {
  static let all: Set<String> = ["Text", "Label", "TextField", "SecureField", "LabeledContent", "Link", "Toggle"]
  /// Views in which what is too tall is scrolled.
  static let scrolling: Set<String> = [
    "ScrollView", "List", "Form", "TextEditor", "Table", "Map", "Chart", "TabView", "WebView", "Picker", "DatePicker",
  ]

  /// Whether a view shows letters: it is a text, or holds one.
  static func areShown(by root: FunctionCallExprSyntax) -> Bool {
    let name = root.calledName?.text ?? ""
    if scrolling.contains(name) { return false }
    if all.contains(name) { return hasLetters(root) }
    if name == "Button" || name == "NavigationLink", root.argument(nil)?.expression.text != nil { return true }
    return ([root.trailingClosure].compactMap { $0 } + root.additionalTrailingClosures.map(\.closure)).contains {
      closure in
      Syntax(closure).descendants(FunctionCallExprSyntax.self).contains { call in
        call.base == nil && all.contains(call.calledName?.text ?? "") && hasLetters(call)
      }
    }
  }

  /// A text of digits and pictures alone has no ascenders to clip.
  static func hasLetters(_ call: FunctionCallExprSyntax) -> Bool {
    guard let text = call.arguments.first?.expression.text else { return true }
    return text.contains { $0.isLetter }
  }
}
