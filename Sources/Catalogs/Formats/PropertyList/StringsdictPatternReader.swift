import Diagnostics
import Documents

/// Reads one entry of a `.stringsdict` file: a format, and a dict for each `%#@NAME@` in it.
struct StringsdictPatternReader {
  private static let format = "NSStringLocalizedFormatKey"
  private static let width = "NSStringVariableWidthRuleType"
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let ruleType = "NSStringFormatSpecTypeKey"
  private static let valueType = "NSStringFormatValueTypeKey"
  private static let pluralRule = "NSStringPluralRuleType"
  private static let plurals = ["zero", "one", "two", "few", "many", "other"]
  /// The most variables within each other, and the most cases that one text may come to.
  private static let maximumDepth = 8
  private static let maximumCases = 5_000

  private let entry: Object.Member
  private let input: CatalogInput
  private var findings: FileFindings
  private var used: Set<String> = []
  private var caseCount = 0
  /// Variables whose texts grow without end.
  private var growing: Set<String> = []
  /// Whether a name was misspelt: the variable that it means is then used.
  private var hasUnknown = false

  /// nil for an entry without a text.
  static func read(_ entry: Object.Member, _ input: CatalogInput, _ findings: inout FileFindings) -> Pattern? {
    var reader = StringsdictPatternReader(entry: entry, input: input, findings: findings)
    let pattern = reader.read()
    findings = reader.findings
    return pattern
  }

  private init(entry: Object.Member, input: CatalogInput, findings: FileFindings) {
    self.entry = entry
    self.input = input
    self.findings = findings
  }

  private mutating func read() -> Pattern? {
    if let text = entry.value.string { return pattern(literal(text, entry.value.span)) }
    guard let object = entry.value.object, input.place.format == .stringsdict else {
      shape(
        "the text of \"\(entry.key.shown)\" is \(entry.value.kindWords)", at: entry.value.span,
        help: input.place.format == .stringsdict ? "write a <dict> with \(Self.format)" : "write a <string>")
      return nil
    }
    return pattern(of: object, depth: 0)
  }

  private mutating func shape(
    _ message: String, at span: Span, severity: Severity = .error, notes: [String] = [], help: String
  ) {
    findings.shape(message, at: span, entry.key, severity: severity, notes: notes, help: [help])
  }

  private func literal(_ text: String, _ element: Span) -> Literal {
    Literal(text, at: PropertyListText.contentSpan(of: element, in: input.source), as: .xml)
  }
}

// MARK: - Texts

extension StringsdictPatternReader {
  private mutating func pattern(of object: Object, depth: Int) -> Pattern? {
    if let member = object.member(Self.format) {
      guard let text = member.value.string else {
        shape(
          "\(Self.format) is \(member.value.kindWords)", at: member.value.span, help: "write the text in a <string>")
        return nil
      }
      let pattern = pattern(literal(text, member.value.span), variables: object)
      reportUnused(in: object)
      return pattern
    }
    if let member = object.member(Self.width) { return variants(.width, member, depth: depth) }
    if let member = object.member(Self.device) { return variants(.device, member, depth: depth) }
    let names = [Self.format, Self.width, Self.device]
    let near = object.members.lazy.compactMap { member in
      Suggestion.nearest(to: member.key, among: names, limit: 1).first.map { (member, $0) }
    }.first
    shape(
      "\"\(entry.key.shown)\" has no text", at: near?.0.keySpan ?? entry.keySpan,
      help: near.map { "did you mean \($0.1)?" } ?? "add \(Self.format) with the text")
    return nil
  }

  private mutating func pattern(
    _ literal: Literal, variables: Object? = nil, next: Int = 1, open: [String] = []
  ) -> Pattern {
    var reader = PrintfReader(.apple, next: next)
    var unknown = false
    let pieces = reader.pieces(of: literal.text) { place in
      guard let variables else { return nil }
      let content = content(of: place, variables, open)
      if content == nil { unknown = true }
      return content
    }
    if unknown, let variables { reportUnknown(pieces, literal, variables) }
    return Pattern(literal, range: 0..<literal.text.utf8.count, pieces: pieces)
  }

  /// Texts by the width that there is for them, or by device; those of a device may vary by number.
  private mutating func variants(_ kind: Choice.Kind, _ member: Object.Member, depth: Int) -> Pattern? {
    guard let variants = member.value.object, !variants.members.isEmpty, depth < Self.maximumDepth else {
      shape(
        "\(member.key) is \(member.value.object == nil ? member.value.kindWords : "without texts")",
        at: member.value.span,
        help: "write a <dict> with a text for each \(kind == .width ? "width" : "device")")
      return nil
    }
    var cases: [Choice.Case] = []
    for variant in variants.members {
      let pattern: Pattern?
      if let text = variant.value.string {
        pattern = self.pattern(literal(text, variant.value.span))
      } else if let object = variant.value.object, kind == .device {
        pattern = self.pattern(of: object, depth: depth + 1)
      } else {
        shape("this variant is \(variant.value.kindWords)", at: variant.value.span, help: "write a <string>")
        continue
      }
      if kind == .width, Int(variant.key) == nil {
        shape("\"\(variant.key.shown)\" is no width", at: variant.keySpan, help: "write a number of characters")
      }
      if let pattern { cases.append(branch(variant, pattern)) }
    }
    return choice(Choice(kind, by: nil, cases: cases, span: member.keySpan))
  }

  private func choice(_ choice: Choice) -> Pattern {
    Pattern(Literal("", at: choice.span, as: .verbatim), range: 0..<0, pieces: [Piece(.choice(choice), 0..<0)])
  }

  private func branch(_ member: Object.Member, _ pattern: Pattern) -> Choice.Case {
    Choice.Case(
      member.key, PropertyListText.contentSpan(of: member.keySpan, in: input.source), pattern,
      span: member.keySpan.joined(with: member.value.span))
  }
}

// MARK: - Variables

extension StringsdictPatternReader {
  /// What stands for `%#@NAME@`; nil for a name that the entry does not have.
  private mutating func content(
    of place: PrintfReader.Substitution, _ variables: Object, _ open: [String]
  ) -> Piece.Content? {
    guard let member = variables.member(place.name), !Self.isOwn(place.name) else { return nil }
    used.insert(place.name)
    guard let variable = member.value.object else {
      shape(
        "the variable \(member.key.shown) is \(member.value.kindWords)", at: member.value.span,
        help: "write a <dict> with \(Self.ruleType), \(Self.valueType) and a text for each category")
      return .text("")
    }
    guard !open.contains(place.name), open.count < Self.maximumDepth, caseCount < Self.maximumCases else {
      reportGrowth(member, open)
      return .text("")
    }
    let specifier = specifier(of: variable, member)
    var cases: [Choice.Case] = []
    for branch in variable.members where branch.key != Self.ruleType && branch.key != Self.valueType {
      guard Self.plurals.contains(branch.key) else {
        reportCategory(branch)
        continue
      }
      guard let text = branch.value.string else {
        shape("this text is \(branch.value.kindWords)", at: branch.value.span, help: "write a <string>")
        continue
      }
      caseCount += 1
      let literal = literal(text, branch.value.span)
      let inner = pattern(literal, variables: variables, next: place.position, open: open + [place.name])
      cases.append(self.branch(branch, inner))
    }
    if cases.isEmpty { reportEmpty(member) }
    return .choice(
      Choice(.plural, by: .position(place.position), specifier: specifier, cases: cases, span: member.keySpan))
  }

  private static func isOwn(_ name: String) -> Bool { [format, width, device].contains(name) }

  /// The number's type; what kind of rule it is must be said too.
  private mutating func specifier(of variable: Object, _ member: Object.Member) -> String? {
    if let rule = variable.member(Self.ruleType) {
      if rule.value.string != Self.pluralRule {
        shape(
          "the rule of \(member.key.shown) is \(rule.value.string.map { "\"\($0.shown)\"" } ?? rule.value.kindWords)",
          at: rule.value.span, help: "write \(Self.pluralRule), the only one there is")
      }
    } else {
      shape(
        "the variable \(member.key.shown) has no \(Self.ruleType)", at: member.keySpan,
        notes: ["apps show the key without it"], help: "add it with the value \(Self.pluralRule)")
    }
    guard let type = variable.member(Self.valueType) else {
      shape(
        "the variable \(member.key.shown) has no \(Self.valueType)", at: member.keySpan,
        help: "add it with the specifier of the number, such as d or lu")
      return nil
    }
    guard let text = type.value.string, !text.isEmpty, !text.hasPrefix("%") else {
      shape(
        "the number's type is \(type.value.string.map { "\"\($0.shown)\"" } ?? type.value.kindWords)",
        at: type.value.span, help: "write a specifier without %, such as d or lu")
      return nil
    }
    return text
  }
}

// MARK: - Faults

extension StringsdictPatternReader {
  private mutating func reportCategory(_ branch: Object.Member) {
    let names = Suggestion.nearest(
      to: branch.key, among: Self.plurals + [Self.ruleType, Self.valueType], limit: 1)
    shape(
      "\"\(branch.key.shown)\" is no plural category", at: branch.keySpan,
      help: Suggestion.question(names) ?? "categories are zero, one, two, few, many and other")
  }

  private mutating func reportGrowth(_ member: Object.Member, _ open: [String]) {
    guard growing.insert(member.key).inserted else { return }
    let way = (open + [member.key]).joined(separator: ", ").shown
    let message =
      open.contains(member.key)
      ? "the variable \(member.key.shown) comes back to itself"
      : open.count < Self.maximumDepth
        ? "the variables of this text come to more than \(Self.maximumCases) cases" : "variables nest too deep"
    shape(message, at: member.keySpan, notes: ["the way is \(way)"], help: "write the text of one in the other's place")
  }

  private mutating func reportEmpty(_ member: Object.Member) {
    shape(
      "the variable \(member.key.shown) has no texts", at: member.keySpan,
      help: "add a <key>other</key> with a <string>")
  }

  /// Names in the text that the entry does not have.
  private mutating func reportUnknown(_ pieces: [Piece], _ literal: Literal, _ variables: Object) {
    hasUnknown = true
    let names = variables.members.map(\.key).filter { !Self.isOwn($0) }
    for piece in pieces {
      guard case .argument(let argument) = piece.content, case .named(let name) = argument.name else { continue }
      shape(
        "\"\(entry.key.shown)\" has no variable \"\(name.shown)\"", at: literal.span(of: piece.range, in: input.source),
        help: Suggestion.question(Suggestion.nearest(to: name, among: names, limit: 1))
          ?? "add a <key>\(name.shown)</key> with its <dict>")
    }
  }

  private mutating func reportUnused(in object: Object) {
    guard !hasUnknown else { return }
    for member in object.members where !Self.isOwn(member.key) && !used.contains(member.key) {
      guard member.value.object != nil else { continue }
      shape(
        "no text uses the variable \(member.key.shown)", at: member.keySpan, severity: .warning,
        help: "write %#@\(member.key.shown)@ where its text belongs, or remove it")
    }
  }
}
