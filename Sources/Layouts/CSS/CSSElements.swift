/// What a sheet says of each element as a whole, over all its rules: what one rule sets, another may move.
struct CSSElements: Sendable {
  /// What some rules do to the elements that they are for.
  private struct Effects {
    /// Moved from side to side by coordinates: half of a change would tear them apart.
    var isMoved = false
    /// With an inline inset, physical or logical.
    var isInset = false
    /// With an edge at 50 %.
    var isCentred = false
    /// What is set for one direction, by family.
    var overridden: Set<String> = []

    mutating func add(_ other: Effects) {
      isMoved = isMoved || other.isMoved
      isInset = isInset || other.isInset
      isCentred = isCentred || other.isCentred
      if !other.overridden.isEmpty { overridden.formUnion(other.overridden) }
    }
  }

  /// For each rule, what any rule of the sheet does to one of its elements.
  private var effects: [Effects] = []
  /// Families that a rule for one direction sets for all elements of a sheet, `:lang(ar) * { letter-spacing: 0 }`, or
  /// that they inherit from the root.
  private var overriddenEverywhere: Set<String> = []
  /// What fonts need that are made for Arabic, by element.
  private var fonts: [String: ScriptHeight] = [:]
  private let selectors: CSSSelectors

  init(_ sheet: CSSSheet, _ selectors: CSSSelectors) {
    self.selectors = selectors
    let keyframes = Self.movingKeyframes(sheet, selectors)
    var own = [Effects](repeating: Effects(), count: sheet.rules.count)
    for declaration in sheet.declarations { add(declaration, sheet, keyframes, to: &own[declaration.rule]) }
    // What is within `@media` in a rule is for the elements of that rule.
    for rule in sheet.rules.indices.reversed() {
      if let outer = Self.sharing(rule, sheet) { own[outer].add(own[rule]) }
    }
    var ofElements: [String: Effects] = [:]
    // What is set for one direction where the elements are not known: in a mixin, or behind an interpolated selector.
    var ofUnknown = Effects()
    for rule in sheet.rules.indices where Self.sharing(rule, sheet) == nil {
      let subjects = selectors.facts[rule].subjects
      if subjects.isEmpty { ofUnknown.overridden.formUnion(own[rule].overridden) }
      for subject in subjects { ofElements[subject, default: Effects()].add(own[rule]) }
    }
    effects.reserveCapacity(sheet.rules.count)
    for rule in sheet.rules.indices {
      if let outer = Self.sharing(rule, sheet) {
        effects.append(effects[outer])
      } else {
        let subjects = selectors.facts[rule].subjects
        var all = subjects.isEmpty ? ofUnknown : Effects()
        for subject in subjects { ofElements[subject].map { all.add($0) } }
        effects.append(all)
      }
    }
  }

  /// The rule around one that is for the same elements.
  private static func sharing(_ rule: Int, _ sheet: CSSSheet) -> Int? {
    sheet.rules[rule].kind == .style ? nil : sheet.rules[rule].parent
  }

  /// The names of `@keyframes` that move from side to side.
  private static func movingKeyframes(_ sheet: CSSSheet, _ selectors: CSSSelectors) -> Set<String> {
    var names: Set<String> = []
    for declaration in sheet.declarations {
      if let name = selectors.facts[declaration.rule].keyframes, movesSideways(declaration, sheet) {
        names.insert(name)
      }
    }
    return names
  }

  private mutating func add(
    _ declaration: CSSSheet.Declaration, _ sheet: CSSSheet, _ keyframes: Set<String>, to own: inout Effects
  ) {
    let facts = selectors.facts[declaration.rule]
    guard facts.keyframes == nil else { return }
    if let font = Self.font(declaration, sheet) {
      for subject in facts.subjects { fonts[subject] = ScriptHeight.tallest([fonts[subject], font]) }
    }
    if facts.isForDirection {
      let family = CSSSide.family(declaration.name)
      own.overridden.insert(family)
      let isInherited =
        ["text-align", "letter-spacing", "word-spacing"].contains(family)
        && sheet.rules[declaration.rule].kind == .style
      let subjects = facts.subjects
      if subjects.contains("*") || isInherited && (subjects.isEmpty || !subjects.isDisjoint(with: ["body", "html"])) {
        overriddenEverywhere.insert(family)
      }
      return
    }
    switch declaration.name {
    case "left", "right", "inset-inline-start", "inset-inline-end", "inset-inline":
      own.isInset = true
      if let length = sheet.length(declaration.value), length.unit == "%", length.value == 50 { own.isCentred = true }
    case "transition", "transition-property", "will-change":
      if Self.namesSide(declaration.value, sheet) { own.isMoved = true }
    case "animation", "animation-name", "-webkit-animation":
      if declaration.value.contains(where: { keyframes.contains(sheet.text($0)) }) { own.isMoved = true }
    default:
      let movements = CSSMovement.all(in: declaration, of: sheet)
      if movements.contains(where: { $0.kind == .translation }) { own.isMoved = true }
    }
  }

  private static func movesSideways(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) -> Bool {
    CSSSide.all[declaration.name] != nil
      || CSSMovement.all(in: declaration, of: sheet).contains { $0.kind == .translation }
  }

  private static func namesSide(_ value: Range<Int>, _ sheet: CSSSheet) -> Bool {
    value.contains { sheet.tokens[$0].kind == .ident && CSSSide.all[sheet.text($0).lowercased()] != nil }
  }

  /// What the fonts need that a declaration names: the first one as a whole; of those behind it, which stand in for
  /// letters that it lacks, no more than Latin.
  private static func font(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) -> ScriptHeight? {
    guard declaration.name == "font-family" || declaration.name == "font" else { return nil }
    var isFirst = true
    var found: ScriptHeight?
    for token in declaration.value {
      switch sheet.tokens[token].kind {
      case .comma: isFirst = false
      case .ident, .string, .function:
        guard let font = ScriptHeight.font(sheet.text(token)) else { continue }
        found = ScriptHeight.tallest([found, isFirst ? font : .latin])
      default: break
      }
    }
    return found
  }

  // MARK: Asking

  /// What the fonts of a rule's elements need, or those of the rules that it lies in; nil where none is made for Arabic.
  func font(_ rule: Int, of sheet: CSSSheet) -> ScriptHeight? {
    sequence(first: rule) { sheet.rules[$0].parent }.prefix(8).lazy.compactMap { rule in
      ScriptHeight.tallest(selectors.facts[rule].subjects.map { fonts[$0] })
    }.first
  }

  /// Whether coordinates move what a rule is for, or might: its elements are not known.
  func isMoved(_ rule: Int) -> Bool { selectors.facts[rule].subjects.isEmpty || effects[rule].isMoved }

  func isInset(_ rule: Int) -> Bool { effects[rule].isInset }
  func isCentred(_ rule: Int) -> Bool { effects[rule].isCentred }

  /// Whether another rule of the sheet sets the same for one direction.
  func isOverridden(_ property: String, in rule: Int) -> Bool {
    let family = CSSSide.family(property)
    return overriddenEverywhere.contains(family) || effects[rule].overridden.contains(family)
  }
}
