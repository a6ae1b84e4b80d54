import Diagnostics

/// Members and items by their place in the file.
extension Node {
  /// Where the outermost member or item that begins in these bytes ends; nil where none does.
  package func endOfPart(beginningIn line: Range<Int>) -> Int? {
    var node = self
    while true {
      let next = node.firstPart(from: line.lowerBound)
      if next < node.partCount, node.partStart(next) < line.upperBound { return node.partEnd(next) }
      guard next > 0, node.partEnd(next - 1) > line.lowerBound else { return nil }
      switch node.content {
      case .object(let object): node = object.members[next - 1].value
      case .array(let items): node = items[next - 1]
      case .null, .bool, .number, .string: return nil
      }
    }
  }

  private var partCount: Int {
    switch content {
    case .object(let object): object.members.count
    case .array(let items): items.count
    case .null, .bool, .number, .string: 0
    }
  }

  private func partStart(_ index: Int) -> Int {
    switch content {
    case .object(let object): Int(object.members[index].keySpan.lower)
    case .array(let items): Int(items[index].span.lower)
    case .null, .bool, .number, .string: 0
    }
  }

  /// The value of a YAML alias is elsewhere: such a member ends with its key.
  private func partEnd(_ index: Int) -> Int {
    switch content {
    case .object(let object):
      let member = object.members[index]
      return Int(member.value.span.lower >= member.keySpan.upper ? member.value.span.upper : member.keySpan.upper)
    case .array(let items): return Int(items[index].span.upper)
    case .null, .bool, .number, .string: return 0
    }
  }

  /// The first part that begins at an offset or behind it; parts stand in the order of the file.
  private func firstPart(from offset: Int) -> Int {
    var (low, high) = (0, partCount)
    while low < high {
      let middle = (low + high) / 2
      if partStart(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
