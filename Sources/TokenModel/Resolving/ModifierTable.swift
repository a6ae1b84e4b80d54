/// The modifiers that values may speak of: those that the product or its resolver declares, and those that every
/// product knows (theme, contrast, transparency, motion, platform, script).
struct ModifierTable: Sendable {
  let modifiers: [Modifier]
  /// How many of them were declared; the known ones follow.
  private let declaredCount: Int

  /// Known without declaring; the first context is the default.
  static let known: [Modifier] = [
    Modifier(name: "theme", contexts: ["light", "dark"], defaultContext: 0),
    Modifier(name: "contrast", contexts: ["standard", "increased"], defaultContext: 0),
    Modifier(name: "transparency", contexts: ["full", "reduced"], defaultContext: 0),
    Modifier(name: "motion", contexts: ["full", "reduced"], defaultContext: 0),
    Modifier(name: "platform", contexts: ["ios", "android", "web"], defaultContext: 0),
    Modifier(name: "script", contexts: scripts, defaultContext: 0),
  ]

  /// Scripts whose type usually differs from Latin's.
  private static let scripts = [
    "latin", "arabic", "hebrew", "cyrillic", "greek", "devanagari", "bengali", "tamil", "thai", "han", "japanese",
    "korean", "nastaliq",
  ]

  /// `declared` may hold at most `AxisSet.limit - known.count` modifiers.
  init(declared: [Modifier]) {
    let names = Set(declared.map { $0.name.lowercased() })
    declaredCount = declared.count
    modifiers = declared + Self.known.filter { !names.contains($0.name) }
  }

  /// Reads "dark", "theme=dark" or "theme=dark&contrast=increased".
  func condition(_ key: String) -> Result<Condition, ContextProblem> {
    var requirements: [Condition.Requirement] = []
    for part in key.split(separator: "&", omittingEmptySubsequences: false) {
      let requirement: Condition.Requirement
      switch self.requirement(String(part).trimmed) {
      case .success(let found): requirement = found
      case .failure(let problem): return .failure(problem)
      }
      if requirements.contains(where: { $0.axis == requirement.axis }) {
        return .failure(ContextProblem("\(key) chooses a context of \(modifiers[requirement.axis].name) twice"))
      }
      requirements.append(requirement)
    }
    return .success(Condition(requirements))
  }

  private func requirement(_ term: String) -> Result<Condition.Requirement, ContextProblem> {
    if let equals = term.firstIndex(of: "=") {
      return named(String(term[..<equals]).trimmed, String(term[term.index(after: equals)...]).trimmed)
    }
    // A declared modifier takes a bare name before a known one does.
    for range in [0..<declaredCount, declaredCount..<modifiers.count] {
      let matches = range.compactMap { axis in
        choice(term, of: axis).map { Condition.Requirement(axis: axis, choice: $0) }
      }
      if matches.count == 1 { return .success(matches[0]) }
      if matches.count > 1 { return .failure(ambiguous(term, matches)) }
    }
    let help = didYouMean(term, among: modifiers.flatMap(\.contexts)) ?? contextList()
    return .failure(ContextProblem("\(term) is no context of any modifier", help: help))
  }

  private func ambiguous(_ term: String, _ matches: [Condition.Requirement]) -> ContextProblem {
    let names = matches.map { modifiers[$0.axis].name }
    let forms = matches.map { "\(modifiers[$0.axis].name)=\(modifiers[$0.axis].contexts[$0.choice])" }
    return ContextProblem(
      "\(term) is a context of \(names.joined(separator: " and of "))",
      help: "write \(forms.joined(separator: " or "))")
  }

  private func named(_ name: String, _ context: String) -> Result<Condition.Requirement, ContextProblem> {
    guard let axis = axis(named: name) else {
      let help = didYouMean(name, among: modifiers.map(\.name)) ?? contextList()
      return .failure(ContextProblem("there is no modifier \(name)", help: help))
    }
    guard let choice = choice(context, of: axis) else {
      return .failure(
        ContextProblem(
          "modifier \(modifiers[axis].name) has no context \(context)",
          help: "it has \(modifiers[axis].contexts.joined(separator: ", "))"))
    }
    return .success(Condition.Requirement(axis: axis, choice: choice))
  }

  private func contextList() -> String {
    let list = modifiers.map { "\($0.name)=\($0.contexts.joined(separator: "|"))" }
    return "there are \(list.joined(separator: ", "))"
  }

  func axis(named name: String) -> Int? {
    modifiers.firstIndex { $0.name == name } ?? modifiers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }

  private func choice(_ context: String, of axis: Int) -> Int? {
    let contexts = modifiers[axis].contexts
    return contexts.firstIndex(of: context) ?? contexts.firstIndex { $0.lowercased() == context.lowercased() }
  }
}

/// Why a context's name says nothing.
struct ContextProblem: Error, Hashable, Sendable {
  let message: String
  let help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}

extension Modifier {
  /// Those that every product knows without declaring them.
  package static var known: [Modifier] { ModifierTable.known }
}
