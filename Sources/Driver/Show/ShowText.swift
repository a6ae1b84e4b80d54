import Colors
import Diagnostics
import TokenModel

/// Tokens for people: one in full, several as a list.
struct ShowText {
  let style: Style
  /// Whether colours are shown as such.
  let hasSwatches: Bool
  let files: SourceFiles

  /// Name, type, description, and a line for each context.
  func full(_ shown: ShownToken) -> String {
    let token = shown.token
    var text = style(.path, DisplayText.escaped(token.path))
    text += "  \(token.type?.rawValue ?? "of no type")  \(style(.quiet, DisplayText.escaped(shown.product)))\n"
    if let description = token.description { text += "\(DisplayText.escaped(description))\n" }
    switch token.deprecation {
    case .because(let reason): text += style(.warning, "deprecated: \(DisplayText.escaped(reason))") + "\n"
    case .deprecated: text += style(.warning, "deprecated") + "\n"
    case nil: break
    }
    var table = Table()
    for entry in shown.entries {
      table.rows.append([
        .init(shown.words(for: entry)), value(entry.value),
        .init(entry.chain.map { "\u{2190} \($0.path)" }.joined(separator: " ")), .init(place(entry), .quiet),
      ])
    }
    return text + "\n" + table.rendered(style)
  }

  /// A line for each token, with its value where all modifiers stand at their default; a heading for each product.
  func list(_ tokens: [ShownToken]) -> String {
    var text = ""
    var start = tokens.startIndex
    while start < tokens.endIndex {
      let end = tokens[start...].firstIndex { $0.product != tokens[start].product } ?? tokens.endIndex
      if start > tokens.startIndex { text += "\n" }
      text += style(.path, DisplayText.escaped(tokens[start].product)) + "\n"
      text += rows(tokens[start..<end]).rendered(style)
      start = end
    }
    return text
  }

  private func rows(_ tokens: ArraySlice<ShownToken>) -> Table {
    var table = Table()
    for shown in tokens {
      let contexts = shown.entries.count
      table.rows.append([
        .init(shown.token.path), .init(shown.token.type?.rawValue ?? "", .quiet), value(shown.entries.first?.value),
        .init(contexts > 1 ? "\(contexts) contexts" : "", .quiet),
      ])
    }
    return table
  }

  private func value(_ value: TokenValue?) -> Table.Cell {
    guard let value else { return .init("no value", .warning) }
    return .init(value.words, mark: swatch(value))
  }

  /// Two columns in the value's first colour.
  private func swatch(_ value: TokenValue) -> String? {
    guard hasSwatches, let color = value.colors.first else { return nil }
    let channels = color.gamutMapped(to: .srgb).components * 255
    let codes = [channels.x, channels.y, channels.z].map { "\(Int($0.rounded()))" }.joined(separator: ";")
    return "\u{1B}[48;2;\(codes)m  \u{1B}[0m"
  }

  private func place(_ entry: ShownToken.Entry) -> String {
    let file = files[entry.definition.file]
    let position = LineIndex(file.bytes).position(Int(entry.definition.lower))
    return "\(file.path):\(position.line):\(position.column)"
  }
}
