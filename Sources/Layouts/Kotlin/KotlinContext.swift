/// Where something stands: what is around it decides whether it is a fault.
extension KotlinSource {
  /// The brackets around a token, the innermost first.
  func bracketsAround(_ token: Int) -> some Sequence<Int> {
    let innermost = enclosing.indices.contains(token) && enclosing[token] >= 0 ? Int(enclosing[token]) : nil
    return sequence(first: innermost) { bracket in bracket.map { brackets[$0].parent } ?? nil }
      .lazy.prefix { $0 != nil }.compactMap { $0 }
  }

  /// The innermost function around a token.
  func function(around token: Int) -> Int? {
    // Functions begin in the order of their names; the last one that begins before and ends behind is the innermost.
    var (low, high) = (0, functions.count)
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].name <= token { low = middle + 1 } else { high = middle }
    }
    // Nested functions are rare: a few steps back find it, and a file of thousands costs no more.
    for index in functions[..<low].indices.reversed().prefix(64) where functions[index].tokens.contains(token) {
      return index
    }
    return nil
  }

  /// The calls whose lambda or arguments hold a token, the innermost first.
  func calls(around token: Int) -> some Sequence<Int> {
    bracketsAround(token).compactMap { bracket in
      switch brackets[bracket].role {
      case .arguments(let call), .lambda(let call): call
      default: nil
      }
    }
  }

  /// The name of the function around a token, for messages; nil outside of one.
  func functionName(around token: Int) -> String? {
    function(around: token).map { text(functions[$0].name) }
  }

  /// Whether any of these tokens asks for the direction of a layout.
  func speaksOfDirection(_ range: Range<Int>) -> Bool {
    firstDirection(from: range.lowerBound).map { $0 < range.upperBound } ?? false
  }

  private func firstDirection(from token: Int) -> Int? {
    var (low, high) = (0, directions.count)
    while low < high {
      let middle = (low + high) / 2
      if directions[middle] < token { low = middle + 1 } else { high = middle }
    }
    return low < directions.count ? directions[low] : nil
  }

  /// Whether the function around a token asks for a direction anywhere: what depends on it is the author's to know.
  func isInDirectionAwareFunction(_ token: Int) -> Bool {
    guard let function = function(around: token) else { return false }
    return speaksOfDirection(functions[function].tokens)
  }

  /// Whether a token is in a branch on a direction, or beside one in its statement: in an `if`, a `when`, a product with
  /// a sign.
  func isHandledByDirection(_ token: Int) -> Bool {
    var place = token
    while statements.indices.contains(place) {
      let start = Int(statements[place])
      if start < place, speaksOfDirection(start..<place), asksForDirection(start..<place) { return true }
      guard enclosing[place] >= 0 else { return false }
      let bracket = brackets[Int(enclosing[place])]
      switch bracket.role {
      case .body, .parameters, .type: return false
      default: place = bracket.open
      }
    }
    return false
  }

  /// Whether a direction is asked for at the level of some tokens, or in a condition among them.
  private func asksForDirection(_ range: Range<Int>) -> Bool {
    var next = firstDirection(from: range.lowerBound)
    while let token = next, token < range.upperBound {
      if enclosing[token] == enclosing[range.lowerBound] { return true }
      // The outermost bracket between the two levels.
      var bracket = Int(enclosing[token])
      while let parent = brackets[bracket].parent, parent != Int(enclosing[range.lowerBound]) { bracket = parent }
      if brackets[bracket].role == .condition { return true }
      next = firstDirection(from: max(token + 1, brackets[bracket].close))
    }
    return false
  }

  /// Whether the function around a token is a preview: what it shows is there to try things.
  func isInPreview(_ token: Int) -> Bool {
    guard let function = function(around: token) else { return false }
    var place = functions[function].name
    // Back over modifiers and annotations with their arguments.
    for _ in 0..<48 {
      place = previous(place)
      guard place >= 0, !stands("{", at: place), !stands("}", at: place), !stands(";", at: place) else { return false }
      if isName(place), stands("@", at: place - 1), text(place).contains("Preview") { return true }
    }
    return false
  }

  /// Whether the file holds tests: what they show, nobody sees.
  var isTest: Bool {
    ["org.junit.", "kotlin.test.", "androidx.compose.ui.test.", "io.kotest."].contains(where: imports)
  }

  /// Whether the file imports a package, or something in it.
  func imports(_ package: String) -> Bool { imports.contains { $0.path.hasPrefix(package) } }
}
