package import Locales

/// Every way in which a message reads in its language, with sample values in place of its arguments.
package struct MessagePreview: Sendable {
  /// One branch of the message's choices, or the message itself where it has none.
  package struct Reading: Hashable, Sendable {
    /// The cases that lead to it, outermost first: "few", "=1", "female".
    package let selectors: [String]
    /// The numbers that lead to it, of its innermost plural: "3–10, 103–110…"; nil where there is none.
    package let numbers: String?
    /// What stands for its arguments: "days = 3".
    package let samples: [String]
    /// The text as the program shows it, isolates included.
    package let text: String
  }

  package let readings: [Reading]

  /// The most readings of one message: choices beside each other multiply.
  private static let limit = 64

  /// `number`: what every plural counts; nil: a number of each branch.
  package init(
    _ message: Message, of entry: CatalogSet.Entry, _ dialect: CatalogFormat.Dialect, _ facts: LocaleFacts,
    _ options: CatalogOptions = CatalogOptions(), number: Int? = nil
  ) {
    let reader = PreviewReader(
      facts: facts, style: DigitPolicy(facts, options).style, dialect: dialect, declared: entry.facts?.arguments ?? [],
      comment: entry.facts?.comment, hasOneText: message.pattern.textArguments.count == 1, fixed: number)
    readings = reader.readings(of: message.pattern, PreviewReader.Draft()).prefix(Self.limit).map { draft in
      Reading(
        selectors: draft.selectors, numbers: draft.numbers, samples: draft.samples.map { "\($0.name) = \($0.value)" },
        text: draft.text)
    }
  }
}

/// Walks a pattern and grows a draft for each way through it.
struct PreviewReader {
  struct Draft {
    var selectors: [String] = []
    var numbers: String?
    /// By the argument's name, in the order in which they are met.
    var samples: [(name: String, value: String)] = []
    var text = ""
    /// What the innermost plural counts, formatted.
    var count: String?
    /// What each plural counts, by its argument's name; "" where that is left open.
    var counts: [String: String] = [:]
  }

  let facts: LocaleFacts
  let style: NumberStyle
  let dialect: CatalogFormat.Dialect
  let declared: [KeyFacts.DeclaredArgument]
  let comment: String?
  /// Whether one argument alone may be any text, so that the comment speaks of it.
  let hasOneText: Bool
  let fixed: Int?

  func readings(of pattern: Pattern, _ start: Draft) -> [Draft] {
    var drafts = [start]
    for piece in pattern.pieces {
      switch piece.content {
      case .text(let text), .protected(let text): for index in drafts.indices { drafts[index].text += text }
      case .percent: for index in drafts.indices { drafts[index].text += pattern.written(piece.range) }
      case .number: for index in drafts.indices { drafts[index].text += drafts[index].count ?? "#" }
      case .argument(let argument): for index in drafts.indices { show(argument, in: &drafts[index]) }
      case .choice(let choice):
        // Behind so many, the rest of the message is shown for the first ones alone.
        drafts = Array(drafts.flatMap { readings(of: choice, $0) }.prefix(64))
      }
    }
    return drafts
  }

  // MARK: - Arguments

  private func show(_ argument: Argument, in draft: inout Draft) {
    let name = argument.name.written(in: dialect)
    let isCount = argument.kind == .integer || argument.kind == .number
    if let count = draft.counts[name] ?? (isCount ? draft.counts[""] : nil) {
      draft.text += count
      return
    }
    let value = sample(for: argument, name)
    draft.text += value
    if !draft.samples.contains(where: { $0.name == name }) { draft.samples.append((name, value)) }
  }

  private func sample(for argument: Argument, _ name: String) -> String {
    let declared = declared.first { $0.name == name }
    if let example = declared?.example { return example }
    let role = ArgumentRole(argument, isCount: false, declared: declared, comment: comment, isOnly: hasOneText)
    switch argument.kind {
    case .integer: return style.format(12)
    case .number: return style.format(12) + style.decimal + style.format(5)
    case .character: return "A"
    case .radix: return "1f"
    case .date: return "14:30"
    case .selector: return "Anna"
    case .any, .object, .string, .other: return role == .count ? style.format(12) : role.sample ?? "Anna"
    }
  }

  // MARK: - Choices

  private func readings(of choice: Choice, _ draft: Draft) -> [Draft] {
    switch choice.kind {
    case .plural, .ordinal: plural(choice, draft)
    case .select, .device, .width:
      choice.cases.flatMap { branch -> [Draft] in
        var draft = draft
        draft.selectors.append(branch.selector)
        if let name = choice.argument?.written(in: dialect) { draft.samples.append((name, branch.selector)) }
        return readings(of: branch.pattern, draft)
      }
    }
  }

  private func plural(_ choice: Choice, _ draft: Draft) -> [Draft] {
    let name = choice.argument?.written(in: dialect) ?? ""
    let rules = choice.kind == .ordinal ? facts.ordinal : facts.cardinal
    let site = PluralSite(choice, rules, dialect, declared: declared.first { $0.name == name })
    let indices = fixed.map { site.branch(for: $0).map { [$0] } ?? [] } ?? Array(choice.cases.indices)
    return indices.flatMap { index -> [Draft] in
      let branch = choice.cases[index]
      var draft = draft
      draft.selectors.append(branch.selector)
      let numbers = site.numbers(showing: index)
      draft.numbers = numbers.isEmpty ? nil : site.words(numbers)
      let number = fixed ?? numbers.first
      // A branch that only decimals reach.
      let shown = number.map { style.format($0 - choice.offset) } ?? style.format(1) + style.decimal + style.format(5)
      draft.count = shown
      draft.counts[name] = number.map(style.format) ?? shown
      draft.samples.removeAll { $0.name == name }
      draft.samples.append((name.isEmpty ? "n" : name, draft.counts[name] ?? shown))
      return readings(of: branch.pattern, draft)
    }
  }
}

extension Pattern {
  /// The arguments of all branches whose values may be any text.
  fileprivate var textArguments: Set<Argument.Name> {
    pieces.reduce(into: []) { names, piece in
      switch piece.content {
      case .argument(let argument) where argument.kind.isText: names.insert(argument.name)
      case .choice(let choice): for branch in choice.cases { names.formUnion(branch.pattern.textArguments) }
      default: break
      }
    }
  }
}
