import TokenModel

extension SwiftProduct {
  /// The table that every colour token is a row of: one string literal, whatever the number of colours.
  func colorTableFile() -> GeneratedFile? {
    guard !colors.isEmpty else { return nil }
    let axes = Set(colors.lazy.flatMap { set.tokens[$0.token].axes }).sorted()
    var writer = header(.inside)
    writer.line("/// The colours, one a line: which modifiers change it (a hexadecimal bit mask), its values with the")
    writer.line("/// last modifier fastest, its path.")
    writer.line("let _colors = ColorTable([", axes.map { modifiers[$0] }.joined(separator: ", "), "], \"\"\"")
    writer.indented { writer in
      for color in colors { writeRow(color, axes, &writer) }
      writer.line("\"\"\")")
    }
    return GeneratedFile(path: path("ColorTable"), bytes: writer.bytes)
  }

  private func writeRow(_ constant: SwiftTree.Constant, _ axes: [Int], _ writer: inout SwiftWriter) {
    let token = set.tokens[constant.token]
    writer.indent()
    var mask = 0
    for axis in token.axes {
      if let place = axes.firstIndex(of: axis), place < Int.bitWidth - 1 { mask |= 1 << place }
    }
    writer.append(String(mask, radix: 16))
    for color in constant.values.lazy.compactMap(\.color) {
      writer.append(UInt8(ascii: " "))
      writer.append(SwiftColor(color).packed)
    }
    writer.append(UInt8(ascii: " "))
    writer.append(Self.onOneLine(SwiftWriter.escaped(token.path)))
    writer.append(UInt8(ascii: "\n"))
  }

  /// A line break in a token's name would end its row.
  private static func onOneLine(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "\\"))
      ? text.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: " ") : text
  }
}
