/// Judges expressions for an x coordinate: whether a mirrored layout would need another value.
struct CoordinateReader {
  private let source: KotlinSource

  init(_ source: KotlinSource) {
    self.source = source
  }

  /// `(width - own) / 2`, `center.x`, `width * 0.5f`: the same from both sides.
  func isCentred(_ x: Range<Int>) -> Bool {
    x.contains { token in
      if source.stands("/", at: token) { return source.number(token + 1..<token + 2) == 2 }
      if source.stands("*", at: token) {
        return source.number(token + 1..<token + 2) == 0.5 || source.number(token - 1..<token) == 0.5
      }
      guard source.isName(token) else { return false }
      let name = source.text(token).lowercased()
      return name.contains("center") || name.contains("centre") || name.contains("middle") || name.contains("half")
    }
  }

  /// Whether it is measured from one side: arithmetic that is not centred, or a name that says so. A name that was
  /// computed in the same function is looked up there once.
  func isSided(_ x: Range<Int>, in function: Range<Int>, isLookedUp: Bool = false) -> Bool {
    guard !x.isEmpty, !isCentred(x), source.number(x) == nil else { return false }
    if x.count == 1, source.isName(x.lowerBound), !isLookedUp { return isSided(x.lowerBound, computedIn: function) }
    if x.contains(where: isOperator) { return true }
    return source.containsName(in: x) { name in
      let name = name.lowercased()
      return name.contains("paddingleft") || name.contains("paddingright") || name == "left" || name == "right"
    }
  }

  private func isOperator(_ token: Int) -> Bool {
    guard source.tokens[token].kind == .symbol else { return false }
    return ["+", "-", "*", "/"].contains(source.text(token))
  }

  private func isSided(_ name: Int, computedIn function: Range<Int>) -> Bool {
    let text = source.text(name)
    // Names are looked up among a few hundred tokens: a drawing of thousands is judged by what stands in it.
    let reach = max(function.lowerBound, name - 600)..<min(function.upperBound, name + 600)
    return reach.contains { token in
      guard source.isName(token), source.text(token) == text, token != name else { return false }
      if source.stands("+=", at: token + 1) || source.stands("-=", at: token + 1) { return true }
      guard source.stands("=", at: token + 1) else { return false }
      var end = token + 2
      while end < reach.upperBound, source.statements[end] == source.statements[token] { end = source.next(end) }
      return isSided(token + 2..<min(end, reach.upperBound), in: function, isLookedUp: true)
    }
  }
}
