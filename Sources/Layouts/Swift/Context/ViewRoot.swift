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

  /// What a chain of modifiers begins with where that is no view by its name, conditions (`#if`) in it passed over:
  /// `action` and `image` of `action.image(for: state).bold()`.
  var chainStart: (value: String?, call: String?) {
    var call = self
    for _ in 0..<UseWalk.mostDepth {
      guard let base = call.base ?? call.conditionedBase else { return (nil, call.calledName?.text) }
      guard let next = base.as(FunctionCallExprSyntax.self) else { return (base.lastName, call.calledName?.text) }
      call = next
    }
    return (nil, nil)
  }

  /// What a modifier in an `#if` is applied to, where it is the first one there.
  private var conditionedBase: ExprSyntax? {
    guard calledExpression.is(MemberAccessExprSyntax.self) else { return nil }
    var node = Syntax(self)
    while let parent = node.parent {
      if let condition = parent.as(PostfixIfConfigExprSyntax.self) { return condition.base }
      let isInside =
        parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        || parent.is(IfConfigClauseSyntax.self) || parent.is(IfConfigClauseListSyntax.self)
        || parent.is(IfConfigDeclSyntax.self)
      guard isInside else { return nil }
      node = parent
    }
    return nil
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
    if titled.contains(name), root.argument(nil)?.expression.text != nil { return true }
    return texts(in: root).contains(where: hasLetters)
  }

  private static let titled: Set<String> = ["Button", "NavigationLink", "Menu"]

  /// The texts that a container shows.
  static func texts(in root: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    views(in: root).filter { all.contains($0.calledName?.text ?? "") }
  }

  /// The calls that stand for views in what a container shows: of one with a label the label, since what a menu holds
  /// stands elsewhere, and an action shows nothing.
  private static func views(in root: FunctionCallExprSyntax) -> [FunctionCallExprSyntax] {
    let label = root.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
    let closures =
      label.map { [$0] }
      ?? [root.trailingClosure].compactMap { $0 } + root.additionalTrailingClosures.map(\.closure)
    return closures.flatMap { Syntax($0).descendants(FunctionCallExprSyntax.self) }.filter { $0.base == nil }
  }

  private static let containers: Set<String> = ["HStack", "VStack", "ZStack", "Group", "Spacer", "Divider", "Circle"]

  /// Whether a container holds symbols, and nothing that might show text.
  static func areOnlyPictures(in root: FunctionCallExprSyntax) -> Bool {
    let names = views(in: root).compactMap { $0.calledName?.text }.filter { $0.first?.isUppercase ?? false }
    return names.contains("Image") && names.allSatisfy { $0 == "Image" || containers.contains($0) }
      && !(titled.contains(root.calledName?.text ?? "") && root.argument(nil)?.expression.text != nil)
  }

  /// A text of digits and pictures alone has no ascenders to clip.
  static func hasLetters(_ call: FunctionCallExprSyntax) -> Bool {
    guard let text = call.arguments.first?.expression.text else { return !isLetter(call.arguments.first?.expression) }
    return text.contains { $0.isLetter } && text.count > 1
  }
}
