import Locales

/// What the runtime knows of a language, as Swift.
enum LanguageLiteral {
  /// `NumberSymbols(zero: "٠", decimal: "٫", group: "٬", minus: "\u{61C}-")`; what is as in English is left out.
  static func numbers(_ style: NumberStyle) -> String {
    var parts: [String] = []
    func add(_ label: String, _ value: String, _ usual: String) {
      if value != usual { parts.append("\(label): \(value)") }
    }
    add("zero", scalar(style.system.digits[0]), "\"0\"")
    add("decimal", SwiftWriter.literal(style.decimal), "\".\"")
    add("group", SwiftWriter.literal(style.group), "\",\"")
    add("minus", SwiftWriter.literal(style.minus), "\"-\"")
    add("primary", String(style.grouping), "3")
    add("secondary", String(style.secondaryGrouping), "3")
    add("minimum", String(style.minimumGrouping), "1")
    return "NumberSymbols(\(parts.joined(separator: ", ")))"
  }

  private static func scalar(_ scalar: Unicode.Scalar) -> String { SwiftWriter.literal(String(Character(scalar))) }

  /// `PluralRule(.few, [.is(.v, 0...0), .is(.i, mod: 10, 2...4), .isNot(.i, mod: 100, 12...14)])`
  static func rule(_ rule: PluralRule) -> String {
    let alternatives = rule.condition.alternatives.map { relations in
      "[" + relations.map(relation).joined(separator: ", ") + "]"
    }
    return "PluralRule(.\(rule.category.name), \(alternatives.joined(separator: ", ")))"
  }

  private static func relation(_ relation: PluralCondition.Relation) -> String {
    let modulus = relation.modulus.map { "mod: \($0), " } ?? ""
    let ranges = relation.ranges.map { "\($0.lowerBound)...\($0.upperBound)" }.joined(separator: ", ")
    return ".\(relation.isNegated ? "isNot" : "is")(.\(relation.operand.rawValue), \(modulus)\(ranges))"
  }
}
