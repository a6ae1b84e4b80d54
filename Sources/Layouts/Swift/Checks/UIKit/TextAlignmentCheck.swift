import Diagnostics
import SwiftSyntax

/// `textAlignment = .left`: text that stays on its side.
struct TextAlignmentCheck: SwiftCheck {
  let rules: Set<RuleID> = [.fixedAlignment]
  let words = [SwiftWord.member("left"), .member("right")]
  private static let types: Set<String> = ["NSTextAlignment", "CATextLayerAlignmentMode", "UITextAlignment"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, let target = value.target, isAlignment(value, target), !use.isHandled,
      !isText(target, use)
    else { return }
    let isLeft = use.token.text == "left"
    if isStack(value, target, use) { return addStack(value, isLeft: isLeft, use, report) }
    let isKnown = isTextKnown(value, target)
    let fix = Fix("use natural", safe: isKnown, edits: [Fix.Edit(use.span(use.token), "natural")])
    report.add(
      use.finding(
        .fixedAlignment, isLeft ? .error : .warning,
        "\(isKnown ? "the text" : "what it aligns") stays on the \(use.token.text) in right-to-left languages",
        at: use.span(value),
        help: [
          isLeft
            ? "use .natural\(isKnown ? "" : ", for a stack .leading"), which is the side where reading begins"
            : "choose by effectiveUserInterfaceLayoutDirection: .left where it is .rightToLeft"
        ], fixes: isLeft ? [fix] : []))
  }

  /// The alignment of a stack is an edge, and has the names of edges.
  private func addStack(_ value: ExprSyntax, isLeft: Bool, _ use: SwiftUse, _ report: SwiftReport) {
    let twin = isLeft ? "leading" : "trailing"
    report.add(
      use.finding(
        .fixedAlignment, .error, "what the stack holds stays on the \(use.token.text) in right-to-left layouts",
        at: use.span(value), help: ["use .\(twin), which follows the layout’s direction"],
        fixes: [Fix("use \(twin)", safe: true, edits: [Fix.Edit(use.span(use.token), twin)])]))
  }

  /// Whether what is aligned is called a stack, or was made as one in this file.
  private func isStack(_ value: ExprSyntax, _ target: ValueTarget, _ use: SwiftUse) -> Bool {
    guard !isTextKnown(value, target), case .assigned(let place) = target,
      let owner = place.owner.split(separator: ".").last.map(String.init)
    else { return false }
    if NameWords.words(of: owner).contains("stack") { return true }
    return use.file.answer("stack \(owner)", about: use.file.tree) {
      use.file.named(in: use.file.tree).bindings[owner]?.contains { binding in
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        let type = call?.calledExpression.plainText ?? binding.typeAnnotation?.type.trimmedDescription ?? ""
        return ["NSStackView", "UIStackView"].contains(type.filter { $0 != "?" && $0 != "!" })
      } ?? false
    }
  }

  private func isAlignment(_ value: ExprSyntax, _ target: ValueTarget) -> Bool {
    if let base = value.as(MemberAccessExprSyntax.self)?.base { return Self.types.contains(base.plainText) }
    return switch target {
    case .assigned(let place): ["textAlignment", "alignment", "alignmentMode"].contains(place.lastName ?? "")
    case .argument(let argument, _): argument.label?.text == "textAlignment"
    case .declared(_, let type): type.map { Self.types.contains($0.filter { $0 != "?" }) } ?? false
    case .returned: value.returnedType.map { Self.types.contains($0.filter { $0 != "?" }) } ?? false
    }
  }

  /// Whether it is text that is aligned: stacks have an `alignment` too.
  private func isTextKnown(_ value: ExprSyntax, _ target: ValueTarget) -> Bool {
    guard case .assigned(let place) = target, place.lastName == "alignment",
      value.as(MemberAccessExprSyntax.self)?.base == nil
    else { return true }
    let words = NameWords.words(of: place.owner.split(separator: ".").last.map(String.init) ?? "")
    return !words.isDisjoint(with: ["style", "paragraph", "label", "field", "text"])
  }

  /// Whether the text has its own direction, or the paragraph is given one beside it.
  private func isText(_ target: ValueTarget, _ use: SwiftUse) -> Bool {
    var owner = ""
    if case .assigned(let place) = target { owner = place.owner }
    if LeftToRightContent.isText(named: owner, use.methodName ?? "") { return true }
    return ["baseWritingDirection", "semanticContentAttribute", "keyboardType", "textContentType"].contains { name in
      use.nearby.members(name, of: owner).contains { saysDirection(name, ExprSyntax($0).givenName) }
    }
  }

  /// Whether a property of the same text with this value settles which way it runs.
  private func saysDirection(_ property: String, _ value: String?) -> Bool {
    switch property {
    case "keyboardType": ["phonePad", "asciiCapable", "URL", "emailAddress"].contains(value)
    case "textContentType": ["oneTimeCode", "telephoneNumber", "URL"].contains(value)
    default: true
    }
  }
}

extension ExprSyntax {
  /// The last name of what is assigned to this: `phonePad` of `field.keyboardType = .phonePad`.
  var givenName: String? {
    guard let elements = parent?.as(ExprListSyntax.self)?.map({ $0 }), elements.count == 3, elements[0].id == id,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return elements[2].lastName
  }
}
