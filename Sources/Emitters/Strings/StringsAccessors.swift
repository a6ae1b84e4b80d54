import Catalogs

/// The files of the accessors: enums in enums, a constant or a function for each message.
extension StringsProduct {
  /// More accessors than this are several files, so that they are compiled side by side.
  private static let mostInOneFile = 250

  func accessorFiles() -> [GeneratedFile] {
    let count = tree.groups.reduce(0) { $0 + $1.accessors.count }
    guard count > Self.mostInOneFile else { return [file(StringsTree.root, of: 0, isWhole: true)] }
    return [file(StringsTree.root, of: 0, isWhole: false)]
      + tree.groups[0].children.map { file(groupPath(tree.groups[$0].name), of: $0, isWhole: true) }
      + moreFiles()
  }

  private func groupPath(_ name: String) -> String { "\(StringsTree.root).\(name)" }

  /// `isWhole`: with all groups below it.
  private func file(_ part: String, of group: Int, isWhole: Bool) -> GeneratedFile {
    var writer = header(isPublic: true)
    if group == 0 {
      writer.block("extension \(root)") { writer in
        writer.documentation("The texts of \(name) in \(languageWords).")
        writer.block("public enum \(StringsTree.root)") { writer in
          writeAccessors(isWhole ? tree.groups[0].accessors[...] : firstAccessors, of: 0, &writer)
          if isWhole { for child in tree.groups[0].children { writeGroup(child, &writer) } }
        }
      }
    } else {
      writer.block("extension \(root).\(StringsTree.root)") { writeGroup(group, &$0) }
    }
    return GeneratedFile(path: path(part), bytes: writer.bytes)
  }

  private var firstAccessors: ArraySlice<StringsTree.Accessor> { tree.groups[0].accessors.prefix(Self.mostInOneFile) }

  /// Catalogs without groups: the rest of their accessors.
  private func moreFiles() -> [GeneratedFile] {
    let all = tree.groups[0].accessors
    return stride(from: Self.mostInOneFile, to: all.count, by: Self.mostInOneFile).map { start in
      var writer = header(isPublic: true)
      writer.block("extension \(root).\(StringsTree.root)") { writer in
        for accessor in all[start..<min(start + Self.mostInOneFile, all.count)] { write(accessor, &writer) }
      }
      return GeneratedFile(path: path(StringsTree.root, String(start / Self.mostInOneFile + 1)), bytes: writer.bytes)
    }
  }

  /// Groups nest as deep as catalogs do, whose depth the readers bound.
  private func writeGroup(_ index: Int, _ writer: inout SwiftWriter) {
    let group = tree.groups[index]
    writer.block("public enum \(group.name)") { writer in
      writeAccessors(group.accessors[...], of: index, &writer)
      for child in group.children { writeGroup(child, &writer) }
    }
  }

  private func writeAccessors(
    _ accessors: ArraySlice<StringsTree.Accessor>, of index: Int, _ writer: inout SwiftWriter
  ) {
    for item in tree.groups[index].enums { write(item, &writer) }
    // A member of the same enum is found at once; a function of the module only after a search through every import,
    // for each message.
    for set in Set(accessors.map(\.set)).sorted() {
      writer.line(
        "static func \(helper(set))(_ row: Int, _ arguments: MessageArgument...) -> LocalizedMessage "
          + "{ LocalizedMessage(\(catalogName(set)), row, arguments) }")
    }
    for accessor in accessors { write(accessor, &writer) }
  }

  private func helper(_ set: Int) -> String { sets.count > 1 ? "_text\(set + 1)" : "_text" }

  private func write(_ item: StringsTree.WordEnum, _ writer: inout SwiftWriter) {
    writer.documentation("What `\(item.argument)` chooses between.")
    var names: Set<String> = []
    writer.block("public enum \(item.name): String, CaseIterable, Sendable") { writer in
      for word in item.words + ["other"] {
        let name = SwiftNames.member(word)
        guard names.insert(name).inserted else { continue }
        writer.line("case ", name, " = ", SwiftWriter.literal(word))
      }
    }
  }
}

// MARK: - One message

extension StringsProduct {
  private func write(_ accessor: StringsTree.Accessor, _ writer: inout SwiftWriter) {
    MessageDocumentation(accessor).write(&writer)
    let list = accessor.parameters.list
    guard !list.isEmpty else {
      return writer.line(
        "public static var ", accessor.identifier, ": LocalizedMessage { ", helper(accessor.set), "(",
        String(accessor.row), ") }")
    }
    let parameters = list.enumerated().map { index, parameter in
      let label = parameter.label == nil ? "_ " : ""
      return "\(label)\(parameter.identifier): \(accessor.type(of: parameter, at: index))"
    }
    let values = [String(accessor.row)] + list.map(\.value)
    writer.line(
      "public static func ", accessor.identifier, "(", parameters.joined(separator: ", "), ") -> LocalizedMessage { ",
      helper(accessor.set), "(", values.joined(separator: ", "), ") }")
  }
}

extension StringsTree.Accessor {
  fileprivate func type(of parameter: MessageParameter, at index: Int) -> String {
    switch parameter.kind {
    case .integer: "Int"
    case .number: "Double"
    case .text: "String"
    case .flag: "Bool"
    case .word: enums[index] ?? "String"
    }
  }
}

extension MessageParameter {
  /// As the runtime takes it.
  fileprivate var value: String {
    switch kind {
    case .integer: ".integer(\(identifier))"
    case .number: ".number(\(identifier))"
    case .text: ".text(\(identifier))"
    case .flag: ".text(\(identifier) ? \"true\" : \"false\")"
    case .word: ".text(\(identifier).rawValue)"
    }
  }
}
