import Diagnostics
import Documents
import Files
import Layouts
import TokenModel

/// `tokens config [PATH]`.
enum ConfigCommand {
  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    let session = try Session(arguments, paths: arguments.operands, on: host)
    try session.requireConfiguration()
    let configurations = session.selection.subjects.map { Configuration($0, sources: session.selection.sources) }
    var outcome = Outcome()
    if arguments.value(.textOrJSON) == "json" {
      var json = JSONText()
      json.object { json in
        json.member("products") { json in json.array(configurations) { $1.write(to: &$0) } }
      }
      outcome.output = json.text + "\n"
    } else {
      outcome.output = configurations.map { $0.text(session.style) }.joined(separator: "\n")
    }
    return outcome
  }
}

/// What applies to one product, in lines of a key, a value and its origin.
private struct Configuration {
  private struct Line {
    let key: String
    let value: String
    /// `file:line:column`, or how the tool came to it.
    let origin: String
  }

  private let subject: Subject
  private let sources: SourceFiles
  private let rules: EffectiveRules
  private var lines: [Line] = []

  init(_ subject: Subject, sources: SourceFiles) {
    self.subject = subject
    self.sources = sources
    rules = EffectiveRules(subject.policy, rules: Rules.all)
    addWorkspace()
    addSources()
    addRules()
  }

  private mutating func addWorkspace() {
    guard let workspace = subject.workspace else {
      lines.append(Line(key: "workspace", value: "none", origin: "no tokens.yaml here or above"))
      return
    }
    lines.append(Line(key: "workspace", value: workspace.file, origin: ""))
    if let extends = workspace.extends { add("extends", extends) }
    if let baseline = workspace.baseline { add("baseline", baseline) }
  }

  private mutating func addSources() {
    let product = subject.product
    for tokens in product?.tokens ?? [] { add("tokens", tokens) }
    for file in subject.files.tokens {
      lines.append(Line(key: "file", value: file, origin: product == nil ? "found by name or content" : "found there"))
    }
    for pairs in product?.contrast ?? [] { add("contrast", pairs) }
    if product?.contrast.isEmpty ?? true {
      for file in subject.files.pairs { lines.append(Line(key: "contrast", value: file, origin: "found beside")) }
    }
    for layouts in product?.layouts ?? [] { add("layouts", layouts) }
    if let target = product?.deploymentTarget {
      add("deploymentTarget", Setting(target.value.description, at: target.span))
    }
    for output in subject.outputs { add("output", output.folder, prefix: "\(output.language.rawValue): ") }
    for modifier in subject.modifiers {
      lines.append(
        Line(key: "modifier", value: "\(modifier.name): \(modifier.contexts.joined(separator: ", "))", origin: ""))
    }
    for other in product?.others ?? [] {
      lines.append(Line(key: other.key, value: text(other.value.span), origin: place(other.keySpan)))
    }
  }

  private mutating func addRules() {
    for (id, entry) in rules.entries.sorted(by: { $0.key < $1.key }) {
      let options = entry.options?.object?.members.filter { $0.key != "severity" } ?? []
      let words = options.map { "\($0.key): \(text($0.value.span))" }.joined(separator: ", ")
      lines.append(
        Line(
          key: "rule", value: "\(id) \(entry.level.rawValue)" + (words.isEmpty ? "" : " (\(words))"),
          origin: place(entry.span)))
    }
    for entry in subject.policy.ignores {
      lines.append(
        Line(key: "ignore", value: "\(entry.rule.value), because: \(entry.reason)", origin: place(entry.span)))
    }
  }

  private mutating func add(_ key: String, _ setting: Setting<String>, prefix: String = "") {
    lines.append(Line(key: key, value: prefix + setting.value, origin: place(setting.span)))
  }

  /// The text of a value on one line.
  private func text(_ span: Span) -> String {
    sources[span].split(whereSeparator: { $0.isNewline || $0 == " " }).joined(separator: " ")
  }

  private func place(_ span: Span) -> String {
    let file = sources[span.file]
    let position = LineIndex(file.bytes).position(Int(span.lower))
    return "\(file.path):\(position.line):\(position.column)"
  }

  func text(_ style: Style) -> String {
    var table = Table()
    table.rows = lines.map { [.init($0.key), .init(Self.shortened($0.value)), .init($0.origin, .quiet)] }
    let others = Rules.all.rules.count - rules.entries.count
    return style(.path, DisplayText.escaped(subject.files.name)) + "\n" + table.rendered(style)
      + "  \(others) other rules keep their defaults; tokens explain lists them\n"
  }

  /// What fits beside its origin; the JSON form has all of it.
  private static func shortened(_ text: String) -> String {
    text.count > 70 ? text.prefix(69) + "\u{2026}" : text
  }

  func write(to json: inout JSONText) {
    json.object { json in
      json.member("name", subject.files.name)
      json.member("settings") { json in
        json.array(lines) { json, line in
          json.object(inline: true) { json in
            json.member("key", line.key)
            json.member("value", line.value)
            json.member("origin", line.origin)
          }
        }
      }
    }
  }
}
