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
  /// Properties that a rule hands to a mixin by their names.
  private let included: Set<PropertyOfRule>
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
        lastDeclarations: Dictionary(last, uniquingKeysWith: { _, later in later }),
        included: Set(parser.included.map { PropertyOfRule(name: $0.name, rule: $0.rule) }), comments: lexer.comments,
        speaksToFlipper: lexer.speaksToFlipper,
        issues: (lexer.issues + parser.issues).sorted { $0.span.lower < $1.span.lower })
    }
  }
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

  /// Whether a rule hands a property to a mixin: `@include inset-at-least(padding-left, 16px)`.
  func includes(_ property: String, in rule: Int) -> Bool {
    included.contains(PropertyOfRule(name: property, rule: rule))
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
