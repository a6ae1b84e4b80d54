import Diagnostics
import Documents
import TokenModel

/// The tokens one of whose modes could not be read, because its context is unknown or its key stands twice. Their
/// contrast is measured with a value that is not meant there: the mode's own finding is the one to act on.
struct HalfReadTokens {
  private var places: [Span] = []

  init(_ findings: [Finding], in documents: [Document]) {
    for finding in findings where [.context, .duplicateKey].contains(finding.rule) && finding.severity == .error {
      let root = documents.first { $0.file == finding.span.file }?.root
      if let token = root?.token(around: finding.span) { places.append(token) }
    }
  }

  /// Whether a finding of a contrast rule may come from one of them.
  func mayHaveCaused(_ finding: Finding) -> Bool {
    finding.rule.family == "contrast" && finding.rule != .contrastPair
      && places.contains { place in ([finding.span] + finding.labels.map(\.span)).contains { place.holds($0) } }
  }
}

extension Node {
  /// The span of the innermost token that a place lies in.
  fileprivate func token(around place: Span) -> Span? {
    var token: Span?
    var node: Node? = self
    while let object = node?.object {
      if let span = node?.span, object["$value"] != nil { token = span }
      node = object.members.first { $0.value.span.holds(place) }?.value
    }
    return token
  }
}

extension Span {
  fileprivate func holds(_ other: Span) -> Bool {
    file == other.file && lower <= other.lower && other.upper <= upper
  }
}
