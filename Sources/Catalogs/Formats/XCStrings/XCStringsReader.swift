import Diagnostics
import Documents
import Locales

/// Reads Xcode's string catalogs: JSON of versions 1.0 and 1.1.
package enum XCStringsReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = DocumentReader.read(input.file, input.source, syntax: .json)
    var reading = XCStringsReading(input)
    reading.findings.add(document.issues)
    if let root = document.root { reading.readRoot(root, isComplete: document.isComplete) }
    return [reading.file(isComplete: document.isComplete)]
  }
}

/// A string catalog on its way into the model.
struct XCStringsReading {
  /// The languages of the file, the source first.
  private struct Language {
    var localization: Localization
    /// The key that it was last seen at: the same twice is one too many.
    var lastEntry = -1
  }

  let input: CatalogInput
  var findings = FileFindings()
  private var sourceLocale: LocaleTag?
  private var languages: [Language] = []
  /// By code, as the file writes it; nil for what is none.
  private var places: [String: Int?] = [:]
  private var keys: [KeyFacts] = []

  init(_ input: CatalogInput) {
    self.input = input
  }

  func file(isComplete: Bool) -> CatalogFile {
    CatalogFile(
      .xcstrings, input.file, table: input.place.table, sourceLocale: sourceLocale,
      localizations: languages.map(\.localization).filter { !$0.messages.isEmpty }, keys: keys,
      findings: findings.all, isComplete: isComplete)
  }
}

// MARK: - The file

extension XCStringsReading {
  mutating func readRoot(_ root: Node, isComplete: Bool) {
    guard let catalog = root.object else {
      return findings.shape(
        "a string catalog is a mapping, and this is \(root.kindWords)", at: root.span,
        help: ["write { \"sourceLanguage\": \"en\", \"strings\": { … }, \"version\": \"1.0\" }"])
    }
    readVersion(catalog, isComplete: isComplete)
    readSourceLanguage(catalog, root.span, isComplete: isComplete)
    guard let strings = catalog.member("strings") else {
      guard isComplete else { return }
      return findings.shape(
        "the catalog has no \"strings\"", at: start(of: root.span), help: ["add \"strings\": { }, which holds the keys"]
      )
    }
    guard let entries = object(of: strings, "which maps keys to their translations", key: "") else { return }
    keys.reserveCapacity(entries.members.count)
    for (index, entry) in entries.members.enumerated() {
      let before = findings
      readEntry(entry, index)
      // What the file breaks off in lacks what follows, which is no fault of its own.
      if !isComplete, index == entries.members.count - 1 { findings = before }
    }
  }

  /// The first byte: the bracket that opens a mapping.
  private func start(of span: Span) -> Span { input.span(Int(span.lower), Int(span.lower) + 1) }

  private mutating func readVersion(_ catalog: Object, isComplete: Bool) {
    guard let member = catalog.member("version") else { return }
    guard let version = member.value.string else {
      return findings.shape(
        "the version is \(member.value.kindWords), where Xcode wants a string", at: member.value.span,
        help: ["write \"version\": \"1.0\""])
    }
    guard version != "1.0", version != "1.1" else { return }
    findings.shape(
      "version \(version.shown) of string catalogs is not known here", at: member.value.span, severity: .warning,
      notes: ["versions 1.0 and 1.1 are read; what this one has beyond them is passed over"],
      help: ["update this tool, or save the catalog with an Xcode that writes version 1.1"])
  }

  private mutating func readSourceLanguage(_ catalog: Object, _ root: Span, isComplete: Bool) {
    var place = start(of: root)
    if let member = catalog.member("sourceLanguage") {
      place = member.value.span
      sourceLocale = member.value.string.flatMap { LocaleTag($0) }
      if let code = member.value.string { places[code] = 0 }
      if sourceLocale == nil {
        let written = member.value.string.map { "\"\($0.shown)\" is no language code" }
        findings.shape(
          written ?? "the source language is \(member.value.kindWords), not a language code", at: place,
          help: ["write a code such as \"en\" or \"pt-BR\""])
      }
    } else if isComplete {
      findings.shape(
        "the catalog does not say its source language", at: place,
        notes: ["a key without a text in the source language is that text itself"],
        help: ["add \"sourceLanguage\": \"en\", or the language that the keys are written in"])
    }
    languages = [Language(localization: Localization(sourceLocale, at: place, messages: []))]
  }

  /// The mapping that a member must hold.
  mutating func object(of member: Object.Member, _ purpose: String, key: String) -> Object? {
    if let object = member.value.object { return object }
    findings.shape(
      "\"\(member.key.shown)\" is \(member.value.kindWords), where a mapping belongs, \(purpose)",
      at: member.value.span, key, help: ["write { … }, or remove \"\(member.key.shown)\""])
    return nil
  }
}

// MARK: - Keys

extension XCStringsReading {
  /// What Xcode writes for `extractionState`; a key without one is found in the sources.
  private static let extractionStates = ["extracted_with_value", "manual", "migrated", "stale"]

  private mutating func readEntry(_ entry: Object.Member, _ index: Int) {
    guard let object = object(of: entry, "with its translations", key: entry.key) else { return }
    var facts = KeyFacts(entry.key, entry.keySpan)
    var localizations: Object?
    for member in object.members {
      switch member.key {
      case "localizations": localizations = self.object(of: member, "which maps languages to texts", key: entry.key)
      case "comment": facts.comment = string(of: member, key: entry.key)
      case "extractionState": facts.state = extractionState(member, key: entry.key)
      case "shouldTranslate":
        if let value = member.value.bool {
          facts.isTranslatable = value
        } else {
          reportKind(of: member, "true or false", key: entry.key)
        }
      default: break
      }
    }
    keys.append(facts)
    for member in localizations?.members ?? [] { readLocalization(member, of: entry, index) }
    if languages[0].lastEntry != index { addKeyAsSource(entry) }
  }

  private mutating func extractionState(_ member: Object.Member, key: String) -> State? {
    guard let state = string(of: member, key: key) else { return nil }
    if !Self.extractionStates.contains(state) { reportChoice(state, member, Self.extractionStates, key: key) }
    return state == "stale" ? .stale : nil
  }

  /// Where the source language has no text of its own, the key is the text.
  private mutating func addKeyAsSource(_ entry: Object.Member) {
    let literal = Literal(json: entry.key, entry.keySpan)
    var reader = PrintfReader(.apple)
    let pattern = Pattern(literal, range: 0..<entry.key.utf8.count, pieces: reader.pieces(of: entry.key))
    let span = entry.keySpan.joined(with: entry.value.span)
    languages[0].localization.messages.append(Message(entry.key, entry.keySpan, pattern, span: span))
  }

  private mutating func readLocalization(_ member: Object.Member, of entry: Object.Member, _ index: Int) {
    guard let language = language(member, key: entry.key) else { return }
    guard languages[language].lastEntry != index else {
      let code = languages[language].localization.locale?.text ?? member.key
      return findings.shape(
        "\(code) is here twice, under two names", at: member.keySpan, entry.key, help: ["keep one of the two"])
    }
    guard let object = object(of: member, "with the text", key: entry.key) else { return }
    var reader = XCStringsPatternReader(entry, member, object, input.source, findings)
    let pattern = reader.read()
    findings = reader.findings
    guard let pattern else { return }
    languages[language].lastEntry = index
    let span = member.keySpan.joined(with: member.value.span)
    languages[language].localization.messages.append(
      Message(entry.key, entry.keySpan, pattern, span: span, state: reader.state))
  }

  private mutating func language(_ member: Object.Member, key: String) -> Int? {
    if let known = places[member.key] { return known }
    guard let locale = LocaleTag(member.key) else {
      places[member.key] = .some(nil)
      findings.shape(
        "\"\(member.key.shown)\" is no language code", at: member.keySpan, key,
        help: ["write a code such as \"en\" or \"pt-BR\""])
      return nil
    }
    let place = languages.firstIndex { $0.localization.locale == locale } ?? languages.count
    if place == languages.count {
      languages.append(Language(localization: Localization(locale, at: member.keySpan, messages: [])))
    }
    places[member.key] = place
    return place
  }
}

// MARK: - Values

extension XCStringsReading {
  private mutating func string(of member: Object.Member, key: String) -> String? {
    if let text = member.value.string { return text }
    reportKind(of: member, "a string", key: key)
    return nil
  }

  private mutating func reportKind(of member: Object.Member, _ wanted: String, key: String) {
    findings.shape(
      "\"\(member.key)\" is \(member.value.kindWords), where Xcode wants \(wanted)", at: member.value.span, key,
      help: ["write \(wanted), or remove \"\(member.key)\""])
  }

  private mutating func reportChoice(_ word: String, _ member: Object.Member, _ choices: [String], key: String) {
    findings.reportChoice(word, member, choices, key: key)
  }
}

extension FileFindings {
  /// A word that is none of those that Xcode knows in its place.
  mutating func reportChoice(_ word: String, _ member: Object.Member, _ choices: [String], key: String) {
    let names = Suggestion.nearest(to: word, among: choices, limit: 1)
    shape(
      "\"\(word.shown)\" is no value of \"\(member.key)\" that Xcode knows", at: member.value.span, key,
      help: [Suggestion.question(names) ?? "use \(choices.joined(separator: ", "))"])
  }
}

extension Literal {
  /// A JSON string whose span takes in its quotes.
  init(json text: String, _ span: Span) {
    let (lower, upper) = (Int(span.lower) + 1, Int(span.upper) - 1)
    self.init(text, at: Span(file: span.file, lower: lower, upper: max(lower, upper)), as: .json)
  }
}
