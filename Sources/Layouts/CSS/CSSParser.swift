import Diagnostics
import Documents

/// Finds rules and declarations among tokens.
struct CSSParser {
  private let source: SourceFile
  private let file: FileID
  private let dialect: CSSDialect
  private let tokens: [CSSToken]
  private let partners: [Int32]
  private(set) var rules: [CSSSheet.Rule] = []
  private(set) var declarations: [CSSSheet.Declaration] = []
  /// Names that stand in an `@include`, and the rule that it stands in.
  private(set) var included: [(name: String, rule: Int)] = []
  private(set) var issues: [SyntaxIssue] = []
  private var position = 0
  /// The rules that are open, and the token that closes each.
  private var open: [(rule: Int, end: Int)] = []

  init(source: SourceFile, file: FileID, dialect: CSSDialect, tokens: [CSSToken], partners: [Int32]) {
    self.source = source
    self.file = file
    self.dialect = dialect
    self.tokens = tokens
    self.partners = partners
  }

  mutating func read() {
    while position < tokens.count {
      if let innermost = open.last, position >= innermost.end {
        position = max(position, innermost.end + 1)
        open.removeLast()
      } else if tokens[position].kind == .semicolon || tokens[position].kind == .close {
        position += 1
      } else {
        readItem()
      }
    }
  }

  /// A declaration ends before a brace opens, a rule has one.
  private mutating func readItem() {
    let start = position
    let end = open.last?.end ?? tokens.count
    let isCustom = isCustomProperty(start)
    while position < end {
      let token = tokens[position]
      if token.kind == .semicolon { break }
      if isBrace(position), !isCustom { return openRule(start..<position) }
      position = partners[position] > position ? Int(partners[position]) + 1 : position + 1
    }
    position = min(position, end)
    if tokens[start].kind != .atKeyword { addDeclaration(start..<position) } else { addInclude(start..<position) }
  }

  private mutating func addInclude(_ item: Range<Int>) {
    guard let rule = open.last?.rule, text(item.lowerBound) == "@include" else { return }
    for token in item where tokens[token].kind == .ident {
      let name = text(token).lowercased()
      if CSSSide.all[name] != nil { included.append((name, rule)) }
    }
  }

  private mutating func openRule(_ prelude: Range<Int>) {
    let brace = position
    rules.append(CSSSheet.Rule(kind: kind(prelude), prelude: trimmed(prelude), parent: open.last?.rule))
    let end = partners[brace] > brace ? Int(partners[brace]) : open.last?.end ?? tokens.count
    open.append((rules.count - 1, end))
    position = brace + 1
  }

  private func trimmed(_ prelude: Range<Int>) -> Range<Int> {
    guard let first = prelude.first, tokens[first].kind == .atKeyword else { return prelude }
    return first + 1..<prelude.upperBound
  }

  private func kind(_ prelude: Range<Int>) -> CSSSheet.Rule.Kind {
    guard let first = prelude.first else { return .style }
    if tokens[first].kind == .atKeyword { return .at(String(text(first).dropFirst()).lowercased()) }
    // A property with nothing behind its colon.
    if dialect == .preprocessed, prelude.count == 2, tokens[first].kind == .ident, tokens[first + 1].kind == .colon {
      return .properties(text(first).lowercased())
    }
    return .style
  }

  private mutating func addDeclaration(_ item: Range<Int>) {
    guard let rule = open.last?.rule, item.count >= 2 else { return reportStray(item) }
    guard tokens[item.lowerBound].kind == .ident, tokens[item.lowerBound + 1].kind == .colon else {
      return reportStray(item)
    }
    var name = text(item.lowerBound)
    if !name.hasPrefix("--") { name = name.lowercased() }
    if case .properties(let prefix) = rules[rule].kind { name = "\(prefix)-\(name)" }
    var value = item.lowerBound + 2..<item.upperBound
    // `!important`, `!default`.
    if value.count >= 2, tokens[value.upperBound - 1].kind == .ident, tokens[value.upperBound - 2].kind == .delim,
      text(value.upperBound - 2) == "!"
    {
      value = value.lowerBound..<value.upperBound - 2
    }
    declarations.append(CSSSheet.Declaration(name: name, nameToken: item.lowerBound, value: value, rule: rule))
  }

  /// Preprocessors have statements of their own; in CSS, what is neither a rule nor a declaration is lost.
  private mutating func reportStray(_ item: Range<Int>) {
    guard dialect == .css, let first = item.first, let last = item.last, issues.count < CSSLexer.maximumIssues else {
      return
    }
    // `*zoom: 1`, a way to speak to old browsers alone.
    if tokens[first].kind == .delim, item.count >= 3, tokens[first + 2].kind == .colon { return }
    let span = Span(file: file, lower: Int(tokens[first].lower), upper: Int(tokens[last].upper))
    let isInRule = !open.isEmpty
    issues.append(
      SyntaxIssue(
        .syntax, isInRule ? "this is no declaration" : "this is no rule", at: span,
        help: [isInRule ? "write property: value;" : "write a selector and a block { … } behind it"]))
  }

  private func isCustomProperty(_ token: Int) -> Bool {
    token + 1 < tokens.count && tokens[token].kind == .ident && tokens[token + 1].kind == .colon
      && source.bytes[tokens[token].range].starts(with: "--".utf8)
  }

  private func isBrace(_ token: Int) -> Bool {
    tokens[token].kind == .open && source.bytes[Int(tokens[token].lower)] == UInt8(ascii: "{")
  }

  private func text(_ token: Int) -> String { source.text(tokens[token].range) }
}
