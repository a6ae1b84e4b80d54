extension Color {
  /// Reads a CSS Color 4 value that stands for one fixed colour: hex, a name, `rgb()` and `hsl()` in both syntaxes,
  /// `hwb()`, `lab()`, `lch()`, `oklab()`, `oklch()`, `color()`. Components come out in DTCG's ranges, `none` as nil; an
  /// alpha of `none` is 0.
  package init(css text: String) throws(ColorSyntaxError) {
    // The outer optional is nil for a string that is not stored as contiguous UTF-8.
    if let hex = text.utf8.withContiguousStorageIfAvailable(HexColor.parse) ?? nil {
      self = hex
      return
    }
    var reader = ColorReader(text)
    self = try reader.color()
  }
}

/// Reads one colour with reasons for what it refuses.
private struct ColorReader {
  private var scanner: ColorScanner

  init(_ text: String) {
    scanner = ColorScanner(Array(text.utf8))
  }

  mutating func color() throws(ColorSyntaxError) -> Color {
    scanner.skipBlanks()
    guard !scanner.isAtEnd else {
      throw ColorSyntaxError("an empty text is no colour", at: 0..<scanner.bytes.count)
    }
    let color = try scanner.next == UInt8(ascii: "#") ? hex() : wordOrFunction()
    let end = scanner.position
    scanner.skipBlanks()
    guard scanner.isAtEnd else {
      let rest = scanner.text(scanner.position..<scanner.bytes.count)
      throw ColorSyntaxError(
        "the colour ends before `\(rest.prefix(40))`; nothing may follow it", at: end..<scanner.bytes.count)
    }
    return color
  }

  private mutating func hex() throws(ColorSyntaxError) -> Color {
    let start = scanner.position
    _ = scanner.skip("#")
    let word = scanner.word()
    let whole = start..<word.upperBound
    if let wrong = word.first(where: { HexColor.digit(scanner.bytes[$0]) == nil }) {
      let letter = String(decoding: scanner.bytes[wrong...], as: UTF8.self).prefix(1)
      throw ColorSyntaxError(
        "`\(letter)` in `\(scanner.text(whole))` is no hexadecimal digit", at: wrong..<wrong + letter.utf8.count)
    }
    guard let color = scanner.bytes[whole].withUnsafeBufferPointer(HexColor.parse) else {
      throw ColorSyntaxError(
        "`\(scanner.text(whole).prefix(40))` has \(Words.count(word.count, "digit")); a hex colour has 3, 4, 6 or 8",
        at: whole)
    }
    return color
  }

  private mutating func wordOrFunction() throws(ColorSyntaxError) -> Color {
    let word = scanner.word()
    let text = scanner.text(word)
    let name = text.lowercased()
    // No name begins with a digit: this is a number, or a mark that means nothing here.
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) || HexColor.isDigits(text) else {
      let range = word.lowerBound..<scanner.bytes.count
      let forms = "`#rrggbb`, a CSS colour name, or a function such as `oklch(…)`"
      throw ColorSyntaxError("`\(scanner.text(range).prefix(40))` is no colour; write \(forms)", at: range)
    }
    if scanner.skip("(") { return try function(name, at: word) }
    if let color = NamedColors.color(name) { return color }
    throw ColorSyntaxError(unknown(text, name), at: word)
  }

  private mutating func function(_ name: String, at word: Range<Int>) throws(ColorSyntaxError) -> Color {
    if name == "color" { return try colorFunction(at: word) }
    guard let function = ColorFunction.named(name) else {
      throw ColorSyntaxError(unknownFunction(name), at: word)
    }
    let arguments = try ColorArguments(&scanner, of: word)
    return try ChannelReader(function, name: name, arguments, scanner).color()
  }

  private mutating func colorFunction(at word: Range<Int>) throws(ColorSyntaxError) -> Color {
    scanner.skipBlanks()
    let range = scanner.word()
    let space = scanner.text(range).lowercased()
    guard let function = ColorFunction.colorIn(space) else {
      throw ColorSyntaxError(unknownSpace(space), at: range.isEmpty ? word : range)
    }
    let arguments = try ColorArguments(&scanner, of: word)
    let color = try ChannelReader(function, name: "color(\(space))", arguments, scanner).color()
    guard space == "display-p3-linear" else { return color }
    let encode = { (channel: Double?) in channel.map(TransferFunction.srgb.encode) }
    return Color(.displayP3, encode(color.c0), encode(color.c1), encode(color.c2), alpha: color.alpha)
  }
}

// MARK: - What is no colour

private func unknown(_ text: String, _ name: String) -> String {
  if name == "currentcolor" {
    return "`\(text)` is the text colour of wherever it is used; a token needs a fixed colour"
  }
  if systemColors.contains(name) {
    return "`\(text)` is a colour of the reader's system; a token needs a fixed colour"
  }
  let nearest = nearestSpelling(of: name, among: NamedColors.names)
  if HexColor.isDigits(name) { return "`\(text)` is no CSS colour name; a hex colour begins with `#`" }
  return "`\(text.prefix(40))` is no CSS colour name" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
}

private func unknownFunction(_ name: String) -> String {
  switch name {
  case "color-mix", "light-dark", "contrast-color", "device-cmyk", "color-layers", "palette-mix":
    return "`\(name)()` is only computed where it is used; a token needs a fixed colour"
  case "var", "env", "attr":
    return "`\(name)()` is only known in a browser; refer to a token as `{path.of.token}`"
  default:
    let nearest = nearestSpelling(of: name, among: ColorFunction.names)
    return "`\(name)()` is no CSS colour function" + (nearest.map { "; did you mean `\($0)()`?" } ?? "")
  }
}

private func unknownSpace(_ name: String) -> String {
  if name == "from" {
    return "a relative colour (`from …`) is only known where it is used; a token needs a fixed colour"
  }
  if name.isEmpty { return "`color()` needs the name of a colour space first, such as `display-p3`" }
  if name.hasPrefix("--") { return "`\(name)` is a colour profile that only a style sheet knows" }
  if let function = ColorFunction.names.first(where: { $0 == name }) {
    return "`\(name)` is a function of its own: write `\(function)(…)`"
  }
  let nearest = nearestSpelling(of: name, among: ColorFunction.spaceNames)
  return "`\(name)` is no colour space of `color()`" + (nearest.map { "; did you mean `\($0)`?" } ?? "")
}

/// CSS Color 4, section 6.2 and appendix A, in small letters.
private let systemColors: Set<String> = [
  "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext", "canvas", "canvastext",
  "field", "fieldtext", "graytext", "highlight", "highlighttext", "linktext", "mark", "marktext", "selecteditem",
  "selecteditemtext", "visitedtext", "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
  "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext", "infobackground",
  "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow", "threedface", "threedhighlight",
  "threedlightshadow", "threedshadow", "window", "windowframe", "windowtext",
]
