/// A colour by its role: a row of its product's table. It is a SwiftUI `ShapeStyle`, and has a dynamic `uiColor`.
public struct ColorToken: Sendable {
  private let table: ColorTable
  private let row: Int

  /// A row of a table, from 0.
  public init(_ table: ColorTable, _ row: Int) {
    self.table = table
    self.row = row
  }

  /// The colour to show in a context.
  public func rgba(in context: TokenContext = TokenContext()) -> RGBA {
    table.color(of: row, in: context)
  }

  /// The token's path in the token files: "text.primary".
  public var name: String { table.name(of: row) }

  /// Every context in which the token may differ, with its colour there.
  public var variants: [(context: TokenContext, value: RGBA)] {
    modifiers.combinations.map { ($0, rgba(in: $0)) }
  }

  private var modifiers: [TokenModifier] { table.axes(of: row) }
}

/// Two colour tokens are equal when they show the same colour in every context, whatever their names.
extension ColorToken: Hashable {
  public static func == (a: ColorToken, b: ColorToken) -> Bool {
    if a.table === b.table, a.row == b.row { return true }
    return a.modifiers == b.modifiers && a.variants.elementsEqual(b.variants) { $0.value == $1.value }
  }

  public func hash(into hasher: inout Hasher) {
    for variant in variants { hasher.combine(variant.value) }
  }
}
