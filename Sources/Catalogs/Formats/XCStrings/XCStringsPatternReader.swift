import Diagnostics
import Documents

/// Reads what one language says of one key: a text, its variations by number and device, and substitutions, which stand
/// where the text says `%#@NAME@`.
struct XCStringsPatternReader {
  /// What is around a text.
  private struct Surroundings {
    /// The argument that a plural chooses by, and its specifier; nil for what the first number of its cases decides.
    var argument: Argument.Name?
    var specifier: String?
    /// Which argument the first conversion without a position takes.
    var next = 1
    /// Whether `%arg` is the number.
    var hasNumber = false
    /// Variations within variations, and names of substitutions within each other.
    var depth = 0
    var open: [String] = []
  }

  /// Xcode varies by device, then by number.
  private static let maximumDepth = 4
  /// The most cases that the substitutions of one text may come to.
  private static let maximumCases = 5_000

  private let key: Object.Member
  private let language: Object.Member
  private let localization: Object
  private let source: SourceFile
  var findings: FileFindings
  /// That of the text which has come least far.
  private(set) var state: State?
  private var used: Set<String> = []
  private var caseCount = 0
  /// Substitutions whose texts grow without end.
  private var growing: Set<String> = []
  /// Whether a name was misspelt: the substitution that it means is then used.
  private var hasUnknown = false

  init(
    _ key: Object.Member, _ language: Object.Member, _ localization: Object, _ source: SourceFile,
    _ findings: consuming FileFindings
  ) {
    self.key = key
    self.language = language
    self.localization = localization
    self.source = source
    self.findings = findings
  }

  /// nil where the language has no text.
  mutating func read() -> Pattern? {
    // Nearly every text is nothing but a text.
    if localization.members.count == 1, localization.members[0].key == "stringUnit" {
      return unit(localization.members[0], Surroundings())
    }
    let pattern = pattern(of: localization, Surroundings()) ?? keyWithSubstitutions()
    reportUnused()
    return pattern
  }

  /// A source language may leave its text to the key, and say only what stands for the key's substitutions.
  private mutating func keyWithSubstitutions() -> Pattern? {
    guard localization.member("substitutions") != nil else { return nil }
    return pattern(Literal(json: key.key, key.keySpan), Surroundings())
  }
}

// MARK: - Texts

extension XCStringsPatternReader {
  private mutating func pattern(of object: Object, _ around: Surroundings) -> Pattern? {
    if let variations = object.member("variations") { return self.variations(variations, around) }
    if let unit = object.member("stringUnit") { return self.unit(unit, around) }
    return nil
  }

  private mutating func unit(_ member: Object.Member, _ around: Surroundings) -> Pattern? {
    guard let unit = object(of: member, "with \"state\" and \"value\"") else { return nil }
    readState(unit)
    guard let value = unit.member("value") else {
      findings.shape(
        "a text of \(language.key) has no \"value\"", at: member.keySpan, key.key,
        help: ["add \"value\": \"…\", or remove \"stringUnit\""])
      return nil
    }
    guard let text = value.value.string else {
      findings.shape(
        "the text is \(value.value.kindWords), where Xcode wants a string", at: value.value.span, key.key,
        help: ["write it in double quotes"])
      return nil
    }
    return pattern(Literal(json: text, value.value.span), around)
  }

  private mutating func pattern(_ literal: Literal, _ around: Surroundings) -> Pattern {
    var reader = PrintfReader(.apple, next: around.next, readsNumber: around.hasNumber)
    var unknown: [String] = []
    let pieces = reader.pieces(of: literal.text) { substitution in
      let content = self.content(of: substitution, around)
      if content == nil { unknown.append(substitution.name) }
      return content
    }
    if !unknown.isEmpty { reportUnknown(unknown, pieces, literal) }
    return Pattern(literal, range: 0..<literal.text.utf8.count, pieces: pieces)
  }

  private mutating func readState(_ unit: Object) {
    guard let member = unit.member("state") else { return }
    guard let word = member.value.string, let state = State(rawValue: word), Self.states.contains(state) else {
      return findings.reportChoice(
        member.value.string ?? source.text(member.value.span.range), member, Self.states.map(\.rawValue), key: key.key)
    }
    self.state = Self.least(self.state, state)
  }

  private mutating func object(of member: Object.Member, _ purpose: String) -> Object? {
    if let object = member.value.object { return object }
    findings.shape(
      "\"\(member.key.shown)\" is \(member.value.kindWords), where a mapping belongs, \(purpose)",
      at: member.value.span, key.key, help: ["write { … }, or remove \"\(member.key.shown)\""])
    return nil
  }
}

// MARK: - Variations

extension XCStringsPatternReader {
  private static let plurals = ["zero", "one", "two", "few", "many", "other"]

  private mutating func variations(_ member: Object.Member, _ around: Surroundings) -> Pattern? {
    guard let axes = object(of: member, "which varies by \"plural\" or \"device\"") else { return nil }
    guard around.depth < Self.maximumDepth else {
      findings.shape(
        "variations nest deeper than Xcode lets them", at: member.keySpan, key.key,
        help: ["vary by device, then by number"])
      return nil
    }
    for axis in axes.members where axis.key != "plural" && axis.key != "device" {
      let names = Suggestion.nearest(to: axis.key, among: ["plural", "device"], limit: 1)
      findings.shape(
        "Xcode does not vary texts by \"\(axis.key.shown)\"", at: axis.keySpan, key.key,
        help: [Suggestion.question(names) ?? "vary by \"plural\" or \"device\""])
    }
    for axis in axes.members {
      let kind: Choice.Kind
      switch axis.key {
      case "plural": kind = .plural
      case "device": kind = .device
      default: continue
      }
      guard let choice = choice(kind, axis, around) else { return nil }
      let literal = Literal("", at: axis.keySpan, as: .verbatim)
      return Pattern(literal, range: 0..<0, pieces: [Piece(.choice(choice), 0..<0)])
    }
    return nil
  }

  private mutating func choice(_ kind: Choice.Kind, _ axis: Object.Member, _ around: Surroundings) -> Choice? {
    guard let members = object(of: axis, "with a text for each case")?.members, !members.isEmpty else { return nil }
    var inner = around
    inner.depth += 1
    var cases: [Choice.Case] = []
    cases.reserveCapacity(members.count)
    for member in members {
      if kind == .plural, !Self.plurals.contains(member.key) {
        reportCategory(member)
        continue
      }
      guard let object = object(of: member, "with the text") else { continue }
      let outer = state
      state = nil
      let pattern = pattern(of: object, inner)
      let own = state
      state = Self.least(outer, own)
      guard let pattern else { continue }
      caseCount += 1
      cases.append(
        Choice.Case(
          member.key, Literal(json: member.key, member.keySpan).span, pattern,
          span: member.keySpan.joined(with: member.value.span), state: own))
    }
    return Choice(
      kind, by: kind == .plural ? around.argument : nil, specifier: kind == .plural ? around.specifier : nil,
      cases: cases, span: axis.keySpan)
  }

  /// Those of a text, in the order of its way.
  private static let states: [State] = [.new, .needsReview, .translated]

  private static func least(_ a: State?, _ b: State?) -> State? { states.first { $0 == a || $0 == b } }

  private mutating func reportCategory(_ member: Object.Member) {
    let names = Suggestion.nearest(to: member.key, among: Self.plurals, limit: 1)
    findings.shape(
      "\"\(member.key.shown)\" is no plural category", at: member.keySpan, key.key,
      help: [Suggestion.question(names) ?? "categories are zero, one, two, few, many and other"])
  }
}

// MARK: - Substitutions

extension XCStringsPatternReader {
  /// What stands for `%#@NAME@`; nil for a name that the language does not have, or that would come back to itself.
  private mutating func content(of place: PrintfReader.Substitution, _ around: Surroundings) -> Piece.Content? {
    guard let names = localization["substitutions"]?.object, let member = names.member(place.name) else { return nil }
    used.insert(place.name)
    guard !around.open.contains(place.name), around.open.count < Self.maximumDepth, caseCount < Self.maximumCases else {
      reportGrowth(member, around.open)
      return .text("")
    }
    guard let object = object(of: member, "with \"formatSpecifier\" and \"variations\"") else { return .text("") }
    var inner = Surroundings()
    inner.next = position(of: object) ?? place.position
    inner.argument = .position(inner.next)
    inner.specifier = specifier(of: object)
    inner.hasNumber = true
    inner.depth = around.depth
    inner.open = around.open + [place.name]
    guard let pattern = pattern(of: object, inner) else {
      reportEmpty(member)
      return .text("")
    }
    if case .choice(let choice)? = pattern.pieces.first?.content, pattern.pieces.count == 1 { return .choice(choice) }
    return .text(pattern.literal.text)
  }

  private mutating func specifier(of object: Object) -> String? {
    guard let member = object.member("formatSpecifier") else { return nil }
    if let text = member.value.string { return text }
    findings.shape(
      "the specifier is \(member.value.kindWords), where Xcode wants a string", at: member.value.span, key.key,
      help: ["write \"lld\" for an integer, \"lf\" for a decimal number"])
    return nil
  }

  private mutating func position(of object: Object) -> Int? {
    guard let member = object.member("argNum") else { return nil }
    if let number = member.value.number, number >= 1, number <= 99, number == number.rounded() { return Int(number) }
    findings.shape(
      "\"argNum\" is \(source.text(member.value.span.range).shown), where the number of an argument belongs",
      at: member.value.span, key.key, help: ["count the arguments from 1"])
    return nil
  }

  private mutating func reportGrowth(_ member: Object.Member, _ open: [String]) {
    guard growing.insert(member.key).inserted else { return }
    let way = (open + [member.key]).joined(separator: ", ").shown
    let message =
      open.contains(member.key)
      ? "the substitution \(member.key.shown) comes back to itself"
      : open.count < Self.maximumDepth
        ? "the substitutions of this text come to more than \(Self.maximumCases) cases" : "substitutions nest too deep"
    findings.shape(
      message, at: member.keySpan, key.key, notes: ["the way is \(way)"],
      help: ["write the text of one in the other's place"])
  }

  private mutating func reportEmpty(_ member: Object.Member) {
    findings.shape(
      "the substitution \(member.key.shown) has no texts", at: member.keySpan, key.key,
      help: ["add \"variations\": { \"plural\": { \"other\": … } }"])
  }

  /// Names in the text that the language does not have.
  private mutating func reportUnknown(_ names: [String], _ pieces: [Piece], _ literal: Literal) {
    hasUnknown = true
    let known = localization["substitutions"]?.object?.members.map(\.key) ?? []
    for piece in pieces {
      guard case .argument(let argument) = piece.content, case .named(let name) = argument.name, names.contains(name)
      else { continue }
      findings.shape(
        "\(language.key) has no substitution \"\(name.shown)\"", at: literal.span(of: piece.range, in: source), key.key,
        notes: ["apps show the name in place of a number's text"],
        help: [
          Suggestion.question(Suggestion.nearest(to: name, among: known, limit: 1))
            ?? "add \"\(name.shown)\" to \"substitutions\", or write a plain conversion such as %lld"
        ])
    }
  }

  private mutating func reportUnused() {
    guard !hasUnknown, let names = localization["substitutions"]?.object else { return }
    for member in names.members where !used.contains(member.key) {
      findings.shape(
        "no text of \(language.key) uses the substitution \(member.key.shown)", at: member.keySpan, key.key,
        severity: .warning, help: ["write %#@\(member.key.shown)@ where its text belongs, or remove it"])
    }
  }
}
