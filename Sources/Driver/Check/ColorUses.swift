import Diagnostics
import Emitters
import Layouts
import TokenModel

/// What a product's views do with its colours, held against its pair files.
struct ColorUses {
  static let rules = Set(UsedPairCheck.rules.map(\.id))

  private(set) var uses: [UsedPair] = []
  /// Texts and symbols of which only one colour is known.
  private(set) var unseen = 0

  init(_ readings: [LayoutReading]) {
    uses = readings.flatMap(\.colors).map(UsedPair.init)
    unseen = readings.reduce(0) { $0 + $1.unseenColors }
  }

  func findings(_ tokens: TokenSet, _ contrast: [ContrastReport], wanted: Set<RuleID>) -> [Finding] {
    let check = UsedPairCheck(tokens, contrast)
    return (wanted.contains(.usedUndeclared) ? check.undeclared(uses) : [])
      + (wanted.contains(.declaredUnused) ? check.unused(uses) : [])
  }
}

extension UsedPair {
  fileprivate init(_ use: ColorUse) {
    self.init(
      use.kind == .text ? .text : .graphic, use.foreground.path, on: use.surfaces.map(\.path), style: use.style?.path,
      foregroundSpan: use.foreground.span, surfaceSpan: use.surfaces[0].span, view: use.view, viewSpan: use.span)
  }
}

extension StyleNames {
  /// The colours and text styles of a product as its generated Swift names them.
  init(_ tokens: TokenSet) {
    self.init()
    for constant in SwiftEmitter.constantNames(in: tokens, of: [.color, .typography]) {
      let path = tokens.tokens[constant.token].path
      add(path, as: constant.names)
      if let names = constant.dotNames { add(path, as: names) }
    }
    for constant in SwiftEmitter.constantNames(in: tokens, of: [.elevation]) {
      guard tokens.tokens[constant.token].isOpenElevation else { continue }
      for names in [constant.names, constant.dotNames ?? []] where !names.isEmpty { addOpenElevation(as: names) }
    }
  }
}

extension Token {
  /// Whether it is an elevation that is no glass in any context.
  fileprivate var isOpenElevation: Bool {
    variants.allSatisfy { variant in
      if case .elevation(let elevation)? = variant.value { elevation.blur == nil } else { false }
    }
  }
}
