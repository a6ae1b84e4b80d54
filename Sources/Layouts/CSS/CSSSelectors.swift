/// What the selectors of each rule say: which elements it is for, and in which direction.
struct CSSSelectors: Sendable {
  /// One rule, with what it inherits from the rules around it.
  struct Facts: Sendable {
    /// Names of the elements it is for: `.knob`, `#menu`, `li`, each with its pseudo-element. Empty where they are not
    /// known.
    var subjects: Set<String> = []
    /// Whether it is for one direction, or for one script.
    var isForDirection = false
    /// Whether it is for one language that is written from left to right, or for code.
    var isLatin = false
    /// What the language of its elements needs: `:lang(ar)`, `[lang=ur]`, `[dir=rtl]`; nil where they may be in any.
    var script: ScriptHeight?
    /// Whether all that it is for is code, which runs from left to right everywhere.
    var isCode = false
    /// In `@keyframes`: the name of the movement.
    var keyframes: String?
    /// In `@font-face`, `@page` and the like: no element.
    var isDescriptor = false
  }

  let facts: [Facts]

  init(_ sheet: CSSSheet) {
    var facts: [Facts] = []
    facts.reserveCapacity(sheet.rules.count)
    for rule in sheet.rules {
      var own = rule.parent.map { facts[$0] } ?? Facts()
      switch rule.kind {
      case .style:
        Self.read(rule.prelude, of: sheet, into: &own)
        own.script = Self.script(rule.prelude, of: sheet) ?? own.script
      case .at(let name): Self.readAtRule(name, rule.prelude, of: sheet, into: &own)
      case .properties: break
      }
      facts.append(own)
    }
    self.facts = facts
  }

  private static func readAtRule(
    _ name: String, _ prelude: Range<Int>, of sheet: CSSSheet, into facts: inout Facts
  ) {
    if name.hasSuffix("keyframes") { facts.keyframes = sheet.text(prelude) }
    if ["font-face", "page", "property", "counter-style", "font-feature-values"].contains(name) {
      facts.isDescriptor = true
    }
    // `@include rtl { … }`, `@if $rtl { … }`
    if prelude.contains(where: { isDirection($0, sheet) }) || DirectionName.matches(name) {
      facts.isForDirection = true
    }
  }

  private static func isDirection(_ token: Int, _ sheet: CSSSheet) -> Bool {
    switch sheet.tokens[token].kind {
    case .ident, .function, .string, .hash: DirectionName.matches(sheet.text(token))
    default: false
    }
  }
}

// MARK: - Style rules

extension CSSSelectors {
  private static func read(_ prelude: Range<Int>, of sheet: CSSSheet, into facts: inout Facts) {
    let outer = facts.subjects
    facts.subjects = []
    var start = prelude.lowerBound
    var token = start
    var (isForDirection, isCode) = (true, true)
    while token <= prelude.upperBound {
      if token == prelude.upperBound || sheet.tokens[token].kind == .comma {
        let selector = start..<token
        facts.subjects.formUnion(subjects(of: selector, in: sheet, within: outer))
        if !selector.isEmpty { isForDirection = isForDirection && speaksOfDirection(selector, sheet) }
        let isSelectorOfCode = isForCode(selector, sheet)
        if isSelectorOfCode { facts.isLatin = true }
        isCode = isCode && isSelectorOfCode
        start = token + 1
        token += 1
      } else {
        token = sheet.partners[token] > token ? min(Int(sheet.partners[token]) + 1, prelude.upperBound) : token + 1
      }
    }
    if isForDirection, !prelude.isEmpty { facts.isForDirection = true }
    if isCode, !prelude.isEmpty { facts.isCode = true }
  }

  /// `[dir=rtl]`, `:dir(rtl)`, `.is-rtl`, `:lang(ar)`.
  private static func speaksOfDirection(_ selector: Range<Int>, _ sheet: CSSSheet) -> Bool {
    selector.contains { token in
      let text = sheet.text(token).lowercased()
      switch sheet.tokens[token].kind {
      case .ident where text == "dir": return token > selector.lowerBound && sheet.text(token - 1) == "["
      case .ident where text == "lang":
        return token > selector.lowerBound && sheet.text(token - 1) == "[" && namesLanguage(selector, sheet)
      case .function: return text == "dir(" || text == "lang(" || DirectionName.matches(text)
      case .ident, .hash: return DirectionName.matches(text)
      default: return false
      }
    }
  }

  private static func namesLanguage(_ selector: Range<Int>, _ sheet: CSSSheet) -> Bool {
    selector.contains { sheet.tokens[$0].kind == .string || sheet.text($0) == "=" }
  }

  private static let code: Set<String> = ["code", "pre", "kbd", "samp", "tt"]

  private static func isForCode(_ selector: Range<Int>, _ sheet: CSSSheet) -> Bool {
    selector.contains { token in
      guard sheet.tokens[token].kind == .ident else { return false }
      let isType = token == selector.lowerBound || ![".", ":", "#"].contains(sheet.text(token - 1))
      return isType && code.contains(sheet.text(token).lowercased())
    }
  }

  /// The simple selectors of the last compound.
  private static func subjects(of selector: Range<Int>, in sheet: CSSSheet, within outer: Set<String>) -> Set<String> {
    guard !selector.contains(where: { isInterpolated($0, sheet) }) else { return [] }
    let compound = lastCompound(selector, sheet)
    var names: [String] = []
    var type: String?
    var pseudoElement = ""
    // Whether it is the element of the rule around it.
    var isNested = false
    var token = compound.lowerBound
    while token < compound.upperBound {
      let text = sheet.text(token)
      let next = token + 1 < compound.upperBound && !sheet.tokens[token + 1].isSpaced ? sheet.text(token + 1) : ""
      switch sheet.tokens[token].kind {
      case .delim where text == "&":
        // `&-knob` of SCSS goes on with the name around it.
        if next.hasPrefix("-") || next.hasPrefix("_") {
          guard outer.count <= Self.mostSubjects else { return [] }
          names += outer.map { $0 + next }
          token += 1
        } else {
          isNested = true
        }
      case .delim where text == ".": names.append(".\(next)"); token += 1
      case .hash: names.append(text)
      case .ident: type = text.lowercased()
      case .colon:
        if next == ":" || legacyElements.contains(next.lowercased()) {
          let name = token + (next == ":" ? 2 : 1)
          if name < compound.upperBound { pseudoElement = "::\(sheet.text(name).lowercased())" }
        }
        // What a pseudo-class is about is not the element itself.
        token += next == ":" ? 2 : 1
        if token < compound.upperBound, sheet.partners[token] > token { token = Int(sheet.partners[token]) }
      case .open: token = sheet.partners[token] > token ? Int(sheet.partners[token]) : token
      default: break
      }
      token += 1
    }
    if names.isEmpty, let type { names = [type] }
    guard !isNested || outer.count <= Self.mostSubjects else { return [] }
    if isNested { names += outer }
    guard names.count <= Self.mostSubjects, names.allSatisfy({ $0.utf8.count <= 256 }) else { return [] }
    return Set(names.map { $0 + pseudoElement })
  }

  /// Nested lists multiply; so many elements are no one's.
  private static let mostSubjects = 64

  private static let legacyElements: Set<String> = ["before", "after", "first-line", "first-letter"]

  private static func isInterpolated(_ token: Int, _ sheet: CSSSheet) -> Bool {
    sheet.tokens[token].kind == .open && sheet.text(token) == "#{"
  }

  /// Behind the last blank or combinator.
  private static func lastCompound(_ selector: Range<Int>, _ sheet: CSSSheet) -> Range<Int> {
    var start = selector.lowerBound
    var token = start
    while token < selector.upperBound {
      let text = sheet.tokens[token].kind == .delim ? sheet.text(token) : ""
      if [">", "+", "~"].contains(text) {
        start = token + 1
      } else if token > selector.lowerBound, sheet.tokens[token].isSpaced {
        start = token
      }
      token = sheet.partners[token] > token ? Int(sheet.partners[token]) + 1 : token + 1
    }
    return start..<selector.upperBound
  }
}
