import Diagnostics

/// A value in a layout that a token has a name for.
enum RawValue {
  /// nil where no token has it.
  static func finding(_ written: String, _ names: [TokenNames.Name], at span: Span, symbol: String = "") -> Finding? {
    guard let first = names.first else { return nil }
    let others = names.dropFirst().prefix(3).map(\.words)
    let more = names.count > 4 ? " …" : ""
    let reason =
      first.context == nil
      ? "a value that is written out stays behind when the token changes"
      : "a value that is written out stays the same in every context, and the token does not"
    return Finding(
      .rawValue, .note, "\(written) is \(first.words) among the tokens", at: span, symbol: symbol,
      notes: [reason] + (others.isEmpty ? [] : ["so are \(others.joined(separator: ", "))\(more)"]),
      help: [others.isEmpty ? "use \(first.path)" : "use \(first.path), or the one whose meaning fits"])
  }
}
