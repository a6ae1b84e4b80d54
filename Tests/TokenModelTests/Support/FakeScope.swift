import Diagnostics
import Documents
import Testing
import TokenModel

/// A scope with a handful of tokens that are resolved already, and one document for pointers.
struct FakeScope: ValueScope {
  let tokenPath = "t"
  var isJSON = true
  let reportsForms = true
  var toolExtensions: Node?
  var tokens: [String: TokenValue] = [:]
  var document: Node?
  private(set) var findings: [Finding] = []

  init(_ tokens: [String: TokenValue] = [:], isJSON: Bool = true, document: String? = nil) {
    self.tokens = tokens
    self.isJSON = isJSON
    self.document = document.map { Fixture.node($0) }
  }

  mutating func report(_ finding: Finding) { findings.append(finding) }

  mutating func dereference(_ node: Node, as type: TokenType) -> Dereferenced {
    do throws(MalformedReference) {
      switch try Reference.parse(node) {
      case nil: return .notAReference
      case .curly(let names, let span):
        let path = names.joined(separator: ".")
        if let value = tokens[path], value.type == type { return .value(value) }
        report(Finding(.alias, .error, "\(path) is no \(type.rawValue)", at: span))
        return .unresolved
      case .pointer(let pointer, let span):
        guard let place = place(pointer, span) else { return .unresolved }
        return ValueReader.read(place, as: type, in: &self).map { .value($0) } ?? .unresolved
      }
    } catch {
      report(error.finding(symbol: tokenPath))
      return .unresolved
    }
  }

  mutating func referencedType(_ node: Node) -> TokenType? {
    guard case .curly(let names, _)? = try? Reference.parse(node) else { return nil }
    return tokens[names.joined(separator: ".")]?.type
  }

  mutating func plainNode(_ node: Node) -> Node? {
    guard case .pointer(let pointer, let span)? = try? Reference.parse(node) else { return node }
    return place(pointer, span)
  }

  private mutating func place(_ pointer: JSONPointer, _ span: Span) -> Node? {
    var place = document
    for step in pointer.steps {
      switch place?.content {
      case .object(let object): place = object[step]
      case .array(let items): place = Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
      default: place = nil
      }
    }
    if place == nil { report(Finding(.alias, .error, "\(pointer.text) leads nowhere", at: span)) }
    return place
  }
}

/// Text as a tree, and what a reader made of it.
struct Fixture {
  let text: String
  let value: TokenValue?
  let findings: [Finding]

  /// Reads `text` as a value of `type`.
  init(_ text: String, as type: TokenType, in scope: FakeScope = FakeScope()) {
    var scope = scope
    self.text = text
    self.value = ValueReader.read(Fixture.node(text, syntax: scope.isJSON ? .json : .yaml), as: type, in: &scope)
    self.findings = scope.findings
  }

  /// "message | what the span holds", for each finding but those of `dtcg/form`.
  var errors: [String] {
    findings.filter { $0.rule != RuleID.dtcgForm }.map { "\($0.message) | \(place(of: $0))" }
  }

  /// What `dtcg/form` points at.
  var forms: [String] { findings.filter { $0.rule == RuleID.dtcgForm }.map(place(of:)) }

  private func place(of finding: Finding) -> String {
    SourceFile(path: "", text: text).text(finding.span.range)
  }

  static func node(_ text: String, syntax: Syntax = .json) -> Node {
    let document = DocumentReader.read(FileID(0), SourceFile(path: "fixture", text: text), syntax: syntax)
    for issue in document.issues { Issue.record("\(text): \(issue.message)") }
    return document.root ?? Node(.null, at: .start(of: FileID(0)))
  }
}
