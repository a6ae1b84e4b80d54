import Catalogs
import Diagnostics
import Files
import Locales

/// `tokens strings show KEY`: every branch of a message, in each language that is asked for.
struct StringsShow {
  private struct Found {
    let inspection: ProductInspection
    let set: CatalogSet
    let entry: CatalogSet.Entry
  }

  private let strings: InspectedStrings
  private let found: [Found]
  private let filter: LocaleFilter
  private let count: Int?

  init(_ key: String, _ strings: InspectedStrings, _ arguments: Arguments) throws(Failure) {
    self.strings = strings
    filter = try LocaleFilter(arguments, strings)
    count = try Self.count(arguments)
    let pattern = KeyPattern(key)
    let all = strings.inspections.flatMap { inspection in
      inspection.strings.sets.flatMap { set in set.entries.map { Found(inspection: inspection, set: set, entry: $0) } }
    }
    found = all.filter { pattern.matches($0.entry.key) }
    guard found.isEmpty else { return }
    let near = Suggestion.nearest(to: key, among: all.map(\.entry.key))
    throw Failure(
      "there is no message \(key)",
      help: [Suggestion.question(near) ?? "tokens strings show 'today.*' shows every key that begins so"],
      command: "strings")
  }

  private static func count(_ arguments: Arguments) throws(Failure) -> Int? {
    guard let text = arguments.value(.count) else { return nil }
    guard let count = Int(text), count >= 0 else {
      throw Failure("--count \(text) is no whole number", help: ["--count 11"], command: "strings")
    }
    return count
  }

  // MARK: - For people

  func text(_ style: Style) -> String {
    let visual = VisualReader()
    return found.map { text($0, visual, style) }.joined(separator: "\n")
  }

  private func text(_ found: Found, _ visual: VisualReader, _ style: Style) -> String {
    var text = style(.path, DisplayText.escaped(found.entry.key)) + "\n"
    if let comment = found.entry.facts?.comment { text += DisplayText.escaped(comment) + "\n" }
    for (locale, message) in messages(found) {
      let facts = strings.locales[locale]
      let preview = preview(message, found, facts)
      text += "\n  \(locale)  \(locale.englishName ?? "")\(state(message))\n"
      var table = Table()
      for reading in preview.readings {
        table.rows.append([
          .init(reading.selectors.joined(separator: " › "), .quiet), .init(reading.numbers ?? "", .quiet),
          .init(VisualReader.visible(reading.text)),
        ])
        guard facts.isRightToLeft || reading.text.unicodeScalars.contains(where: { $0.bidiControl != nil }) else {
          continue
        }
        let seen = visual.words(reading.text, isRightToLeft: facts.isRightToLeft)
        if seen.contains(", then ") { table.rows.append([.init(""), .init(""), .init("seen \(seen)", .quiet)]) }
      }
      text += table.rendered(style, indent: 4)
    }
    return text
  }

  private func state(_ message: Message) -> String {
    switch message.state {
    case .needsReview: "  to review"
    case .new: "  new"
    case .stale: "  no longer in the source"
    case .translated, nil: ""
    }
  }

  private func preview(_ message: Message, _ found: Found, _ facts: LocaleFacts) -> MessagePreview {
    let options = CatalogOptions(digits: found.inspection.subject.product?.digits ?? [:])
    return MessagePreview(message, of: found.entry, found.set.dialect, facts, options, number: count)
  }

  /// The source first.
  private func messages(_ found: Found) -> [(LocaleTag, Message)] {
    let translations = zip(found.set.locales, found.entry.translations).compactMap { locale, message in
      message.map { (locale, $0) }
    }
    let source = found.entry.source.map { [(found.set.sourceLocale, $0)] } ?? []
    return (source + translations).filter { filter.allows($0.0) }
  }

  // MARK: - For programs

  /// `{"messages": [{"key", "locale", "readings": [{"selectors", "numbers", "samples", "text", "seen"}]}]}`. Members may
  /// be added, never changed.
  var json: String {
    let visual = VisualReader()
    var json = JSONText()
    json.object { json in
      json.member("messages") { json in
        json.array(found.flatMap { found in messages(found).map { (found, $0.0, $0.1) } }) { json, item in
          let (found, locale, message) = item
          let facts = strings.locales[locale]
          json.object { json in
            json.member("key", found.entry.key)
            json.member("locale", locale.text)
            json.member("readings") { json in
              json.array(preview(message, found, facts).readings) { json, reading in
                json.object(inline: true) { json in
                  json.member("selectors") { $0.array(reading.selectors, inline: true) { $0.string($1) } }
                  json.member("numbers") { json in
                    if let numbers = reading.numbers { json.string(numbers) } else { json.null() }
                  }
                  json.member("samples") { $0.array(reading.samples, inline: true) { $0.string($1) } }
                  json.member("text", reading.text)
                  json.member("seen", visual.words(reading.text, isRightToLeft: facts.isRightToLeft))
                }
              }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}

/// The languages that `--locale` asks for; all without it.
struct LocaleFilter {
  let wanted: [LocaleTag]

  init(_ arguments: Arguments, _ strings: InspectedStrings) throws(Failure) {
    var wanted: [LocaleTag] = []
    let sets = strings.inspections.flatMap(\.strings.sets)
    let known = Set(sets.flatMap { $0.locales + [$0.sourceLocale] })
    for text in arguments.values(.locale) {
      guard let tag = LocaleTag(text), known.contains(tag) else {
        let names = known.map(\.text).sorted()
        throw Failure(
          "no catalog here is in \(text)",
          help: [
            likeliest(text, among: names).map { "did you mean \($0)?" } ?? "there are \(names.joined(separator: ", "))"
          ],
          command: "strings")
      }
      wanted.append(tag)
    }
    self.wanted = wanted
  }

  func allows(_ locale: LocaleTag) -> Bool { wanted.isEmpty || wanted.contains(locale) }
}
