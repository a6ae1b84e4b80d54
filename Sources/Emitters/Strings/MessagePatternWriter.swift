import Catalogs
import Locales

/// Writes a message of any format as an ICU pattern in the form that the runtime reads: arguments by their labels, the
/// cases of a choice in the order in which they are tried, no quotes but those that are needed, one line.
struct MessagePatternWriter {
  private let parameters: MessageParameters
  private let dialect: CatalogFormat.Dialect
  private let facts: LocaleFacts
  private var text = ""
  private var output = ""
  private var isPossible = true

  /// nil where the message has arguments that its source lacks or that are of another type, or a choice without
  /// `other`: the checks say so.
  static func pattern(
    _ pattern: Pattern, _ parameters: MessageParameters, _ dialect: CatalogFormat.Dialect, _ facts: LocaleFacts
  ) -> String? {
    var writer = MessagePatternWriter(parameters, dialect, facts)
    writer.write(pattern, number: nil, inPlural: false)
    return writer.isPossible ? writer.output : nil
  }

  private init(_ parameters: MessageParameters, _ dialect: CatalogFormat.Dialect, _ facts: LocaleFacts) {
    self.parameters = parameters
    self.dialect = dialect
    self.facts = facts
  }

  /// `number`: what the plural around counts. `inPlural`: whether that is the innermost choice, in which `#` is syntax.
  private mutating func write(_ pattern: Pattern, number: Argument.Name?, inPlural: Bool) {
    for piece in pattern.pieces {
      switch piece.content {
      case .text(let shown), .protected(let shown): text += shown
      case .percent: text += pattern.written(piece)
      case .number:
        endText(inPlural)
        if inPlural, number != nil { output += "#" } else { write(number, style: nil) }
      case .argument(let argument):
        guard argument.specifier != "*" else { continue }
        endText(inPlural)
        write(argument.name, style: NumberStyleWords(argument, dialect).style)
      case .choice(let choice):
        write(choice, number: number, inPlural: inPlural)
      }
    }
    endText(inPlural)
  }

  private mutating func write(_ name: Argument.Name?, style: String?) {
    guard let name, let (parameter, index) = parameters[name] else {
      isPossible = false
      return
    }
    output += "{" + parameter.patternName(at: index)
    switch (parameter.kind, style) {
    // An integer has no decimals to drop.
    case (.number, let style?): output += ", number, \(style)"
    case (.integer, let style?) where style != "integer": output += ", number, \(style)"
    default: break
    }
    output += "}"
  }

  private mutating func write(_ choice: Choice, number: Argument.Name?, inPlural: Bool) {
    switch choice.kind {
    case .device, .width:
      guard let branch = choice.shownBranch else { return }
      write(branch.pattern, number: number, inPlural: inPlural)
    case .plural, .ordinal, .select:
      endText(inPlural)
      let cases = cases(of: choice)
      guard let name = choice.kind == .select ? choice.argument : choice.counted,
        let (parameter, index) = parameters[name],
        parameter.fits(choice.kind), cases.last?.selector == "other"
      else {
        isPossible = false
        return
      }
      output += "{" + parameter.patternName(at: index) + ", " + choice.kind.keyword + ","
      if choice.offset != 0 { output += " offset:\(choice.offset)" }
      for (selector, pattern) in cases {
        output += " " + selector + "{"
        let isPlural = choice.kind != .select
        write(pattern, number: isPlural ? name : number, inPlural: isPlural)
        output += "}"
      }
      output += "}"
    }
  }

  /// The cases in the order in which they are tried, each selector once.
  private func cases(of choice: Choice) -> [(selector: String, pattern: Pattern)] {
    var seen: Set<String> = []
    let named = choice.cases.map { (selector: selector(of: $0, in: choice), pattern: $0.pattern) }
    let cases = named.filter { seen.insert($0.selector).inserted }
    guard choice.kind != .select else {
      return cases.filter { $0.selector != "other" } + cases.filter { $0.selector == "other" }
    }
    let exact = cases.filter { $0.selector.hasPrefix("=") }
    return exact
      + PluralCategory.allCases.flatMap { category in cases.filter { $0.selector == category.name } }
  }

  private func selector(of branch: Choice.Case, in choice: Choice) -> String {
    if choice.kind == .select { return branch.selector }
    if let exact = branch.exact { return "=\(exact)" }
    // Apple's `zero` is 0 itself where the language has no such form.
    guard dialect == .apple, branch.selector == "zero", !facts.cardinal.categories.contains(.zero) else {
      return branch.selector
    }
    return "=0"
  }
}

extension MessageParameter {
  fileprivate func fits(_ kind: Choice.Kind) -> Bool {
    switch self.kind {
    case .integer, .number: kind != .select
    case .text, .flag, .word: kind == .select
    }
  }
}

extension Choice.Kind {
  fileprivate var keyword: String {
    switch self {
    case .plural: "plural"
    case .ordinal: "selectordinal"
    default: "select"
    }
  }
}

// MARK: - Quoting

extension MessagePatternWriter {
  /// Writes the text that has come together. Syntax stands between apostrophes, and an apostrophe is doubled only where
  /// it would begin such a quotation.
  private mutating func endText(_ inPlural: Bool) {
    guard !text.isEmpty else { return }
    let scalars = Array(text.unicodeScalars)
    text = ""
    var result = String.UnicodeScalarView()
    var index = 0
    func isSyntax(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "{" || scalar == "}" || inPlural && scalar == "#"
    }
    while index < scalars.count {
      let scalar = scalars[index]
      if isSyntax(scalar) {
        result.append("'")
        while index < scalars.count, isSyntax(scalars[index]) || scalars[index] == "'" {
          result.append(scalars[index])
          if scalars[index] == "'" { result.append("'") }
          index += 1
        }
        result.append("'")
        continue
      }
      index += 1
      if scalar == "'" {
        let isSafe = index < scalars.count && !["{", "}", "#", "'"].contains(scalars[index])
        result.append(contentsOf: isSafe ? ["'"] : ["'", "'"])
      } else if scalar == "\r", index < scalars.count, scalars[index] == "\n" {
        continue
      } else {
        result.append(Self.breaks.contains(scalar) ? "\u{0B}" : scalar)
      }
    }
    output.unicodeScalars.append(contentsOf: result)
  }

  /// U+000B stands for them, so that a message is one line.
  private static let breaks: Set<Unicode.Scalar> = ["\n", "\r"]
}
