import Diagnostics

extension TokenCheck {
  /// `{ only: [{ token: accent.crimson, allow: [link.*, unread-dot], reason: … }] }`
  package static let usage = TokenCheck(usageRule, options: ["only"]) { run in
    let entries = run.options.entries("only", allows: true)
    let users = run.set.users
    // A palette and an accent made of it are often both reserved: one wrong reference reaches every step of it.
    var told: Set<Stranger> = []
    for entry in entries {
      let guarded = run.tokens([entry.token])
      let allowed = Set(run.tokens(entry.allow)).union(guarded)
      for position in guarded {
        let strangers = strangers(to: position, allowed: allowed, users: users)
        run.report(strangers.filter { told.insert($0).inserted }, to: position, entry)
      }
    }
  }

  /// A token that reaches a reserved one without being allowed to, and the token that it refers to.
  fileprivate struct Stranger: Hashable {
    let user: Int
    let through: Int
  }

  /// Who reaches a token without being allowed to, directly or through tokens that are allowed to. What reaches it
  /// through a stranger is not named: the stranger is the cause.
  private static func strangers(
    to guarded: Int, allowed: Set<Int>, users: [[Int]]
  ) -> [Stranger] {
    var strangers: [Stranger] = []
    var seen: Set<Int> = [guarded]
    var queue = [guarded]
    var next = 0
    while next < queue.count {
      let through = queue[next]
      next += 1
      for user in users[through] where seen.insert(user).inserted {
        if allowed.contains(user) {
          queue.append(user)
        } else {
          strangers.append(Stranger(user: user, through: through))
        }
      }
    }
    return strangers.sorted { $0.user < $1.user }
  }

  private static let usageRule = Rule(
    .usage, .error,
    summary: "a token is used where it is reserved for others",
    why: """
      An accent means something only while it is rare. Each further use is harmless alone; together they leave nothing \
      for the eye to find.
      """,
    remedy: "Refer to another token. Where the new use is right, add it to `allow`, so that the list stays the truth.",
    bad: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/usage:
                only: [{ token: accent.crimson, allow: [link.*], reason: "a sparing accent" }]
        """
      ),
      (
        "app.tokens.yaml",
        """
        accent:
          $type: color
          crimson: { $value: "#AF2043" }
        link:
          text: { $value: "{accent.crimson}" }
        button:
          background: { $value: "{link.text}" }
        """
      ),
    ]),
    good: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/usage:
                only: [{ token: accent.crimson, allow: [link.*], reason: "a sparing accent" }]
        """
      ),
      (
        "app.tokens.yaml",
        """
        accent:
          $type: color
          crimson: { $value: "#AF2043" }
          navy: { $value: "#12294D" }
        link:
          text: { $value: "{accent.crimson}" }
        button:
          background: { $value: "{accent.navy}" }
        """
      ),
    ]))
}

extension CheckRun {
  fileprivate mutating func report(
    _ strangers: [TokenCheck.Stranger], to guarded: Int, _ entry: OptionReader.Entry
  ) {
    let reserved = set.tokens[guarded]
    for stranger in strangers {
      let token = set.tokens[stranger.user]
      let way = stranger.through == guarded ? "" : " through \(set.tokens[stranger.through].path)"
      report(
        token, "\(token.path) uses \(reserved.path)\(way), which is reserved: \(entry.reason)",
        at: set.definition(of: stranger.user, referringTo: stranger.through),
        labels: [
          Finding.Label(reserved.nameSpan, "\(reserved.path) is defined here"),
          Finding.Label(entry.span, "this allows \(list(entry.allow.map(\.text), "and"))"),
        ],
        help: ["refer to another token, or add \(token.path) to allow"])
    }
  }
}

extension TokenSet {
  /// For each token, the tokens that refer to it, ascending.
  var users: [[Int]] {
    var users = [[Int]](repeating: [], count: tokens.count)
    for (position, token) in tokens.enumerated() {
      for reference in token.references { users[reference].append(position) }
    }
    return users
  }

  /// Where a token refers to another: the definition that is a reference to it, else the first.
  func definition(of position: Int, referringTo target: Int) -> Span {
    let token = tokens[position]
    let variant = token.variants.first { $0.target == target } ?? token.variants.first
    return variant?.definition ?? token.nameSpan
  }
}
