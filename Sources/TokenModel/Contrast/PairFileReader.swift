import Diagnostics
import Documents

/// Reads a pair file's shape. Every mistake becomes a finding at its place, and the rest is read.
struct PairFileReader {
  let tokens: TokenSet
  let modifiers: ModifierTable
  private(set) var findings: [Finding] = []

  private static let keys = [
    "require", "largeText", "fields", "pairs", "complete", "status", "exempt", "waivers",
  ]

  init(tokens: TokenSet, modifiers: ModifierTable) {
    self.tokens = tokens
    self.modifiers = modifiers
  }

  mutating func read(_ root: Node) -> PairFile {
    var file = PairFile()
    guard let object = object(root, "a pair file", example: "pairs: [{ text: text.*, on: surface.* }]") else {
      return file
    }
    checkKeys(of: object, Self.keys, "a pair file")
    if let node = object["require"] { file.requirements = requirements(node) }
    if let node = object["largeText"], let choice = choice(node, "largeText", of: LargeText.self) {
      file.largeText = choice
    }
    if let node = object["fields"] { file.fields = fields(node) }
    for node in items(object["pairs"], "pairs") {
      if let entry = entry(node, fields: file.fields) {
        file.entries.append(entry)
      } else {
        file.faulty += patterns(in: node)
      }
    }
    for node in items(object["exempt"], "exempt") {
      if let exemption = exemption(node) {
        file.exemptions.append(exemption)
      } else {
        file.faulty += patterns(in: node)
      }
    }
    file.complete = object["complete"].map { patterns($0, captures: false) } ?? []
    for node in items(object["waivers"], "waivers") {
      if let waiver = waiver(node) { file.waivers.append(waiver) }
    }
    file.status = object["status"].map { status($0) } ?? []
    return file
  }

  mutating func report(
    _ message: String, at span: Span, severity: Severity = .error, labels: [Finding.Label] = [], help: String? = nil
  ) {
    findings.append(
      Finding(.contrastPair, severity, message, at: span, labels: labels, help: help.map { [$0] } ?? []))
  }
}

// MARK: - Entries

extension PairFileReader {
  private mutating func entry(_ node: Node, fields: [String: PairFile.Field?]) -> PairFile.Entry? {
    guard let object = object(node, "a pair", example: "{ text: text.primary, on: surface.* }") else { return nil }
    let misspelt = checkKeys(of: object, ["text", "graphic", "on", "over", "style", "except"], "a pair")
    guard let (kind, foreground) = foreground(object, node, "pair", unless: misspelt) else { return nil }
    guard let on = object["on"] else {
      if !misspelt.contains("on") {
        report(
          "this pair has no on: nothing says which surface it stands on", at: node.span, help: "add on: surface.base")
      }
      return nil
    }
    let style = object["style"].flatMap { name($0, "style", example: "typography.body") }
    let over = object["over"].map { names($0) } ?? []
    var layers: [PairFile.Layer] = []
    for node in over {
      if let text = node.string, fields[text] != nil {
        layers.append(.field(PairFile.Name(text: text, span: node.span)))
      } else if let pattern = pattern(node, captures: true) {
        layers.append(.tokens(pattern))
      }
    }
    checkThatOneFieldIsThere(layers)
    guard layers.count == over.count, style != nil || object["style"] == nil else { return nil }
    let foregrounds = side(foreground, kind.rawValue)
    let surfaces = side(on, "on")
    guard !foregrounds.isEmpty, !surfaces.isEmpty else { return nil }
    return PairFile.Entry(
      kind: kind, foregrounds: foregrounds, surfaces: surfaces, over: layers, style: style,
      except: object["except"].map { patterns($0, captures: false) } ?? [], span: node.span)
  }

  /// Of two fields, the upper one is a translucent layer: a token or two say that better.
  private mutating func checkThatOneFieldIsThere(_ layers: [PairFile.Layer]) {
    let names = layers.compactMap { if case .field(let name) = $0 { name } else { nil } }
    for name in names.dropFirst() {
      report(
        "\(names[0].text) and \(name.text) are both fields, and one pair lies over one of them", at: name.span,
        help: "make two pairs of it")
    }
  }

  /// `text` or `graphic`, exactly one of them.
  mutating func foreground(
    _ object: Object, _ node: Node, _ what: String, unless misspelt: Set<String>
  ) -> (PairKind, Node)? {
    switch (object.member("text"), object.member("graphic")) {
    case (let text?, nil): return (.text, text.value)
    case (nil, let graphic?): return (.graphic, graphic.value)
    case (_?, let graphic?):
      report(
        "this \(what) has text and graphic: they need different ratios", at: graphic.keySpan,
        help: "write one \(what) for the text and one for the graphic")
    case (nil, nil) where misspelt.isDisjoint(with: ["text", "graphic"]):
      report(
        "this \(what) has neither text nor graphic", at: node.span, help: "add text: text.primary, or graphic: icon.*")
    case (nil, nil): break
    }
    return nil
  }

  private mutating func exemption(_ node: Node) -> PairFile.Exemption? {
    let example = "{ token: text.disabled, reason: inactive controls (WCAG 1.4.3) }"
    guard let object = object(node, "an exemption", example: example) else { return nil }
    let misspelt = checkKeys(of: object, ["token", "reason"], "an exemption")
    guard let token = object["token"] else {
      if !misspelt.contains("token") {
        report("this exemption names no token", at: node.span, help: "write \(example)")
      }
      return nil
    }
    guard
      let reason = text(
        object, "reason", of: node, "exemption", unless: misspelt, help: "say which of WCAG's exceptions it is")
    else {
      return nil
    }
    guard let pattern = pattern(token, captures: false) else { return nil }
    return PairFile.Exemption(pattern: pattern, reason: reason.text)
  }
}

// MARK: - What is required

extension PairFileReader {
  private mutating func requirements(_ node: Node) -> Requirements {
    var result = Requirements()
    guard let object = node.object, !Level.isShape(object) else {
      if let level = level(node) { result.standard = level }
      return result
    }
    for member in object.members {
      guard let level = level(member.value) else { continue }
      if member.key == "default" {
        result.standard = level
        continue
      }
      switch modifiers.condition(member.key) {
      case .success(let condition): result.special.append(.init(condition: condition, level: level))
      case .failure(let problem):
        report("require: \(problem.message)", at: member.keySpan, help: problem.help)
      }
    }
    return result
  }

  /// `AA`, a ratio for everything, or a ratio for each kind.
  private mutating func level(_ node: Node) -> Level? {
    switch node.content {
    case .string(let text):
      if let level = Level.named.first(where: { $0.name == text })?.level { return level }
      report(
        "\"\(text.excerpt)\" is no level of WCAG", at: node.span,
        help: didYouMean(text, among: Level.named.map(\.name)) ?? "write AA, AAA or a ratio such as 4.5")
      return nil
    case .number:
      return ratio(node).map { Level(text: $0, largeText: $0, graphic: $0) }
    case .object(let object):
      checkKeys(of: object, Level.keys, "a level")
      var level = Level.aa
      if let text = object["text"] { level.text = ratio(text) ?? level.text }
      if let large = object["largeText"] { level.largeText = ratio(large) ?? level.largeText }
      if let graphic = object["graphic"] { level.graphic = ratio(graphic) ?? level.graphic }
      return level
    case .null, .bool, .array:
      report("a level is \(node.kindWords)", at: node.span, help: "write AA, AAA or a ratio such as 4.5")
      return nil
    }
  }

  private mutating func ratio(_ node: Node) -> Double? {
    if let value = node.number, (1...21).contains(value) { return value }
    let what = node.number?.words ?? node.kindWords
    report("a ratio goes from 1 to 21; this is \(what)", at: node.span)
    return nil
  }
}

extension Level {
  static let keys = ["text", "largeText", "graphic"]

  /// Whether a mapping gives a ratio for each kind, rather than a level for each context.
  static func isShape(_ object: Object) -> Bool {
    !object.members.isEmpty && object.members.allSatisfy { keys.contains($0.key) }
  }
}
