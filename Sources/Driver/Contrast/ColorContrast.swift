import Colors
import Diagnostics
import Files

/// `tokens contrast COLOR SURFACE [BEHIND…]`: one ratio.
struct ColorContrast {
  /// As written: the colour, then the surfaces, top to bottom.
  private let words: [String]
  private let contrast: Contrast

  /// Whether the operands mean colours: one of them is one, and none is a file.
  static func isMeant(by operands: [String], on host: Host) -> Bool {
    operands.allSatisfy { host.files.kind(of: $0) == nil } && operands.contains { (try? Color(css: $0)) != nil }
  }

  init(_ words: [String]) throws(Failure) {
    self.words = words
    guard words.count > 1 else {
      throw Failure(
        "\(words.first ?? "") needs a surface to stand on", help: ["tokens contrast '\(words.first ?? "")' white"],
        command: "contrast")
    }
    var colors: [Color] = []
    for word in words { colors.append(try Self.read(word)) }
    let surfaces = Array(colors.dropFirst())
    guard let contrast = Contrast(of: colors[0], over: surfaces) else {
      throw Failure(
        "what lies behind \(words[words.count - 1]) shows through, so there is no one ratio",
        help: ["name an opaque colour last: tokens contrast \(words.map { "'\($0)'" }.joined(separator: " ")) white"])
    }
    self.contrast = contrast
  }

  private static func read(_ word: String) throws(Failure) -> Color {
    do throws(ColorSyntaxError) {
      return try Color(css: word)
    } catch {
      throw Failure("\(word) is not a colour: \(error.message)", command: "contrast")
    }
  }

  /// The ratio, and which of WCAG 2.2's levels it reaches (1.4.3, 1.4.6, 1.4.11).
  func text(_ style: Style) -> String {
    let required =
      [("text", 4.5, 7.0), ("large text", 3.0, 4.5), ("graphics", 3.0, nil)] as [(String, Double, Double?)]
    let nearest = [3, 4.5, 7].min { ($0 - contrast.ratio).magnitude < ($1 - contrast.ratio).magnitude }
    let surfaces = words.dropFirst().joined(separator: " over ")
    var text = "\(style(.path, "\(WCAG.words(contrast.ratio, against: nearest)):1"))"
    text += "  \(DisplayText.escaped("\(words[0]) on \(surfaces)"))\n\n"
    var table = Table()
    for (what, minimum, enhanced) in required {
      table.rows.append([.init(what), verdict("AA", minimum), enhanced.map { verdict("AAA", $0) } ?? .init("")])
    }
    return text + table.rendered(style)
  }

  private func verdict(_ level: String, _ required: Double) -> Table.Cell {
    let passes = contrast.passes(required)
    return .init(
      "\(passes ? "\u{2713}" : "\u{2717}") \(level) \(WCAG.words(required: required))", passes ? .added : .removed)
  }

  var json: String {
    var json = JSONText()
    json.object { json in
      json.member("text", words[0])
      json.member("surface", words[1])
      json.member("behind") { $0.array(words.dropFirst(2), inline: true) { $0.string($1) } }
      json.member("ratio", contrast.ratio.rounded(decimals: 12))
      json.member("srgb", contrast.srgb.rounded(decimals: 12))
      json.member("displayP3", contrast.displayP3.rounded(decimals: 12))
    }
    return json.text + "\n"
  }
}
