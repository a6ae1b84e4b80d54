import TokenModel

/// The file of the root enum: the runtime's types under names that are found at once, the modifiers, and the entries
/// of dot syntax.
extension SwiftProduct {
  func rootFile() -> GeneratedFile {
    var writer = header(.publicly)
    writer.line("#if canImport(SwiftUI)")
    writer.indented { $0.line("public import SwiftUI") }
    writer.line("#endif")
    writer.line()
    writeStandaloneAliases(&writer)
    writer.documentation("The design tokens of \(set.name).")
    writer.block("public enum \(root)") { writer in
      writer.line("// The compiler finds these before it searches every import: that halves the time for a constant.")
      for name in aliasedTypes {
        writer.line("public typealias ", typeName(name), " = ", target(of: name))
      }
      writeModifierEnums(&writer)
    }
    writeModifiers(&writer)
    writeDotSyntax(&writer)
    return GeneratedFile(path: path(""), bytes: writer.bytes)
  }

  /// Types that constants name, in the order of the alphabet.
  private var aliasedTypes: [String] {
    var types: Set<TokenType> = []
    for group in tree.groups { for constant in group.constants { types.insert(constant.type) } }
    var names: Set<String> = []
    for type in types { names.formUnion(Self.runtimeTypes(of: type)) }
    return names.sorted()
  }

  private static func runtimeTypes(of type: TokenType) -> [String] {
    switch type {
    case .color: ["ColorToken", "Int", "NamedToken"]
    case .dimension: ["DimensionToken", "Points"]
    case .fontFamily: ["FontFamily", "Token"]
    case .fontWeight: ["FontWeight", "Token"]
    case .duration: ["Seconds", "Token"]
    case .cubicBezier: ["CubicBezier", "Token"]
    case .number: ["Double", "Token"]
    case .strokeStyle: ["StrokeValue", "Token"]
    case .border: ["BorderToken", "BorderValue", "RGBA", "StrokeValue"]
    case .transition: ["CubicBezier", "TransitionToken", "TransitionValue"]
    case .shadow: ["RGBA", "ShadowToken", "ShadowValue"]
    case .gradient: ["GradientToken", "GradientValue", "RGBA"]
    case .typography: ["TextStyleToken", "TextStyleValue"]
    case .spring: ["SpringToken", "SpringValue"]
    case .haptic: ["HapticToken", "HapticValue"]
    case .motion: ["CubicBezier", "HapticValue", "MotionToken", "MotionValue", "SpringValue", "TransitionValue"]
    case .elevation: ["ElevationToken", "ElevationValue", "RGBA", "ShadowValue"]
    case .icon: ["IconToken", "IconValue"]
    }
  }

  private static let standardTypes: Set<String> = ["Double", "Int"]

  private func target(of name: String) -> String {
    if Self.standardTypes.contains(name) { return "Swift.\(name)" }
    return options.standalone ? "__\(name)" : "\(SwiftNames.runtimeModule).\(name)"
  }

  /// In one module with the runtime, an alias inside the root can't name a type of its own name.
  private func writeStandaloneAliases(_ writer: inout SwiftWriter) {
    guard options.standalone else { return }
    for name in aliasedTypes where !Self.standardTypes.contains(name) {
      writer.line("public typealias __", name, " = ", name)
    }
    writer.line()
  }
}

// MARK: - Modifiers

extension SwiftProduct {
  private func writeModifiers(_ writer: inout SwiftWriter) {
    for (index, modifier) in set.modifiers.enumerated() {
      let contexts = modifier.contexts.map(SwiftWriter.literal).joined(separator: ", ")
      let start = modifier.defaultContext.map { $0 == 0 ? "" : ", default: \($0)" } ?? ""
      let role = Self.role(of: modifier).map { ", as: \"\($0)\"" } ?? ""
      writer.line()
      writer.line(
        "let \(modifiers[index]) = TokenModifier(\(SwiftWriter.literal(modifier.name)), [\(contexts)]\(start)\(role))")
    }
  }

  /// The known modifier that another name stands for: what has light and dark is a theme.
  private static func role(of modifier: Modifier) -> String? {
    guard knownContexts[modifier.name] == nil else { return nil }
    let folded = Set(modifier.contexts.map { $0.lowercased() })
    return folded.isSuperset(of: ["light", "dark"]) ? "theme" : nil
  }

  private static let knownContexts: [String: Set<String>] = [
    "theme": ["light", "dark"], "contrast": ["standard", "increased"], "transparency": ["full", "reduced"],
    "motion": ["full", "reduced"], "platform": ["ios", "android", "web"], "script": ["latin", "arabic"],
  ]

  /// Enums for the choices that the runtime does not know by name.
  private func writeModifierEnums(_ writer: inout SwiftWriter) {
    let own = set.modifiers.filter { !(Self.knownContexts[$0.name]?.isSuperset(of: $0.contexts) ?? false) }
    var names: Set<String> = []
    let unique = own.filter { names.insert(SwiftNames.type($0.name)).inserted }
    guard !unique.isEmpty else { return }
    writer.line()
    writer.documentation("Choices for `TokenContext.with(_:)`.")
    writer.block("public enum \(SwiftTree.modifiersEnum)") { writer in
      for modifier in unique { writeModifierEnum(modifier, &writer) }
    }
  }

  private func writeModifierEnum(_ modifier: Modifier, _ writer: inout SwiftWriter) {
    var cases: Set<String> = []
    let choices = modifier.contexts.map { (SwiftNames.member($0), $0) }.filter { cases.insert($0.0).inserted }
    let name = SwiftNames.type(modifier.name)
    let usable = SwiftNames.runtimeNames.contains(name) ? name + "_" : name
    writer.block("public enum \(usable): Swift.String, Swift.CaseIterable, ContextChoice") { writer in
      for (name, context) in choices {
        writer.line("case ", name, " = ", SwiftWriter.literal(context))
      }
      writer.line("public static var modifier: Swift.String { ", SwiftWriter.literal(modifier.name), " }")
    }
  }
}

// MARK: - Dot syntax

extension SwiftProduct {
  /// `.vocelune.text.primary`: each type of token leads to the enum of its kind.
  private func writeDotSyntax(_ writer: inout SwiftWriter) {
    let kinds = Self.entries.filter { tree.kind($0.kind) != nil }
    guard !kinds.isEmpty else { return }
    let entry = writeEntryName(&writer)
    for (token, kind) in kinds {
      writer.line()
      writer.block("extension \(token)") { writeEntry(entry, kind, &$0) }
    }
    guard tree.kind("Colors") != nil else { return }
    writer.line()
    writer.line("#if canImport(SwiftUI)")
    writer.indented { writer in
      writer.line("@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)")
      writer.block("extension ShapeStyle where Self == ColorToken") { writeEntry(entry, "Colors", &$0) }
    }
    writer.line("#endif")
  }

  private struct Entry {
    let name: String
    /// The root enum, by a name that the entry does not hide.
    let root: String
  }

  /// Digits and scripts without capitals: the entry and the enum have one name, and inside an extension the entry's
  /// is found first.
  private func writeEntryName(_ writer: inout SwiftWriter) -> Entry {
    let name = SwiftNames.member(set.name)
    guard name == root else { return Entry(name: name, root: root) }
    writer.line()
    writer.line("public typealias __\(root) = \(root)")
    return Entry(name: name, root: "__\(root)")
  }

  private func writeEntry(_ entry: Entry, _ kind: String, _ writer: inout SwiftWriter) {
    let target = "\(entry.root).\(kind)"
    writer.line("public static var \(entry.name): \(target).Type { \(target).self }")
  }

  static func hasDotSyntax(_ kind: String) -> Bool { entries.contains { $0.kind == kind } }

  private static let entries: [(token: String, kind: String)] = [
    ("ColorToken", "Colors"), ("TextStyleToken", "Typography"), ("ElevationToken", "Elevation"),
    ("MotionToken", "Motion"), ("HapticToken", "Haptics"), ("ShadowToken", "Shadows"), ("BorderToken", "Borders"),
    ("GradientToken", "Gradients"), ("SpringToken", "Springs"), ("TransitionToken", "Transitions"),
    ("IconToken", "Icons"),
  ]
}
