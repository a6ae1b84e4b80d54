import Diagnostics
import Locales

/// What keeps a text from being an ICU message, in the words of its author.
struct ICUFaultWords {
  var message: String
  var notes: [String] = []
  var help: [String] = []
  var label: (range: Range<Int>, words: String)?

  private init(_ message: String, why: String? = nil, help: String) {
    self.message = message
    notes = why.map { [$0] } ?? []
    self.help = [help]
  }

  init(_ fault: MessageFault, _ text: String, _ dialect: CatalogFormat.Dialect) {
    let word = Self.excerpt(text, fault.range)
    switch fault.kind {
    case .notASCIISyntax: self.init(foreign: fault)
    case .unmatchedBrace: self.init(unmatched: fault, dialect)
    case .missingOther, .missingStyle: self.init(branchesOf: word, isEmpty: fault.kind == .missingStyle)
    case .badArgumentName, .badArgumentNumber: self.init(name: fault, word, dialect)
    case .unexpectedCharacter:
      self.init(
        "\(Self.found(fault, word)) where an argument goes on with \",\" or ends with \"}\"",
        help: "write {name}, or a type and what belongs to it: {name, number}")
    case .badSelector:
      self.init(
        "\(Self.found(fault, word)) where a branch begins",
        why: "A branch is a word or, in a plural, =N, and its text in braces", help: "write one{…}, or remove it")
    case .missingMessage:
      self.init(
        "the branch \"\(word)\" has no text", why: "What a branch shows stands in braces behind its word",
        help: "write \(word){…}")
    case .badOffset:
      self.init(
        "this offset is not followed by a number, or comes behind a branch",
        help: "write offset:1 before the first branch")
    case .badNumber: self.init("\(Self.found(fault, word)) where a number belongs", help: "write a number such as =1")
    case .badChoice:
      self.init(
        "\(Self.found(fault, word)) behind a choice's number, where \"#\" or \"<\" belongs",
        help: "write 1#text, or use plural in place of choice")
    case .unclosedQuote:
      self.init(
        "this apostrophe quotes the rest of the message", why: "An apostrophe in a style quotes up to the next",
        help: "close it with another, or double it")
    case .tooDeep:
      self.init(
        "arguments nest deeper than \(MessageParser.maximumDepth) levels", why: "No translator can follow that",
        help: "split the message")
    case .tooLong:
      self.init("this message is longer than \(MessageParser.maximumLength) bytes", help: "split it")
    case .tooLongWord: self.init("this word is longer than 65,535 characters", help: "shorten it")
    case .tooManyParts: self.init("this message has more parts than ICU reads", help: "split it")
    }
  }
}

// MARK: - Kinds

extension ICUFaultWords {
  private init(foreign fault: MessageFault) {
    let found = fault.character.map(Self.name) ?? "this"
    let meant = fault.meant.map(String.init) ?? ""
    self.init(
      "\(found) stands where the syntax of messages has \"\(meant)\"",
      why: "Names, types, commas and numbers of the syntax are ASCII in every language", help: "write \(meant)")
  }

  private init(unmatched fault: MessageFault, _ dialect: CatalogFormat.Dialect) {
    let own = dialect == .arb ? "" : "; a brace that is text is written '{'"
    self.init("this brace is not closed", help: "close it with }\(own)")
    guard let quote = fault.quote else { return }
    notes = ["An apostrophe before a brace quotes up to the next apostrophe"]
    help = ["double the apostrophe (''), or write \u{2019}"]
    label = (quote..<quote + 1, "this apostrophe quotes everything behind it")
  }

  private init(branchesOf type: String, isEmpty: Bool) {
    let isSelect = type.lowercased() == "select"
    let example = isSelect ? "female{…} other{…}" : "one{…} other{…}"
    guard !isEmpty else {
      self.init("this \(type) has no branches", help: "write {name, \(type), \(example)}")
      return
    }
    self.init(
      "this \(type) has no branch \"other\"",
      why: "Whatever no other branch takes is shown by it, so the format requires it", help: "add other{…}")
  }

  private init(name fault: MessageFault, _ word: String, _ dialect: CatalogFormat.Dialect) {
    if fault.kind == .badArgumentNumber {
      self.init(
        "\(word) is no number of an argument", why: "They are written without leading zeros, up to 32767",
        help: "write {0}, or a name")
    } else {
      let own = dialect == .arb ? "" : ", or '{' if the brace is text"
      self.init(
        "\(Self.found(fault, word)) where the name of an argument belongs", help: "write {name}\(own)")
    }
  }
}

// MARK: - Words

extension ICUFaultWords {
  /// What stands at the fault, as the beginning of a sentence.
  private static func found(_ fault: MessageFault, _ word: String) -> String {
    guard let character = fault.character else { return "the message ends" }
    return word.unicodeScalars.count == 1 ? "\(name(character)) stands" : "\"\(word)\" stands"
  }

  /// A character, with its code point where it may look like another one.
  private static func name(_ scalar: Unicode.Scalar) -> String {
    let code = "U+" + String(repeating: "0", count: max(0, 4 - hex(scalar).count)) + hex(scalar)
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F ? "\"\(scalar)\"" : code }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse: return code
    default: return "\"\(scalar)\" (\(code))"
    }
  }

  private static func hex(_ scalar: Unicode.Scalar) -> String { String(scalar.value, radix: 16, uppercase: true) }

  /// The text of a range, cut where it is long.
  private static func excerpt(_ text: String, _ range: Range<Int>) -> String {
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let word = String(text[lower..<bytes.index(lower, offsetBy: range.count)])
    return word.unicodeScalars.count > 40
      ? String(String.UnicodeScalarView(word.unicodeScalars.prefix(39))) + "…" : word
  }
}
