import Diagnostics
import SwiftSyntax

/// How far a pan went to the right, and how fast, where what counts is how far it went forward.
struct PanSignCheck: SwiftCheck {
  let rules: Set<RuleID> = [.gestureSign]
  let words = [SwiftWord.call("translation"), .call("velocity"), .name("velocity")]
  private static let comparisons: Set<String> = ["<", ">", "<=", ">="]
  private static let unsigned: Set<String> = ["abs", "hypot", "magnitude", "pow", "sqrt", "fabs"]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard !use.file.isDeclarative else { return }
    let distances = self.distances(use).filter { !$0.isInCall(of: Self.unsigned) }
    guard let first = distances.first, !isUnsigned(use), !LeftToRightContent.isMedia(named: use.symbol),
      !use.isHandledAround, !use.isInForcedType
    else {
      return
    }
    let isCompared = !Self.comparisons.isDisjoint(with: first.operatorsAround)
    for distance in distances {
      report.add(
        use.finding(
          .gestureSign, .warning,
          isCompared
            ? "the sign of \(use.token.text) decides, and it is that of left and right, not of back and forward"
            : "\(use.token.text) counts to the right in right-to-left layouts too", at: use.span(distance),
          notes: ["a reader of Arabic moves to the right to go on, and the distance is then above 0"],
          help: ["multiply it by -1 where effectiveUserInterfaceLayoutDirection is .rightToLeft"]),
        groupedBy: use.method, at: use)
    }
  }

  /// Whether the method has seen to both sides by taking a distance without its sign.
  private func isUnsigned(_ use: SwiftUse) -> Bool {
    use.file.answer("unsigned", about: use.method) {
      use.nearby.members["x"]?.contains { access in
        ExprSyntax(access).isInCall(of: Self.unsigned)
          && !NameWords.words(of: access.base?.trimmedDescription ?? "").isDisjoint(with: ["translation", "velocity"])
      } ?? false
    }
  }

  /// The places where its horizontal part is used, none where the vertical part is followed as well.
  private func distances(_ use: SwiftUse) -> [ExprSyntax] {
    if let call = use.call, call.argument("in") != nil {
      let value = ExprSyntax(call)
      if let part = value.part("x") { return isFree(value.plainText, use) ? [] : uses(of: part, use) }
      guard case .declared(let name, _)? = value.target else { return [] }
      return parts(of: name, use)
    }
    // `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
    guard use.token.parent?.is(FunctionParameterSyntax.self) ?? false else { return [] }
    return parts(of: use.token.text, use)
  }

  private func parts(of name: String, _ use: SwiftUse) -> [ExprSyntax] {
    let isFree = members("y", of: name, use).contains(where: isFollowed)
    let parts = members("x", of: name, use)
    // Whether it moves at all has no sign.
    return isFree ? [] : parts.filter { Set($0.operatorsAround).isDisjoint(with: ["==", "!="]) }
  }

  private func members(_ member: String, of name: String, _ use: SwiftUse) -> [ExprSyntax] {
    use.nearby.members(member, of: name)
      .filter { $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name }
      .map { ExprSyntax($0) }
  }

  /// `let dx = pan.translation(in: view).x` is told once, where it stands.
  private func uses(of part: ExprSyntax, _ use: SwiftUse) -> [ExprSyntax] {
    guard case .declared(let name, _)? = part.target, part.operatorsAround.isEmpty else { return [part] }
    let uses = use.nearby.references[name] ?? []
    return uses.allSatisfy { ExprSyntax($0).isInCall(of: Self.unsigned) } ? [] : [part]
  }

  /// Whether the same method follows the vertical part of the same gesture.
  private func isFree(_ text: String, _ use: SwiftUse) -> Bool {
    use.nearby.members("y", of: text).contains { isFollowed(ExprSyntax($0)) }
  }

  /// It moves something, and is not only compared with the horizontal part.
  private func isFollowed(_ vertical: ExprSyntax) -> Bool {
    !vertical.isInCall(of: Self.unsigned) && Self.comparisons.isDisjoint(with: vertical.operatorsAround)
  }
}

extension ExprSyntax {
  /// The member of this that is taken right away: `x` of `pan.translation(in: view).x`.
  fileprivate func part(_ name: String) -> ExprSyntax? {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id,
      access.declName.baseName.text == name
    else { return nil }
    return ExprSyntax(access)
  }
}
