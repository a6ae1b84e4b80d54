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
    uses(of: name, in: function).contains { token in
      source.stands("+=", at: token + 1) || source.stands("-=", at: token + 1)
        || value(givenTo: token, in: function).map { isSided($0, in: function, isLookedUp: true) } ?? false
    }
  }

  /// The values that a name is given in a function: `left + 8` of `val x = left + 8`.
  func values(of name: Int, in function: Range<Int>) -> some Sequence<Range<Int>> {
    uses(of: name, in: function).compactMap { value(givenTo: $0, in: function) }
  }

  /// Where a name stands again. Names are looked up among a few hundred tokens: a drawing of thousands is judged by
  /// what stands in it.
  private func uses(of name: Int, in function: Range<Int>) -> some Sequence<Int> {
    let text = source.text(name)
    let reach = max(function.lowerBound, name - 600)..<min(function.upperBound, name + 600)
    return reach.lazy.filter { $0 != name && source.isName($0) && source.text($0) == text }
  }

  private func value(givenTo token: Int, in function: Range<Int>) -> Range<Int>? {
    guard source.stands("=", at: token + 1) else { return nil }
    let limit = min(function.upperBound, token + 1200)
    var end = token + 2
    while end < limit, source.statements[end] == source.statements[token] { end = source.next(end) }
    return token + 2..<max(token + 2, min(end, limit))
  }
}
