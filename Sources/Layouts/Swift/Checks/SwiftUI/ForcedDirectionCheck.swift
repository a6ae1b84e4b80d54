import Diagnostics
import SwiftSyntax

/// `.environment(\.layoutDirection, .leftToRight)`: a direction that the language no longer decides.
struct ForcedDirectionCheck: SwiftCheck {
  let rules: Set<RuleID> = [.forcedDirection]
  let words = [SwiftWord.call("environment")]
  /// What is read from left to right in every language.
  private static let exempt: Set<String> = [
    "code", "codes", "digit", "digits", "number", "numbers", "phone", "otp", "pin", "player", "playback", "video",
    "media", "audio", "wave", "waveform", "scrubber", "map", "chart", "graph", "terminal", "editor", "url", "email",
    "keypad", "equation", "math", "score",
  ]

  func look(at use: SwiftUse, _ report: SwiftReport) {
    guard let call = use.call, call.arguments.count == 2, let path = call.arguments.first?.expression,
      path.trimmedDescription == "\\.layoutDirection", let value = call.arguments.last?.expression.lastName,
      ["leftToRight", "rightToLeft"].contains(value), !isExempt(use, call)
    else { return }
    report.add(
      use.finding(
        .forcedDirection, .note,
        "the layout is held \(value == "leftToRight" ? "left to right" : "right to left") in every language",
        at: use.file.span(use.token, call),
        notes: ["that is right for digits, code and media, and for hardly anything else"],
        help: ["leave it to the language, or say why with a suppression"]))
  }

  private func isExempt(_ use: SwiftUse, _ call: FunctionCallExprSyntax) -> Bool {
    let base = call.base.map { String($0.trimmedDescription.prefix(400)) } ?? ""
    return Self.words(of: use.symbol + " " + base).contains { Self.exempt.contains($0) }
  }

  /// In small letters: `cardNumber` and `CardNumber` are "card" and "number".
  private static func words(of text: String) -> [String] {
    var words = [""]
    var wasLower = false
    for character in text {
      if !character.isLetter || wasLower && character.isUppercase { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
      wasLower = character.isLowercase
    }
    return words
  }
}
