/// What a sheet says of each element as a whole, over all its rules: what one rule sets, another may move.
struct CSSElements: Sendable {
  /// Elements that something moves from side to side by coordinates: half of a change would tear them apart.
  private(set) var moved: Set<String> = []
  /// With an inline inset, physical or logical.
  private(set) var inset: Set<String> = []
  /// With an edge at 50 %.
  private(set) var centred: Set<String> = []
  /// What a rule for one direction sets, by element; by nothing, where its elements are not known: in a mixin, or behind
  /// an interpolated selector.
  private var overridden: [String: Set<String>] = [:]
  /// Families that a rule for one direction sets for all elements of a sheet, `:lang(ar) * { letter-spacing: 0 }`, or
  /// that they inherit from the root.
  private var overriddenEverywhere: Set<String> = []
  /// What fonts need that are made for Arabic, by element.
  private var fonts: [String: ScriptHeight] = [:]
  private let selectors: CSSSelectors
  /// Movements of `@keyframes`, by name.
  private var keyframes: Set<String> = []

  init(_ sheet: CSSSheet, _ selectors: CSSSelectors) {
    self.selectors = selectors
    for declaration in sheet.declarations {
      let facts = selectors.facts[declaration.rule]
      if let name = facts.keyframes, Self.movesSideways(declaration, sheet) { keyframes.insert(name) }
    }
    for declaration in sheet.declarations { add(declaration, sheet) }
  }

  private mutating func add(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) {
    let facts = selectors.facts[declaration.rule]
    guard facts.keyframes == nil else { return }
    if let font = Self.font(declaration, sheet) {
      for subject in facts.subjects { fonts[subject] = ScriptHeight.tallest([fonts[subject], font]) }
    }
    if facts.isForDirection {
      let family = CSSSide.family(declaration.name)
      let subjects = facts.subjects.isEmpty ? [""] : facts.subjects
      for subject in subjects { overridden[subject, default: []].insert(family) }
      let isInherited =
        ["text-align", "letter-spacing", "word-spacing"].contains(family)
        && sheet.rules[declaration.rule].kind == .style
      if subjects.contains("*") || isInherited && !subjects.isDisjoint(with: ["", "body", "html"]) {
        overriddenEverywhere.insert(family)
      }
      return
    }
    switch declaration.name {
    case "left", "right", "inset-inline-start", "inset-inline-end", "inset-inline":
      inset.formUnion(facts.subjects)
      if let length = sheet.length(declaration.value), length.unit == "%", length.value == 50 {
        centred.formUnion(facts.subjects)
      }
    case "transition", "transition-property", "will-change":
      if namesSide(declaration.value, sheet) { moved.formUnion(facts.subjects) }
    case "animation", "animation-name", "-webkit-animation":
      if declaration.value.contains(where: { keyframes.contains(sheet.text($0)) }) { moved.formUnion(facts.subjects) }
    default:
      let movements = CSSMovement.all(in: declaration, of: sheet)
      if movements.contains(where: { $0.kind == .translation }) { moved.formUnion(facts.subjects) }
    }
  }

  private static func movesSideways(_ declaration: CSSSheet.Declaration, _ sheet: CSSSheet) -> Bool {
    CSSSide.all[declaration.name] != nil
      || CSSMovement.all(in: declaration, of: sheet).contains { $0.kind == .translation }
  }

  private func namesSide(_ value: Range<Int>, _ sheet: CSSSheet) -> Bool {
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
  func isMoved(_ rule: Int) -> Bool {
    let subjects = selectors.facts[rule].subjects
    return subjects.isEmpty || !subjects.isDisjoint(with: moved)
  }

  func isInset(_ rule: Int) -> Bool { !selectors.facts[rule].subjects.isDisjoint(with: inset) }
  func isCentred(_ rule: Int) -> Bool { !selectors.facts[rule].subjects.isDisjoint(with: centred) }

  /// Whether another rule of the sheet sets the same for one direction.
  func isOverridden(_ property: String, in rule: Int) -> Bool {
    let family = CSSSide.family(property)
    if overriddenEverywhere.contains(family) { return true }
    let subjects = selectors.facts[rule].subjects
    return (subjects.isEmpty ? [""] : subjects).contains { overridden[$0]?.contains(family) ?? false }
  }
}
