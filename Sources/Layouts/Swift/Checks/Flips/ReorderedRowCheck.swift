import Diagnostics
import SwiftSyntax

/// The parts of a row in an order that is chosen by direction: the row changes sides by itself.
struct ReorderedRowCheck: SwiftCheck {
  let rules: Set<RuleID> = [.doubleFlip]
  let words = DirectionChoice.words
  private static let rows: Set<String> = ["HStack", "LazyHStack"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    for choice in DirectionChoice.all(by: use, for: "rows") {
      guard let use = choice.use(in: use.file), !use.isHeldLeftToRight else { continue }
      switch choice.parts {
      case .values(let first, let second):
        guard isReversed(first, second) || isReversed(second, first), let row = row(takingFrom: second, use) else {
          continue
        }
        add(use.file.span(choice.condition, choice.node), row, use, report)
      case .blocks(let first, let second):
        guard let row = row(of: first, second, choice, use) else { continue }
        add(use.file.span(choice.condition, first.leftBrace), row, use, report)
      }
    }
  }

  private func add(_ span: Span, _ row: String, _ use: SwiftUse, _ report: SwiftReport) {
    report.add(
      use.finding(
        .doubleFlip, .warning, "the order is chosen by direction, and \(row) turns it round once more", at: span,
        notes: ["the two undo each other: in right-to-left layouts the parts stand in the order of English"],
        help: ["keep the order of left-to-right layouts for both directions"]))
  }

  // MARK: - Two values

  private func isReversed(_ value: ExprSyntax, _ other: ExprSyntax) -> Bool {
    [".reversed()", ".reversed().map{$0}"].contains { value.plainText == other.plainText + $0 }
      || value.plainText == "Array(" + other.plainText + ".reversed())"
  }

  /// The row that a list is for: it goes over it, or is handed it, right away or by the name of a constant.
  private func row(takingFrom list: ExprSyntax, _ use: SwiftUse) -> String? {
    if let row = row(around: list, use.file) { return row }
    guard case .declared(let name, _)? = list.target else { return nil }
    let references = use.nearby.references[name] ?? []
    return references.lazy.compactMap { SwiftUse.expression(of: $0.baseName) }.compactMap { row(around: $0, use.file) }
      .first
  }

  private func row(around list: ExprSyntax, _ file: SwiftFile) -> String? {
    for node in sequence(first: Syntax(list), next: \.parent) {
      if let loop = node.as(ForStmtSyntax.self) {
        guard loop.sequence.position <= list.position, list.endPosition <= loop.sequence.endPosition else { return nil }
        return Syntax(loop.body).descendants(FunctionCallExprSyntax.self).lazy.compactMap { stack($0, file) }.first
      }
      guard let call = node.as(FunctionCallExprSyntax.self) else {
        if node.is(CodeBlockItemSyntax.self) { return nil }
        continue
      }
      if call.argument("arrangedSubviews").map({ $0.position <= list.position }) ?? false { return stack(call, file) }
      if call.calledName?.text == "forEach" {
        return Syntax(call).descendants(FunctionCallExprSyntax.self).lazy.compactMap { stack($0, file) }.first
      }
      if call.calledName?.text == "ForEach" { return container(of: Syntax(call)) }
    }
    return nil
  }

  // MARK: - Two blocks

  private func row(
    of first: CodeBlockSyntax, _ second: CodeBlockSyntax, _ choice: DirectionChoice, _ use: SwiftUse
  ) -> String? {
    if let row = container(of: choice.node) {
      let (ones, others) = (views(first, use), views(second, use))
      return ones != others && ones.sorted() == others.sorted() ? row : nil
    }
    guard let (ones, row) = arranged(first, use), let (others, _) = arranged(second, use), ones != others,
      ones.sorted() == others.sorted()
    else { return nil }
    return row
  }

  private func views(_ block: CodeBlockSyntax, _ use: SwiftUse) -> [String] {
    block.statements.map { use.file.text($0.item) }
  }

  /// The views that a block puts into a stack, from its beginning to its end, where it does nothing else. Those that
  /// stand there already come between.
  private func arranged(_ block: CodeBlockSyntax, _ use: SwiftUse) -> (views: [String], row: String)? {
    var (before, after): ([String], [String]) = ([], [])
    var owner: String?
    var row: String?
    for item in block.statements {
      guard let call = item.item.as(FunctionCallExprSyntax.self), let view = call.argument(nil)?.expression.plainText,
        let base = call.base?.plainText, owner == nil || owner == base, let name = stack(call, use.file)
      else { return nil }
      (owner, row) = (base, name)
      guard call.calledName?.text == "insertArrangedSubview" else {
        after.append(view)
        continue
      }
      guard call.argument("at")?.expression.number == 0 else { return nil }
      before.insert(view, at: 0)
    }
    return row.map { (before + ["\u{2026}"] + after, $0) }
  }

  // MARK: - What changes sides

  /// What a call fills a horizontal stack by.
  private func stack(_ call: FunctionCallExprSyntax, _ file: SwiftFile) -> String? {
    switch call.calledName?.text {
    case "addArrangedSubview", "insertArrangedSubview":
      isVertical(call, file) ? nil : call.base?.plainText ?? "the stack"
    case "UIStackView", "NSStackView": isVertical(call, file) ? nil : "the stack"
    default: nil
    }
  }

  /// Whether something in the same type is set upright: which of its stacks, is not asked.
  private func isVertical(_ call: FunctionCallExprSyntax, _ file: SwiftFile) -> Bool {
    let type = sequence(first: Syntax(call), next: \.parent).first { $0.is(MemberBlockSyntax.self) }
    return type.map { file.named(in: $0).members["vertical"] != nil } ?? false
  }

  /// The horizontal stack that a statement stands in.
  private func container(of statement: Syntax) -> String? {
    let closure = sequence(first: statement, next: \.parent).prefix(6).first { $0.is(ClosureExprSyntax.self) }
    let name = closure?.parent?.as(FunctionCallExprSyntax.self)?.calledName?.text
    return name.flatMap { Self.rows.contains($0) ? $0 : nil }
  }
}

extension SwiftUse {
  /// Whether something in the file is held to left-to-right: there, a choice by direction is needed.
  var isHeldLeftToRight: Bool {
    file.answer("held left to right", about: file.tree) {
      let names = file.named(in: file.tree)
      if names.members["forceLeftToRight"] != nil { return true }
      return names.calls["environment"]?.contains { call in
        call.arguments.first?.expression.trimmedDescription == "\\.layoutDirection"
          && call.arguments.last?.expression.lastName == "leftToRight"
      } ?? false
    }
  }
}
