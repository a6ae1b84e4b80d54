import Diagnostics
import Locales

/// The arguments of a translation against those of its source, and percent signs that were conversions once.
struct PlaceholderCheck: StructureCheck {
  var rules: [Rule] { [PlaceholderTexts.placeholder, PlaceholderTexts.percent] }

  func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    let isPrintf = unit.dialect == .apple || unit.dialect == .android
    if unit.isSource, unit.message.isOfHumanSize { DeclaredArguments(unit: unit, files: files).check(report) }
    guard !unit.message.pattern.isBlank,
      ([unit.message] + [unit.source].compactMap { $0 }).contains(where: \.hasArguments),
      ([unit.message] + [unit.source].compactMap { $0 }).allSatisfy(\.isOfHumanSize)
    else { return }
    var review = PlaceholderReview(unit, files)
    if isPrintf { review.checkPercentSigns(report) }
    guard let source = unit.source, source.flaws.isEmpty, !source.pattern.isBlank else { return }
    if isPrintf { review.checkPlaces(report) }
    if !isPrintf { review.checkTypes(report) }
    review.checkNames(report)
    review.checkBranches(report)
    if !isPrintf { review.checkChoices(report) }
  }
}

extension Message {
  /// Whether there is more than text in it.
  fileprivate var hasArguments: Bool {
    !pattern.pieces.allSatisfy { piece in
      if case .text = piece.content { true } else if case .protected = piece.content { true } else { false }
    }
  }

  /// A message with more arguments than this is none: each of its branches would be looked at with all of them.
  fileprivate var isOfHumanSize: Bool {
    var count = 0
    pattern.forEachArgument { _, _, _ in count += 1 }
    return count <= 500
  }
}

/// A translation beside its source. What one check has explained the next ones leave alone.
struct PlaceholderReview {
  let unit: Unit
  let files: SourceFiles
  let source: ArgumentTable
  let own: ArgumentTable
  /// Arguments whose absence or presence is told already.
  var explained: Set<Argument.Name> = []
  /// Whether all places are told already.
  var isExplained = false

  init(_ unit: Unit, _ files: SourceFiles) {
    self.unit = unit
    self.files = files
    own = ArgumentTable(unit.message.pattern)
    source = unit.source.map { ArgumentTable($0.pattern) } ?? own
  }

  /// What the source prints and the translation never does, in the order of their names.
  var absent: [Argument.Name] { source.usually.subtracting(own.printed).subtracting(explained).sorted() }

  /// Where the message as a whole stands.
  var place: Span {
    let span = unit.message.pattern.literal.span
    return span.range.isEmpty ? unit.message.keySpan : span
  }

  func span(_ use: Leaf.Use) -> Span { use.pattern.literal.span(of: use.range, in: files) }

  /// An argument as its source writes it: `%1$@`, `{name}`.
  func written(_ name: Argument.Name) -> String {
    guard unit.dialect == .apple || unit.dialect == .android else { return "{\(name.written(in: unit.dialect))}" }
    guard let use = source.use(of: name) else { return "%\(name)$" }
    return use.argument.specifier.isEmpty ? "the number" : use.pattern.written(use.range)
  }

  // MARK: - Names

  /// Arguments that the translation drops altogether, and those that nothing gives it.
  mutating func checkNames(_ report: (Finding) -> Void) {
    guard !isExplained else { return }
    let declared = Set((unit.entry.facts?.arguments ?? []).map(\.name))
    // What a printf plural counts is no conversion, and need not be among the source's.
    let used = unit.dialect == .apple || unit.dialect == .android ? own.printed : own.all
    let unknown = used.subtracting(source.all).subtracting(explained).subtracting(unit.argumentsOfKey)
      .filter { !declared.contains($0.written(in: unit.dialect)) }.sorted()
    var absent = absent
    for name in unknown {
      let word = name.written(in: unit.dialect)
      let near = Suggestion.nearest(to: word, among: source.all.map { $0.written(in: unit.dialect) }.sorted())
      let meant = absent.first { near.contains($0.written(in: unit.dialect)) }
      if let meant {
        absent.removeAll { $0 == meant }
        explained.insert(meant)
      }
      reportUnknown(name, meant: meant, near: near, report)
      explained.insert(name)
    }
    guard !absent.isEmpty else { return }
    explained.formUnion(absent)
    let names = list(absent.map(written), "and")
    report(
      unit.finding(
        .placeholder, .error, "\(unit.words) lacks \(names)", at: place,
        labels: absent.prefix(3).compactMap(sourceLabel),
        notes: ["what the program puts there is lost to whoever reads this language"],
        help: ["put \(names) where the text speaks of it"]))
  }

  private func sourceLabel(_ name: Argument.Name) -> Finding.Label? {
    source.use(of: name).map { Finding.Label(span($0), "the source has it here") }
  }

  private func reportUnknown(
    _ name: Argument.Name, meant: Argument.Name?, near: [String], _ report: (Finding) -> Void
  ) {
    let use = own.use(of: name)
    let choice = own.deciding.first { $0.name == name }?.choice
    let isPrintf = unit.dialect == .apple || unit.dialect == .android
    let shown =
      isPrintf ? use.map { $0.pattern.written($0.range) } ?? "%\(name)$" : "{\(name.written(in: unit.dialect))}"
    var fixes: [Fix] = []
    if let meant, let use, case .named(let wrong) = name {
      let right = meant.written(in: unit.dialect)
      let edits = own.leaves.flatMap(\.uses).filter { $0.argument.name == name }.compactMap {
        edit($0, replacing: wrong, by: right)
      }
      if !edits.isEmpty, choice == nil, use.argument.name == name {
        fixes = [Fix("write {\(right)}", safe: true, edits: Array(Set(edits)).sorted { $0.span.lower < $1.span.lower })]
      }
    }
    let isOneMore = isPrintf && source.all.contains { written($0) == shown }
    report(
      unit.finding(
        .placeholder, .error,
        isOneMore
          ? "\(unit.words) has \(counted(own.printed.count, "argument")), and the source \(source.printed.count)"
          : "\(unit.words) has \(shown), which the source does not have",
        at: choice?.span ?? use.map(span) ?? place, labels: meant.flatMap(sourceLabel).map { [$0] } ?? [],
        notes: [consequence], help: help(meant, near, isPrintf), fixes: fixes))
  }

  private func help(_ meant: Argument.Name?, _ near: [String], _ isPrintf: Bool) -> [String] {
    if let meant { return ["did you mean \(written(meant))?"] }
    if !isPrintf, let question = Suggestion.question(near.map { "{\($0)}" }) { return [question] }
    let names = source.all.sorted().map(written)
    return [names.isEmpty ? "remove it" : "the source has \(list(names, "and"))"]
  }

  private var consequence: String {
    switch unit.dialect {
    case .apple: "the app reads a value that is not there, and may end"
    case .android: "formatting it throws, and the app ends"
    case .icu: "nothing is put there: the name in braces is shown, or formatting fails"
    case .arb: "gen_l10n makes it a parameter of this language alone, or refuses the file"
    }
  }

  private func edit(_ use: Leaf.Use, replacing wrong: String, by right: String) -> Fix.Edit? {
    let written = use.pattern.written(use.range)
    guard written.hasPrefix("{") else { return nil }
    let blanks = written.dropFirst().prefix { $0 == " " }.utf8.count
    let start = use.range.lowerBound + 1 + blanks
    guard written.dropFirst(1 + blanks).hasPrefix(wrong) else { return nil }
    return use.pattern.literal.edit(start..<start + wrong.utf8.count, right, in: files)
  }

  /// A date where the source has a number, or the other way round.
  func checkTypes(_ report: (Finding) -> Void) {
    for name in own.printed.intersection(source.printed).sorted() {
      guard let use = own.use(of: name), let original = source.use(of: name) else { continue }
      let kinds = [use.argument.kind, original.argument.kind]
      guard kinds.contains(.date), kinds.contains(.number) || kinds.contains(.integer) else { continue }
      let theirs = original.pattern.written(original.range)
      report(
        unit.finding(
          .placeholder, .error,
          "\(unit.words) has \(use.pattern.written(use.range)) for what the source has as \(theirs)",
          at: span(use), labels: [Finding.Label(span(original), "the source has it here")], help: ["write \(theirs)"]))
    }
  }

  // MARK: - Branches

  /// Arguments that every branch of the source has and some branch of the translation lacks.
  func checkBranches(_ report: (Finding) -> Void) {
    guard !isExplained else { return }
    var told: Set<Span> = []
    for leaf in own.leaves where !leaf.isForNothing {
      let absent = source.always.subtracting(leaf.names).subtracting(leaf.spellable).subtracting(explained).sorted()
      guard !absent.isEmpty, let branch = leaf.innermost, !branch.pattern.isBlank, told.insert(branch.span).inserted
      else { continue }
      let names = list(absent.map(written), "and")
      report(
        unit.finding(
          .placeholder, .error, "\(unit.words) lacks \(names) in its \(branch.selector) branch", at: branch.span,
          labels: absent.prefix(3).compactMap(sourceLabel),
          help: ["put \(names) there, as in the other branches"]))
    }
  }

  /// Choices that the source makes and the translation does not.
  func checkChoices(_ report: (Finding) -> Void) {
    for (name, choice) in source.deciding where !own.all.contains(name) && !explained.contains(name) {
      guard choice.kind == .select || unit.facts.cardinal.required.count > 1 else { continue }
      let word = written(name)
      report(
        unit.finding(
          .placeholder, .note, "\(unit.words) reads the same for every \(word), by which the source varies", at: place,
          labels: [Finding.Label(choice.span, "the source varies here")],
          help: ["vary it too, where the language tells the cases apart"]))
    }
  }
}

extension Unit {
  /// The arguments of a key that is a format itself, as in string catalogs: the program hands them over, whether the
  /// source's text shows them or not.
  fileprivate var argumentsOfKey: Set<Argument.Name> {
    guard dialect == .apple, message.key.utf8.contains(UInt8(ascii: "%")) else { return [] }
    var reader = PrintfReader(.apple)
    return Set(
      reader.pieces(of: message.key).compactMap {
        if case .argument(let argument) = $0.content { argument.name } else { nil }
      })
  }
}
