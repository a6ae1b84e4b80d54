/// Finds out what the brackets of a file are of, in one walk over its tokens.
struct KotlinStructure {
  /// What is known of the level that is being read.
  struct Level {
    let bracket: Int
    /// The first token of the statement.
    var statement: Int
    /// What the statement declares, until its body is there.
    var pending: Pending = .nothing
    /// The function whose body is an expression: it ends with the statement.
    var expression: Int?
    /// Whether line breaks end statements here.
    let hasLines: Bool
  }

  enum Pending: Equatable {
    case nothing
    case function(Int)
    case type
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [KotlinToken]
  let partners: [Int32]
  let dialect: KotlinDialect
  var brackets: [KotlinBracket] = []
  var enclosing: [Int32] = []
  var statements: [Int32] = []
  var calls: [KotlinCall] = []
  var functions: [KotlinFunction] = []
  var imports: [KotlinImport] = []
  var directions: [Int] = []
  var throwsDice = false
  var places: [String: [Int]] = [:]
  /// For each opening token its bracket.
  var bracketOfToken: [Int: Int] = [:]
  var levels: [Level] = []

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: [KotlinToken], partners: [Int32], dialect: KotlinDialect) {
    self.bytes = bytes
    self.tokens = tokens
    self.partners = partners
    self.dialect = dialect
    enclosing.reserveCapacity(tokens.count)
    statements.reserveCapacity(tokens.count)
    levels.append(Level(bracket: -1, statement: 0, hasLines: true))
  }

  mutating func read() {
    for token in tokens.indices {
      let kind = tokens[token].kind
      if kind == .close, partners[token] >= 0 { leave(token) }
      if beginsStatement(token) { begin(token) }
      enclosing.append(Int32(truncatingIfNeeded: level.bracket))
      statements.append(Int32(truncatingIfNeeded: level.statement))
      if kind == .name { readName(token) }
      if kind == .symbol { readSymbol(token) }
      if kind == .open { enter(token) }
    }
    while levels.count > 1 { endLevel(at: tokens.count) }
    endExpression(at: tokens.count)
    addPropertiesOfDirection()
  }

  func callsOfFunctions() -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for function in functions { result[text(function.name)] = [] }
    guard !result.isEmpty else { return [:] }
    for (index, call) in calls.enumerated() { result[text(call.name)]?.append(index) }
    return result
  }

  var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }
}

// MARK: - Levels

extension KotlinStructure {
  mutating func enter(_ token: Int) {
    let role = role(of: token)
    let isBlock = byte(token) == UInt8(ascii: "{")
    let bracket = brackets.count
    brackets.append(
      KotlinBracket(
        open: token, close: partners[token] >= 0 ? Int(partners[token]) : tokens.count,
        parent: level.bracket < 0 ? nil : level.bracket, role: role))
    bracketOfToken[token] = bracket
    switch role {
    case .arguments(let call): calls[call].arguments = bracket
    case .lambda(let call): calls[call].lambda = bracket
    case .body, .type: level.pending = .nothing
    default: break
    }
    levels.append(Level(bracket: bracket, statement: token + 1, hasLines: isBlock && role != .template))
  }

  /// Ends the level that a token closes, and those within it that were not closed.
  mutating func leave(_ token: Int) {
    while levels.count > 1 {
      let isOwn = brackets[level.bracket].close == token
      endLevel(at: token)
      if isOwn { return }
    }
  }

  mutating func endLevel(at token: Int) {
    endExpression(at: token)
    let bracket = brackets[level.bracket]
    if case .body(let function) = bracket.role {
      functions[function].tokens = functions[function].tokens.lowerBound..<token
    }
    levels.removeLast()
  }

  mutating func endExpression(at token: Int) {
    guard let function = level.expression else { return }
    functions[function].tokens = functions[function].tokens.lowerBound..<token
    level.expression = nil
  }

  mutating func begin(_ token: Int) {
    endExpression(at: token)
    level.statement = token
    if level.pending != .type || !goesOnWithHeader(token) { level.pending = .nothing }
  }

  /// A class may have its constructor on a line of its own, with annotations before it.
  private func goesOnWithHeader(_ token: Int) -> Bool {
    guard dialect == .kotlin else { return false }
    return isSymbol(token, "@") || tokens[token].kind == .name && Self.headerWords.contains(text(token))
  }

  private static let headerWords: Set<String> = ["constructor", "private", "protected", "internal", "public"]

  /// Whether a new statement begins: behind a semicolon, and on a new line where neither side of the break goes on. In
  /// brackets, behind a comma.
  func beginsStatement(_ token: Int) -> Bool {
    guard token > 0, level.statement < token else { return false }
    if isSymbol(token - 1, ";") { return true }
    if !level.hasLines { return isSymbol(token - 1, ",") }
    if dialect == .java { return tokens[token - 1].kind == .close && byte(token - 1) == UInt8(ascii: "}") }
    guard tokens[token].startsLine else { return false }
    return !goesOn(behind: token - 1) && !goesOn(before: token)
  }

  func goesOn(behind token: Int) -> Bool {
    switch tokens[token].kind {
    case .symbol: !isSymbol(token, "!!") && !isSymbol(token, "++") && !isSymbol(token, "--")
    case .open: true
    case .name: ["else", "return", "in", "is", "as", "by"].contains(text(token))
    default: isConditionEnd(token)
    }
  }

  /// `if (…)` on one line, and what it decides on the next.
  func isConditionEnd(_ token: Int) -> Bool {
    guard partners[token] >= 0, let bracket = bracketOfToken[Int(partners[token])] else { return false }
    return brackets[bracket].role == .condition
  }

  func goesOn(before token: Int) -> Bool {
    switch tokens[token].kind {
    case .symbol: !["@", "++", "--", "!", "-", "+", "*"].contains(text(token))
    case .open: byte(token) == UInt8(ascii: "{")
    case .close: true
    case .name: ["else", "catch", "finally", "as", "is", "in", "where"].contains(text(token))
    default: false
    }
  }
}
