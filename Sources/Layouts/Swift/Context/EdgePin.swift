import SwiftSyntax

/// One edge of a view pinned to an edge of another: `view.leftAnchor` to `self.leftAnchor` with 16 between them, inwards.
struct EdgePin: Hashable {
  private let views: [String]
  private let sides: [String]
  private let distance: SignedTerms

  private init(views: [String], sides: [String], distance: SignedTerms) {
    self.views = views
    self.sides = sides
    self.distance = distance
  }

  init?(_ call: FunctionCallExprSyntax) {
    guard let first = call.base, let second = call.arguments.first?.expression,
      let side = Self.side(first), let other = Self.side(second)
    else { return nil }
    let constant = SignedTerms(call.argument("constant")?.expression)
    // Leftwards on the left and rightwards on the right are both outwards.
    let isReversed = first.owner > second.owner
    views = isReversed ? [second.owner, first.owner] : [first.owner, second.owner]
    sides = isReversed ? [other, side] : [side, other]
    distance = (side == "right") != isReversed ? constant.negated : constant
  }

  /// The same on the other side.
  var mirrored: EdgePin {
    EdgePin(views: views, sides: sides.map { $0 == "left" ? "right" : "left" }, distance: distance)
  }

  /// Whether there is nothing between them.
  var isFlush: Bool { distance.isZero }

  /// Whether its views are one of some pairs, in order of their names.
  func isAmong(_ pairs: Set<[String]>) -> Bool { !pairs.isEmpty && pairs.contains(views.sorted()) }

  /// A call that makes a constraint: `a.constraint(equalTo: b)`, or what an extension calls it.
  static func isConstraint(_ call: FunctionCallExprSyntax?) -> Bool {
    let label = call?.arguments.first?.label?.text ?? ""
    return call?.base != nil && (label.hasSuffix("qualTo") || label.hasSuffix("ToSystemSpacingAfter"))
  }

  /// Whether nothing is added to what a constraint is equal to: `multiplier: 1, constant: 0`.
  static func isPlain(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.arguments.first?.label?.text == "equalTo" else { return false }
    return call.arguments.dropFirst().allSatisfy { argument in
      argument.expression.number == (argument.label?.text == "multiplier" ? 1 : 0)
    }
  }

  private static func side(_ anchor: ExprSyntax) -> String? {
    switch anchor.lastName {
    case "leftAnchor": "left"
    case "rightAnchor": "right"
    default: nil
    }
  }
}

/// The terms of a sum with their signs, in which `left` and `right` are one name: `-insets.right - 8` is that of
/// `insets.left + 8`, negated.
struct SignedTerms: Hashable {
  private var terms: [String: Int] = [:]

  init(_ sum: ExprSyntax?) {
    add(sum?.tokens(viewMode: .sourceAccurate).map(\.text) ?? [], 1)
  }

  private mutating func add(_ tokens: [String], _ outer: Int) {
    var (term, sign, depth) = ([String](), outer, 0)
    for token in tokens {
      if token == ")" || token == "]" { depth -= 1 }
      if depth == 0, token == "+" || token == "-" {
        close(term, sign)
        (term, sign) = ([], token == "-" ? -outer : outer)
      } else {
        term.append(token)
      }
      if token == "(" || token == "[" { depth += 1 }
    }
    close(term, sign)
  }

  /// A term with its sign; a sum in parentheses is added part by part.
  private mutating func close(_ term: [String], _ sign: Int) {
    if term.first == "(", term.last == ")" {
      add(Array(term.dropFirst().dropLast()), sign)
    } else {
      add(term.map(Self.sideless).joined(), sign)
    }
  }

  var isZero: Bool { terms.isEmpty }
  var negated: SignedTerms {
    var other = self
    other.terms = terms.mapValues { -$0 }
    return other
  }

  private mutating func add(_ term: String, _ sign: Int) {
    guard !term.isEmpty, term != "0", term != "0.0" else { return }
    terms[term, default: 0] += sign
    if terms[term] == 0 { terms[term] = nil }
  }

  private static func sideless(_ token: String) -> String {
    if token.hasPrefix("left") || token.hasPrefix("right") {
      return "side" + token.dropFirst(token.hasPrefix("left") ? 4 : 5)
    }
    return token.replacing("Left", with: "Side").replacing("Right", with: "Side")
  }
}
