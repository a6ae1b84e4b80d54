/// Where a definition or a value applies: a choice for some modifiers. Empty: everywhere.
struct Condition: Hashable, Sendable {
  struct Requirement: Hashable, Sendable {
    /// Index into the modifier table.
    let axis: Int
    /// Index into the modifier's contexts.
    let choice: Int
  }

  static let always = Condition([])

  /// At most one per axis.
  private(set) var requirements: [Requirement]

  init(_ requirements: [Requirement]) {
    self.requirements = requirements
  }

  var axes: AxisSet { requirements.isEmpty ? AxisSet() : AxisSet(requirements.map(\.axis)) }
  var specificity: Int { requirements.count }

  func holds(in choices: [Int]) -> Bool {
    for requirement in requirements where choices[requirement.axis] != requirement.choice { return false }
    return true
  }

  /// Both at once; nil where they exclude each other.
  func and(_ other: Condition) -> Condition? {
    guard !other.requirements.isEmpty else { return self }
    var result = self
    for requirement in other.requirements {
      if let own = requirements.first(where: { $0.axis == requirement.axis }) {
        if own.choice != requirement.choice { return nil }
      } else {
        result.requirements.append(requirement)
      }
    }
    return result
  }
}

/// A set of modifiers by their index, at most `AxisSet.limit`.
struct AxisSet: Hashable, Sendable {
  static let limit = 64

  private(set) var bits: UInt64

  init() { bits = 0 }
  init(_ axes: some Sequence<Int>) {
    bits = axes.reduce(0) { $0 | (1 << UInt64($1)) }
  }

  var isEmpty: Bool { bits == 0 }

  mutating func formUnion(_ other: AxisSet) { bits |= other.bits }
  func contains(_ axis: Int) -> Bool { bits & (1 << UInt64(axis)) != 0 }

  /// Ascending.
  var indices: [Int] {
    var result: [Int] = []
    var rest = bits
    while rest != 0 {
      result.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return result
  }
}
