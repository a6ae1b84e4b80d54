/// Reads rules as CLDR writes them: "one: i = 1 and v = 0; other: ".
struct PluralRuleReader {
  private var words: ArraySlice<Substring>

  /// The rules in the order of their categories, `other`, which has no condition, left out. Nil for what is not in
  /// CLDR's syntax.
  static func rules(_ text: String) -> [PluralRule]? {
    var rules: [PluralRule] = []
    for part in text.split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let name = part[..<colon].drop { $0 == " " }
      guard let category = PluralCategory(name: name) else { return nil }
      if category == .other { continue }
      var reader = PluralRuleReader(part[part.index(after: colon)...])
      guard let condition = reader.readCondition() else { return nil }
      rules.append(PluralRule(category: category, condition: condition))
    }
    return rules.sorted { $0.category < $1.category }
  }

  private init(_ text: Substring) {
    words = text.split(separator: " ")[...]
  }

  private mutating func readCondition() -> PluralCondition? {
    var alternatives: [[PluralCondition.Relation]] = []
    repeat {
      var relations: [PluralCondition.Relation] = []
      repeat {
        guard let relation = readRelation() else { return nil }
        relations.append(relation)
      } while take("and")
      alternatives.append(relations)
    } while take("or")
    return words.isEmpty ? PluralCondition(alternatives: alternatives) : nil
  }

  private mutating func readRelation() -> PluralCondition.Relation? {
    guard let name = words.popFirst() else { return nil }
    guard let operand = name == "c" ? .e : PluralCondition.Operand(rawValue: String(name)) else { return nil }
    var modulus: UInt64?
    if take("%") {
      guard let number = words.popFirst().flatMap({ UInt64($0) }), number > 0 else { return nil }
      modulus = number
    }
    let isNegated = take("!=")
    guard isNegated || take("="), let list = words.popFirst() else { return nil }
    let ranges = list.split(separator: ",").map(Self.range)
    guard !ranges.isEmpty, !ranges.contains(nil) else { return nil }
    return PluralCondition.Relation(
      operand: operand, modulus: modulus, isNegated: isNegated, ranges: ranges.compactMap { $0 })
  }

  /// "5" or "11..14".
  private static func range(_ text: Substring) -> ClosedRange<UInt64>? {
    let bounds = text.split(separator: ".").map { UInt64($0) }
    guard let lower = bounds.first ?? nil, let upper = bounds.last ?? nil, bounds.count <= 2, lower <= upper else {
      return nil
    }
    return lower...upper
  }

  private mutating func take(_ word: String) -> Bool {
    guard let first = words.first, first == word else { return false }
    words = words.dropFirst()
    return true
  }
}
