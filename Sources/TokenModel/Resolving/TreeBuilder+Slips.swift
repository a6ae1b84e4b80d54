internal import Diagnostics
internal import Documents

/// Tokens that are not written as the standard writes them, read as they were meant: one slip is one finding.
extension TreeBuilder {
  /// A token whose `$value` is misspelt, as it was meant: so that one slip of the finger is one finding.
  mutating func withValue(_ object: Object, at vertex: Int) -> Object? {
    guard object["$value"] == nil, object["$ref"] == nil else { return nil }
    if let old = withoutDollarSigns(object, at: vertex) { return old }
    guard object.members.allSatisfy({ isReserved($0.key) }),
      let index = object.members.firstIndex(where: { isMisspeltValue($0.key) })
    else { return nil }
    let slip = object.members[index]
    report(
      .group, "\(tree.path(of: vertex)) has \(slip.key), which no token has", at: slip.keySpan,
      symbol: tree.path(of: vertex), notes: ["it is read as $value"], help: ["did you mean $value?"],
      fixes: [Fix("write $value", safe: true, edits: [.init(slip.keySpan, rewritten(slip.keySpan, "$value"))])])
    var corrected = object
    corrected.members[index].key = "$value"
    return corrected
  }

  /// A token as it was written before there was a standard, `{"value": …, "type": …}`, as it was meant. A group may
  /// have a child named `value`, too: that one is a mapping with keys of the standard.
  private mutating func withoutDollarSigns(_ object: Object, at vertex: Int) -> Object? {
    let names = ["value", "type", "description", "comment"]
    guard let value = object["value"], value.object?.members.contains(where: { isReserved($0.key) }) != true,
      object.members.allSatisfy({ isReserved($0.key) || names.contains($0.key) || $0.value.object == nil })
    else { return nil }
    var corrected = object
    var edits: [Fix.Edit] = []
    for (index, member) in object.members.enumerated() where names.contains(member.key) && member.key != "comment" {
      corrected.members[index].key = "$\(member.key)"
      edits.append(.init(member.keySpan, rewritten(member.keySpan, "$\(member.key)")))
    }
    corrected.members.removeAll { $0.key == "comment" }
    let path = tree.path(of: vertex)
    let keys = edits.count > 1 ? "its keys" : "value"
    report(
      .group, "\(path) has \(keys) without a dollar sign", at: edits.first?.span ?? value.span, symbol: path,
      notes: ["it is read as a token, and by the standard it is a group"], help: ["DTCG writes $value and $type"],
      fixes: [Fix("write the dollar signs", safe: false, edits: edits)])
    return corrected
  }

  private func isMisspeltValue(_ key: String) -> Bool {
    let known = Self.tokenKeys + Self.groupKeys
    return !known.contains(key) && Suggestion.nearest(to: key, among: known).first == "$value"
  }

  /// A mapping that looks as if its author meant a token: a type alone.
  mutating func warnIfHalfWritten(_ object: Object, _ member: Object.Member, in parent: Int) {
    let symbol = path(member.key, in: parent)
    if object["$type"] != nil, object["$extends"] == nil,
      object.members.allSatisfy({ isReserved($0.key) && $0.key != "$root" })
    {
      report(
        .group, "\(symbol) has a $type and neither a $value nor tokens below it", at: member.keySpan, symbol: symbol,
        severity: .warning, help: ["give it a $value if it is a token; take it out if nothing is to come"])
    }
  }

  /// A key in the same style as the one it replaces; JSON needs its quotes.
  private func rewritten(_ span: Span, _ key: String) -> String {
    layer.syntax == .json ? "\"\(key)\"" : key
  }
}
