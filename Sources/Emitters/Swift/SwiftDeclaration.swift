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

  init(_ constant: SwiftTree.Constant, in product: SwiftProduct) {
    let names = Names(constant.type, product)
    if constant.isPlain, let plain = names.plain {
      keyword = "var"
      rest = ": \(plain) { \(Self.plain(constant, in: product)) }"
      arguments = []
      return
    }
    keyword = "let"
    let values = Self.expressions(of: constant, in: product)
    if values.count == 1 {
      rest = " = \(names.token)(\(values[0]))"
      arguments = []
    } else {
      let axes = product.set.tokens[constant.token].axes.map { product.modifiers[$0] }.joined(separator: ", ")
      rest = " = \(names.token)([\(axes)],"
      arguments = values
    }
  }

  /// One for each combination of contexts.
  private static func expressions(of constant: SwiftTree.Constant, in product: SwiftProduct) -> [String] {
    var values = SwiftValues(name: product.typeName)
    guard constant.type == .typography else { return constant.values.map(values.expression) }
    let contexts = product.set.contexts(over: product.set.tokens[constant.token].axes)
    return zip(contexts, constant.values).map { context, value in
      values.style = { product.set[$0]?.value(in: context)?.typography }
      return values.expression(value)
    }
  }

  private static func plain(_ constant: SwiftTree.Constant, in product: SwiftProduct) -> String {
    let value = constant.values[0]
    if case .dimension(let length) = value { return SwiftWriter.number(length.points) }
    return SwiftValues(name: product.typeName).expression(value)
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

extension SwiftTree.Constant {
  /// Whether it is the same everywhere and does not grow with text.
  var isPlain: Bool { values.count == 1 && values[0].dimension?.unit != .rem }
}
