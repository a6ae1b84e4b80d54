/// Sides that are meant: they stay where they are in every language.
extension KotlinSource {
  /// Whether a token stands in a branch for one of two sides that somebody chose, `Side.LEFT -> Gravity.LEFT`: the left
  /// is what was asked for.
  func isForChosenSide(_ token: Int) -> Bool {
    guard let function = function(around: token) else { return false }
    let body = functions[function].tokens
    var place = token
    for _ in 0..<8 where statements.indices.contains(place) {
      let start = Int(statements[place])
      if let side = sideAskedFor(start..<place), isAskedFor(side.other, in: body, near: token) { return true }
      guard enclosing[place] >= 0 else { return false }
      let bracket = brackets[Int(enclosing[place])]
      switch bracket.role {
      case .body, .parameters, .type: return false
      default: place = bracket.open
      }
    }
    return false
  }

  /// The side in the condition of a branch: before an arrow, in an `if`, behind `case`.
  private func sideAskedFor(_ range: Range<Int>) -> HorizontalSide? {
    guard let first = range.first else { return nil }
    // A branch is short: what is further away is not its condition.
    let range = first..<min(range.upperBound, first + 48)
    if let arrow = range.first(where: { stands("->", at: $0) }) { return side(in: first..<arrow) }
    if stands("case", at: first), let colon = range.first(where: { stands(":", at: $0) }) {
      return side(in: first..<colon)
    }
    guard let opening = range.first(where: { stands("(", at: $0) }), stands("if", at: opening - 1) else { return nil }
    return side(in: opening..<min(next(opening), range.upperBound))
  }

  private func side(in range: Range<Int>) -> HorizontalSide? {
    range.lazy.filter(isName).compactMap { HorizontalSide(named: text($0)) }.first
  }

  private func isAskedFor(_ side: HorizontalSide, in body: Range<Int>, near token: Int) -> Bool {
    let reach = max(body.lowerBound, token - 400)..<min(body.upperBound, token + 400)
    return reach.contains { isName($0) && HorizontalSide(named: text($0)) == side && isCondition($0) }
  }

  /// Whether a name is what a branch is for, or is compared.
  private func isCondition(_ name: Int) -> Bool {
    let first = path(endingAt: name)[0]
    return stands("->", at: name + 1) || stands(",", at: name + 1) || stands("case", at: first - 1)
      || stands("==", at: first - 1) || stands("==", at: name + 1)
      || enclosing[name] >= 0 && brackets[Int(enclosing[name])].role == .condition
  }

  /// Whether the function around a token shows or moves what winds a recording: its buttons lie as the tape runs, which
  /// is the same way everywhere (Material Design, “Bidirectionality”).
  func isOfMediaControls(_ token: Int) -> Bool {
    guard let function = function(around: token) else { return false }
    let body = functions[function].tokens
    let reach = max(body.lowerBound, token - 400)..<min(body.upperBound, token + 400)
    return containsName(in: reach, where: MediaName.winds)
  }
}

/// The left or the right, as names say it.
enum HorizontalSide: Hashable, Sendable {
  case left
  case right

  var other: HorizontalSide { self == .left ? .right : .left }

  /// `LEFT`, `isLeft`, `toolbarLeft`; nil for neither, for both, and for keys.
  init?(named name: String) {
    // Most names are neither: they need no closer look.
    guard name.utf8.count < 48, name.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "t") }) else { return nil }
    let words = DirectionalName.words(of: name)
    guard words.contains("left") != words.contains("right"),
      !words.contains(where: ["keycode", "key", "dpad"].contains)
    else { return nil }
    self = words.contains("left") ? .left : .right
  }
}
