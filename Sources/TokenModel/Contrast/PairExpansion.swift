import Diagnostics

/// Turns the patterns of a pair file into pairs of tokens.
struct PairExpansion {
  /// The most pairs that a file may come to, those that it declares twice counted twice.
  private static let limit = 250_000

  private let tokens: TokenSet
  private(set) var pairs: [DeclaredPair] = []
  private(set) var findings: [Finding] = []
  /// What faulty entries speak of, as far as it exists: the fault is reported where it stands, and once.
  private(set) var faulty: Set<Int> = []
  private var count = 0
  private var seen: Set<Key> = []
  /// Numbers of the surfaces with what lies behind them.
  private var stacks: [Stack: Int] = [:]
  /// What patterns that were filled with captures mean: many foregrounds fill one alike.
  private var filled: [TokenPattern: [Int]] = [:]

  /// What makes two pairs the same.
  private struct Key: Hashable {
    let kind: PairKind
    let foreground: Int
    let stack: Int
    let style: Int?
  }

  private struct Stack: Hashable {
    let surfaces: [Int]
    let field: String?
    let fieldPosition: Int
  }

  /// An entry with what is the same for all its pairs.
  private struct Known {
    let entry: PairFile.Entry
    let style: Int?
    let excepted: Set<Int>
    /// What each pattern without captures means, by its place in the file.
    var fixed: [Span: [Int]] = [:]

    /// The field among `over`.
    var field: PairFile.Name? {
      entry.over.lazy.compactMap { if case .field(let name) = $0 { name } else { nil } }.first
    }

    /// How many layers lie above the field: the surface, and those of `over` before it.
    var fieldPosition: Int {
      1 + (entry.over.firstIndex { if case .field = $0 { true } else { false } } ?? entry.over.count)
    }
  }

  private let fields: [String: PairFile.Field?]

  init(_ file: PairFile, tokens: TokenSet) {
    self.tokens = tokens
    fields = file.fields
    for pattern in file.faulty { faulty.formUnion(tokens.positions(matching: pattern)) }
    for entry in file.entries where count < Self.limit { expand(entry) }
  }

  private mutating func report(_ message: String, at span: Span, help: String? = nil) {
    findings.append(PairProblem(message: message, span: span, help: help).finding)
  }

  /// `isLayer`: a field could stand there too.
  private mutating func colors(_ pattern: TokenPattern, isLayer: Bool = false) -> [Int]? {
    if !isLayer, let problem = PairProblem(fieldOutsideOver: pattern.text, pattern.span, fields) {
      findings.append(problem.finding)
      return nil
    }
    do {
      return try tokens.colors(matching: pattern, orOneOf: isLayer ? fields.keys.sorted() : [])
    } catch {
      findings.append(error.finding)
      return nil
    }
  }

  private mutating func expand(_ entry: PairFile.Entry) {
    guard capturesAgree(entry), let known = prepare(entry) else {
      for pattern in entry.foregrounds + entry.surfaces { faulty.formUnion(tokens.positions(matching: pattern)) }
      return
    }
    let (before, problems) = (count, findings.count)
    var excepted = false
    for pattern in entry.foregrounds {
      for foreground in colors(pattern) ?? [] where count < Self.limit {
        if known.excepted.contains(foreground) || place(foreground, pattern, known) { excepted = true }
      }
    }
    if count >= Self.limit {
      report("this pair file comes to more than \(Self.limit) pairs; what follows is not checked", at: entry.span)
    } else if count == before, excepted, findings.count == problems {
      report("nothing is left of this pair: except takes everything away", at: entry.span)
    }
  }

  /// Puts a foreground, which `pattern` means, on its surfaces. Returns whether one of them is excepted.
  private mutating func place(_ foreground: Int, _ pattern: TokenPattern, _ known: Known) -> Bool {
    guard let captured = pattern.capture(tokens.tokens[foreground].segments) else { return false }
    var excepted = false
    for surface in known.entry.surfaces {
      for position in meaning(of: surface, captured, for: foreground, known) ?? [] where count < Self.limit {
        if known.excepted.contains(position) {
          excepted = true
        } else if !isOnItself(foreground, pattern, position, surface) {
          add(foreground, position, captured, surface.span, known)
        }
      }
    }
    return excepted
  }

  /// The pairs of a foreground on a surface, over each combination of what lies behind.
  private mutating func add(
    _ foreground: Int, _ surface: Int, _ captured: TokenPattern.Captured, _ span: Span, _ known: Known
  ) {
    guard let combinations = combinations(under: surface, captured, for: foreground, known) else {
      count = Self.limit
      return
    }
    for surfaces in combinations {
      count += 1
      let (field, position) = (known.field?.text, known.fieldPosition)
      let stack = number(of: Stack(surfaces: surfaces, field: field, fieldPosition: position))
      let key = Key(kind: known.entry.kind, foreground: foreground, stack: stack, style: known.style)
      guard seen.insert(key).inserted else { continue }
      pairs.append(
        DeclaredPair(
          kind: key.kind, foreground: foreground, surfaces: surfaces, field: field, fieldPosition: position,
          fieldTokens: fieldTokens(field), style: known.style, span: known.entry.span, stack: stack, surfaceSpan: span))
    }
  }

  /// A gradient's colours may be other tokens'; where all of them are, it says nothing of its own.
  private func fieldTokens(_ name: String?) -> [Int] {
    guard let field = name.flatMap({ fields[$0] ?? nil }) else { return [] }
    guard case .gradient(let token, _) = field else { return field.tokens }
    let colors = tokens.tokens[token].references.filter { tokens.tokens[$0].type == .color }
    let stops = tokens.tokens[token].variants.map { $0.value?.gradient?.count ?? 0 }.max() ?? 0
    return colors.count >= stops ? colors : colors + [token]
  }

  private mutating func number(of stack: Stack) -> Int {
    if let known = stacks[stack] { return known }
    stacks[stack] = stacks.count
    return stacks.count - 1
  }

  /// A wildcard that reaches both sides does not put a colour on itself.
  private func isOnItself(_ foreground: Int, _ a: TokenPattern, _ surface: Int, _ b: TokenPattern) -> Bool {
    foreground == surface && (a.plainPath == nil || b.plainPath == nil)
  }
}

// MARK: - Patterns

extension PairExpansion {
  /// Style and exceptions of an entry, and what its fixed patterns mean; nil where one of them means nothing.
  private mutating func prepare(_ entry: PairFile.Entry) -> Known? {
    var style: Int?
    if let name = entry.style {
      do {
        style = try tokens.token(name, type: .typography)
      } catch {
        findings.append(error.finding)
        return nil
      }
    }
    // A field that could not be understood was reported where it stands.
    for case .field(let name) in entry.over {
      if case .some(nil) = fields[name.text] { return nil }
    }
    var excepted: Set<Int> = []
    for pattern in entry.except { excepted.formUnion(colors(pattern) ?? []) }
    var known = Known(entry: entry, style: style, excepted: excepted)
    var isSound = true
    for (index, pattern) in patterns(behind: entry).enumerated() where pattern.captures.isEmpty {
      known.fixed[pattern.span] = colors(pattern, isLayer: index >= entry.surfaces.count)
      if known.fixed[pattern.span] == nil { isSound = false }
    }
    checkExceptions(known)
    return isSound ? known : nil
  }

  /// Surfaces and layers.
  private func patterns(behind entry: PairFile.Entry) -> [TokenPattern] {
    entry.surfaces + entry.over.compactMap { if case .tokens(let pattern) = $0 { pattern } else { nil } }
  }

  /// An exception that takes nothing away hides a spelling that went stale.
  private mutating func checkExceptions(_ known: Known) {
    for pattern in known.entry.except {
      let takes = tokens.positions(matching: pattern).contains { position in
        let segments = tokens.tokens[position].segments
        return (known.entry.foregrounds + known.entry.surfaces).contains { $0.matches(segments) }
      }
      if !takes, !tokens.positions(matching: pattern).isEmpty {
        report("except: \(pattern.text) takes nothing away from this pair", at: pattern.span, help: "remove it")
      }
    }
  }

  /// What a surface or layer means beside a foreground.
  private mutating func meaning(
    of pattern: TokenPattern, _ captured: TokenPattern.Captured, for foreground: Int, _ known: Known
  ) -> [Int]? {
    if pattern.captures.isEmpty { return known.fixed[pattern.span] }
    let filledPattern = pattern.filled(with: captured)
    if let found = filled[filledPattern] { return found }
    let found = tokens.positions(matching: filledPattern).filter { tokens.tokens[$0].type == .color }
    filled[filledPattern] = found
    if found.isEmpty {
      let foreground = tokens.tokens[foreground].path
      report(
        "\(foreground) has no \(filledPattern.plainPath ?? pattern.text) to stand on", at: pattern.span,
        help: "add the token, or take \(foreground) out with except")
    }
    return found
  }

  /// A surface over every combination of what its layers mean; nil where these are too many.
  private mutating func combinations(
    under surface: Int, _ captured: TokenPattern.Captured, for foreground: Int, _ known: Known
  ) -> [[Int]]? {
    var result = [[surface]]
    for case .tokens(let pattern) in known.entry.over {
      let layer = meaning(of: pattern, captured, for: foreground, known) ?? []
      guard result.count * layer.count <= Self.limit else { return nil }
      result = result.flatMap { stack in layer.map { stack + [$0] } }
    }
    return result
  }

  /// Every capture must stand on both sides: in each text or graphic, and in a surface or layer.
  private mutating func capturesAgree(_ entry: PairFile.Entry) -> Bool {
    var agree = true
    let behind = patterns(behind: entry)
    for pattern in behind {
      for capture in pattern.captures {
        guard let lacking = entry.foregrounds.first(where: { !$0.captures.contains(capture) }) else { continue }
        agree = false
        report(
          "\(pattern.text) has {\(capture)}, and \(lacking.text) says nothing about what that is", at: pattern.span,
          help: "write {\(capture)} on both sides, or * where any name will do")
      }
    }
    for pattern in entry.foregrounds {
      for capture in pattern.captures where !behind.contains(where: { $0.captures.contains(capture) }) {
        agree = false
        report(
          "\(pattern.text) has {\(capture)}, which its surface does not use", at: pattern.span,
          help: "write {\(capture)} on both sides, or * where any name will do")
      }
    }
    return agree
  }
}
