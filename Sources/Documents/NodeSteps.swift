/// One step of a JSON Pointer (RFC 6901, section 4).
extension Node {
  /// Why a step leads nowhere.
  package enum MissingStep: Error, Hashable, Sendable {
    /// A mapping without this key.
    case noMember
    /// A list, and the step is no index: digits without a leading zero.
    case noIndex
    /// A list that ends before the index.
    case beyondEnd(count: Int)
    /// A value without parts.
    case noParts

    /// The reason as the end of a sentence.
    package var explanation: String {
      switch self {
      case .noMember: "has no such key"
      case .noIndex: "is a list, whose items are numbered from 0"
      case .beyondEnd(0): "is an empty list"
      case .beyondEnd(let count): "is a list of \(count), whose last item is \(count - 1)"
      case .noParts: "has no parts"
      }
    }
  }

  /// The member with the key `step`, or the item with the index that it writes. `step` is unescaped.
  package func step(_ step: String) -> Result<Node, MissingStep> {
    switch content {
    case .object(let object):
      return object[step].map(Result.success) ?? .failure(.noMember)
    case .array(let items):
      guard let index = Node.index(step) else { return .failure(.noIndex) }
      guard index < items.count else { return .failure(.beyondEnd(count: items.count)) }
      return .success(items[index])
    case .null, .bool, .number, .string:
      return .failure(.noParts)
    }
  }

  /// `0`, or digits that begin with another one. Indices beyond `Int` are beyond every list.
  private static func index(_ step: String) -> Int? {
    let digits = step.utf8
    guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(step) ?? .max
  }
}
