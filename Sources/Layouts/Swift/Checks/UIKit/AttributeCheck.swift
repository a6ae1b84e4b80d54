import Diagnostics
import SwiftSyntax

/// Left and right as attributes of constraints: those of `NSLayoutConstraint`, SnapKit and PureLayout.
struct AttributeCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedSide]
  let words = ["left", "right", "leftMargin", "rightMargin"].map { SwiftWord.member($0) }
  private static let twins = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
  ]
  private static let opposites = [
    "left": "right", "right": "left", "leftMargin": "rightMargin", "rightMargin": "leftMargin",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, let opposite = Self.opposites[use.token.text], !use.isHandled
    else { return }
    if let call = argument(value) {
      tell(at: value, call, isPinnedAlike: isPinned(call, opposite, use), use, report)
    } else if let closure = maker(value) {
      let other = use.file.named(in: closure).members[opposite]?.first(where: isMade)
      guard value.chain.filter({ $0 == opposite }).isEmpty, !isFollowed(value, by: opposite) else { return }
      let isPinnedAlike = other.map { Self.distance(value) == Self.distance(ExprSyntax($0)) } ?? false
      tell(at: value, nil, isPinnedAlike: isPinnedAlike, use, report)
    }
  }

  private func tell(
    at value: ExprSyntax, _ call: FunctionCallExprSyntax?, isPinnedAlike: Bool, _ use: SwiftUse, _ report: SwiftReport
  ) {
    let twin = Self.twins[use.token.text] ?? ""
    let side = use.token.text.hasPrefix("left") ? "left" : "right"
    let others = call.map { self.others($0, value) } ?? []
    let edits = ([use.token] + others).map { Fix.Edit(use.span($0), Self.twins[$0.text] ?? $0.text) }
    report.add(
      use.finding(
        .fixedSide, isPinnedAlike ? .note : .error,
        isPinnedAlike
          ? "both edges are pinned alike, by left and right"
          : "\(use.token.text) is the \(side) edge in right-to-left layouts too", at: use.span(value),
        help: ["use \(twin), which follows the layout’s direction"],
        fixes: [Fix("use \(twin)", safe: false, edits: edits)]))
  }

  // MARK: - NSLayoutConstraint and PureLayout

  /// The call that this is the first attribute of.
  private func argument(_ value: ExprSyntax) -> FunctionCallExprSyntax? {
    guard case .argument(let argument, let call) = value.target, attributes(call).first?.id == argument.id else {
      return nil
    }
    return call
  }

  private func attributes(_ call: FunctionCallExprSyntax) -> [LabeledExprSyntax] {
    let name = call.calledName?.text ?? ""
    return call.arguments.filter { argument in
      guard let value = argument.expression.lastName, Self.twins[value] != nil else { return false }
      let label = argument.label?.text ?? ""
      return ["attribute", "attr", "toAttribute"].contains(label) || name.hasPrefix("autoPinEdge")
    }
  }

  private func others(_ call: FunctionCallExprSyntax, _ value: ExprSyntax) -> [TokenSyntax] {
    attributes(call).filter { $0.expression.id != value.id }.compactMap { argument in
      argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName
    }
  }

  /// Whether the same is said of the opposite edge, in the same method.
  private func isPinned(_ call: FunctionCallExprSyntax, _ opposite: String, _ use: SwiftUse) -> Bool {
    // Among more of them than a person writes, it is not looked for.
    (use.nearby.calls[call.calledName?.text ?? ""] ?? []).prefix(100).contains { other in
      guard other.id != call.id, other.calledExpression.plainText == call.calledExpression.plainText,
        other.arguments.count == call.arguments.count
      else { return false }
      return zip(call.arguments, other.arguments).allSatisfy { mine, theirs in
        let (mine, theirs) = (mine.expression, theirs.expression)
        if let name = mine.lastName, let twin = Self.opposites[name] { return theirs.lastName == twin }
        let (a, b) = (mine.plainText, theirs.plainText)
        return a == b || a == "-" + b || b == "-" + a
      }
    }
  }

  // MARK: - SnapKit

  /// The closure that constraints are made in, where this is a part of one: `make.left.equalToSuperview()`.
  private func maker(_ value: ExprSyntax) -> ClosureExprSyntax? {
    let chain = value.chain
    guard Self.makers.contains(chain.first ?? ""), chain.count > 1,
      let closure = Syntax(value).closure, let call = closure.call,
      ["makeConstraints", "remakeConstraints", "updateConstraints", "prepareConstraints"].contains(
        call.calledName?.text)
    else { return nil }
    return closure
  }

  private static let makers: Set<String> = ["make", "maker", "$0"]

  /// `make.right` of `make.right.equalToSuperview()`.
  private func isMade(_ side: MemberAccessExprSyntax) -> Bool {
    guard let base = side.base?.as(DeclReferenceExprSyntax.self), Self.makers.contains(base.baseName.text) else {
      return false
    }
    var node = Syntax(side)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      node = Syntax(access)
    }
    return node.parent?.is(FunctionCallExprSyntax.self) ?? false
  }

  private func isFollowed(_ value: ExprSyntax, by name: String) -> Bool {
    var node = Syntax(value)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      if access.declName.baseName.text == name { return true }
      node = Syntax(access)
    }
    return false
  }

  /// How far from the edge, whatever the sign: the last argument of `inset` or `offset` in the chain.
  private static func distance(_ value: ExprSyntax) -> String {
    var node = Syntax(value)
    while let parent = node.parent, parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) {
      node = parent
    }
    let calls = node.descendants(FunctionCallExprSyntax.self)
    let inset = calls.first { ["inset", "offset"].contains($0.calledName?.text ?? "") }
    let text = inset?.arguments.first?.expression.plainText ?? ""
    return text.hasPrefix("-") ? String(text.dropFirst()) : text
  }
}

extension Syntax {
  /// The closure that it lies in.
  var closure: ClosureExprSyntax? {
    var node = self
    while let parent = node.parent {
      if let closure = parent.as(ClosureExprSyntax.self) { return closure }
      if parent.is(MemberBlockItemSyntax.self) { return nil }
      node = parent
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The call that it is handed to.
  var call: FunctionCallExprSyntax? {
    if let call = parent?.as(FunctionCallExprSyntax.self) { return call }
    return parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }
}
