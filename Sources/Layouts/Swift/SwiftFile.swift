import Diagnostics
import SwiftSyntax

/// One Swift file, parsed, with what the checks ask of it as a whole. It stays with the task that looks at the file.
final class SwiftFile {
  let input: LayoutInput
  let options: LayoutOptions
  let tree: SourceFileSyntax
  private(set) lazy var direction = DirectionKnowledge(tree, input.source.bytes)
  /// For each name that is called, the functions that call it and ask for layout direction.
  private(set) lazy var directedCallers = callersByName()
  private(set) lazy var holders = ViewHolders(self)
  private var parts: [SyntaxIdentifier: NamedNodes] = [:]
  /// Functions and properties with a value that depends on layout direction.
  private(set) lazy var directedNames: Set<String> = {
    let functions = Syntax(tree).descendants(FunctionDeclSyntax.self).filter {
      $0.signature.returnClause != nil && direction.isMentioned(in: $0)
    }
    let properties = Syntax(tree).descendants(VariableDeclSyntax.self).filter { variable in
      variable.parent?.is(MemberBlockItemSyntax.self) ?? false && direction.isMentioned(in: variable)
        && variable.bindings.first?.accessorBlock != nil
        && variable.bindings.first?.typeAnnotation?.type.trimmedDescription != "some View"
    }
    return Set(
      functions.map(\.name.text)
        + properties.compactMap { $0.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
  }()
  /// Whether its views are SwiftUI’s and no others.
  private(set) lazy var isDeclarative: Bool = {
    let imports = Self.imports(of: tree)
    return imports.contains("SwiftUI") && !imports.contains("UIKit") && !mentions("UIView")
      && !mentions("UIViewController")
  }()

  /// Whether it runs on the Mac alone, where the system has no text size for the reader to set: by what it imports, by a
  /// folder of its path (`Sources/Cards_macOS`), or by the systems that the product is for.
  private(set) lazy var isOnMac: Bool = {
    let imports = Self.imports(of: tree)
    if imports.contains("UIKit") { return false }
    return imports.contains("AppKit") || imports.contains("Cocoa") || options.deploymentTarget.isMacOnly
      || input.source.path.split(separator: "/").dropLast().contains { Self.isMacFolder($0) }
  }()

  private static func isMacFolder(_ name: Substring) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.contains("macos") && !words.contains { ["ios", "ipados", "tvos", "visionos"].contains($0) }
  }

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

  func isInPreview(_ offset: Int) -> Bool {
    var (low, high) = (0, previews.count)
    while low < high {
      let middle = (low + high) / 2
      if previews[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < previews.count && previews[low].contains(offset)
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

  private var asked: Set<Question> = []

  /// Whether a question about a part of the file is asked for the first time.
  func isFirst(_ question: String, about node: some SyntaxProtocol) -> Bool {
    asked.insert(Question(text: question, node: node.id)).inserted
  }

  /// What stands in a part of it, gathered once.
  func named(in part: some SyntaxProtocol) -> NamedNodes {
    if let known = parts[part.id] { return known }
    let nodes = NamedNodes(Syntax(part))
    parts[part.id] = nodes
    return nodes
  }

  /// Whether a method of this name works with a value that depends on layout direction.
  func usesDirectedNames(_ method: Syntax, named name: String?) -> Bool {
    !directedNames.isEmpty
      && answer("directed", about: method) {
        let references = named(in: method).references
        if references.count < directedNames.count {
          return references.keys.contains { $0 != name && directedNames.contains($0) }
        }
        return directedNames.contains { $0 != name && references[$0] != nil }
      }
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

  private var mentioned: [String: Bool] = [:]

  /// Whether a text stands anywhere in it, in comments too.
  func mentions(_ text: String) -> Bool {
    if let known = mentioned[text] { return known }
    let isMentioned = holds(text)
    mentioned[text] = isMentioned
    return isMentioned
  }

  private func holds(_ text: String) -> Bool {
    let bytes = input.source.bytes
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { start in
      bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted)
    }
  }

  private static func imports(of tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription }
  }
}
