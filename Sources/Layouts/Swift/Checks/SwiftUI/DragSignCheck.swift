import Diagnostics
import SwiftSyntax

/// How far a drag went to the right, where what counts is how far it went forward.
struct DragSignCheck: SwiftCheck {
  let rules: Set<RuleID> = [.gestureSign]
  /// `location` and `velocity` say which gesture they belong to only by where they stand.
  private static let distances: Set<String> = ["translation", "predictedEndTranslation"]
  private static let places: Set<String> = ["location", "startLocation", "predictedEndLocation", "velocity"]
  let words = (distances.union(places)).sorted().map { SwiftWord.member($0) }

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let value = use.expression, let part = value.parent?.as(MemberAccessExprSyntax.self),
      part.base?.id == value.id, ["width", "x"].contains(part.declName.baseName.text), isDrag(use),
      !use.isHandledInMethod
    else { return }
    let expression = ExprSyntax(part)
    guard !expression.isInCall(of: ["abs", "hypot", "magnitude", "pow", "sqrt"]), !isFree(use), !isGiven(part) else {
      return
    }
    let name = "\(use.token.text).\(part.declName.baseName.text)"
    let isCompared = expression.operatorsAround.contains { ["<", ">", "<=", ">="].contains($0) }
    report.add(
      use.finding(
        .gestureSign, .warning,
        isCompared
          ? "the sign of \(name) decides, and it is that of left and right, not of back and forward"
          : "\(name) counts to the right in right-to-left layouts too",
        at: use.span(part),
        notes: ["a reader of Arabic drags to the right to go on, and the distance is then above 0"],
        help: ["multiply it by -1 where layoutDirection is .rightToLeft"]),
      groupedBy: use.method, at: use)
  }

  private func isDrag(_ use: SwiftUse) -> Bool {
    if Self.distances.contains(use.token.text) { return true }
    return use.outerCalls.contains { $0.part != .modifier && ["onChanged", "onEnded", "updating"].contains($0.name) }
  }

  /// Whether the other axis is followed as well: then it is a drag in the plane, and the view stays under the finger.
  private func isFree(_ use: SwiftUse) -> Bool {
    let scope = use.ancestors.first { $0.is(ClosureExprSyntax.self) || $0.is(FunctionDeclSyntax.self) } ?? use.method
    return use.file.answer("free \(use.token.text)", about: scope) {
      scope.descendants(MemberAccessExprSyntax.self).contains { access in
        guard ["height", "y"].contains(access.declName.baseName.text),
          access.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == use.token.text
        else { return false }
        let expression = ExprSyntax(access)
        let operators = expression.operatorsAround
        return !expression.isInCall(of: ["abs"]) && !operators.contains { ["<", ">", "<=", ">="].contains($0) }
      }
    }
  }

  /// Whether it is written to, as a test or a copy of a value does.
  private func isGiven(_ access: MemberAccessExprSyntax) -> Bool {
    guard let elements = access.parent?.as(ExprListSyntax.self), let first = elements.first else { return false }
    return first.id == access.id && elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
  }
}
