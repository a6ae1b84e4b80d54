package import Diagnostics
import Documents
import Locales

/// Lays out the messages of a locale with values in them, branch by branch, and says which of them readers see in
/// another order than their author (UAX #9).
package struct BidiCheck: LocaleCheck {
  package init() {}

  package var rules: [Rule] { BidiRules.all }

  package func begin(in files: SourceFiles) -> any LocaleRun { BidiLook(files: files) }
}

/// One look through the messages of one locale.
private struct BidiLook: LocaleRun {
  let files: SourceFiles
  /// Of the locale; from the first message on.
  private var judge: BidiJudge?
  private var facts: LocaleFacts?
  private var first: Unit?
  private var findings: [Finding] = []
  /// Messages with arguments of no known kind that read in another order than alone.
  private var reordered: [String] = []
  /// Translations into left-to-right languages that a right-to-left value turns: every language says it as the source
  /// does, so that it is said once for all of them.
  private var turned: [(key: String, finding: Finding)] = []
  private var leaks = false
  private var seen: Set<Spot> = []

  private struct Spot: Hashable {
    let rule: RuleID
    let span: Span
    let message: String
  }

  init(files: SourceFiles) {
    self.files = files
  }

  mutating func look(at unit: Unit) {
    let facts = facts ?? unit.factsOfTexts
    let judge = judge ?? BidiJudge(facts)
    self.facts = facts
    self.judge = judge
    if first == nil { first = unit }
    let pattern = unit.message.pattern
    var isCounted = false
    for (place, path) in FlatReading.paths(of: pattern).enumerated() {
      let plain = judge.plainReading(pattern, path)
      if let plain, judge.isClean(plain, at: place) { continue }
      let subject = BidiSubject(FlatReading(pattern, path), of: unit)
      let hasControls = subject.reading.flat.hasControls
      guard subject.flat.canBeTried else {
        if hasControls { report(unit, path, nil, judge) }
        report([tooLong(subject.flat, unit)])
        continue
      }
      var outcome = judge.outcome(of: subject.flat, subject.roles, examples: subject.examples)
      if let plain, outcome.isClean, !hasControls { judge.rememberAsClean(plain) }
      guard hasControls || !outcome.isClean else { continue }
      // An address by itself is no sentence, whose direction counts.
      if subject.flat.isAddress { outcome.flipsBase = false }
      let isAsked = !unit.isUntranslated(subject.flat, facts)
      let isTyped = outcome.reordered.contains { subject.roles[$0].words != nil }
      if isAsked, !isTyped, !outcome.reordered.isEmpty, !isCounted {
        isCounted = true
        reordered.append(unit.entry.key)
      }
      let flips = unit.isFirstStrong && outcome.flipsBase
      let isFaulty = isAsked && (outcome.spills || outcome.isGlued || flips || isTyped)
      if hasControls || isFaulty { report(unit, path, isFaulty ? outcome : nil, judge) }
    }
  }

  /// What is wrong with a reading that has controls, or an outcome to speak of.
  private mutating func report(_ unit: Unit, _ path: [Int], _ outcome: BidiOutcome?, _ judge: BidiJudge) {
    let subject = BidiSubject(FlatReading(unit.message.pattern, path, keepsSegments: true), of: unit)
    if subject.reading.flat.hasControls {
      let controls = ControlFindings(subject: subject, unit: unit, files: files).all()
      report(controls.findings)
      if controls.breakText { return }
    }
    if let outcome { report(subject, outcome, judge, unit) }
  }

  private mutating func report(
    _ subject: BidiSubject, _ outcome: BidiOutcome, _ judge: BidiJudge, _ unit: Unit
  ) {
    let found = BidiFindings(
      subject: subject, outcome: outcome, judge: judge, unit: unit, files: files, isFirstStrong: unit.isFirstStrong
    ).all()
    let isLikeSource = !unit.isSource && !judge.probes.isRightToLeft
    report(found.findings.filter { !isLikeSource || $0.rule != .bidiBase })
    if isLikeSource { turned += found.findings.filter { $0.rule == .bidiBase }.map { (unit.entry.key, $0) } }
    if !leaks, let repaired = found.repaired { leaks = judge.leaks(repaired, subject.roles) }
  }

  private func tooLong(_ flat: FlatText, _ unit: Unit) -> Finding {
    Finding(
      .bidiSpill, .note,
      "\(unit.message.key.keyWords) is too long to be laid out with values: its arguments stand in \(flat.slots.count) places",
      at: unit.message.span, symbol: unit.entry.key,
      help: ["divide it into messages of a sentence or two"])
  }

  /// Branches share what stands around their choice: that is said once.
  private mutating func report(_ found: [Finding]) {
    for finding in found {
      let spot = Spot(rule: finding.rule, span: finding.span, message: finding.message)
      if seen.insert(spot).inserted { findings.append(finding) }
    }
  }

  mutating func finish() -> [Finding] { findings + (first.map(summary) ?? []) }

  /// What concerns the catalog rather than a message.
  private func summary(_ unit: Unit) -> [Finding] {
    let language = unit.locale.englishName ?? unit.locale.text
    var result: [Finding] = []
    if !reordered.isEmpty {
      let messages = reordered.count == 1 ? "1 message" : "\(reordered.count) messages"
      result.append(
        Finding(
          .bidiOrder, .note,
          "in \(messages) in \(language), phone numbers, ranges and prices would read in another order",
          at: unit.place, symbol: unit.locale.text,
          notes: ["their arguments may be any text: \(Self.some(reordered))", Self.example(judge)].compactMap { $0 },
          help: [
            "let the app isolate values that are no plain text, or say in the name or comment of an argument what it is"
          ]))
    }
    if let example = turned.first {
      let keys = turned.map(\.key).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      let messages = keys.count == 1 ? "1 message" : "\(keys.count) messages"
      let edits = turned.flatMap { $0.finding.fixes.first?.edits ?? [] }
      result.append(
        Finding(
          .bidiBase, .warning,
          "\(messages) in \(language) turn\(keys.count == 1 ? "s" : "") to right-to-left with a right-to-left value",
          at: unit.place,
          symbol: unit.locale.text, notes: ["such as \(Self.some(keys))"] + example.finding.notes,
          help: example.finding.help,
          fixes: edits.isEmpty ? [] : [Fix("isolate what they begin with", safe: true, edits: edits)]))
    }
    // In the same words for every locale, so that it stands once in a report.
    if leaks, let file = unit.set.files.first?.file {
      result.append(
        Finding(
          .bidiSpill, .note, "isolates hold values that have no controls of their own", at: .start(of: file),
          symbol: unit.set.name,
          notes: [
            "a value with \(BidiControl.popDirectionalIsolate.name), or a line break, gets out of the isolate around it"
          ], help: ["let the app strip bidi controls and line breaks from what users write"]))
    }
    return result
  }
}

extension FlatText {
  /// Whether laying it out takes no longer than a reader would wait: it is laid out for each value of each argument, and
  /// a repair begins anew with each of them.
  fileprivate var canBeTried: Bool { slots.count <= 48 && slots.count * slots.count * units.count <= 1 << 21 }

  fileprivate var isAddress: Bool {
    !units.contains(0x20)
      && units.indices.dropLast(2).contains { units[$0] == 0x3A && units[$0 + 1] == 0x2F && units[$0 + 2] == 0x2F }
  }

  fileprivate var hasControls: Bool {
    units.contains { $0 >= 0x061C && BidiControl(rawValue: UInt32($0)) != nil }
  }
}

extension BidiLook {
  private static func some(_ keys: [String]) -> String {
    keys.prefix(3).joined(separator: ", ") + (keys.count > 3 ? " …" : "")
  }

  /// What becomes of a phone number behind a word of the language.
  private static func example(_ judge: BidiJudge?) -> String? {
    guard let judge, let phone = judge.probes[.phone].first else { return nil }
    var flat = FlatText()
    flat.append(judge.probes.word.text + " ")
    flat.appendSlot(0)
    judge.simulation.begin(flat, isRightToLeft: judge.probes.isRightToLeft)
    let seen = judge.simulation.seen([phone.argument])
    return seen.stretches.last.map { "behind a word of the language, \(phone.text) reads as \($0)" }
  }
}

extension Unit {
  /// Whether the first strong character decides the direction of the text: `natural` on iOS and `firstStrong` on Android.
  /// The workspace may say otherwise: `strings/bidi-base: { display: fixed }`.
  fileprivate var isFirstStrong: Bool {
    switch options.rules[.bidiBase]?["display"]?.string {
    case "first-strong": true
    case "fixed": false
    default: dialect == .apple || dialect == .android
    }
  }

  /// Whether a reading of it has letters, and none of the locale's script.
  fileprivate func isUntranslated(_ flat: FlatText, _ facts: LocaleFacts) -> Bool {
    guard !isSource else { return false }
    let text = String(decoding: flat.units, as: UTF16.self)
    return !facts.scripts.haveLetter(in: text) && text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  /// What the locale's texts are laid out by. Where CLDR does not know its script, the texts show their direction.
  fileprivate var factsOfTexts: LocaleFacts {
    guard facts.scripts.code == nil, !facts.isRightToLeft, !isSource,
      let position = self.set.locales.firstIndex(of: locale)
    else { return facts }
    let messages = self.set.entries.lazy.compactMap { $0.translations[position] }
    var (left, arabic, hebrew) = (0, 0, 0)
    for message in messages.prefix(1000) {
      switch message.pattern.usualText.unicodeScalars.lazy.map(\.bidiClass).first(where: { [.l, .r, .al].contains($0) })
      {
      case .l: left += 1
      case .al: arabic += 1
      case .r: hebrew += 1
      default: break
      }
    }
    guard arabic + hebrew > left else { return facts }
    return LocaleFacts(LocaleTag(language: arabic > hebrew ? "ar" : "he"))
  }

  /// Where the catalog of its locale is.
  fileprivate var place: Span {
    if !isSource, let position = self.set.locales.firstIndex(of: locale) { return self.set.places[position] }
    return .start(of: message.span.file)
  }
}
