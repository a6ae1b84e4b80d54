import Diagnostics
import SwiftSyntax

/// Text that is cut off or shrunk instead of wrapped.
struct TruncationCheck: SwiftCheck {
  let rules: Set<RuleID> = [.truncatedText]
  let words = [SwiftWord.call("lineLimit"), .call("minimumScaleFactor"), .call("truncationMode")]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard use.token.isMemberName, let call = use.call, let value = call.argument(nil)?.expression,
      let message = message(use.token.text, value)
    else { return }
    report.add(
      use.finding(
        .truncatedText, .note, message, at: use.file.span(use.token, call),
        notes: ["translations are longer than English, and people read at up to 200 %"],
        help: ["let it wrap where there is room, and make sure that what is cut off is told elsewhere"]))
  }

  private func message(_ name: String, _ value: ExprSyntax) -> String? {
    switch name {
    case "lineLimit": value.number == 1 ? "text is cut off after one line" : nil
    case "minimumScaleFactor": (value.number ?? 1) < 1 ? "text shrinks where it should wrap" : nil
    default: "text is cut off with an ellipsis"
    }
  }
}
