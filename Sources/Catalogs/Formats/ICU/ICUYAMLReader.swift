import Diagnostics
import Documents
import Locales

/// ICU messages in YAML: `locale`, `strings` in groups, and in the source `arguments`, which says what they may be.
package enum ICUYAMLReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = DocumentReader.read(input.file, input.source, syntax: .yaml)
    var reading = ICUYAMLReading(ICUMessages(input, document))
    var locale = input.place.locale
    if let root = document.root {
      if let object = root.object {
        locale = reading.read(object)
      } else {
        reading.messages.report(
          "the file is \(root.kindWords); a mapping was expected", at: root.span, "",
          help: "write locale: and strings:")
      }
    }
    return [reading.messages.file(document, locale: locale, at: document.root?["locale"]?.span, keys: reading.facts)]
  }
}

/// One such file as it is read.
struct ICUYAMLReading {
  private static let fileKeys = ["locale", "strings", "arguments"]
  private static let entryKeys = ["message", "comment", "max", "state"]

  var messages: ICUMessages
  private(set) var facts: [KeyFacts] = []
  /// Where the facts of a key are.
  private var places: [String: Int] = [:]

  init(_ messages: ICUMessages) {
    self.messages = messages
  }

  /// The file's locale.
  mutating func read(_ object: Object) -> LocaleTag? {
    checkKeys(of: object, Self.fileKeys, "the file", "")
    let locale = messages.locale(object["locale"], "locale")
    if locale == nil {
      messages.report(
        "the file does not say its locale", at: .start(of: messages.input.file), "locale",
        help: "write it in the first line: locale: ar")
    }
    guard let strings = object.member("strings") else {
      // What a misspelt key holds is not missing.
      return locale
    }
    if let texts = strings.value.object {
      readGroup(texts, below: "")
    } else {
      reportMapping(strings.value, "strings", "strings", "a key and a text on each line: title: \"…\"")
    }
    if let arguments = object.member("arguments") { readArguments(arguments.value) }
    return locale
  }
}

// MARK: - Texts

extension ICUYAMLReading {
  private mutating func readGroup(_ object: Object, below group: String) {
    for member in object.members {
      let key = group.isEmpty ? member.key : "\(group).\(member.key)"
      if let text = member.value.string {
        messages.add(text, at: member.value.span, key, member)
      } else if let inner = member.value.object, !isEntry(inner) {
        guard messages.canHold(group: key, member) else { continue }
        readGroup(inner, below: key)
      } else if let entry = member.value.object {
        readEntry(entry, key, member)
      } else {
        messages.readScalar(member.value, key, member)
      }
    }
  }

  /// Whether a mapping is one text with what is said of it, and no group: it has a `message` that is no mapping, or what
  /// is only said of texts.
  private func isEntry(_ object: Object) -> Bool {
    if let message = object.member("message") { return message.value.object == nil }
    let others = object.members.filter { !Self.entryKeys.contains($0.key) }
    guard others.count < object.members.count else { return false }
    return others.allSatisfy { !Suggestion.nearest(to: $0.key, among: ["message"]).isEmpty }
  }

  private mutating func readEntry(_ entry: Object, _ key: String, _ member: Object.Member) {
    checkKeys(of: entry, Self.entryKeys, key.shown, key)
    guard let message = entry.member("message") else {
      messages.report(
        "\(key.shown) has no message", at: member.keySpan, key, help: "write { message: \"…\", comment: \"…\" }")
      return
    }
    let state = entry["state"].flatMap { readState($0, key) }
    if let text = message.value.string {
      messages.add(text, at: message.value.span, key, member, state: state)
    } else {
      messages.readScalar(message.value, key, member, state: state)
    }
    let comment = entry["comment"].flatMap { readComment($0, key) }
    let maximum = entry["max"].flatMap { readMaximum($0, key) }
    guard comment != nil || maximum != nil else { return }
    addFacts(KeyFacts(key, member.keySpan, comment: comment, maximum: maximum))
  }

  private mutating func readComment(_ node: Node, _ key: String) -> String? {
    if node.string == nil { messages.reportValue(node, "the comment of \(key.shown)", key) }
    return node.string
  }

  private mutating func readMaximum(_ node: Node, _ key: String) -> Int? {
    if let number = node.number, let maximum = Int(exactly: number), maximum > 0 { return maximum }
    messages.report(
      "the max of \(key.shown) is \(written(node)); a number of characters was expected", at: node.span, key,
      help: "write max: 40")
    return nil
  }

  private mutating func readState(_ node: Node, _ key: String) -> State? {
    if let state = node.string.flatMap(State.init(rawValue:)) { return state }
    let states = [State.new, .needsReview, .translated, .stale].map(\.rawValue)
    let near = node.string.flatMap { Suggestion.nearest(to: $0, among: states).first }
    messages.report(
      "the state of \(key.shown) is \(written(node))", at: node.span, key,
      help: near.map { "did you mean \($0)?" } ?? "write \(states.dropLast().joined(separator: ", ")) or stale")
    return nil
  }
}

// MARK: - Arguments

extension ICUYAMLReading {
  private static let example = "{ days: 1… }"
  /// For so many unknown keys a file is searched for what they may mean.
  private static let mostSuggestions = 20

  private mutating func readArguments(_ node: Node) {
    guard let object = node.object else {
      reportMapping(node, "arguments", "arguments", "a key and its arguments: today.streak: \(Self.example)")
      return
    }
    var unknown = 0
    for member in object.members {
      guard let keySpan = messages.keySpan(of: member.key) else {
        unknown += 1
        reportUnknown(member, among: unknown <= Self.mostSuggestions ? messages.keys : [])
        continue
      }
      guard let arguments = member.value.object else {
        reportMapping(member.value, "what is said of \(member.key.shown)", member.key, Self.example)
        continue
      }
      let declared = arguments.members.map { readArgument($0, member.key) }
      if let index = places[member.key] {
        facts[index].arguments = declared
      } else {
        addFacts(KeyFacts(member.key, keySpan, arguments: declared))
      }
    }
  }

  private mutating func reportUnknown(_ member: Object.Member, among keys: [String]) {
    let near = Suggestion.nearest(to: member.key, among: keys)
    messages.report(
      "there is no text \(member.key.shown)", at: member.keySpan, member.key,
      help: Suggestion.question(near) ?? "name a key of strings, with its groups: today.streak")
  }

  /// `1…`, `int`, or a mapping of `type`, `range` and `example`.
  private mutating func readArgument(_ member: Object.Member, _ key: String) -> KeyFacts.DeclaredArgument {
    var argument = KeyFacts.DeclaredArgument(member.key, at: member.keySpan)
    guard let parts = member.value.object else {
      readRangeOrType(member.value, into: &argument, key)
      return argument
    }
    checkKeys(of: parts, ["type", "range", "example"], "the argument \(member.key.shown)", key)
    if let type = parts["type"] {
      argument.type = type.string
      if type.string == nil { messages.reportValue(type, "the type of \(member.key.shown)", key) }
    }
    if let range = parts["range"] { readRange(range, into: &argument, key) }
    argument.example = parts["example"].map { $0.string ?? written($0) }
    return argument
  }

  private mutating func readRangeOrType(_ node: Node, into argument: inout KeyFacts.DeclaredArgument, _ key: String) {
    if let word = node.string, let first = word.unicodeScalars.first, first.properties.isAlphabetic {
      argument.type = word
    } else {
      readRange(node, into: &argument, key)
    }
  }

  private mutating func readRange(_ node: Node, into argument: inout KeyFacts.DeclaredArgument, _ key: String) {
    let words = node.string ?? (node.number == nil ? "" : written(node))
    guard let range = ArgumentRange(words) else {
      messages.report(
        "the range of \(argument.name.shown) is \(written(node))", at: node.span, key,
        help: "write 1…, 0…100 or …5")
      return
    }
    argument.lower = range.lower
    argument.upper = range.upper
  }
}

// MARK: - Shapes

extension ICUYAMLReading {
  private mutating func addFacts(_ new: KeyFacts) {
    places[new.key] = facts.count
    facts.append(new)
  }

  private mutating func checkKeys(of object: Object, _ known: [String], _ what: String, _ symbol: String) {
    let free = known.filter { object.member($0) == nil }
    for member in object.members where !known.contains(member.key) {
      let near = Suggestion.nearest(to: member.key, among: free)
      let list = known.dropLast().joined(separator: ", ") + " and " + (known.last ?? "")
      messages.report(
        "\(what) has no \"\(member.key.shown)\"", at: member.keySpan, symbol,
        help: Suggestion.question(near) ?? "it may have \(list)")
    }
  }

  private mutating func reportMapping(_ node: Node, _ what: String, _ symbol: String, _ example: String) {
    messages.report(
      "\(what) is \(node.kindWords); a mapping was expected", at: node.span, symbol, help: "write \(example)")
  }

  /// A value as the file has it, for messages.
  private func written(_ node: Node) -> String {
    node.object == nil && node.array == nil && !node.span.range.isEmpty
      ? messages.input.source.text(node.span.range).shown : node.kindWords
  }
}
