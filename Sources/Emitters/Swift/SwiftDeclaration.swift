import TokenModel

/// The declaration of one constant that is no colour: `var cardPadding: Points { 16 }`.
///
/// A value of a plain type that never changes is that plain value; all else is a token, to be asked with a context.
struct SwiftDeclaration {
  let keyword: String
  /// All that follows the identifier; where `arguments` follow, up to them.
  let rest: String
  /// The values of a token that changes, one for each combination of contexts.
  let arguments: [String]

  init?(_ token: Token, _ type: TokenType, in product: SwiftProduct) {
    let values = Self.expressions(of: token, type, in: product)
    guard let first = values.first else { return nil }
    let names = Names(type, product)
    if Self.isPlain(token), let plain = names.plain {
      keyword = "var"
      let value = type == .dimension ? Self.points(token, product) : first
      rest = ": \(plain) { \(value) }"
      arguments = []
      return
    }
    keyword = "let"
    if values.count == 1 {
      rest = " = \(names.token)(\(first))"
      arguments = []
    } else {
      let axes = token.axes.map { product.modifiers[$0] }.joined(separator: ", ")
      rest = " = \(names.token)([\(axes)],"
      arguments = values
    }
  }

  /// One for each context; where the token has no value, that of its default context stands in.
  private static func expressions(of token: Token, _ type: TokenType, in product: SwiftProduct) -> [String] {
    guard let standIn = product.defaultValue(of: token, type) else { return [] }
    var values = SwiftValues(name: product.typeName)
    let contexts = type == .typography ? product.set.contexts(over: token.axes) : []
    return token.variants.enumerated().map { index, variant in
      if type == .typography, contexts.indices.contains(index) {
        values.style = { product.set[$0]?.value(in: contexts[index])?.typography }
      }
      let value = variant.value.flatMap { $0.type == type ? $0 : nil } ?? standIn
      return values.expression(value)
    }
  }

  /// Whether it is the same everywhere and does not grow with text.
  static func isPlain(_ token: Token) -> Bool {
    token.variants.count == 1 && !token.variants.contains { $0.value?.dimension?.unit == .rem }
  }

  private static func points(_ token: Token, _ product: SwiftProduct) -> String {
    token.variants.first?.value?.dimension.map { SwiftWriter.number($0.points) } ?? "0"
  }

  /// The types of a constant: plain, and as a token.
  private struct Names {
    let plain: String?
    let token: String

    init(_ type: TokenType, _ product: SwiftProduct) {
      let name = product.typeName
      func generic(_ plain: String) -> (String, String) { (name(plain), "\(name("Token"))<\(name(plain))>") }
      switch type {
      case .dimension: (plain, token) = (name("Points"), name("DimensionToken"))
      case .fontFamily: (plain, token) = generic("FontFamily")
      case .fontWeight: (plain, token) = generic("FontWeight")
      case .duration: (plain, token) = generic("Seconds")
      case .cubicBezier: (plain, token) = generic("CubicBezier")
      case .number: (plain, token) = generic("Double")
      case .strokeStyle: (plain, token) = generic("StrokeValue")
      case .color: (plain, token) = (nil, name("ColorToken"))
      case .border: (plain, token) = (nil, name("BorderToken"))
      case .transition: (plain, token) = (nil, name("TransitionToken"))
      case .shadow: (plain, token) = (nil, name("ShadowToken"))
      case .gradient: (plain, token) = (nil, name("GradientToken"))
      case .typography: (plain, token) = (nil, name("TextStyleToken"))
      case .spring: (plain, token) = (nil, name("SpringToken"))
      case .haptic: (plain, token) = (nil, name("HapticToken"))
      case .motion: (plain, token) = (nil, name("MotionToken"))
      case .elevation: (plain, token) = (nil, name("ElevationToken"))
      case .icon: (plain, token) = (nil, name("IconToken"))
      }
    }
  }
}

extension SwiftProduct {
  /// The value in the set's default context, or the first that there is.
  func defaultValue(of token: Token, _ type: TokenType) -> TokenValue? {
    let context = Context(set.modifiers.map { $0.defaultContext ?? 0 })
    if let value = token.value(in: context), value.type == type { return value }
    return token.variants.lazy.compactMap(\.value).first { $0.type == type }
  }
}
