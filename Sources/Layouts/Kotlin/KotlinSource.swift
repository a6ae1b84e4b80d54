import Diagnostics
import Documents

/// One Kotlin or Java file, as the checks look at it: tokens, brackets with what they are of, calls, functions, imports.
///
/// Expressions are not taken apart further: what a rule asks of one, it reads from its tokens.
struct KotlinSource: Sendable {
  let file: FileID
  let source: SourceFile
  let dialect: KotlinDialect
  let tokens: [KotlinToken]
  /// For each bracket the token that is its partner; -1 for others.
  let partners: [Int32]
  let brackets: [KotlinBracket]
  /// For each token the innermost bracket around it; -1 at the top. A bracket's own tokens lie outside of it.
  let enclosing: [Int32]
  /// For each token the first one of its statement, argument or branch.
  let statements: [Int32]
  let calls: [KotlinCall]
  let functions: [KotlinFunction]
  /// The calls of each name that a function of the file has.
  let callsOfFunctions: [String: [Int]]
  /// The tokens that ask for a direction, in order.
  let directions: [Int]
  /// Whether anything in the file is left to chance.
  let throwsDice: Bool
  /// Where the words of `KotlinStructure.sought` stand, in order.
  let places: [String: [Int]]
  let imports: [KotlinImport]
  /// Whether the file imports anything of Compose.
  let isCompose: Bool
  let comments: [SuppressionComment]
  let issues: [SyntaxIssue]

  static func read(_ file: FileID, _ source: SourceFile, dialect: KotlinDialect) -> KotlinSource {
    source.bytes.withUnsafeBufferPointer { bytes in
      let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      var lexer = KotlinLexer(bytes, from: start, file: file, dialect: dialect)
      lexer.readFile()
      var structure = KotlinStructure(
        bytes: bytes, tokens: lexer.tokens, partners: lexer.partners, dialect: dialect)
      structure.read()
      return KotlinSource(
        file: file, source: source, dialect: dialect, tokens: lexer.tokens, partners: lexer.partners,
        brackets: structure.brackets, enclosing: structure.enclosing, statements: structure.statements,
        calls: structure.calls, functions: structure.functions,
        callsOfFunctions: structure.callsOfFunctions(), directions: structure.directions,
        throwsDice: structure.throwsDice, places: structure.places, imports: structure.imports,
        isCompose: structure.imports.contains { $0.path.hasPrefix("androidx.compose.") }, comments: lexer.comments,
        issues: lexer.issues)
    }
  }
}

/// `import a.b.c`, `import a.b.*`.
struct KotlinImport: Hashable, Sendable {
  /// With dots, without an alias.
  let path: String
  /// The tokens of the path.
  let tokens: Range<Int>
}

// MARK: - Tokens

extension KotlinSource {
  /// A token as it is written; empty outside of the file.
  func text(_ token: Int) -> String {
    tokens.indices.contains(token) ? source.text(tokens[token].range) : ""
  }

  func isName(_ token: Int) -> Bool { tokens.indices.contains(token) && tokens[token].kind == .name }

  /// Whether a token reads so.
  func stands(_ text: StaticString, at token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where source.bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  func stands(_ text: String, at token: Int) -> Bool {
    tokens.indices.contains(token) && source.bytes[tokens[token].range].elementsEqual(text.utf8)
  }

  /// Whether one of some words stands in a stretch, however long: words of `KotlinStructure.sought`.
  func holds(_ words: [String], in range: Range<Int>) -> Bool {
    words.contains { word in
      let list = places[word] ?? []
      var (low, high) = (0, list.count)
      while low < high {
        let middle = (low + high) / 2
        if list[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
      }
      return low < list.count && list[low] < range.upperBound
    }
  }

  func span(_ tokens: Range<Int>) -> Span {
    guard let first = tokens.first, let last = tokens.last, self.tokens.indices.contains(last) else {
      return Span.start(of: file)
    }
    return Span(file: file, lower: Int(self.tokens[first].lower), upper: Int(self.tokens[last].upper))
  }

  func span(_ token: Int) -> Span { span(token..<token + 1) }

  /// The source of some tokens, as it is written.
  func text(_ tokens: Range<Int>) -> String { source.text(span(tokens).range) }

  /// Where the token behind one stands at the same level: behind its partner, if it opens a bracket.
  func next(_ token: Int) -> Int {
    let partner = partners.indices.contains(token) ? Int(partners[token]) : -1
    return (partner > token ? partner : token) + 1
  }

  /// The token before one at the same level: of a bracket that closes, the one that opens.
  func previous(_ token: Int) -> Int {
    guard token > 0 else { return -1 }
    let partner = Int(partners[token - 1])
    return partner >= 0 && partner < token - 1 ? partner : token - 1
  }

  /// What stands between a pair of brackets.
  func content(_ bracket: Int) -> Range<Int> {
    brackets[bracket].open + 1..<max(brackets[bracket].open + 1, brackets[bracket].close)
  }
}

// MARK: - Paths and calls

extension KotlinSource {
  /// The names before a name that belong to it, and it: `Icons`, `Default`, `ArrowBack`. Ends at a call.
  func path(endingAt name: Int) -> [Int] {
    var path = [name]
    var token = name - 1
    while path.count < 16, stands(".", at: token) || stands("?.", at: token), isName(token - 1) {
      path.append(token - 1)
      token -= 2
    }
    return path.reversed()
  }

  /// The arguments between the brackets of a call, in their order.
  func arguments(of call: KotlinCall) -> [KotlinArgument] {
    guard let bracket = call.arguments else { return [] }
    let content = content(bracket)
    var result: [KotlinArgument] = []
    var start = content.lowerBound
    var token = start
    while token <= content.upperBound {
      if token == content.upperBound || stands(",", at: token) {
        if token > start { result.append(argument(start..<token)) }
        start = token + 1
        token += 1
      } else {
        token = min(next(token), content.upperBound)
      }
    }
    return result
  }

  private func argument(_ tokens: Range<Int>) -> KotlinArgument {
    let first = tokens.lowerBound
    if tokens.count > 2, isName(first), stands("=", at: first + 1) {
      return KotlinArgument(label: text(first), labelToken: first, value: first + 2..<tokens.upperBound)
    }
    return KotlinArgument(label: nil, labelToken: nil, value: tokens)
  }

  /// The first argument of a name.
  func argument(_ label: String, of call: KotlinCall) -> KotlinArgument? {
    arguments(of: call).first { $0.label == label }
  }

  /// The calls that stand in some tokens at their own level, in order: those of `Modifier.size(8.dp).padding(4.dp)`.
  func calls(at range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var token = range.lowerBound
    while token < range.upperBound {
      if let call = call(named: token) { result.append(call) }
      token = next(token)
    }
    return result
  }

  /// The calls that begin in some tokens, at every level.
  func calls(within range: Range<Int>) -> ArraySlice<KotlinCall> {
    calls[firstCall(from: range.lowerBound)..<firstCall(from: range.upperBound)]
  }

  /// The call whose name a token is.
  func call(named token: Int) -> Int? {
    let index = firstCall(from: token)
    return index < calls.count && calls[index].name == token ? index : nil
  }

  private func firstCall(from token: Int) -> Int {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle].name < token { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The tokens from a call's name to the end of its arguments and lambda.
  func extent(of call: KotlinCall) -> Range<Int> {
    let last = [call.arguments, call.lambda].compactMap { $0.map { brackets[$0].close } }.max() ?? call.name
    return call.name..<min(last + 1, tokens.count)
  }
}
