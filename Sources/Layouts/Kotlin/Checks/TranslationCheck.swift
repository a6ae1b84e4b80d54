import Diagnostics

/// `translationX` in a graphics layer, on a view and in animations: moves to the right, whatever the direction.
struct TranslationCheck: KotlinCheck {
  let rules: Set<RuleID> = [.coordinateArithmetic]
  let words = ["translationX", "translationXBy", "setTranslationX", "ofFloat"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let values = values(token, source), values.contains(where: { !source.isZero($0) }),
      !source.isInDirectionAwareFunction(token), !source.isHandledByDirection(token),
      !values.contains(where: source.speaksOfDirection), !values.allSatisfy({ followsFinger($0, token, source) }),
      !source.isForChosenSide(token),
      !source.isOfMediaControls(token)
    else { return }
    let isAnimator = source.stands("ofFloat", at: token)
    report.add(
      Finding(
        .coordinateArithmetic, .warning, "translationX moves to the right in right-to-left layouts too",
        at: source.span(token), symbol: source.symbol(around: token),
        notes: ["what it starts from is mirrored there, and the movement is not"],
        help: [
          isAnimator || !source.isCompose
            ? "multiply it with -1 where layoutDirection is View.LAYOUT_DIRECTION_RTL"
            : "use Modifier.offset, which follows the direction, or multiply with -1 in LayoutDirection.Rtl"
        ]),
      groupedBy: source.function(around: token) ?? -1)
  }

  /// What it is set to; nil where it is only read.
  private func values(_ token: Int, _ source: KotlinSource) -> [Range<Int>]? {
    if let index = source.call(named: token) {
      let arguments = source.arguments(of: source.calls[index]).map(\.value)
      guard source.stands("ofFloat", at: token) else { return arguments.isEmpty ? nil : arguments }
      let property = arguments.prefix(2).firstIndex { argument in
        let text = source.text(argument)
        return text == "\"translationX\"" || text == "View.TRANSLATION_X" || text == "TRANSLATION_X"
      }
      return property.map { Array(arguments[($0 + 1)...]) }
    }
    guard source.stands("=", at: token + 1) || source.stands("+=", at: token + 1) else { return nil }
    // `val translationX = …` is a name, and so is `translationX = …` for a parameter that is passed on.
    if source.stands("val", at: token - 1) || source.stands("var", at: token - 1) { return nil }
    var end = token + 2
    while end < source.tokens.count, source.statements[end] == source.statements[token],
      source.enclosing[end] == source.enclosing[token] || source.next(end) > end + 1
    {
      end = source.next(end)
    }
    let value = token + 2..<min(end, source.tokens.count)
    return value.isEmpty || source.text(value) == "translationX" ? nil : [value]
  }

  /// The distance that a finger has moved, which is counted from the left as well.
  private func followsFinger(_ value: Range<Int>, _ token: Int, _ source: KotlinSource) -> Bool {
    guard value.count == 1 else { return false }
    let name = source.text(value).lowercased()
    if ["dx", "deltax", "distancex"].contains(name) || source.functionName(around: token) == "onChildDraw" {
      return true
    }
    // An x that a method is handed is a place on the screen.
    guard name == "x", let function = source.function(around: token) else { return false }
    return source.isParameter(value.lowerBound, of: function)
  }
}
