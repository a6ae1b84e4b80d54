/// What stands on a surface: WCAG 2.2 asks more of text than of what is no text.
package enum PairKind: String, Hashable, Sendable {
  case text
  case graphic
}

/// The ratios that are asked for.
struct Level: Hashable, Sendable {
  var text: Double
  var largeText: Double
  var graphic: Double

  /// WCAG has no criterion for contrast at this level.
  static let a = Level(text: 1, largeText: 1, graphic: 1)
  /// 1.4.3 Contrast (Minimum) and 1.4.11 Non-text Contrast.
  static let aa = Level(text: 4.5, largeText: 3, graphic: 3)
  /// 1.4.6 Contrast (Enhanced), which leaves graphics at 1.4.11.
  static let aaa = Level(text: 7, largeText: 4.5, graphic: 3)

  static let named: [(name: String, level: Level)] = [("A", a), ("AA", aa), ("AAA", aaa)]

  func ratio(for kind: PairKind, large: Bool) -> Double {
    switch kind {
    case .graphic: graphic
    case .text: large ? largeText : text
    }
  }
}

/// The level of each context, as `require` in a pair file says.
struct Requirements: Hashable, Sendable {
  struct Special: Hashable, Sendable {
    let condition: Condition
    let level: Level
  }

  var standard: Level = .aa
  var special: [Special] = []

  /// What the most specific entry asks for; where several are equally specific, the most that one of them asks.
  func ratio(for kind: PairKind, large: Bool, in choices: [Int]) -> Double {
    var result = standard.ratio(for: kind, large: large)
    var specificity = 0
    for entry in special where entry.condition.specificity >= specificity && entry.condition.holds(in: choices) {
      let ratio = entry.level.ratio(for: kind, large: large)
      result = entry.condition.specificity > specificity ? ratio : max(result, ratio)
      specificity = entry.condition.specificity
    }
    return result
  }

  /// The modifiers that change what is asked of a kind, where it may be large text or not. All or none: an entry that
  /// asks the standard may still take back what a less specific one asks.
  func axes(for kind: PairKind, mayBeLarge: Bool) -> AxisSet {
    let sizes = mayBeLarge ? [false, true] : [false]
    let changes = special.contains { entry in
      sizes.contains { entry.level.ratio(for: kind, large: $0) != standard.ratio(for: kind, large: $0) }
    }
    return changes ? AxisSet(special.flatMap(\.condition.axes.indices)) : AxisSet()
  }
}

/// From which size text counts as large.
package enum LargeText: String, CaseIterable, Hashable, Sendable {
  /// WCAG's 18 pt and 14 pt bold in CSS points: 24 px and 18 2/3 px.
  case strict
  /// 18 and 14 of the platform's own points.
  case platform

  /// At the default text size. Where Android has its own size, the smaller counts.
  func isLarge(_ style: Typography) -> Bool {
    let size = min(style.fontSize.points, style.extras.sp ?? .infinity)
    let isBold = style.fontWeight >= 700
    switch self {
    case .strict: return size >= (isBold ? 14.0 * 4 / 3 : 24)
    case .platform: return size >= (isBold ? 14 : 18)
    }
  }
}
