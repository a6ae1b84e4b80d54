import Diagnostics

/// Space between letters that reaches scripts whose letters join.
struct KotlinTrackingCheck: KotlinCheck {
  let rules: Set<RuleID> = [.arabicTracking]
  let words = ["letterSpacing", "setLetterSpacing"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard let value = value(token, source), isSpacing(value, source), !isForOneScript(token, source) else { return }
    report.add(
      Finding(
        .arabicTracking, .warning, "this space between letters reaches Arabic text as well", at: source.span(value),
        symbol: source.symbol(around: token),
        notes: [
          "the letters of Arabic join, and space pulls them apart; Android’s own text engine leaves them together, and "
            + "so the text stands closer than it was designed"
        ],
        help: ["give it to the scripts that it is meant for, and 0 to Arabic"]))
  }

  private func value(_ token: Int, _ source: KotlinSource) -> Range<Int>? {
    if let index = source.call(named: token) { return source.arguments(of: source.calls[index]).first?.value }
    guard source.stands("=", at: token + 1) else { return nil }
    for index in source.calls(around: token) {
      return source.arguments(of: source.calls[index]).first { $0.labelToken == token }?.value
        ?? token + 2..<min(token + 3, source.tokens.count)
    }
    return token + 2..<min(token + 3, source.tokens.count)
  }

  /// A literal other than 0: what a variable holds is not known.
  private func isSpacing(_ value: Range<Int>, _ source: KotlinSource) -> Bool {
    if let length = source.length(value)?.value ?? source.number(value) { return length != 0 }
    guard let first = value.first, source.stands("TextUnit", at: first) else { return false }
    return source.number(first + 2..<first + 3).map { $0 != 0 } ?? false
  }

  /// In a branch on a language or script.
  private func isForOneScript(_ token: Int, _ source: KotlinSource) -> Bool {
    let function = source.function(around: token).map { source.functions[$0].tokens } ?? 0..<0
    return source.isHandledByDirection(token)
      || source.containsName(in: function) { name in
        let name = name.lowercased()
        return ["arab", "cursive", "latin"].contains { name.contains($0) } || ["script", "scripts"].contains(name)
      }
  }
}
