import Locales

/// How a text with its arguments differs from the same text with each argument isolated, as readers see it.
package struct BidiVerdict: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The literal text stands in another order.
  package static let literal = BidiVerdict(rawValue: 1)
  /// Something stands between the parts of an argument.
  package static let split = BidiVerdict(rawValue: 2)
  /// An argument stands elsewhere among the literals.
  package static let moved = BidiVerdict(rawValue: 4)
  /// A bracket of the literal text has another shape.
  package static let mirror = BidiVerdict(rawValue: 8)
  /// An argument reads in another order than alone.
  package static let argumentOrder = BidiVerdict(rawValue: 16)
  /// The first strong character gives the paragraph another direction than the locale's.
  package static let baseFlip = BidiVerdict(rawValue: 32)

  /// What an argument does to the text around it.
  package static let displacement: BidiVerdict = [.literal, .split, .moved, .mirror]

  /// "LITERAL", "SPLIT", …, in a fixed order; empty where nothing is wrong.
  package var names: [String] {
    let all: [(BidiVerdict, String)] = [
      (.literal, "LITERAL"), (.split, "SPLIT"), (.moved, "MOVED"), (.mirror, "MIRROR"),
      (.argumentOrder, "ARG-ORDER"), (.baseFlip, "BASE-FLIP"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

/// A value for an argument, and the direction in which it is meant to be read.
package struct BidiArgument: Hashable, Sendable {
  package var text: [UInt16]
  package var isRightToLeft: Bool

  /// Of a text whose direction is known, or is that of most of its words.
  package init(_ text: String, isRightToLeft: Bool? = nil) {
    self.text = Array(text.utf16)
    self.isRightToLeft = isRightToLeft ?? Self.isMostlyRightToLeft(text)
  }

  /// Whether more than two of five words begin right-to-left, as libraries estimate the direction of a text.
  private static func isMostlyRightToLeft(_ text: String) -> Bool {
    let table = BidiTraitTable()
    var right = 0
    var count = 0
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let isRight = table.firstStrongIsRightToLeft(Array(word.utf16)) else { continue }
      count += 1
      if isRight { right += 1 }
    }
    return right * 5 > count * 2
  }
}

/// What is put around arguments.
package enum BidiForm: Hashable, Sendable {
  /// Nothing: the text as the catalog has it.
  case raw
  /// FSI … PDI
  case firstStrongIsolates
  /// LRI … PDI or RLI … PDI, by the direction of each argument.
  case knownIsolates
}
