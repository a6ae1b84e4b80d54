import Diagnostics
import Files

/// What a view, or a style, says of the height of its lines.
struct AndroidLineHeight {
  /// One attribute, or one item of a style.
  struct Value {
    let text: String
    let span: Span
  }

  let symbol: String
  let file: AndroidFile
  /// By the name without its prefix.
  let value: (String) -> Value?

  /// Lines in dp stay as they are where the text in them grows; others may be too low from the beginning.
  func look(_ report: inout FileReport) {
    if let height = value("lineHeight"), let length = file.length(height.text), length.value > 0 {
      let size = file.length(value("textSize")?.text)
      if length.dp != nil, size?.dp == nil { return report.add(fixed(height, length)) }
      guard let size, size.unit == length.unit, size.value > 0 else { return }
      add(length.value / size.value, at: height.span, labels: length.labels, help: "lineHeight", &report)
    } else if let multiplier = value("lineSpacingMultiplier"), let factor = Double(multiplier.text), need == nil {
      add(factor * Self.roboto, at: multiplier.span, labels: [], help: "lineSpacingMultiplier", &report)
    }
  }

  /// The line of Android's own font, in multiples of its size.
  private static let roboto = 1.17

  private func add(
    _ ratio: Double, at span: Span, labels: [Finding.Label], help name: String, _ report: inout FileReport
  ) {
    let finding = LineHeight(ratio: ratio, need: need).finding(
      at: span, symbol: symbol, labels: labels, help: ["raise \(name), or leave it out: the font knows what it needs"])
    if let finding { report.add(finding) }
  }

  private func fixed(_ height: Value, _ length: AndroidLength) -> Finding {
    let unit = Span(
      file: height.span.file, lower: Int(height.span.upper) - length.unit.utf8.count, upper: Int(height.span.upper))
    return Finding(
      .fixedTextHeight, .warning, "lines stay \(length.words) high whatever text size the reader has chosen",
      at: height.span, symbol: symbol, labels: length.labels,
      notes: ["at a text size of 200 % they run into each other"], help: ["give the height in sp"],
      fixes: length.resource == nil ? [Fix("write sp", safe: false, edits: [Fix.Edit(unit, "sp")])] : [])
  }

  /// By the font, or by the language of the file's folder: `values-ur`, `layout-b+ar`.
  private var need: ScriptHeight? {
    let folder = Path.lastComponent(Path.parent(file.input.source.path))
    let qualifiers = folder.split { $0 == "-" || $0 == "+" }.dropFirst()
    return ScriptHeight.tallest(
      qualifiers.map { ScriptHeight.language(String($0)) } + [
        value("fontFamily").flatMap { ScriptHeight.font($0.text) }
      ])
  }
}
