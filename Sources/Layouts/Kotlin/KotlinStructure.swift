/// Finds out what the brackets of a file are of, in one walk over its tokens.
struct KotlinStructure {
  /// What is known of the level that is being read.
  private struct Level {
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

  private enum Pending: Equatable {
    case nothing
    case function(Int)
    case type
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let tokens: [KotlinToken]
  private let partners: [Int32]
  private let dialect: KotlinDialect
  private(set) var brackets: [KotlinBracket] = []
  private(set) var enclosing: [Int32] = []
  private(set) var statements: [Int32] = []
  private(set) var calls: [KotlinCall] = []
  private(set) var functions: [KotlinFunction] = []
  private(set) var imports: [KotlinImport] = []
  private(set) var directions: [Int] = []
  /// For each opening token its bracket.
  private var bracketOfToken: [Int: Int] = [:]
  private var levels: [Level] = []

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
  }

  func callsOfFunctions() -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for function in functions { result[text(function.name)] = [] }
    guard !result.isEmpty else { return [:] }
    for (index, call) in calls.enumerated() { result[text(call.name)]?.append(index) }
    return result
  }

  private var level: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }
}

// MARK: - Levels

extension KotlinStructure {
  private mutating func enter(_ token: Int) {
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
  private mutating func leave(_ token: Int) {
    while levels.count > 1 {
      let isOwn = brackets[level.bracket].close == token
      endLevel(at: token)
      if isOwn { return }
    }
  }

  private mutating func endLevel(at token: Int) {
    endExpression(at: token)
    let bracket = brackets[level.bracket]
    if case .body(let function) = bracket.role {
      functions[function].tokens = functions[function].tokens.lowerBound..<token
    }
    levels.removeLast()
  }

  private mutating func endExpression(at token: Int) {
    guard let function = level.expression else { return }
    functions[function].tokens = functions[function].tokens.lowerBound..<token
    level.expression = nil
  }

  private mutating func begin(_ token: Int) {
    endExpression(at: token)
    level.statement = token
    level.pending = .nothing
  }

  /// Whether a new statement begins: behind a semicolon, and on a new line where neither side of the break goes on. In
  /// brackets, behind a comma.
  private func beginsStatement(_ token: Int) -> Bool {
    guard token > 0, level.statement < token else { return false }
    if isSymbol(token - 1, ";") { return true }
    if !level.hasLines { return isSymbol(token - 1, ",") }
    if dialect == .java { return tokens[token - 1].kind == .close && byte(token - 1) == UInt8(ascii: "}") }
    guard tokens[token].startsLine else { return false }
    return !goesOn(behind: token - 1) && !goesOn(before: token)
  }

  private func goesOn(behind token: Int) -> Bool {
    switch tokens[token].kind {
    case .symbol: !isSymbol(token, "!!") && !isSymbol(token, "++") && !isSymbol(token, "--")
    case .open: true
    case .name: ["else", "return", "in", "is", "as", "by"].contains(text(token))
    default: isConditionEnd(token)
    }
  }

  /// `if (…)` on one line, and what it decides on the next.
  private func isConditionEnd(_ token: Int) -> Bool {
    guard partners[token] >= 0, let bracket = bracketOfToken[Int(partners[token])] else { return false }
    return brackets[bracket].role == .condition
  }

  private func goesOn(before token: Int) -> Bool {
    switch tokens[token].kind {
    case .symbol: !["@", "++", "--", "!", "-", "+", "*"].contains(text(token))
    case .open: byte(token) == UInt8(ascii: "{")
    case .close: true
    case .name: ["else", "catch", "finally", "as", "is", "in", "where"].contains(text(token))
    default: false
    }
  }
}

// MARK: - Roles

extension KotlinStructure {
  private mutating func readName(_ token: Int) {
    let name = UnsafeBufferPointer(rebasing: bytes[tokens[token].range])
    if Self.maySpeakOfDirection(name), DirectionName.matches(name) { directions.append(token) }
    switch text(token) {
    case "fun": level.pending = .function(-1)
    case "class", "interface", "object", "enum", "record":
      // `Name::class` declares nothing.
      if token > 0, isSymbol(token - 1, "::") || isSymbol(token - 1, ".") { return }
      if level.pending == .nothing || level.pending == .function(-1) { level.pending = .type }
    case "import" where token == level.statement: readImport(token)
    default: break
    }
  }

  /// Two letters that the words for directions have, and few others: most names need no closer look.
  private static func maySpeakOfDirection(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in name {
      let next = byte | 0x20
      switch last {
      case UInt8(ascii: "t"): if [0x6C, 0x72, 0x74, 0x64].contains(next) { return true }  // l, r, t, d
      case UInt8(ascii: "r"): if next == UInt8(ascii: "r") || next == UInt8(ascii: "d") { return true }
      case UInt8(ascii: "f"): if next == UInt8(ascii: "l") { return true }
      default: break
      }
      last = next
    }
    return false
  }

  private mutating func readImport(_ token: Int) {
    var first = token + 1
    if first < tokens.count, text(first) == "static" { first += 1 }
    var end = first
    while end < tokens.count, !tokens[end].startsLine || end == first, !isSymbol(end, ";") {
      if tokens[end].kind == .name, text(end) == "as" { break }
      end += 1
    }
    guard end > first else { return }
    let path = String(
      decoding: bytes[Int(tokens[first].lower)..<Int(tokens[end - 1].upper)], as: UTF8.self)
    imports.append(KotlinImport(path: path, tokens: first..<end))
  }

  private mutating func readSymbol(_ token: Int) {
    guard isSymbol(token, "="), case .function(let function) = level.pending, function >= 0 else { return }
    level.expression = function
    level.pending = .nothing
  }

  private mutating func role(of token: Int) -> KotlinBracket.Role {
    switch byte(token) {
    case UInt8(ascii: "$"): .template
    case UInt8(ascii: "["): .subscripted
    case UInt8(ascii: "("): roleOfParenthesis(token)
    default: dialect == .java ? roleOfJavaBrace(token) : roleOfBrace(token)
    }
  }

  private static let conditions: Set<String> = ["if", "while", "for", "when", "switch", "catch"]
  /// Keywords that no call begins with.
  private static let keywords: Set<String> = [
    "if", "else", "when", "while", "for", "do", "try", "catch", "finally", "return", "throw", "in", "is", "as", "fun",
    "class", "interface", "object", "typealias", "package", "import", "break", "continue", "switch", "synchronized",
    "init", "by", "new",
  ]

  private mutating func roleOfParenthesis(_ token: Int) -> KotlinBracket.Role {
    guard let name = nameBefore(token) else { return .group }
    let word = text(name)
    if Self.conditions.contains(word) { return .condition }
    if case .function(-1) = level.pending, dialect == .kotlin {
      level.pending = .function(functions.count)
      functions.append(KotlinFunction(name: name, tokens: name..<name + 1))
      return .parameters(function: functions.count - 1)
    }
    guard !Self.keywords.contains(word) else { return .group }
    calls.append(KotlinCall(name: name))
    return .arguments(call: calls.count - 1)
  }

  /// The name that a bracket on the same line belongs to, type arguments between them passed over.
  private func nameBefore(_ token: Int) -> Int? {
    guard token > 0, !tokens[token].startsLine else { return nil }
    var name = token - 1
    if isSymbol(name, ">") {
      var depth = 0
      let limit = max(0, token - 64)
      while name > limit {
        if isSymbol(name, ">") { depth += 1 }
        if isSymbol(name, "<") { depth -= 1 }
        name -= 1
        if depth == 0 { break }
      }
      guard depth == 0 else { return nil }
    }
    return tokens[name].kind == .name ? name : nil
  }

  private mutating func roleOfBrace(_ token: Int) -> KotlinBracket.Role {
    switch level.pending {
    case .function(let function) where function >= 0: return .body(function: function)
    case .type: return .type
    default: break
    }
    guard token > 0, tokens[token - 1].kind != .open else { return .group }
    if tokens[token - 1].kind == .close, partners[token - 1] >= 0 {
      guard let before = bracketOfToken[Int(partners[token - 1])] else { return .group }
      switch brackets[before].role {
      case .condition: return .block
      case .arguments(let call) where calls[call].lambda == nil: return .lambda(call: call)
      default: return .group
      }
    }
    // `label@ { … }` is a lambda with a label.
    let word = tokens[token - 1].kind == .name ? text(token - 1) : ""
    if ["else", "try", "finally", "do", "init"].contains(word) { return .block }
    guard let name = nameBefore(token), !Self.keywords.contains(text(name)) else { return .group }
    calls.append(KotlinCall(name: name))
    return .lambda(call: calls.count - 1)
  }

  /// In Java, what stands between a name with brackets and a brace is a method.
  private mutating func roleOfJavaBrace(_ token: Int) -> KotlinBracket.Role {
    if level.pending == .type { return .type }
    var before = token - 1
    while before > level.statement, tokens[before].kind == .name || isSymbol(before, ",") || isSymbol(before, ".") {
      before -= 1
    }
    guard before >= 0, tokens[before].kind == .close, partners[before] >= 0,
      let bracket = bracketOfToken[Int(partners[before])]
    else { return .block }
    switch brackets[bracket].role {
    case .condition: return .block
    case .arguments(let call):
      // `new View(…) { … }` is a class.
      let name = calls[call].name
      if name > 0, text(name - 1) == "new" { return .type }
      brackets[bracket].role = .parameters(function: functions.count)
      functions.append(KotlinFunction(name: name, tokens: name..<name + 1))
      return .body(function: functions.count - 1)
    default: return .block
    }
  }

  private func byte(_ token: Int) -> UInt8 { bytes[Int(tokens[token].lower)] }

  private func text(_ token: Int) -> String {
    String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }

  private func isSymbol(_ token: Int, _ text: StaticString) -> Bool {
    guard tokens[token].kind == .symbol else { return false }
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
