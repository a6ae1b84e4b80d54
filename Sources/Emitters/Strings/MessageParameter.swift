import Catalogs

/// A parameter of a message's accessor.
struct MessageParameter {
  enum Kind: Hashable {
    case integer
    case number
    case text
    /// A select between `true` and `false`.
    case flag
    /// A select between words, without `other`.
    case word([String])
  }

  let name: Argument.Name
  /// As a call writes it; nil: `_`.
  let label: String?
  /// Inside the accessor.
  let identifier: String
  let kind: Kind
  /// What a form that only the program can write is called.
  let foreignForm: String?
  let declared: KeyFacts.DeclaredArgument?

  /// What a pattern calls it: its label, or its place.
  func patternName(at index: Int) -> String { label?.filter { $0 != "`" } ?? String(index) }
}

/// The parameters of a message, or why it cannot have an accessor.
struct MessageParameters {
  private(set) var list: [MessageParameter] = []
  /// Words for a finding's message, behind the key.
  private(set) var fault: String?
  private let places: [Argument.Name: Int]

  init(_ uses: MessageUses, _ facts: KeyFacts?) {
    let order = Self.order(uses, facts)
    var labels: Set<String> = []
    var places: [Argument.Name: Int] = [:]
    for (index, name) in order.enumerated() {
      guard let use = uses.uses[name] else { continue }
      let declared = facts?.arguments.first { $0.name == name.key }
      guard let kind = Self.kind(use, declared) else {
        let other = use.foreignForm.map { "shows it as \($0)" } ?? "chooses by its words"
        fault = "counts \(name) and \(other), which takes two values"
        continue
      }
      let label = Self.label(name, use)
      if let label, !labels.insert(label).inserted { fault = "has two arguments named \(label) in Swift" }
      places[name] = list.count
      list.append(
        MessageParameter(
          name: name, label: label, identifier: label ?? Self.ordinal(index), kind: kind,
          foreignForm: kind == .text ? use.foreignForm : nil, declared: declared))
    }
    self.places = places
  }

  subscript(name: Argument.Name) -> (parameter: MessageParameter, index: Int)? {
    places[name].map { (list[$0], $0) }
  }

  /// Positions in their order; names as the source declares them, and then as a reader comes upon them.
  private static func order(_ uses: MessageUses, _ facts: KeyFacts?) -> [Argument.Name] {
    if uses.order.allSatisfy(\.isPosition) { return uses.order.sorted() }
    let declared = (facts?.arguments ?? []).map { Argument.Name.named($0.name) }.filter { uses.uses[$0] != nil }
    return declared + uses.order.filter { !declared.contains($0) }
  }

  private static func label(_ name: Argument.Name, _ use: MessageUses.Use) -> String? {
    switch name {
    case .named(let name): return SwiftNames.member(name)
    case .position:
      // Xcode's own names for numbers that nobody named.
      guard let label = use.label, label.lowercased().firstMatch(of: #/^(arg|var|variable|value)_?\d*$/#) == nil else {
        return nil
      }
      return SwiftNames.member(label)
    }
  }

  private static func ordinal(_ index: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]
    return index < words.count ? words[index] : "argument\(index + 1)"
  }
}

// MARK: - Types

extension MessageParameters {
  /// nil for what would have to be a number and a text at once.
  private static func kind(
    _ use: MessageUses.Use, _ declared: KeyFacts.DeclaredArgument?
  ) -> MessageParameter.Kind? {
    let isShown = use.showsText || use.showsAnything || use.foreignForm != nil
    if use.isCounted {
      guard use.foreignForm == nil, use.words == nil else { return nil }
      return declared?.isDecimal ?? use.showsNumber && declared?.isDecimal != false ? .number : .integer
    }
    if use.foreignForm != nil || use.showsText { return .text }
    if use.showsNumber { return declared?.isDecimal == false ? .integer : .number }
    if use.showsInteger { return declared?.isDecimal == true ? .number : .integer }
    if let words = use.words {
      guard !isShown else { return .text }
      return !words.isEmpty && Set(words).isSubset(of: ["true", "false"]) ? .flag : .word(words)
    }
    switch declared?.isDecimal {
    case true?: return .number
    case false?: return .integer
    case nil: return .text
    }
  }
}

extension KeyFacts.DeclaredArgument {
  /// Whether it is a number with decimals; nil where it is none that the source declares.
  fileprivate var isDecimal: Bool? {
    switch type?.lowercased() {
    case "int", "integer": false
    case "double", "float", "decimal", "number", "num": lower != nil || upper != nil ? false : true
    case nil: lower != nil || upper != nil ? false : nil
    default: nil
    }
  }
}

extension Argument.Name {
  fileprivate var isPosition: Bool {
    if case .position = self { true } else { false }
  }

  /// As a catalog declares it: ICU's `{0}` is the first.
  fileprivate var key: String {
    switch self {
    case .named(let name): name
    case .position(let position): String(position - 1)
    }
  }
}
