import Diagnostics
import Documents

/// One check at work on one token set: its options, and what it has found.
struct CheckRun {
  let set: TokenSet
  let rule: Rule
  var options: OptionReader
  private var found: [Finding] = []

  init(set: TokenSet, rule: Rule, options node: Node?, known: [String]) {
    self.set = set
    self.rule = rule
    self.options = OptionReader(node, of: rule.id, known: known)
  }

  /// What the check says, after what is wrong with its options.
  var findings: [Finding] { options.findings + found }

  mutating func report(
    _ token: Token, _ message: String, at span: Span, labels: [Finding.Label] = [], notes: [String] = [],
    help: [String] = []
  ) {
    found.append(
      Finding(
        rule.id, rule.severity ?? .warning, message, at: span, symbol: token.path, labels: labels, notes: notes,
        help: help))
  }

  // MARK: - Options

  /// The tokens that the patterns under `key` mean, ascending; nil where the option is not given. A pattern that means
  /// no token is reported.
  mutating func tokens(_ key: String) -> [Int]? {
    guard let patterns = options.patterns(key) else { return nil }
    return tokens(patterns)
  }

  mutating func tokens(_ patterns: [TokenPattern]) -> [Int] {
    var meant = Set<Int>()
    for pattern in patterns {
      let positions = set.positions(matching: pattern)
      if positions.isEmpty { options.warnOfNoMatch(pattern, in: set) }
      meant.formUnion(positions)
    }
    return meant.sorted()
  }

  /// As `tokens`, for a rule that checks nothing without them: says so when other options are given.
  mutating func requiredTokens(_ key: String = "tokens") -> [Int] {
    if let tokens = tokens(key) { return tokens }
    options.warnOfMissing(key, "names the tokens to check; without it nothing is checked")
    return []
  }

  /// Those of `positions`, or of all tokens, that are of this type.
  func tokens(of type: TokenType, among positions: [Int]? = nil) -> [Int] {
    (positions ?? Array(set.tokens.indices)).filter { set.tokens[$0].type == type }
  }
}
