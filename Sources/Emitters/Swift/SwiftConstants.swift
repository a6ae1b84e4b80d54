import TokenModel

/// The files of the kinds: enums in enums, a constant for each token.
extension SwiftProduct {
  func kindFiles() -> [GeneratedFile] {
    let contexts = ContextWords(set)
    return tree.kinds.map { kind in
      var writer = header(runtimeUse(of: kind))
      let name = tree.groups[kind].name
      writer.block("extension \(root)") { writer in
        writer.documentation(kindWords(name))
        writer.block("public enum \(name)") { writer in
          if name == "Colors", !colors.isEmpty { writeAll(&writer) }
          writeMembers(of: kind, &writer, contexts)
        }
      }
      return GeneratedFile(path: path(name), bytes: writer.bytes)
    }
  }

  private func kindWords(_ name: String) -> String {
    "\(name.filter { $0 != "`" }) of \(set.name)."
  }

  private func writeAll(_ writer: inout SwiftWriter) {
    writer.documentation("Every colour with its path in the token files, for galleries and snapshot tests.")
    writer.line(
      "public static var all: [\(typeName("NamedToken"))<\(typeName("ColorToken"))>] { _colors.all }")
    writer.line()
  }

  /// Groups nest as deep as token files do, whose depth the readers bound.
  private func writeMembers(of index: Int, _ writer: inout SwiftWriter, _ contexts: ContextWords) {
    let group = tree.groups[index]
    if group.constants.contains(where: { $0.type == .color }) {
      // A member of the same enum is found at once; a function of the module only after a search through every
      // import, for each constant.
      let token = typeName("ColorToken")
      writer.line("static func _color(_ row: \(typeName("Int"))) -> \(token) { \(token)(_colors, row) }")
    }
    for constant in group.constants {
      write(constant, &writer, contexts)
    }
    for child in group.children {
      let name = tree.groups[child].name
      if let accessor = tree.groups[child].accessor {
        writer.line("public static var ", accessor, ": ", name, ".Type { ", name, ".self }")
      }
      if let description = tree.groups[child].description { writer.documentation(description) }
      writer.block("public enum \(name)") { writeMembers(of: child, &$0, contexts) }
    }
  }

  private func write(_ constant: SwiftTree.Constant, _ writer: inout SwiftWriter, _ contexts: ContextWords) {
    let token = set.tokens[constant.token]
    if let description = token.description, !description.isEmpty {
      writer.documentation(description)
      writer.documentation("")
    }
    for line in contexts.lines(for: constant.values, over: token.axes) { writer.documentation(line) }
    if let deprecation = token.deprecation { writeDeprecation(deprecation, &writer) }
    if let row = colorRows[constant.token] {
      writer.line(
        "public static var ", constant.identifier, ": ", typeName("ColorToken"), " { _color(", String(row), ") }")
    } else {
      let value = SwiftDeclaration(constant, in: self)
      writer.line("public static ", value.keyword, " ", constant.identifier, value.rest)
      writer.indented { writer in
        for (index, argument) in value.arguments.enumerated() {
          writer.line(argument, index + 1 < value.arguments.count ? "," : ")")
        }
      }
    }
  }

  private func writeDeprecation(_ deprecation: Deprecation, _ writer: inout SwiftWriter) {
    switch deprecation {
    case .deprecated: writer.line("@available(*, deprecated)")
    case .because(let reason): writer.line("@available(*, deprecated, message: ", SwiftWriter.literal(reason), ")")
    }
  }
}

/// "light `#0B1F3A` · dark `#F4EFE6`": a token's values, each with its context, for its documentation.
struct ContextWords {
  private let set: TokenSet
  private let words: [[Int]: [String]]

  init(_ set: TokenSet) {
    self.set = set
    var words: [[Int]: [String]] = [:]
    for token in set.tokens where words[token.axes] == nil {
      words[token.axes] = set.contexts(over: token.axes).map { set.words(for: $0, over: token.axes) }
    }
    self.words = words
  }

  /// Two values stand in one line, more in a list.
  func lines(for values: [TokenValue], over axes: [Int]) -> [String] {
    let written = values.prefix(Self.most).map { "`" + SwiftWords.words($0) + "`" }
    guard !axes.isEmpty else { return written }
    let pairs = zip(words[axes] ?? [], written)
    if written.count < 3 { return [pairs.map { $0 + " " + $1 }.joined(separator: " · ")] }
    let more = values.count - Self.most
    return pairs.map { "- " + $0 + ": " + $1 } + (more > 0 ? ["- and \(more) more"] : [])
  }

  private static let most = 16
}
