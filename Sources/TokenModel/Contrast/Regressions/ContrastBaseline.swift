package import Diagnostics
package import Documents

/// The ratios that a project has agreed on, kept beside its pair file as JSON that people review: one pair in one context
/// a line, in one order.
package struct ContrastBaseline: Sendable {
  /// The version of the file's form.
  static let version = 1
  static let rewriting = "write it anew: tokens contrast --update-baseline"

  package let records: [PairRecord]
  /// Where each record stands; empty for one that was not read from a file.
  let spans: [Span]
  /// What is wrong with the file.
  package let findings: [Finding]
  /// Whether all of it could be read.
  package var isSound: Bool { findings.isEmpty }

  /// Sorts the records; those without a ratio are left out.
  package init(_ records: [PairRecord]) {
    self.records = records.filter { $0.ratio != nil }.sorted(by: PairRecord.areInOrder)
    spans = []
    findings = []
  }

  /// What is wrong in the document becomes findings, and the rest is read. Of a file in another version, nothing is.
  package init(_ document: Document) {
    var reader = BaselineReader(document)
    (records, spans) = reader.read()
    findings = reader.findings
  }

  /// The file: `{"version": 1, "entries": [{"kind", "text", "on", …}]}`.
  package func fileBytes() -> [UInt8] {
    var json = JSONText()
    json.object { json in
      json.member("version", Self.version)
      json.member("entries") { json in json.array(records) { $1.write(to: &$0) } }
    }
    return json.fileBytes
  }
}

extension PairRecord {
  /// The record as a baseline has it, on one line.
  var line: String {
    var json = JSONText()
    write(to: &json)
    return json.text
  }

  fileprivate func write(to json: inout JSONText) {
    json.object(inline: true) { json in
      json.member("kind", pair.kind.rawValue)
      json.member("text", pair.foreground)
      json.member("on", pair.surfaces[0])
      if pair.surfaces.count > 1 {
        json.member("over") { json in json.array(pair.surfaces.dropFirst()) { $0.string($1) } }
      }
      if let field = pair.field { json.member("field", field) }
      if let style = pair.style { json.member("style", style) }
      json.member("context") { json in
        json.object { json in for choice in context { json.member(choice.modifier, choice.context) } }
      }
      json.member("ratio", Self.rounded(ratio ?? 0))
      json.member("required", required)
      json.member("verdict", verdict.rawValue)
      json.member("inputs") { json in
        json.object { json in
          for input in inputs {
            json.member(input.token) { json in json.array([input.color] + input.references) { $0.string($1) } }
          }
        }
      }
    }
  }
}

/// Reads a baseline file.
private struct BaselineReader {
  private let document: Document
  private(set) var findings: [Finding] = []

  init(_ document: Document) {
    self.document = document
  }

  mutating func read() -> (records: [PairRecord], spans: [Span]) {
    findings = document.issues.map(Finding.init)
    guard findings.isEmpty, let root = document.root else { return ([], []) }
    guard let version = root["version"], version.number == Double(ContrastBaseline.version) else {
      report(
        root["version"] == nil
          ? "this is no baseline of contrast: it has no version" : "this version of tokens does not read this baseline",
        at: root["version"]?.span ?? .start(of: document.file))
      return ([], [])
    }
    guard let entries = root["entries"]?.array else {
      report("this baseline has no list of entries", at: root["entries"]?.span ?? .start(of: document.file))
      return ([], [])
    }
    var records: [PairRecord] = []
    var spans: [Span] = []
    for node in entries {
      guard let record = PairRecord(node) else {
        report("this entry of the baseline is incomplete, so that it holds nothing", at: node.span)
        continue
      }
      records.append(record)
      spans.append(node.span)
    }
    return (records, spans)
  }

  private mutating func report(_ message: String, at span: Span) {
    findings.append(
      Finding(.contrastStaleBaseline, .error, message, at: span, help: [ContrastBaseline.rewriting]))
  }
}

extension PairRecord {
  /// nil where something is missing or of another kind. In one pass over the members: baselines have thousands of these.
  fileprivate init?(_ node: Node) {
    var pair = Pair(kind: .text, foreground: "", surfaces: [""])
    var (kind, ratio, required) = (nil as PairKind?, nil as Double?, nil as Double?)
    var (verdict, context, inputs) = (nil as PairResult.Verdict?, nil as [Choice]?, nil as [Input]?)
    for member in node.object?.members ?? [] {
      switch member.key {
      case "kind": kind = member.value.string.flatMap(PairKind.init)
      case "text": pair.foreground = member.value.string ?? ""
      case "on": pair.surfaces[0] = member.value.string ?? ""
      case "over": pair.surfaces += (member.value.array ?? []).compactMap(\.string)
      case "field": pair.field = member.value.string
      case "style": pair.style = member.value.string
      case "context": context = member.value.object.map(Self.context)
      case "ratio": ratio = member.value.number
      case "required": required = member.value.number
      case "verdict": verdict = member.value.string.flatMap(PairResult.Verdict.init)
      case "inputs": inputs = member.value.object.map(Self.inputs)
      default: break
      }
    }
    guard let kind, let context, let ratio, let required, let verdict, let inputs, !pair.foreground.isEmpty,
      !pair.surfaces[0].isEmpty
    else { return nil }
    pair.kind = kind
    self.init(
      pair: pair, context: context, ratio: ratio, required: required, verdict: verdict, inputs: inputs)
  }

  private static func context(_ object: Object) -> [Choice] {
    object.members.compactMap { member in
      member.value.string.map { Choice(modifier: member.key, context: $0) }
    }.sorted { $0.modifier < $1.modifier }
  }

  private static func inputs(_ object: Object) -> [Input] {
    object.members.compactMap { member in
      let words = (member.value.array ?? []).compactMap(\.string)
      return words.first.map { Input(token: member.key, color: $0, references: Array(words.dropFirst())) }
    }
  }
}

extension ContrastBaseline {
  /// The records that stay when only some results are recorded anew: those that meet a result which `isRecorded` leaves
  /// out. Of those that meet no result, the ones that `orGone` has nothing to do with.
  package func kept(
    beside recorder: PairRecorder, recorded isRecorded: (Int) -> Bool, orGone isGone: ([PairRecord.Choice]) -> Bool
  ) -> [PairRecord] {
    let rows = PairComparison(records, recorder, tolerance: 0, isRounded: true).rows
    var met = Set(RecordIndex(records).repeated)
    var kept: Set<Int> = []
    for row in rows {
      guard let record = row.record, let result = row.result else { continue }
      met.insert(record)
      if !isRecorded(result) { kept.insert(record) }
    }
    return records.indices.filter { kept.contains($0) || !met.contains($0) && !isGone(records[$0].context) }.map {
      records[$0]
    }
  }
}
