import Diagnostics

/// A value in a layout that a token has a name for.
enum RawValue {
  /// nil where no token has it.
  static func finding(_ written: String, _ names: [String], at span: Span, symbol: String = "") -> Finding? {
    guard let first = names.first else { return nil }
    let others = names.dropFirst().prefix(3)
    return Finding(
      .rawValue, .note, "\(written) is \(first) among the tokens", at: span, symbol: symbol,
      notes: ["a value that is written out stays behind when the token changes"]
        + (others.isEmpty ? [] : ["also \(others.joined(separator: ", "))"]),
      help: ["use \(first)"])
  }
}
