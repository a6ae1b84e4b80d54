/// Transforms that move or turn from side to side.
struct CSSMovement: Sendable {
  enum Kind: Hashable, Sendable {
    case translation
    case rotation
    case skew
  }

  let kind: Kind
  /// The function or value, for the finding.
  let tokens: Range<Int>
  /// By how much: the first argument.
  let amount: Range<Int>

  static let properties: Set<String> = ["transform", "-webkit-transform", "-ms-transform", "translate", "rotate"]

  /// The movements of a declaration that are not nothing.
  static func all(in declaration: CSSSheet.Declaration, of sheet: CSSSheet) -> [CSSMovement] {
    switch declaration.name {
    case "translate":
      guard let x = sheet.parts(declaration.value).first, isSideways(x, sheet) else { return [] }
      return [CSSMovement(kind: .translation, tokens: declaration.value, amount: x)]
    case "rotate":
      guard let angle = sheet.parts(declaration.value).last, isTurn(angle, sheet) else { return [] }
      return [CSSMovement(kind: .rotation, tokens: declaration.value, amount: angle)]
    default:
      guard properties.contains(declaration.name) else { return [] }
      return sheet.functions(declaration.value).compactMap { movement($0.name, $0.token, $0.arguments, sheet) }
    }
  }

  private static func movement(
    _ name: String, _ token: Int, _ arguments: [Range<Int>], _ sheet: CSSSheet
  ) -> CSSMovement? {
    guard let first = arguments.first, !first.isEmpty else { return nil }
    let end = sheet.partners[token] > token ? Int(sheet.partners[token]) + 1 : token + 1
    switch name {
    case "translate", "translatex", "translate3d":
      return isSideways(first, sheet) ? CSSMovement(kind: .translation, tokens: token..<end, amount: first) : nil
    case "rotate", "rotatez", "rotatey":
      return isTurn(first, sheet) ? CSSMovement(kind: .rotation, tokens: token..<end, amount: first) : nil
    case "skewx", "skew":
      return sheet.isZero(first) ? nil : CSSMovement(kind: .skew, tokens: token..<end, amount: first)
    default: return nil
    }
  }

  private static func isSideways(_ amount: Range<Int>, _ sheet: CSSSheet) -> Bool {
    !sheet.isZero(amount) && !["none", "inherit", "initial", "unset"].contains(sheet.normalized(amount))
      && !isForeign(amount, sheet)
  }

  /// Half turns are the same in both directions.
  private static func isTurn(_ angle: Range<Int>, _ sheet: CSSSheet) -> Bool {
    guard let length = sheet.length(angle) else { return false }
    let turn: Double? =
      switch length.unit {
      case "deg": length.value / 180
      case "turn": length.value * 2
      case "grad": length.value / 200
      default: nil
      }
    guard let turn else { return length.unit == "rad" && length.value != 0 }
    return turn != turn.rounded()
  }

  /// Multiplied by a sign that follows the direction: `calc(16px * var(--direction))`.
  private static func isForeign(_ amount: Range<Int>, _ sheet: CSSSheet) -> Bool {
    amount.contains { token in
      let text = sheet.text(token).lowercased()
      return sheet.tokens[token].kind == .ident
        && (DirectionName.matches(text) || text.contains("direction") || text == "--dir" || text.contains("sign"))
    }
  }

  /// `-50%`: with an edge at the middle, this centres.
  static func centres(_ amount: Range<Int>, _ sheet: CSSSheet) -> Bool {
    guard let length = sheet.length(amount) else { return false }
    return length.unit == "%" && abs(length.value) == 50
  }
}
