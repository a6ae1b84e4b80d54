import Locales

/// One way to read a message: a branch of every choice, put together.
package struct FlatReading: Sendable {
  /// Which argument stands in a slot.
  package enum Source: Hashable, Sendable {
    case argument(Argument.Name)
    /// The number of a plural that no argument's name decides.
    case number
  }

  /// A piece of the message in the text.
  struct Segment: Sendable {
    var units: Range<Int>
    var pattern: Pattern
    var piece: Int
    /// How many choices stand around it.
    var depth: Int
  }

  package internal(set) var flat = FlatText()
  /// What fills the slots, by the number of the argument.
  package internal(set) var sources: [Source] = []
  private var numbers: [Source: Int] = [:]
  /// The written form, for each source where it was first met.
  package internal(set) var arguments: [Argument?] = []
  /// Arguments that a plural is chosen by: numbers, and never negative ones.
  package internal(set) var counts: Set<Argument.Name> = []
  /// Where the text comes from; empty unless asked for.
  var segments: [Segment] = []
  /// The selectors of the branches, from outside in: "few".
  package internal(set) var selectors: [String] = []
  private var choices = 0
  private var depth = 0
  private let keepsSegments: Bool

  /// Reads a pattern with the branches that a path takes, one after the other as they are met.
  package init(_ pattern: Pattern, _ path: [Int] = [], keepsSegments: Bool = false) {
    self.keepsSegments = keepsSegments
    append(pattern, path, around: nil)
  }

  private mutating func append(_ pattern: Pattern, _ path: [Int], around number: Argument.Name?) {
    for (index, piece) in pattern.pieces.enumerated() {
      let start = flat.units.count
      switch piece.content {
      case .text(let text), .protected(let text): flat.append(text)
      case .percent: flat.append("%")
      case .argument(let argument): flat.appendSlot(slot(.argument(argument.name), argument))
      case .number: flat.appendSlot(slot(number.map { .argument($0) } ?? .number, nil))
      case .choice(let choice):
        append(choice, path, around: number)
        continue
      }
      if keepsSegments {
        segments.append(
          Segment(units: start..<flat.units.count, pattern: pattern, piece: index, depth: depth))
      }
    }
  }

  private mutating func append(_ choice: Choice, _ path: [Int], around number: Argument.Name?) {
    let taken = choices < path.count ? path[choices] : choice.cases.count - 1
    choices += 1
    guard choice.cases.indices.contains(taken) else { return }
    let isPlural = choice.kind == .plural || choice.kind == .ordinal
    if isPlural, let name = choice.argument ?? choice.countedText { counts.insert(name) }
    selectors.append(choice.cases[taken].selector)
    depth += 1
    append(choice.cases[taken].pattern, path, around: isPlural ? choice.argument : number)
    depth -= 1
  }

  private mutating func slot(_ source: Source, _ argument: Argument?) -> Int {
    if let known = numbers[source] {
      if arguments[known] == nil { arguments[known] = argument }
      return known
    }
    numbers[source] = sources.count
    sources.append(source)
    arguments.append(argument)
    return sources.count - 1
  }
}

extension FlatReading {
  /// The most readings of one message that are looked at.
  package static let limit = 64

  /// The paths of a pattern's readings: every combination of branches where there are few, and else every branch by
  /// itself, with the last one (`other`) of the choices beside it. Always in one order.
  package static func paths(of pattern: Pattern) -> ArraySlice<[Int]> {
    let places = pattern.pieces.indices.filter { if case .choice = pattern.pieces[$0].content { true } else { false } }
    guard let first = places.first, case .choice(let choice) = pattern.pieces[first].content else { return [[]] }
    if places.count == 1, choice.isFlat { return branches[..<choice.cases.count] }
    return ArraySlice(combinations(pattern))
  }

  /// The paths of a single choice without others in its branches.
  private static let branches = (0..<16).map { [$0] }

  private static func combinations(_ pattern: Pattern) -> [[Int]] {
    let options: [[[Int]]] = pattern.pieces.compactMap { piece -> [[Int]]? in
      guard case .choice(let choice) = piece.content else { return nil }
      var own: [[Int]] = []
      for (index, branch) in choice.cases.enumerated() where own.count < limit {
        own += paths(of: branch.pattern).map { [index] + $0 }
      }
      return own.isEmpty ? [[0]] : Array(own.prefix(limit))
    }
    if options.reduce(1, { min($0 * $1.count, limit + 1) }) <= limit {
      return options.reduce([[]]) { paths, own in paths.flatMap { path in own.map { path + $0 } } }
    }
    let defaults = options.map { $0.last ?? [] }
    let combined: [[Int]] = options.indices.flatMap { varied in
      options[varied].map { option in
        defaults.indices.flatMap { $0 == varied ? option : defaults[$0] }
      }
    }
    return Array(combined.prefix(limit))
  }
}

extension Choice {
  /// The text that is a plural's number, where its `other` branch prints nothing else: Android's `%s views` gets a number
  /// that is formatted already.
  fileprivate var countedText: Argument.Name? {
    guard let other = cases.last(where: { $0.selector == "other" }) else { return nil }
    let printed = other.pattern.printed(in: .count)
    guard let first = printed.first, !first.isNumeric, case .argument(let name) = first.value,
      printed.allSatisfy({ $0.value == first.value })
    else { return nil }
    return name
  }

  /// Whether it has as many branches as plurals have at most, and no choice in them.
  fileprivate var isFlat: Bool {
    (1...16).contains(cases.count)
      && cases.allSatisfy { branch in
        branch.pattern.pieces.allSatisfy { if case .choice = $0.content { false } else { true } }
      }
  }
}
