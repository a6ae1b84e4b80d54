import Catalogs

/// What a message does with its arguments.
struct MessageUses {
  /// All that is done with one argument.
  struct Use {
    /// A plural or an ordinal counts it.
    var isCounted = false
    /// The words that a select chooses between, without `other`, in the order of the text.
    var words: [String]?
    var showsInteger = false
    var showsNumber = false
    var showsText = false
    /// Shown without a word on its type.
    var showsAnything = false
    /// What a form that only the program can write is called: "date, short", "%x".
    var foreignForm: String?
    /// What the catalog calls a number that has only a position (`%#@days@`).
    var label: String?
  }

  /// In the order in which a reader comes upon them in the branches for `other`, then those that only decide.
  private(set) var order: [Argument.Name] = []
  private(set) var uses: [Argument.Name: Use] = [:]
  private let dialect: CatalogFormat.Dialect

  init(_ pattern: Pattern, _ dialect: CatalogFormat.Dialect) {
    self.dialect = dialect
    add(pattern, number: nil)
  }

  /// Takes over what another message says of types that this one leaves open: a translation may count what its source
  /// only shows.
  mutating func fill(from other: MessageUses) {
    for name in order {
      guard let use = other.uses[name], uses[name]?.isOpen == true else { continue }
      let label = uses[name]?.label
      uses[name] = use
      uses[name]?.label = label
    }
  }

  private mutating func add(_ pattern: Pattern, number: Argument.Name?) {
    for piece in pattern.pieces {
      switch piece.content {
      case .text, .protected, .percent: continue
      case .number:
        if let number { note(number) { _ in } }
      case .argument(let argument): add(argument)
      case .choice(let choice):
        add(choice, number: number, label: pattern.substitution(piece))
      }
    }
  }

  private mutating func add(_ argument: Argument) {
    // A width takes a value of its own, and the number beside it is then the program's to write.
    guard argument.specifier != "*" else { return }
    let form = NumberStyleWords(argument, dialect)
    note(argument.name) { use in
      switch argument.kind {
      case .any: use.showsAnything = true
      case .object, .string, .character: use.showsText = true
      case .integer where form.isKnown: use.showsInteger = true
      case .number where form.isKnown: use.showsNumber = true
      case .selector: break
      case .integer, .number, .radix, .date, .other: use.foreignForm = argument.specifier
      }
    }
  }

  private mutating func add(_ choice: Choice, number: Argument.Name?, label: String?) {
    switch choice.kind {
    case .device, .width:
      if let branch = choice.shownBranch { add(branch.pattern, number: number) }
    case .plural, .ordinal:
      let counted = choice.counted
      for branch in choice.branchesForOrder { add(branch.pattern, number: counted) }
      guard let counted else { return }
      note(counted) { use in
        use.isCounted = true
        if choice.specifier.map(NumberStyleWords.isFloat) == true { use.showsNumber = true }
        if let label { use.label = label }
      }
    case .select:
      for branch in choice.branchesForOrder { add(branch.pattern, number: nil) }
      guard let name = choice.argument else { return }
      note(name) { use in
        let words = choice.cases.map(\.selector).filter { $0 != "other" }
        use.words = (use.words ?? []) + words.filter { use.words?.contains($0) != true }
      }
    }
  }

  private mutating func note(_ name: Argument.Name, _ change: (inout Use) -> Void) {
    if uses[name] == nil { order.append(name) }
    change(&uses[name, default: Use()])
  }
}

extension MessageUses.Use {
  /// Whether nothing is known of its type.
  fileprivate var isOpen: Bool {
    showsAnything && !isCounted && words == nil && !showsInteger && !showsNumber && !showsText && foreignForm == nil
  }
}

extension Choice {
  /// What a plural counts: its argument, or the first number that its branches show.
  var counted: Argument.Name? { argument ?? cases.lazy.compactMap { $0.pattern.firstNumber }.first }

  /// `other` first: it shows most.
  fileprivate var branchesForOrder: [Case] {
    cases.filter { $0.selector == "other" } + cases.filter { $0.selector != "other" }
  }

  /// The branch of a device or width choice that an accessor shows: that for any other device, or for the iPhone; the
  /// widest.
  var shownBranch: Case? {
    guard kind == .device else { return cases.max { (Int($0.selector) ?? 0) < (Int($1.selector) ?? 0) } }
    return cases.first { $0.selector == "other" } ?? cases.first { $0.selector == "iphone" } ?? cases.first
  }
}

extension Pattern {
  fileprivate var firstNumber: Argument.Name? {
    for piece in pieces {
      switch piece.content {
      case .argument(let argument) where argument.kind == .integer || argument.kind == .number: return argument.name
      case .choice(let choice): if let name = choice.counted { return name }
      default: continue
      }
    }
    return nil
  }

  /// NAME of a choice that stands where the text says `%#@NAME@` or `%1$#@NAME@`.
  fileprivate func substitution(_ piece: Piece) -> String? {
    let written = written(piece)
    guard written.hasPrefix("%"), written.hasSuffix("@"), let start = written.firstRange(of: "#@")?.upperBound else {
      return nil
    }
    let name = written[start...].dropLast()
    return name.isEmpty ? nil : String(name)
  }

  /// What a piece is in the text as it is written.
  func written(_ piece: Piece) -> Substring {
    let text = literal.text
    guard piece.range.upperBound <= text.utf8.count else { return "" }
    let lower = text.utf8.index(text.startIndex, offsetBy: piece.range.lowerBound)
    return text[lower..<text.utf8.index(lower, offsetBy: piece.range.count)]
  }
}
