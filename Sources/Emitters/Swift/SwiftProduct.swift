import TokenModel

/// What every generated file of one product needs to know.
struct SwiftProduct {
  let set: TokenSet
  let tree: SwiftTree
  let options: SwiftEmitter.Options
  /// `Vocelune`
  let root: String
  /// The constants that hold the modifiers (`_theme`), in the order of `TokenSet.modifiers`. No token's identifier
  /// begins with `_` and a letter.
  let modifiers: [String]
  /// The row of the colour table for each token that is a colour.
  let colorRows: [Int: Int]
  /// Colours in the order of the table.
  let colors: [SwiftTree.Constant]
  private let hidden: Set<String>

  init(_ set: TokenSet, _ tree: SwiftTree, _ options: SwiftEmitter.Options) {
    self.set = set
    self.tree = tree
    self.options = options
    root = SwiftNames.root(set.name)
    modifiers = Self.modifierNames(set)
    colors = tree.groups.flatMap { $0.constants.filter { $0.type == .color } }.sorted { $0.token < $1.token }
    colorRows = Dictionary(colors.enumerated().map { ($1.token, $0) }, uniquingKeysWith: { first, _ in first })
    hidden = tree.groupNames.intersection(SwiftNames.runtimeNames)
  }

  /// The name under which the constants refer to a type of the runtime: with a `_` where a group's enum hides it.
  func typeName(_ name: String) -> String {
    guard !hidden.isEmpty else { return name }
    let base = name.prefix { $0 != "." }
    return hidden.contains(String(base)) ? "_" + name : name
  }

  var fileStem: String { root.filter { $0 != "`" } }

  func path(_ part: String) -> String {
    part.isEmpty ? "\(fileStem).swift" : "\(fileStem)+\(part.filter { $0 != "`" }).swift"
  }

  /// How a file uses the runtime's types. Every import says its access, since Swift rejects a module that imports
  /// another with and without; and it warns of a public import that no public declaration needs.
  enum RuntimeUse {
    case inside
    /// In public declarations, as plain lengths alone: `CGFloat`, or `Double` where there is no CoreGraphics.
    case lengths
    case publicly
  }

  /// The head of a file: where it comes from, and the runtime's import.
  func header(_ use: RuntimeUse) -> SwiftWriter {
    var writer = SwiftWriter(capacity: 1 << 12)
    writer.line("// ", GeneratedFile.mark(for: set.name))
    writer.line("// swift-format-ignore-file")
    writer.line()
    guard !options.standalone else { return writer }
    switch use {
    case .inside: writer.line("internal import ", SwiftNames.runtimeModule)
    case .publicly: writer.line("public import ", SwiftNames.runtimeModule)
    case .lengths:
      writer.line("#if canImport(CoreGraphics)")
      writer.line("  public import ", SwiftNames.runtimeModule)
      writer.line("#else")
      writer.line("  internal import ", SwiftNames.runtimeModule)
      writer.line("#endif")
    }
    writer.line()
    return writer
  }

  /// What the constants of a kind need.
  func runtimeUse(of kind: Int) -> RuntimeUse {
    var use = RuntimeUse.inside
    var pending = [kind]
    while let index = pending.popLast() {
      pending += tree.groups[index].children
      for constant in tree.groups[index].constants {
        guard constant.isPlain else { return .publicly }
        switch constant.type {
        case .number, .duration: continue
        case .dimension: use = .lengths
        default: return .publicly
        }
      }
    }
    return use
  }

  private static func modifierNames(_ set: TokenSet) -> [String] {
    var taken: Set<String> = ["colors", "color"]
    return set.modifiers.enumerated().map { index, modifier in
      let name = SwiftNames.type(modifier.name).filter { $0 != "`" }
      let small = SwiftNames.member(modifier.name).filter { $0 != "`" }
      let unique = taken.insert(small).inserted ? small : "\(name)\(index)"
      return "_" + unique
    }
  }
}
