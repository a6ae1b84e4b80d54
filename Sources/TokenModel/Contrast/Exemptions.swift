import Diagnostics

/// The tokens that a pair file exempts, and those that it says must not be left out.
struct Exemptions {
  /// Of them no contrast is asked: indices into `TokenSet.tokens`.
  private(set) var exempt: Set<Int> = []
  private(set) var findings: [Finding] = []

  /// `faulty`: tokens of entries that could not be understood; those are not missing as well.
  init(_ file: PairFile, pairs: [DeclaredPair], faulty: Set<Int>, tokens: TokenSet) {
    for exemption in file.exemptions {
      exempt.formUnion(colors(exemption.pattern, of: tokens))
    }
    var covered = exempt.union(faulty)
    for pair in pairs {
      covered.insert(pair.foreground)
      covered.formUnion(pair.surfaces)
    }
    for pattern in file.complete {
      for position in colors(pattern, of: tokens) where covered.insert(position).inserted {
        findings.append(Self.incomplete(tokens.tokens[position], pattern))
      }
    }
  }

  private mutating func colors(_ pattern: TokenPattern, of tokens: TokenSet) -> [Int] {
    do {
      return try tokens.colors(matching: pattern)
    } catch {
      findings.append(error.finding)
      return []
    }
  }

  private static func incomplete(_ token: Token, _ pattern: TokenPattern) -> Finding {
    Finding(
      .contrastIncomplete, .error, "\(token.path) is in no pair, so that nothing holds its contrast",
      at: token.nameSpan, symbol: token.path,
      labels: [Finding.Label(pattern.span, "complete asks for every token of \(pattern.text)")],
      help: ["pair it with the surfaces it stands on, or list it under exempt with the reason"])
  }
}
