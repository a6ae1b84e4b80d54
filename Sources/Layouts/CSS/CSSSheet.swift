import Diagnostics
import Documents

/// One style sheet: its rules with their declarations (CSS Syntax 3, section 5; nested as CSS Nesting 1 and SCSS do).
struct CSSSheet: Sendable {
  /// A style rule, or an at-rule with a block.
  struct Rule: Sendable {
    enum Kind: Hashable, Sendable {
      case style
      /// Without the `@`, in small letters.
      case at(String)
      /// `margin: { left: 1px }` of SCSS: what its declarations are called with.
      case properties(String)
    }

    let kind: Kind
    /// The tokens of its selectors, or of what stands behind an at-rule's name.
    let prelude: Range<Int>
    let parent: Int?
  }

  struct Declaration: Sendable {
    /// In small letters; custom properties as they are written.
    let name: String
    let nameToken: Int
    /// Without `!important`.
    let value: Range<Int>
    /// In `rules`.
    let rule: Int
  }

  let file: FileID
  let source: SourceFile
  let tokens: [CSSToken]
  let partners: [Int32]
  let rules: [Rule]
  let declarations: [Declaration]
  /// The last declaration of each property in each rule, which is the one that counts.
  private let lastDeclarations: [PropertyOfRule: Int]
  let comments: [SuppressionComment]
  /// Whether a tool turns the sheet round: it is meant to be written for left to right.
  let speaksToFlipper: Bool
  let issues: [SyntaxIssue]

  private struct PropertyOfRule: Hashable {
    let name: String
    let rule: Int
  }

  static func read(_ file: FileID, _ source: SourceFile, dialect: CSSDialect) -> CSSSheet {
    source.bytes.withUnsafeBufferPointer { bytes in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var lexer = CSSLexer(bytes, from: start, file: file, dialect: dialect)
      lexer.readFile()
      var parser = CSSParser(
        source: source, file: file, dialect: dialect, tokens: lexer.tokens, partners: lexer.partners)
      parser.read()
      let last = parser.declarations.enumerated().map { index, declaration in
        (PropertyOfRule(name: declaration.name, rule: declaration.rule), index)
      }
      return CSSSheet(
        file: file, source: source, tokens: lexer.tokens, partners: lexer.partners, rules: parser.rules,
        declarations: parser.declarations,
        lastDeclarations: Dictionary(last, uniquingKeysWith: { _, later in later }), comments: lexer.comments,
        speaksToFlipper: lexer.speaksToFlipper,
        issues: (lexer.issues + parser.issues).sorted { $0.span.lower < $1.span.lower })
    }
  }
}

/// Finds rules and declarations among tokens.
struct CSSParser {
  private let source: SourceFile
  private let file: FileID
  private let dialect: CSSDialect
  private let tokens: [CSSToken]
  private let partners: [Int32]
  private(set) var rules: [CSSSheet.Rule] = []
  private(set) var declarations: [CSSSheet.Declaration] = []
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
    if tokens[start].kind != .atKeyword { addDeclaration(start..<position) }
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

// MARK: - Looking things up

extension CSSSheet {
  func text(_ token: Int) -> String { source.text(tokens[token].range) }

  func span(_ tokens: Range<Int>) -> Span {
    guard let first = tokens.first, let last = tokens.last else { return Span.start(of: file) }
    return Span(file: file, lower: Int(self.tokens[first].lower), upper: Int(self.tokens[last].upper))
  }

  func span(_ token: Int) -> Span { span(token..<token + 1) }

  /// A property and its value.
  func span(of declaration: Declaration) -> Span {
    declaration.value.isEmpty ? span(declaration.nameToken) : span(declaration.nameToken..<declaration.value.upperBound)
  }

  /// As it is written.
  func text(_ tokens: Range<Int>) -> String { tokens.isEmpty ? "" : source.text(span(tokens).range) }

  /// The declaration of a property that counts in a rule.
  func declaration(_ name: String, in rule: Int) -> Declaration? {
    lastDeclarations[PropertyOfRule(name: name, rule: rule)].map { declarations[$0] }
  }

  /// A value as it is compared: in small letters, one blank between its parts.
  func normalized(_ value: Range<Int>) -> String {
    value.reduce(into: "") { text, token in
      if token > value.lowerBound, tokens[token].isSpaced { text += " " }
      text += self.text(token).lowercased()
    }
  }

  /// The parts of a value between blanks; a function with its arguments is one part.
  func parts(_ value: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = value.lowerBound
    var token = start
    while token < value.upperBound {
      if token > start, tokens[token].isSpaced {
        parts.append(start..<token)
        start = token
      }
      token = partners[token] > token ? Int(partners[token]) + 1 : token + 1
    }
    if start < value.upperBound { parts.append(start..<value.upperBound) }
    return parts
  }

  /// A number with its unit; nil for anything else.
  func length(_ value: Range<Int>) -> (value: Double, unit: String)? {
    guard value.count == 1, let token = value.first.map({ tokens[$0] }) else { return nil }
    switch token.kind {
    case .number, .percentage, .dimension:
      guard let number = Double(source.text(Int(token.lower)..<Int(token.middle)).drop { $0 == "+" }) else {
        return nil
      }
      return (number, source.text(Int(token.middle)..<Int(token.upper)).lowercased())
    default: return nil
    }
  }

  func isZero(_ value: Range<Int>) -> Bool { length(value)?.value == 0 }

  /// Whether two values come to the same, as far as they are written out.
  func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    normalized(a) == normalized(b) || (isZero(a) && isZero(b))
  }

  /// The functions of a value with their arguments between commas: `translate(16px, 0)`. Those within are not told.
  func functions(_ value: Range<Int>) -> [(name: String, token: Int, arguments: [Range<Int>])] {
    var result: [(name: String, token: Int, arguments: [Range<Int>])] = []
    var token = value.lowerBound
    while token < value.upperBound {
      let end = partners[token] > token ? Int(partners[token]) : token
      if tokens[token].kind == .function {
        // One that is not closed goes on to the end.
        let limit = end > token ? end : value.upperBound
        result.append((String(text(token).dropLast()).lowercased(), token, arguments(token + 1..<limit)))
        token = limit
      } else {
        token = end
      }
      token += 1
    }
    return result
  }

  private func arguments(_ content: Range<Int>) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = content.lowerBound
    var token = start
    while token < content.upperBound {
      if tokens[token].kind == .comma {
        arguments.append(start..<token)
        start = token + 1
      }
      token = partners[token] > token ? Int(partners[token]) + 1 : token + 1
    }
    if start < content.upperBound { arguments.append(start..<content.upperBound) }
    return arguments
  }
}
