import Catalogs

/// What an app team reads of a message: the source's text, what translators are told, and what its arguments may be.
struct MessageDocumentation {
  private let accessor: StringsTree.Accessor

  init(_ accessor: StringsTree.Accessor) {
    self.accessor = accessor
  }

  func write(_ writer: inout SwiftWriter) {
    writer.documentation("“\(text(accessor.source.pattern, number: nil))”")
    if let comment = accessor.facts?.comment, !comment.isEmpty {
      writer.documentation("")
      writer.documentation(comment)
    }
    let described = accessor.parameters.list.compactMap { parameter in
      Self.words(for: parameter).map { (parameter.identifier.filter { $0 != "`" }, $0) }
    }
    guard let first = described.first else { return }
    writer.documentation("")
    if described.count == 1 {
      writer.documentation("- Parameter \(first.0): \(first.1)")
    } else {
      writer.documentation("- Parameters:")
      for (name, words) in described { writer.documentation("  - \(name): \(words)") }
    }
  }

  // MARK: - Text

  /// The message as it reads where nothing special is chosen: "{done} of {goal} words today".
  private func text(_ pattern: Pattern, number: Argument.Name?) -> String {
    var result = ""
    for piece in pattern.pieces {
      switch piece.content {
      case .text(let text), .protected(let text): result += text
      case .percent: result += pattern.written(piece)
      case .number: result += number.map(placeholder) ?? "#"
      case .argument(let argument) where argument.specifier == "*": continue
      case .argument(let argument): result += placeholder(argument.name)
      case .choice(let choice): result += text(choice, number: number)
      }
    }
    // Marks that keep an argument's direction to itself say nothing here.
    result.unicodeScalars.removeAll { $0.properties.isBidiControl }
    return result
  }

  /// A number shows its usual branch, words and ranks all of theirs: "1st / 2nd / 3rd".
  private func text(_ choice: Choice, number: Argument.Name?) -> String {
    switch choice.kind {
    case .device, .width: return choice.shownBranch.map { text($0.pattern, number: number) } ?? ""
    case .plural:
      let usual = choice.cases.first { $0.selector == "other" } ?? choice.cases.first
      return usual.map { text($0.pattern, number: choice.counted) } ?? ""
    case .ordinal, .select:
      let counted = choice.kind == .ordinal ? choice.counted : number
      return choice.cases.map { text($0.pattern, number: counted) }.filter { !$0.isEmpty }.joined(separator: " / ")
    }
  }

  private func placeholder(_ name: Argument.Name) -> String {
    let identifier = accessor.parameters[name].map { $0.parameter.identifier.filter { $0 != "`" } }
    return "{\(identifier ?? name.description)}"
  }

  // MARK: - Arguments

  private static func words(for parameter: MessageParameter) -> String? {
    let declared = parameter.declared
    var parts: [String] = []
    if let form = parameter.foreignForm { parts.append("already formatted (\(form))") }
    switch (declared?.lower, declared?.upper) {
    case (let lower?, let upper?): parts.append(lower == upper ? "\(lower)" : "\(lower) to \(upper)")
    case (let lower?, nil): parts.append("\(lower) or more")
    case (nil, let upper?): parts.append("\(upper) or less")
    case (nil, nil): break
    }
    if let example = declared?.example, !example.isEmpty { parts.append("such as \(example)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + "."
  }
}
