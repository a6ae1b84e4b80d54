import SwiftSyntax

/// Finds the tokens of a tree that hold given bytes, and enters only the parts of the tree that do.
enum UseWalk {
  /// What lies deeper in the tree than this is no longer looked at: checks go up from a token, and people’s code is
  /// never nested like that.
  static let mostDepth = 1000

  /// Nor what has more operands or arguments: checks ask of each what the others are, and compilers give up long before.
  static let mostOperands = 1000

  /// What was found.
  struct Found {
    /// For each range the token that it lies in; nil where the bytes are a comment, blank, or nothing that was
    /// understood.
    var tokens: [TokenSyntax?]
    /// The first range that lies too deep to be looked at.
    var tooDeep: Range<Int>?
  }

  /// The ranges are in order.
  static func tokens(of tree: SourceFileSyntax, at ranges: [Range<Int>]) -> Found {
    var result = Found(tokens: [TokenSyntax?](repeating: nil, count: ranges.count))
    var next = 0
    // A list of its own instead of recursion: chains of calls nest as deeply as they are long.
    var pending = [(node: Syntax(tree), depth: 0)]
    while let (node, depth) = pending.popLast(), next < ranges.count {
      let start = node.position.utf8Offset
      while next < ranges.count, ranges[next].lowerBound < start { next += 1 }
      let end = node.endPosition.utf8Offset
      guard next < ranges.count, ranges[next].lowerBound < end else { continue }
      guard let token = node.as(TokenSyntax.self) else {
        guard depth < mostDepth, !isTooLong(node) else {
          if result.tooDeep == nil { result.tooDeep = ranges[next] }
          continue
        }
        pending += children(of: node, from: ranges[next].lowerBound).reversed().map { ($0, depth + 1) }
        continue
      }
      let text = token.positionAfterSkippingLeadingTrivia.utf8Offset..<token.endPositionBeforeTrailingTrivia.utf8Offset
      while next < ranges.count, ranges[next].lowerBound < end {
        if text.lowerBound <= ranges[next].lowerBound, ranges[next].upperBound <= text.upperBound {
          result.tokens[next] = token
        }
        next += 1
      }
    }
    return result
  }

  private static func isTooLong(_ node: Syntax) -> Bool {
    guard node.kind == .exprList || node.kind == .labeledExprList else { return false }
    // Operators stand between operands.
    let most = node.kind == .exprList ? 2 * mostOperands : mostOperands
    return node.children(viewMode: .sourceAccurate).dropFirst(most).first { _ in true } != nil
  }

  private static func children(of node: Syntax, from position: Int) -> [Syntax] {
    node.children(viewMode: .sourceAccurate).filter { $0.endPosition.utf8Offset > position }
  }
}
