import Diagnostics

/// What goes deeper than any person writes it. The parser calls itself for each bracket, and for each `try` of a row; it
/// looks ahead from each `[` and `<` again and again. A small file could so cost minutes, or end the run.
enum SwiftNesting {
  /// What a file may exceed.
  enum Limit {
    /// `(`, `[` and `{` in each other, those of inserted text too.
    case brackets
    /// `[` in each other without a `{` between them: each doubles what a type costs.
    case lists
    /// `<` that no `>` closes, in one pair of brackets: each may begin a list of types.
    case angles
    /// Attributes within such a list.
    case attributes
    /// `try`, `else`, `->`, `?` and their like in one statement.
    case marks
    /// `#if` in each other.
    case conditions

    var most: Int {
      switch self {
      case .brackets, .angles, .conditions: 64
      case .lists: 12
      case .attributes: 4
      case .marks: 256
      }
    }

    var words: String {
      switch self {
      case .brackets: "more than \(most) brackets lie in each other"
      case .lists: "more than \(most) lists lie in each other"
      case .angles: "more than \(most) < stand here without a > that closes them"
      case .attributes: "more than \(most) attributes stand in one list of types"
      case .marks: "one statement has more than \(most) of try, else, -> and their like"
      case .conditions: "more than \(most) #if lie in each other"
      }
    }
  }

  /// Where a file goes too far, and in what.
  struct Excess {
    let limit: Limit
    let offset: Int
  }

  /// nil where a file stays within all limits. Text and comments do not count.
  static func excess(in bytes: [UInt8]) -> Excess? {
    bytes.withUnsafeBufferPointer { bytes in
      var scan = SwiftNestingScan(bytes)
      return scan.excess()
    }
  }

  static func finding(_ excess: Excess, in input: LayoutInput) -> Finding {
    Finding(
      .layoutSyntax, .error, "code nests so deep here that the file is not read",
      at: Span(file: input.file, lower: excess.offset, upper: excess.offset + 1), notes: [excess.limit.words],
      help: LayoutNesting.help)
  }
}
