import Diagnostics

/// What is wrong with a value: "is 15" and "the grid has steps of 4", between which the context is named.
struct Fault: Hashable {
  let what: String
  let why: String
  var help: [String] = []
  var notes: [String] = []
}

/// Where a value comes from: the literal, and the tokens that it goes through.
struct Origin {
  let span: Span
  /// Each reference on the way, with what it leads to.
  let labels: [Finding.Label]
}

/// A fault in one place, and which tokens have it from there.
private struct Case {
  let fault: Fault
  let origin: Origin
  /// " in dark", or nothing for every context.
  let place: String
  var tokens: [Token]

  struct Key: Hashable {
    let fault: Fault
    let span: Span
    let place: String
  }

  var key: Key { Key(fault: fault, span: origin.span, place: place) }
}

extension CheckRun {
  /// Reports every fault in the tokens' values, one finding for each place that is at fault, with all its contexts and
  /// all tokens that have it from there. A token that is another one by reference is left to that one, where it is
  /// judged too. `extra` are modifiers that the judgement looks at beside those that change the token.
  mutating func judge(
    _ positions: [Int], alsoOver extra: [Int] = [], _ fault: (Token, TokenValue, Context) -> Fault?
  ) {
    let judged = Set(positions)
    var cases: [Case] = []
    var index: [Case.Key: Int] = [:]
    for position in positions {
      for found in self.cases(of: position, among: judged, alsoOver: extra, fault) {
        if let same = index[found.key] {
          cases[same].tokens += found.tokens
        } else {
          index[found.key] = cases.count
          cases.append(found)
        }
      }
    }
    for found in cases { report(found) }
  }

  private mutating func report(_ found: Case) {
    let token = found.tokens[0]
    let others = found.tokens.dropFirst().map(\.path)
    let shown = Array(others.prefix(3)) + (others.count > 3 ? ["\(others.count - 3) more"] : [])
    report(
      token, "\(token.path) \(found.fault.what)\(found.place); \(found.fault.why)", at: found.origin.span,
      labels: found.origin.labels,
      notes: found.fault.notes + (others.isEmpty ? [] : ["the same holds for \(list(shown, "and"))"]),
      help: found.fault.help)
  }

  /// One token's faults.
  private func cases(
    of position: Int, among judged: Set<Int>, alsoOver extra: [Int], _ fault: (Token, TokenValue, Context) -> Fault?
  ) -> [Case] {
    let token = set.tokens[position]
    let axes = Set(token.axes).union(extra).sorted()
    let contexts = set.contexts(over: axes)
    var cases: [(fault: Fault, origin: Origin, contexts: [Context])] = []
    for context in contexts {
      let variant = token.variant(in: context)
      if let target = variant.target, judged.contains(target), target != position { continue }
      guard let value = variant.value, let fault = fault(token, value, context) else { continue }
      let origin = set.origin(of: position, in: context)
      if let same = cases.firstIndex(where: { $0.fault == fault && $0.origin.span == origin.span }) {
        cases[same].contexts.append(context)
      } else {
        cases.append((fault, origin, [context]))
      }
    }
    return cases.map { found in
      let place = found.contexts.count == contexts.count ? "" : " in \(set.words(for: found.contexts, over: axes))"
      return Case(fault: found.fault, origin: found.origin, place: place, tokens: [token])
    }
  }
}

extension TokenSet {
  /// Follows references to whole tokens, in one context.
  func origin(of position: Int, in context: Context) -> Origin {
    var labels: [Finding.Label] = []
    var token = tokens[position]
    var variant = token.variant(in: context)
    while let target = variant.target, labels.count < tokens.count {
      labels.append(Finding.Label(variant.definition, "\(token.path) is \(tokens[target].path) here"))
      token = tokens[target]
      variant = token.variant(in: context)
    }
    return Origin(span: variant.definition, labels: labels)
  }

  /// "dark", "dark, arabic and dark, latin": some of the contexts over `axes`, by what they have in common.
  func words(for contexts: [Context], over axes: [Int]) -> String {
    let some = Set(contexts)
    // A modifier says nothing where all its contexts are among them.
    let telling = axes.filter { axis in
      !contexts.allSatisfy { context in
        modifiers[axis].contexts.indices.allSatisfy { choice in
          var other = context
          other.choices[axis] = choice
          return some.contains(other)
        }
      }
    }
    var names: [String] = []
    for context in contexts {
      let name = words(for: context, over: telling)
      if !names.contains(name) { names.append(name) }
    }
    guard names.count > 3 else { return list(names, "and") }
    return "\(names[0]), \(names[1]) and \(names.count - 2) more contexts"
  }
}

extension Dimension {
  /// A length as it would be written in this one's unit.
  func words(forPoints points: Double) -> String {
    unit == .rem ? "\((points / 16).words)rem" : points.words
  }
}
