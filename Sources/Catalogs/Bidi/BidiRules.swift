import Diagnostics

/// Rules that hold messages to the order in which they are meant to be read.
enum BidiRules {
  static let all = [spill, order, base, control]

  static let spill = Rule(
    .bidiSpill, .error, summary: "text changes places with the value beside it",
    why: "Letters of the other direction draw the numbers and brackets beside them along (UAX #9), so that "
      + "\u{201C}Sent by {name} (12)\u{201D} reads as if the 12 came first. Runs such as 5m or 3/10 that only their "
      + "neighbours keep in order are notes.",
    remedy: "Put ⟨FSI⟩ (U+2068) before and ⟨PDI⟩ (U+2069) behind the argument; for a run, ⟨LRI⟩ (U+2066) before and "
      + "⟨PDI⟩ behind the whole of it.",
    bad: example("sent: \"Sent by {name} (12)\""),
    good: example("sent: \"Sent by \\u2068{name}\\u2069 (12)\""))

  static let order = Rule(
    .bidiOrder, .note, summary: "a phone number, a range or a price reads in the wrong order",
    why: "Behind Arabic letters, and around signs behind Hebrew ones, numbers are put together from the right: "
      + "+1 (555) 010-9999 reads as 010-9999 (555) 1+.",
    remedy: "Put ⟨LRI⟩ (U+2066) before and ⟨PDI⟩ (U+2069) behind the argument, or let the app do so.",
    bad: example("call: \"Call {phone}\"", arabic: "call: \"اتصل على {phone}\""),
    good: example("call: \"Call {phone}\"", arabic: "call: \"اتصل على \\u2066{phone}\\u2069\""))

  static let base = Rule(
    .bidiBase, .warning, summary: "a value or a word at the start turns the whole message round",
    why: "iOS and Android take the direction of a paragraph from its first strong character: an Arabic message that "
      + "begins with a Latin name is laid out as English. Formats whose apps fix the direction are not asked; the "
      + "workspace says otherwise with display: first-strong.",
    remedy:
      "Isolate the argument, or begin the message with the mark of its language: ⟨RLM⟩ (U+200F) or ⟨LRM⟩ (U+200E).",
    bad: example(
      "added: \"{name} added you\"", arabic: "added: \"{name} أضافك\"",
      rules: "rules: { strings/bidi-base: { severity: warning, display: first-strong } }"),
    good: example(
      "added: \"\\u2068{name}\\u2069 added you\"", arabic: "added: \"\\u2068{name}\\u2069 أضافك\"",
      rules: "rules: { strings/bidi-base: { severity: warning, display: first-strong } }"))

  static let control = Rule(
    .bidiControl, .error, summary: "a bidi control is open, ends nothing, or overrides",
    why: "Controls can't be seen. One that is not closed draws in whatever the message is put together with; an "
      + "override makes text read as what it is not. Embeddings where isolates are meant, and pairs that stand on "
      + "different sides of a branch, are notes.",
    remedy: "Close what is open, remove what ends nothing, and isolate instead of overriding: ⟨LRI⟩ (U+2066) … ⟨PDI⟩ "
      + "(U+2069).",
    bad: example("file: \"Open \\u2068{name} now\""),
    good: example("file: \"Open \\u2068{name}\\u2069 now\""))

  private static func example(_ english: String, arabic: String? = nil, rules: String = "") -> Rule.Example {
    let product = "products: { example: { strings: strings\(rules.isEmpty ? "" : ", \(rules)") } }\n"
    var files = [("tokens.yaml", product), ("strings/en.yaml", "locale: en\nstrings:\n  \(english)\n")]
    if let arabic { files.append(("strings/ar.yaml", "locale: ar\nstrings:\n  \(arabic)\n")) }
    return Rule.Example(files)
  }
}
