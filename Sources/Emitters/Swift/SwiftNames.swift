/// Swift identifiers from names in token files.
///
/// Words split at everything that is no letter or digit of Unicode, and join in camel case: a word in capitals is
/// lowered, one with capitals inside keeps them. Between two digits of different words stays a `_`, since `1-5` is not
/// `15`. A leading digit gets a `_`. A name without any word is spelled by its code points (`u1F3A8`). `$root` is
/// `root`.
package enum SwiftNames {
  /// `cardPadding`, `_50`, `` `default` ``: what follows a dot and starts small.
  package static func member(_ name: String) -> String {
    escaped(name == "$root" ? "root" : camel(name, capitalized: false))
  }

  /// `CardPadding`, `_50`, `Type_`: the enum of a group.
  package static func type(_ name: String) -> String {
    escaped(name == "$root" ? "Root" : camel(name, capitalized: true))
  }

  /// The root enum of a product. It stands beside the runtime and in an app's files, where it would hide what these
  /// call by the same name: then it gets a `_`.
  package static func root(_ product: String) -> String {
    let name = camel(product, capitalized: true)
    return runtimeNames.contains(name) || foreignNames.contains(name) ? name + "_" : type(product)
  }

  /// The module of a product's generated code: never named like its root enum, which would hide its other types.
  package static func module(_ product: String) -> String {
    let name = camel(product, capitalized: true) + "Tokens"
    return name == runtimeModule ? name + "Module" : name
  }

  package static let runtimeModule = "DesignTokens"

  /// Names that Swift reads otherwise after a dot; and the metatypes.
  private static let unusable: Set<String> = ["Type", "Protocol", "self", "init"]

  /// The Swift Programming Language, Lexical Structure: keywords that can't be identifiers without backticks.
  private static let reserved: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  private static func escaped(_ identifier: String) -> String {
    if unusable.contains(identifier) { return identifier + "_" }
    return reserved.contains(identifier) ? "`" + identifier + "`" : identifier
  }

  private static func camel(_ name: String, capitalized: Bool) -> String {
    var result = String.UnicodeScalarView()
    var endsInDigit = false
    for word in words(name) {
      if endsInDigit, isDigit(word[0]) { result.append("_") }
      result.append(contentsOf: cased(word, capitalized: capitalized || !result.isEmpty))
      endsInDigit = word.last.map(isDigit) ?? false
    }
    guard let first = result.first else { return codePoints(name, capitalized: capitalized) }
    return (isDigit(first) ? "_" : "") + String(result)
  }

  private static func cased(_ word: [Unicode.Scalar], capitalized: Bool) -> [Unicode.Scalar] {
    let hasSmall = word.contains { $0.properties.isLowercase }
    guard !capitalized else { return upper(word[0]) + (hasSmall ? Array(word.dropFirst()) : lower(word.dropFirst())) }
    guard hasSmall else { return lower(word[...]) }
    // "URLBar" is urlBar: the last capital of a run begins the next hump.
    let run = word.prefix { $0.properties.isUppercase }.count
    let next = run < word.count && word[run].properties.isLowercase
    let lowered = run > 1 && next ? run - 1 : run
    return lower(word[..<lowered]) + word[lowered...]
  }

  private static func lower(_ word: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar] {
    word.flatMap { $0.isASCII ? [asciiLower($0)] : Array($0.properties.lowercaseMapping.unicodeScalars) }
  }

  private static func upper(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    Array(scalar.properties.uppercaseMapping.unicodeScalars)
  }

  private static func asciiLower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  private static func words(_ name: String) -> [[Unicode.Scalar]] {
    var words: [[Unicode.Scalar]] = []
    var word: [Unicode.Scalar] = []
    for scalar in name.unicodeScalars {
      if isWordStart(scalar) || (!word.isEmpty && isMark(scalar)) {
        word.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = []
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func codePoints(_ name: String, capitalized: Bool) -> String {
    (capitalized ? "U" : "u")
      + name.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: "_")
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("0"..."9").contains(scalar) : scalar.properties.generalCategory == .decimalNumber
  }

  private static func isWordStart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber:
      return isIdentifier(scalar)
    default: return false
    }
  }

  /// Accents and vowel signs, which belong to the letter before them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return isIdentifier(scalar)
    default: return false
    }
  }

  /// The Swift Programming Language, grammar of an identifier.
  private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00A8, 0x00AA, 0x00AD, 0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6,
      0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x2054, 0x2070...0x218F, 0x2460...0x24FF,
      0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD, 0x1_0000...0x1_FFFD,
      0x2_0000...0x2_FFFD, 0x3_0000...0x3_FFFD:
      true
    default: false
    }
  }

  /// Every name that generated code takes from the runtime or the standard library, and the two modules.
  package static let runtimeNames: Set<String> = [
    "Bool", "BorderToken", "BorderValue", "ColorTable", "ColorToken", "ContextChoice", "CubicBezier", "DesignTokens",
    "DimensionToken", "Double", "ElevationToken", "ElevationValue", "FontFamily", "FontWeight", "GradientToken",
    "GradientValue", "HapticToken", "HapticValue", "IconToken", "IconValue", "Int", "Length", "LocalizedMessage",
    "MessageArgument", "MessageCatalog", "MessageLanguage", "MessageTable", "MotionToken", "MotionValue", "NamedToken",
    "NumberSymbols", "PluralCategory", "PluralRelation", "PluralRule", "Points", "RGBA", "Seconds", "ShadowToken",
    "ShadowValue", "ShapeStyle", "SpringToken", "SpringValue", "String", "StrokeValue", "Swift", "SwiftUI",
    "TextStyleToken", "TextStyleValue", "Token", "TokenContext", "TokenModifier", "TokenValue", "TransitionToken",
    "TransitionValue",
  ]

  /// What the runtime takes from other modules, and `Self`, which means the enclosing type even between backticks.
  package static let foreignNames: Set<String> = [
    "Animation", "AnyTransition", "Array", "ArraySlice", "Bundle", "CGFloat", "CGLineCap", "CaseIterable",
    "ClosedRange",
    "Color", "ColorScheme", "ColorSchemeContrast", "CoreGraphics", "CustomStringConvertible", "DynamicProperty",
    "DynamicTypeSize", "Edge", "Environment", "EnvironmentKey", "EnvironmentValues", "Equatable",
    "ExpressibleByArrayLiteral", "ExpressibleByFloatLiteral", "ExpressibleByIntegerLiteral", "Float", "Font",
    "ForEach", "FormatStyle", "Foundation", "Glibc", "Gradient", "Hashable", "Hasher", "Identifiable",
    "InsettableShape", "Int32", "Locale", "MainActor", "Material", "Musl", "ObjectIdentifier", "Range",
    "RawRepresentable", "Rectangle", "Result", "ScaledMetric", "Self", "Sendable", "SensoryFeedback", "Set", "Slice",
    "StaticString", "StrokeStyle", "Substring", "Text", "Thread", "UIAccessibility", "UIColor", "UIFont",
    "UIImpactFeedbackGenerator", "UIKit", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator",
    "UITraitCollection", "UInt", "UInt32", "UInt64", "UInt8", "UTF8", "Unicode", "UnsafeBufferPointer", "View",
    "ViewBuilder",
    "ViewModifier", "ZStack",
  ]
}
