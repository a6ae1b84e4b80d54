/// What tokens say, as far as a check can tell without types.
extension KotlinSource {
  /// A number as it is written: `8`, `-8f`, `0.5F`, `1_000L`; nil for anything else.
  func number(_ range: Range<Int>) -> Double? {
    guard let first = range.first else { return nil }
    if stands("-", at: first) { return number(first + 1..<range.upperBound).map { -$0 } }
    guard range.count == 1, tokens.indices.contains(first), tokens[first].kind == .number else { return nil }
    var digits = text(first).filter { $0 != "_" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    while let last = digits.last, "fFlLdD".contains(last) { digits.removeLast() }
    return Double(digits)
  }

  /// A length with its unit: `24.dp`, `1.5f.sp`, `(-4).dp`, `Dp(24f)`.
  func length(_ range: Range<Int>) -> (value: Double, unit: String)? {
    guard let first = range.first else { return nil }
    if stands("-", at: first) { return length(first + 1..<range.upperBound).map { (-$0.value, $0.unit) } }
    if stands("Dp", at: first), range.count == 4 + (stands("-", at: first + 2) ? 1 : 0), stands("(", at: first + 1) {
      return number(first + 2..<range.upperBound - 1).map { ($0, "dp") }
    }
    guard range.count >= 3, stands(".", at: range.upperBound - 2), isName(range.upperBound - 1) else { return nil }
    let unit = text(range.upperBound - 1)
    guard ["dp", "sp", "em"].contains(unit) else { return nil }
    var number = range.lowerBound..<range.upperBound - 2
    if stands("(", at: first), next(first) == number.upperBound { number = first + 1..<number.upperBound - 1 }
    return self.number(number).map { ($0, unit) }
  }

  /// A literal length in dp.
  func dp(_ range: Range<Int>) -> Double? {
    guard let length = length(range), length.unit == "dp" else { return nil }
    return length.value
  }

  /// Whether a value is nothing, in any unit.
  func isZero(_ range: Range<Int>) -> Bool {
    if let value = number(range) ?? length(range)?.value { return value == 0 }
    return ["Zero", "Hairline"].contains(text(range.upperBound - 1)) && range.count >= 3
  }

  /// Whether two values are written alike.
  func areEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { text($0) == text($1) }
  }

  func contains(_ word: StaticString, in range: Range<Int>) -> Bool { range.contains { stands(word, at: $0) } }

  func containsName(in range: Range<Int>, where condition: (String) -> Bool) -> Bool {
    range.contains { isName($0) && condition(text($0)) }
  }

  /// The value of an argument by its name, or by its place if it has none.
  func value(_ label: String, at place: Int, of call: KotlinCall) -> Range<Int>? {
    let arguments = arguments(of: call)
    if let named = arguments.first(where: { $0.label == label }) { return named.value }
    guard arguments.indices.contains(place), arguments[...place].allSatisfy({ $0.label == nil }) else { return nil }
    return arguments[place].value
  }

  /// The calls on the same receiver, in order: `Modifier.size(24.dp).clickable { }` has two.
  func chain(of call: KotlinCall) -> [KotlinCall] {
    var first = call.name
    // Longer than this it is no modifier that a person wrote.
    var steps = 0
    while steps < 24, stands(".", at: first - 1) || stands("?.", at: first - 1) {
      steps += 1
      var before = previous(first - 1)
      if !isName(before), tokens.indices.contains(before), tokens[before].kind == .open {
        // The arguments or the lambda of the call before; both, where a lambda stands behind arguments.
        before = before - 1
        if tokens.indices.contains(before), tokens[before].kind == .close { before = previous(before + 1) - 1 }
      }
      guard isName(before) else { break }
      first = before
    }
    var result: [KotlinCall] = []
    var token = first
    while token < tokens.count, result.count < 48 {
      if let index = self.call(named: token) {
        result.append(calls[index])
        token = extent(of: calls[index]).upperBound
      } else {
        token += 1
      }
      guard stands(".", at: token) || stands("?.", at: token) else { break }
      token += 1
    }
    return result
  }

  /// The innermost calls around a token that build something to be seen: their names begin with a capital.
  func component(around token: Int) -> KotlinCall? {
    calls(around: token).lazy.map { calls[$0] }.first { isComponent($0) }
  }

  func isComponent(_ call: KotlinCall) -> Bool {
    text(call.name).utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }

  /// The name of what a call is, for messages and fingerprints.
  func symbol(around token: Int) -> String { functionName(around: token) ?? "" }
}
