import Diagnostics
import SwiftSyntax

/// `layoutDirection == .rightToLeft ? .trailing : .leading`: a choice by direction between sides that follow it already.
struct ChosenSideCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip]
  let words = DirectionChoice.words
  /// Calls of SwiftUI and UIKit to which leading and trailing are the layout's own sides. A `UnitPoint` is none: what a
  /// gradient or a rotation takes from it is a place in the picture.
  private static let calls: Set<String> = [
    "VStack", "LazyVStack", "ZStack", "Grid", "frame", "overlay", "background", "mask", "multilineTextAlignment",
    "padding", "safeAreaPadding", "contentMargins", "move", "safeAreaInset", "swipeActions", "gridColumnAlignment",
    "ToolbarItem", "ToolbarItemGroup",
  ]
  private static let types: Set<String> = [
    "Alignment", "HorizontalAlignment", "TextAlignment", "Edge", "Edge.Set", "HorizontalEdge",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    for choice in DirectionChoice.all(by: use, for: "sides") {
      guard let use = choice.use(in: use.file), !use.isForOneSide, !use.isHeldLeftToRight else { continue }
      switch choice.parts {
      case .values(let first, let second): values(first, second, choice, use, report)
      case .blocks(let first, let second): blocks(first, second, choice, use, report)
      }
    }
  }

  private func values(
    _ first: ExprSyntax, _ second: ExprSyntax, _ choice: DirectionChoice, _ use: SwiftUse, _ report: SwiftReport
  ) {
    let texts = [first, second].map { use.file.text($0) }
    guard texts[0].swappingSides == texts[1], texts[0] != texts[1], isOfLayout(second, texts, use) else { return }
    let unmirrored = choice.isMirroredFirst.map { $0 ? texts[1] : texts[0] }
    let span = use.file.span(choice.condition, choice.node)
    report.add(
      use.finding(
        .doubleFlip, .warning,
        "\(texts[0]) and \(texts[1]) follow the direction already, and are chosen by it once more",
        at: span, notes: ["the two undo each other: in right-to-left layouts it stays where it is in English"],
        help: [unmirrored.map { "write \($0) in both directions" } ?? "use one of them in both directions"],
        fixes: unmirrored.map { [Fix("write \($0)", safe: false, edits: [Fix.Edit(span, $0)])] } ?? []))
  }

  /// `if isRTL { row.alignment = .trailing } else { row.alignment = .leading }`, and constraints chosen so.
  private func blocks(
    _ first: CodeBlockSyntax, _ second: CodeBlockSyntax, _ choice: DirectionChoice, _ use: SwiftUse,
    _ report: SwiftReport
  ) {
    let texts = [first, second].map { use.file.text($0.statements) }
    guard texts[0] != texts[1], texts[0].swappingSides == texts[1],
      first.statements.allSatisfy({ isAnchored(use.file.text($0)) || isAligned($0) })
    else { return }
    report.add(
      use.finding(
        .doubleFlip, .warning, "leading and trailing follow the direction already, and are chosen by it once more",
        at: use.file.span(choice.condition, first.leftBrace),
        notes: ["the two undo each other: in right-to-left layouts it stays where it is in English"],
        help: ["keep what is for left-to-right layouts, for both directions"]))
  }

  private func isAnchored(_ text: String) -> Bool {
    text.contains("leadingAnchor") || text.contains("trailingAnchor")
  }

  private func isAligned(_ item: CodeBlockItemSyntax) -> Bool {
    let elements = item.item.as(SequenceExprSyntax.self)?.elements
    return elements?.count == 3 && elements?.first?.lastName == "alignment"
  }

  /// Whether the value goes where leading and trailing are the layout's.
  private func isOfLayout(_ value: ExprSyntax, _ texts: [String], _ use: SwiftUse) -> Bool {
    if texts.allSatisfy(isAnchored) { return true }
    switch value.target {
    case .argument(let argument, let call):
      let isPoint = ["startPoint", "endPoint", "anchor", "center"].contains(argument.label?.text ?? "")
      return !isPoint && Self.calls.contains(call.calledName?.text ?? "")
    case .declared(_, let type): return type.map(Self.types.contains) ?? false
    case .assigned(let target): return target.lastName == "alignment" || target.lastName == "horizontalAlignment"
    case .returned:
      let type = use.ancestors.first { $0.is(FunctionDeclSyntax.self) || $0.is(PatternBindingSyntax.self) }
      let name =
        type?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? type?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      return name.map { Self.types.contains($0.trimmedDescription) } ?? false
    case nil: return false
    }
  }
}

extension String {
  /// With leading for trailing and trailing for leading.
  fileprivate var swappingSides: String {
    replacing("leading", with: "\u{0}").replacing("trailing", with: "leading").replacing("\u{0}", with: "trailing")
      .replacing("Leading", with: "\u{0}").replacing("Trailing", with: "Leading").replacing("\u{0}", with: "Trailing")
  }
}
