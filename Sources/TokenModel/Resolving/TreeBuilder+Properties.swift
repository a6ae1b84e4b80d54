internal import Diagnostics
internal import Documents

/// The standard's own keys, names, and what stands under `$extensions`.
extension TreeBuilder {
  static let tokenKeys = ["$value", "$type", "$description", "$deprecated", "$extensions", "$ref"]
  static let groupKeys = ["$type", "$description", "$deprecated", "$extensions", "$extends", "$root", "$ref"]

  func isReserved(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "$") }

  mutating func declaredType(_ node: Node) -> DeclaredType? {
    guard let name = node.string else {
      report(.type, "$type is \(node.kindWords); it is the name of a type", at: node.span)
      return DeclaredType(type: nil, name: node.kindWords, span: node.span)
    }
    let type = TokenType(rawValue: name)
    if type == nil {
      let help = didYouMean(name, among: TokenType.allCases.map(\.rawValue))
      report(
        .type, "\(name) is no type of design token", at: node.span,
        notes: ["tokens of this type are left out; everything else is read"],
        help: [help ?? "types are \(TokenType.allCases.map(\.rawValue).joined(separator: ", "))"])
    } else if isStrict, type?.isStandard == false {
      report(
        .dtcgType, "\(name) is a type of this tool, not of DTCG 2025.10", at: node.span, severity: .note,
        help: ["other tools will not read it"])
    }
    return DeclaredType(type: type, name: name, span: node.span)
  }

  mutating func text(_ member: Object.Member) -> String? {
    if let text = member.value.string { return text }
    report(
      .value, "\(member.key) is \(member.value.kindWords); it must be a string", at: member.value.span)
    return nil
  }

  mutating func deprecation(_ member: Object.Member) -> DeclaredDeprecation? {
    switch member.value.content {
    case .bool(true): return .deprecated(.deprecated)
    case .bool(false): return .not
    case .string(let reason): return .deprecated(.because(reason))
    default:
      report(
        .value, "$deprecated is \(member.value.kindWords); it is true, false or a sentence that says what to use",
        at: member.value.span)
      return nil
    }
  }

  mutating func extensions(_ member: Object.Member) -> Node? {
    if let object = member.value.object {
      for member in object.members { warnIfAlmostOurs(member) }
      return member.value
    }
    report(.value, "$extensions is \(member.value.kindWords); it must be a mapping", at: member.value.span)
    return nil
  }

  /// `$extensions` is everyone's: what is no name of ours is not read. One that almost is was meant.
  private mutating func warnIfAlmostOurs(_ member: Object.Member) {
    let ours = ["mode", "tokens", "tokens.ignore"]
    guard !ours.contains(member.key), !member.key.utf8.contains(UInt8(ascii: "/")) else { return }
    guard let near = Suggestion.nearest(to: member.key, among: ours).first else { return }
    report(
      .dtcgKey, "nothing reads the extension \(member.key)", at: member.keySpan, severity: .warning,
      help: ["did you mean \(near)?"])
  }

  mutating func refuseModes(of vertex: Int, _ extensions: Node?) {
    guard let modes = extensions?.object?.member("mode") else { return }
    report(
      .context, "mode stands at a group, which has no value to change", at: modes.keySpan,
      symbol: tree.path(of: vertex), severity: .warning, help: ["write it at the tokens below"])
  }

  mutating func collectIgnores(_ extensions: Node?, covering name: Span, and body: Span) {
    guard let ignore = extensions?["tokens.ignore"] else { return }
    guard let object = ignore.object else {
      report(
        .suppression, "tokens.ignore is \(ignore.kindWords); it maps each rule to the reason", at: ignore.span,
        help: ["write { \"tokens/grid\": \"the reason\" }"])
      return
    }
    for member in object.members {
      ignores.append(
        IgnoreNote(
          rule: member.key, reason: member.value.string, span: member.keySpan.joined(with: member.value.span),
          covers: name.joined(with: body)))
    }
  }

  /// Names that DTCG forbids: an empty one, one that begins with `$` or holds `{`, `}` or `.`.
  mutating func checkName(_ member: Object.Member) -> Bool {
    let name = member.key
    if name == "$root" { return true }
    if name.isEmpty {
      report(.name, "a token or group has an empty name", at: member.keySpan, help: ["give it a name"])
      return false
    }
    if let bad = name.unicodeScalars.first(where: { $0 == "{" || $0 == "}" || $0 == "." }) {
      report(
        .name, "the name \(name) holds \(bad), which references use", at: member.keySpan, symbol: name,
        help: ["rename it, to \(suggestedName(name)) for instance"])
    }
    return true
  }

  private func suggestedName(_ name: String) -> String {
    String(
      String.UnicodeScalarView(name.unicodeScalars.compactMap { $0 == "." ? "-" : $0 == "{" || $0 == "}" ? nil : $0 }))
  }

  mutating func unknownKey(_ member: Object.Member, in place: String, known: [String]) {
    let nearest = didYouMean(member.key, among: known)
    if place == "a group", member.value.object != nil, nearest == nil {
      report(
        .name, "the name \(member.key) begins with $, as only the standard's own keys do", at: member.keySpan,
        symbol: member.key, help: ["rename it"])
      return
    }
    report(
      .dtcgKey, "\(member.key) is no property of \(place)", at: member.keySpan, severity: .warning,
      help: [nearest ?? "names with a dollar sign are the standard's own; data of your own belongs under $extensions"])
  }

  func path(_ name: String, in parent: Int) -> String {
    parent == TokenTree.root ? name : "\(tree.path(of: parent)).\(name)"
  }

  mutating func report(
    _ rule: RuleID, _ message: String, at span: Span, symbol: String = "", severity: Severity = .error,
    labels: [Finding.Label] = [], notes: [String] = [], help: [String] = [], fixes: [Fix] = []
  ) {
    findings.append(
      Finding(
        rule, severity, message, at: span, symbol: symbol, labels: labels, notes: notes, help: help, fixes: fixes))
  }
}
