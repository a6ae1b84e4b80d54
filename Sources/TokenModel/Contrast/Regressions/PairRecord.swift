package import Diagnostics

/// What a pair came to in one context, with every name spelled out: it outlives the run that measured it, as an entry of
/// a baseline or as the state of another revision.
package struct PairRecord: Hashable, Sendable {
  /// A pair and its stack of surfaces.
  package struct Pair: Hashable, Sendable {
    package var kind: PairKind
    package var foreground: String
    /// The surface, then what lies behind it, top to bottom, a field by its name; at least one.
    package var surfaces: [String]
    /// Which of the surfaces is a field.
    package var field: String?
    package var style: String?

    /// "text.muted on glass.card over surface.base".
    package var words: String {
      "\(foreground) on \(behind)"
    }

    /// "glass.card over surface.base".
    package var behind: String { surfaces.joined(separator: " over ") }
  }

  /// The context of one modifier.
  package struct Choice: Hashable, Sendable {
    package let modifier: String
    package let context: String

    package init(modifier: String, context: String) {
      self.modifier = modifier
      self.context = context
    }
  }

  /// What the ratio was measured from: the colour of a token, the stops of a gradient, or what a pair file makes a field
  /// of.
  package struct Input: Hashable, Sendable {
    package var token: String
    /// As CSS writes it.
    package var color: String
    /// The tokens that it gets its value from, one referring to the next; empty where it is the token's own.
    package var references: [String]
    /// Where the value of the token and of each of those is written; empty in a record that was read from a file.
    package var places: [Span] = []

    /// The token, then those that it gets its value from.
    var chain: [String] { [token] + references }
  }

  package var pair: Pair
  /// By the modifiers' names; those that change nothing about the pair are left out.
  package var context: [Choice]
  /// nil where it is undecided.
  package var ratio: Double?
  package var required: Double
  package var verdict: PairResult.Verdict
  /// The foreground, the surfaces down to the first opaque one, then what a field shows.
  package var inputs: [Input]
}

extension PairRecord {
  /// The ratio as files hold it: rounded down to four digits after the point, so that the last bits of a machine's
  /// arithmetic never show.
  static func rounded(_ ratio: Double) -> Double { (ratio * 1e4 + 1e-6).rounded(.down) / 1e4 }

  /// In the order of files: by what the pair is called, then by context.
  static func areInOrder(_ a: PairRecord, _ b: PairRecord) -> Bool {
    let (left, right) = (a.sortKey, b.sortKey)
    return left.lexicographicallyPrecedes(right)
  }

  private var sortKey: [String] {
    [pair.foreground, pair.surfaces.joined(separator: " "), pair.field ?? "", pair.style ?? "", pair.kind.rawValue]
      + context.flatMap { [$0.modifier, $0.context] }
  }
}

extension [PairRecord.Choice] {
  /// Whether some context is both of these: no modifier stands differently in the two.
  func meets(_ other: Self) -> Bool {
    allSatisfy { choice in !other.contains { $0.modifier == choice.modifier && $0.context != choice.context } }
  }

  /// Both at once, where they meet.
  func joined(with other: Self) -> Self {
    let added = other.filter { choice in !contains { $0.modifier == choice.modifier } }
    return added.isEmpty ? self : (self + added).sorted { $0.modifier < $1.modifier }
  }
}
