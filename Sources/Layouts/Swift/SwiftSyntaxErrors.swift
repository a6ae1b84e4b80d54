import Diagnostics
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser says of a Swift file that does not parse.
enum SwiftSyntaxErrors {
  /// Beyond this many the file is something else than Swift.
  private static let maximum = 20

  static func findings(in file: SwiftFile) -> [Finding] {
    guard file.tree.hasError else { return [] }
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
}
