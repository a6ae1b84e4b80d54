import Diagnostics

/// `AbsoluteRoundedCornerShape(topLeft = …)`: corners that keep their side.
struct AbsoluteCornerCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedCorner]
  let words = ["AbsoluteRoundedCornerShape", "AbsoluteCutCornerShape"]

  private static let twins = [
    "topLeft": "topStart", "topRight": "topEnd", "bottomLeft": "bottomStart", "bottomRight": "bottomEnd",
  ]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let index = source.call(named: token), !source.isHandledByDirection(token) else { return }
    let call = source.calls[index]
    let corners = source.arguments(of: call)
    guard corners.count > 1 || corners.first?.label != nil, !isSymmetric(call, source) else { return }
    let name = source.text(token)
    let twin = String(name.dropFirst("Absolute".count))
    var edits = [Fix.Edit(source.span(token), twin)]
    edits += corners.compactMap { corner in
      corner.labelToken.flatMap { label in Self.twins[source.text(label)].map { Fix.Edit(source.span(label), $0) } }
    }
    edits += source.importEdits(of: "androidx.compose.foundation.shape.\(name)", to: twin)
    report.add(
      Finding(
        .fixedCorner, .warning, "\(name) keeps its corners in right-to-left layouts too", at: source.span(token),
        symbol: source.symbol(around: token),
        notes: ["what it belongs to changes sides, and the corner stays"],
        help: ["write \(twin)(topStart = …, topEnd = …)"],
        fixes: [Fix("write \(twin)", safe: true, edits: edits)]))
  }

  /// Both corners of a side alike, above and below.
  private func isSymmetric(_ call: KotlinCall, _ source: KotlinSource) -> Bool {
    func isEqual(_ a: Range<Int>?, _ b: Range<Int>?) -> Bool {
      switch (a, b) {
      case (let a?, let b?): source.areEqual(a, b) || (source.isZero(a) && source.isZero(b))
      case (nil, nil): true
      case (let some?, nil), (nil, let some?): source.isZero(some)
      }
    }
    return isEqual(source.value("topLeft", at: 0, of: call), source.value("topRight", at: 1, of: call))
      && isEqual(source.value("bottomLeft", at: 3, of: call), source.value("bottomRight", at: 2, of: call))
  }
}
