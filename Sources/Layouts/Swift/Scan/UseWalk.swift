import SwiftSyntax

/// Finds the tokens of a tree that hold given bytes, and enters only the parts of the tree that do.
enum UseWalk {
  /// For each range the token that it lies in; nil where the bytes are a comment, blank, or nothing that was
  /// understood. The ranges are in order.
  static func tokens(of tree: SourceFileSyntax, at ranges: [Range<Int>]) -> [TokenSyntax?] {
    var result = [TokenSyntax?](repeating: nil, count: ranges.count)
    var next = 0
    // A list of its own instead of recursion: chains of calls nest as deeply as they are long.
    var pending = [Syntax(tree)]
    while let node = pending.popLast(), next < ranges.count {
      let start = node.position.utf8Offset
      while next < ranges.count, ranges[next].lowerBound < start { next += 1 }
      let end = node.endPosition.utf8Offset
      guard next < ranges.count, ranges[next].lowerBound < end else { continue }
      guard let token = node.as(TokenSyntax.self) else {
        pending += children(of: node, from: ranges[next].lowerBound).reversed()
        continue
      }
      let text = token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
      while next < ranges.count, ranges[next].lowerBound < end {
        if text.lowerBound <= ranges[next].lowerBound, ranges[next].upperBound <= text.upperBound {
          result[next] = token
        }
        next += 1
      }
    }
    return result
  }

  private static func children(of node: Syntax, from position: Int) -> [Syntax] {
    node.children(viewMode: .sourceAccurate).filter { $0.endPosition.utf8Offset > position }
  }
}
