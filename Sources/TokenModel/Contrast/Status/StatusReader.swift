import Diagnostics
import Documents

/// Reads `status`: colours that tell states apart.
extension PairFileReader {
  /// A pattern, or several, or `{ tokens: [status.*], cue: label }`, in a list.
  mutating func status(_ node: Node) -> [PairFile.Status] {
    var result: [PairFile.Status] = []
    var plain: [TokenPattern] = []
    for item in names(node) {
      guard item.object != nil else {
        if let pattern = pattern(item, captures: false) { plain.append(pattern) }
        continue
      }
      if let status = statusWithCue(item) { result.append(status) }
    }
    if let first = plain.first {
      result.insert(PairFile.Status(patterns: plain, cues: [], span: plain.count == 1 ? first.span : node.span), at: 0)
    }
    return result
  }

  private mutating func statusWithCue(_ node: Node) -> PairFile.Status? {
    guard let object = node.object else { return nil }
    let misspelt = checkKeys(of: object, ["tokens", "cue"], "a status entry")
    guard let tokens = object["tokens"] else {
      if !misspelt.contains("tokens") {
        report("this status entry names no tokens", at: node.span, help: "write { tokens: [status.*], cue: label }")
      }
      return nil
    }
    var cues: [PairFile.Status.Cue] = []
    for cue in object["cue"].map({ names($0) }) ?? [] {
      guard let known = choice(cue, "cue", of: PairFile.Status.Cue.self) else { return nil }
      cues.append(known)
    }
    let patterns = patterns(tokens, captures: false)
    return patterns.isEmpty ? nil : PairFile.Status(patterns: patterns, cues: cues, span: node.span)
  }
}
