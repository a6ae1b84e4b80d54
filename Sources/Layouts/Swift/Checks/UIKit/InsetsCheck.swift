import Diagnostics
import SwiftSyntax

/// Insets whose left and right differ.
struct InsetsCheck: SwiftCheck {
  let rules: Set<RuleID> = [.asymmetricInsets]
  private static let makers = ["UIEdgeInsets", "NSEdgeInsets", "UIEdgeInsetsMake", "NSEdgeInsetsMake"]
  private static let properties = [
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "contentInset", "contentInsets", "layoutMargins",
    "textContainerInset", "additionalSafeAreaInsets",
  ]
  let words = makers.map { SwiftWord.call($0) } + properties.map { .name($0) }
  /// What UIKit mirrors by itself, what is cut out of a picture, and what is not seen.
  private static let mirrored = [
    "sectionInset", "sectionInsets", "separatorInset", "withCapInsets", "capInsets", "scrollIndicatorInsets",
    "horizontalScrollIndicatorInsets", "verticalScrollIndicatorInsets",
  ]
  private static let invisible: Set<String> = ["hit", "touch", "tap", "inside", "tappable", "expand"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    if Self.makers.contains(use.token.text) {
      if let call = use.call { made(call, use, report) }
    } else if let property = use.expression {
      if let call = property.givenInit { made(call, use, report) }
      changed(property, use, report)
    }
  }

  private func made(_ call: FunctionCallExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    let values = call.arguments.map { $0 }
    let isOld = call.calledName?.text.hasSuffix("Make") ?? false
    let left = isOld ? values.dropFirst().first?.expression : call.argument("left")?.expression
    let right = isOld ? values.dropFirst(3).first?.expression : call.argument("right")?.expression
    guard left != nil || right != nil, !Self.isSame(left, right), !isExempt(call, use), !isOpposite(left, right, call),
      !LeftToRightContent.isMedia(named: use.symbol), !use.isHandledAround
    else { return }
    tell(left, right, use.file.span(call), use, report)
  }

  /// `insets.left = 8`, where nothing is said of the right.
  private func changed(_ property: ExprSyntax, _ use: SwiftUse, _ report: SwiftReport) {
    guard let side = property.parent?.as(MemberAccessExprSyntax.self), side.base?.id == property.id,
      ["left", "right"].contains(side.declName.baseName.text), let value = ExprSyntax(side).given
    else { return }
    let other = side.declName.baseName.text == "left" ? "right" : "left"
    // `insets.right = insets.left`.
    if value.lastName == other, value.as(MemberAccessExprSyntax.self)?.base?.plainText == property.plainText { return }
    let isBoth =
      use.nearby.members(other, of: property.plainText).contains { access in
        ExprSyntax(access).given.map { isBalanced($0, value, property) } ?? false
      }
    guard !isBoth, !use.isHandledAround else { return }
    let isLeft = other == "right"
    tell(isLeft ? value : nil, isLeft ? nil : value, use.span(side), use, report)
  }

  /// Whether the value of one side is that of the other one, or is taken from it.
  private func isBalanced(_ other: ExprSyntax, _ value: ExprSyntax, _ property: ExprSyntax) -> Bool {
    Self.isSame(other, value) || Self.isSame(value, other)
      || other.as(MemberAccessExprSyntax.self)?.base?.plainText == property.plainText
  }

  private func tell(
    _ left: ExprSyntax?, _ right: ExprSyntax?, _ span: Span, _ use: SwiftUse, _ report: SwiftReport
  ) {
    let (left, right) = (left?.trimmedDescription, right?.trimmedDescription)
    let isShort = [left, right].allSatisfy { ($0 ?? "").utf8.count <= 40 && !($0 ?? "").contains("\n") }
    let message =
      switch (left, right) {
      case (let left?, let right?) where isShort: "left is \(left) and right \(right), in right-to-left layouts too"
      case (_?, _?): "left and right differ, and stay where they are in right-to-left layouts"
      case (_?, nil): "only the left is set, and stays the left in right-to-left layouts"
      default: "only the right is set, and stays the right in right-to-left layouts"
      }
    report.add(
      use.finding(
        .asymmetricInsets, .warning, message, at: span,
        help: ["use NSDirectionalEdgeInsets, or swap them where effectiveUserInterfaceLayoutDirection is .rightToLeft"])
    )
  }

  // MARK: - What is left alone

  /// Whether both say the same: equal, or each made of what belongs to its side, as safe areas and margins do.
  private static func isSame(_ left: ExprSyntax?, _ right: ExprSyntax?) -> Bool {
    guard let left, let right else { return (left ?? right)?.number == 0 }
    if let a = left.number, let b = right.number { return a == b }
    let (a, b) = (left.plainText, right.plainText)
    return a == b || mirroredText(left) == b || mirroredText(right) == a
  }

  /// `insets.left + leftMargin` as it is called on the right.
  private static func mirroredText(_ value: ExprSyntax) -> String {
    value.tokens(viewMode: .sourceAccurate).map { token in
      token.text.hasPrefix("left") ? "right" + token.text.dropFirst(4) : token.text.replacing("Left", with: "Right")
    }.filter { $0 != "?" && $0 != "!" && $0 != "self" }.joined()
  }

  /// `left: 8, right: -8`, handed to a helper that makes constraints of them: both are inwards.
  private func isOpposite(_ left: ExprSyntax?, _ right: ExprSyntax?, _ call: FunctionCallExprSyntax) -> Bool {
    guard case .argument? = ExprSyntax(call).target else { return false }
    return SignedTerms(left) == SignedTerms(right).negated
  }

  private func isExempt(_ call: FunctionCallExprSyntax, _ use: SwiftUse) -> Bool {
    // The place of a frame, as insets.
    if let left = call.argument("left")?.expression, ["x", "minX"].contains(left.lastName ?? "") { return true }
    if let name = ExprSyntax(call).target?.name {
      if Self.mirrored.contains(name) { return true }
      if !NameWords.words(of: name).isDisjoint(with: Self.invisible.union(["separator", "section"])) { return true }
    }
    let method = use.methodName ?? ""
    if use.method.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters.contains(where: {
      $0.firstName.text == "insetForSectionAt"
    }) ?? false {
      return true
    }
    return !NameWords.words(of: method).isDisjoint(with: Self.invisible.union(["keyboard", "section", "separator"]))
  }
}

extension ExprSyntax {
  /// What is assigned to this: a copy without a place in the file, where it is more than one operand.
  var given: ExprSyntax? {
    guard let elements = parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.count > 2, elements[0].id == id
    else { return nil }
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    guard elements[1].is(AssignmentExprSyntax.self) || sign == "+=" || sign == "-=" else { return nil }
    if elements.count == 3 { return elements[2] }
    return ExprSyntax(SequenceExprSyntax(elements: ExprListSyntax(Array(elements.dropFirst(2)))))
  }

  /// `.init(…)`, where that is assigned to this.
  var givenInit: FunctionCallExprSyntax? {
    guard let call = given?.as(FunctionCallExprSyntax.self), call.calledName?.text == "init",
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base == nil
    else { return nil }
    return call
  }
}
