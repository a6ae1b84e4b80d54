/// What brackets are of, told from what stands before them.
extension KotlinStructure {
  mutating func readName(_ token: Int) {
    let name = UnsafeBufferPointer(rebasing: bytes[tokens[token].range])
    if Self.maySpeakOfDirection(name), DirectionName.matches(name) { directions.append(token) }
    let word = text(token)
    if Self.sought.contains(word) { places[word, default: []].append(token) }
    switch word {
    case "fun": level.pending = .function(-1)
    case "class", "interface", "object", "enum", "record":
      // `Name::class` declares nothing.
      if token > 0, isSymbol(token - 1, "::") || isSymbol(token - 1, ".") { return }
      if level.pending == .nothing || level.pending == .function(-1) { level.pending = .type }
    case "val", "var": if level.pending == .type { level.pending = .nothing }
    case "import" where token == level.statement && levels.count == 1: readImport(token)
    case "random", "Random": throwsDice = true
    default: break
    }
  }

  /// Words that checks look for in whole functions and composables.
  static let sought: Set<String> = [
    "leftMargin", "rightMargin", "topMargin", "translationX", "graphicsLayer", "scaleX", "rotate", "verticalScroll",
    "LazyColumn", "scrollable", "AndroidView",
  ]

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

  mutating func readSymbol(_ token: Int) {
    guard isSymbol(token, "="), case .function(let function) = level.pending, function >= 0 else { return }
    level.expression = function
    level.pending = .nothing
  }

  mutating func role(of token: Int) -> KotlinBracket.Role {
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

  func byte(_ token: Int) -> UInt8 { bytes[Int(tokens[token].lower)] }

  func text(_ token: Int) -> String {
    String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }

  func isSymbol(_ token: Int, _ text: StaticString) -> Bool {
    guard tokens[token].kind == .symbol else { return false }
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] { return false }
    return true
  }
}
