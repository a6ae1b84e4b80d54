import Colors

/// What a record was measured from, as colours again: to try what one of its inputs alone changes.
struct RecordedStack {
  private let pair: PairRecord.Pair
  /// By the name of a token or field, as records write it.
  private var values: [String: String]

  /// What `record` leaves out, because something opaque lies above it, is as `other` has it.
  init(_ record: PairRecord, else other: PairRecord) {
    pair = record.pair
    values = [:]
    for input in other.inputs + record.inputs { values[input.token] = input.color }
  }

  mutating func set(_ token: String, to value: String) { values[token] = value }

  /// nil where a value cannot be read, or the stack lets something undeclared through.
  var ratio: Double? {
    guard let text = color(pair.foreground) else { return nil }
    var layers: [WorstCase.Layer] = []
    for name in pair.surfaces {
      let layer = name == pair.field ? field(name).map(WorstCase.Layer.field) : color(name).map(WorstCase.Layer.color)
      guard let layer else { return nil }
      layers.append(layer)
      if layer.isOpaque { break }
    }
    return WorstCase(of: text, over: layers)?.ratio
  }

  private func color(_ name: String) -> ShownColor? { css(name).map(ShownColor.init) }

  /// A token's colour, or a colour as CSS writes it.
  private func css(_ name: String) -> Color? { try? Color(css: values[name] ?? name) }

  /// As `RecordedInputs` writes fields.
  private func field(_ name: String) -> Field? {
    guard let words = values[name] else { return nil }
    if words == "anything" { return .anything }
    guard let space = words.firstIndex(of: " ") else { return nil }
    let rest = String(words[words.index(after: space)...])
    if words[..<space] == "gradient" { return gradient(rest) }
    let colors = Self.parts(rest).map(color)
    let known = colors.compactMap { $0 }
    guard known.count == colors.count, !known.isEmpty else { return nil }
    if words[..<space] == "between" { return known.count == 2 ? .between(known[0], known[1]) : nil }
    return .colors(known)
  }

  /// "field.sky" or "field.sky in oklch".
  private func gradient(_ words: String) -> Field? {
    let parts = words.split(separator: " ")
    guard let name = parts.first, let stops = values[String(name)] else { return nil }
    let written = Self.parts(stops).map(css)
    let colors = written.compactMap { $0 }
    guard colors.count == written.count, !colors.isEmpty else { return nil }
    guard parts.count == 3 else { return .gradient(colors.map(ShownColor.init)) }
    return ColorSpace(rawValue: String(parts[2])).map { .gradient(colors, in: $0) }
  }

  private static func parts(_ list: String) -> [String] {
    list.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
