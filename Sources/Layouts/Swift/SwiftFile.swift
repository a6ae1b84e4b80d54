import Diagnostics
import SwiftSyntax

/// One Swift file, parsed, with what the checks ask of it as a whole. It stays with the task that looks at the file.
final class SwiftFile {
  let input: LayoutInput
  let options: LayoutOptions
  let tree: SourceFileSyntax
  private(set) lazy var direction = DirectionKnowledge(tree, input.source.bytes)

  private struct Question: Hashable {
    let text: String
    let node: SyntaxIdentifier
  }

  private var answers: [Question: Int?] = [:]

  init(_ input: LayoutInput, _ options: LayoutOptions, _ tree: SourceFileSyntax) {
    self.input = input
    self.options = options
    self.tree = tree
  }

  /// The bytes of its previews.
  private(set) lazy var previews: [Range<Int>] = tree.statements.compactMap { statement in
    let item = Syntax(statement.item)
    let isPreview =
      item.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview"
      || item.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
      || item.is(StructDeclSyntax.self) && item.inheritedTypes.contains("PreviewProvider")
    return isPreview ? item.position.utf8Offset..<item.endPosition.utf8Offset : nil
  }

  /// The answer to a question about a part of the file, which is worked out once however many uses in it ask.
  func answer(_ question: String, about node: some SyntaxProtocol, _ work: () -> Int?) -> Int? {
    let question = Question(text: question, node: node.id)
    if let known = answers[question] { return known }
    let answer = work()
    answers[question] = .some(answer)
    return answer
  }

  func answer(_ question: String, about node: some SyntaxProtocol, _ work: () -> Bool) -> Bool {
    answer(question, about: node) { work() ? 1 : nil } != nil
  }

  /// The code of a node without the blanks and comments around it.
  func span(_ node: some SyntaxProtocol) -> Span { span(node, node) }

  /// The text of a node without the blanks and comments around it.
  func text(_ node: some SyntaxProtocol) -> String { input.source.text(span(node).range) }

  /// From the beginning of one node to the end of another.
  func span(_ first: some SyntaxProtocol, _ last: some SyntaxProtocol) -> Span {
    Span(
      file: input.file, lower: first.positionAfterSkippingLeadingTrivia.utf8Offset,
      upper: last.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
