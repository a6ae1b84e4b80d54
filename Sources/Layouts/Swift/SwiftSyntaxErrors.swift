import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser says of a Swift file that does not parse.
enum SwiftSyntaxErrors {
  /// Beyond this many the file is something else than Swift.
  private static let maximum = 20

  /// To put so many into words would cost more than all the rest.
  private static let mostParts = 500

  static func findings(in file: SwiftFile) -> [Finding] {
    guard file.tree.hasError else { return [] }
    if let garbage = garbageBesideAssignment(in: file) {
      return [
        Finding(
          .layoutSyntax, .error, "the file does not parse: invalid character in source file",
          at: Span(file: file.input.file, lower: garbage.lowerBound, upper: garbage.upperBound),
          help: ["mend what is marked, so that nothing is missed"])
      ]
    }
    if let first = firstOfTooMany(in: file) {
      return [
        Finding(
          .layoutSyntax, .error,
          "the file does not parse: more than \(mostParts) of its parts are not as Swift has them",
          at: first, notes: ["what the parser understands of the file is checked all the same"],
          help: ["leave files that a program writes, or that are no Swift, out of layouts"])
      ]
    }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: file.tree).filter { $0.diagMessage.severity == .error }
    return errors.prefix(maximum).map { error in
      let node = file.span(error.node)
      let position = error.position.utf8Offset
      let end = position < Int(node.upper) ? Int(node.upper) : position
      return Finding(
        .layoutSyntax, .error, "the file does not parse: \(error.message)",
        at: Span(file: file.input.file, lower: position, upper: end),
        notes: ["what the parser understands of the file is checked all the same"],
        help: ["mend what is marked, so that nothing is missed"])
    }
  }

  /// The first part that is missing or unexpected, where there are too many of them; nil where there are not.
  private static func firstOfTooMany(in file: SwiftFile) -> Span? {
    var (first, count) = (Span?.none, 0)
    var pending = [Syntax(file.tree)]
    while let node = pending.popLast(), count <= mostParts {
      // A token with an error is missing, or is none of Swift's.
      if node.is(UnexpectedNodesSyntax.self) || node.is(TokenSyntax.self) {
        first = first ?? file.span(node)
        count += 1
      } else {
        pending += node.children(viewMode: .all).filter(\.hasError).reversed()
      }
    }
    return count > mostParts ? first : nil
  }

  /// A byte that is no code, right beside a `=`: the library has no words for that, and ends the run.
  private static func garbageBesideAssignment(in file: SwiftFile) -> Range<Int>? {
    let bytes = file.input.source.bytes
    // Where the token before ended, and whether it was a `=`.
    var (end, isBehindAssignment) = (0, false)
    for token in file.tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let isAssignment = token.tokenKind == .equal
      let suspects = [isBehindAssignment ? end : nil, isAssignment ? start - 1 : nil].compactMap { $0 }
      if let garbage = suspects.first(where: { (end..<start).contains($0) && bytes[$0].isGarbage }) {
        return garbage..<garbage + 1
      }
      end = token.endPositionBeforeTrailingTrivia.utf8Offset
      isBehindAssignment = isAssignment
    }
    return nil
  }
}

extension UInt8 {
  /// Neither a blank nor the end of a comment.
  fileprivate var isGarbage: Bool {
    switch self {
    case 0x09...0x0D, 0x20, UInt8(ascii: "/"): false
    default: true
    }
  }
}
