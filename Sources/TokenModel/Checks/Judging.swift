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

extension CheckRun {
  /// Reports every fault in the tokens' values, one finding for each place that is at fault, with all its contexts. A
  /// token that is another one by reference is left to that one, where it is judged too. `extra` are modifiers that the
  /// judgement looks at beside those that change the token.
  mutating func judge(
    _ positions: [Int], alsoOver extra: [Int] = [], _ fault: (Token, TokenValue, Context) -> Fault?
  ) {
    let judged = Set(positions)
    for position in positions {
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
      for (fault, origin, failing) in cases {
        let place = failing.count == contexts.count ? "" : " in \(set.words(for: failing, over: axes))"
        report(
          token, "\(token.path) \(fault.what)\(place); \(fault.why)", at: origin.span, labels: origin.labels,
          notes: fault.notes, help: fault.help)
      }
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
