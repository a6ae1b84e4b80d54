/// What stands between the parentheses of a colour function.
struct ColorArguments {
  enum Separator {
    case blank
    case comma
    case slash
  }

  enum Value {
    case quantity(ColorScanner.Quantity)
    case none
  }

  struct Argument {
    let value: Value
    let range: Range<Int>
    /// What stands before it.
    let separator: Separator
  }

  private(set) var items: [Argument] = []
  /// From the function's name to its closing parenthesis.
  private(set) var whole: Range<Int>

  /// Reads up to the closing parenthesis. `name` is where the function's name stands; the scanner is past its opening
  /// parenthesis, and past the space's name for `color()`.
  init(_ scanner: inout ColorScanner, of name: Range<Int>) throws(ColorSyntaxError) {
    whole = name
    var separator: (kind: Separator, range: Range<Int>)?
    while true {
      scanner.skipBlanks()
      let start = scanner.position
      if scanner.isAtEnd {
        throw ColorSyntaxError(
          "`\(scanner.text(name))(` is not closed: a `)` is missing at the end", at: name.lowerBound..<start)
      }
      if scanner.skip(")") {
        if let separator { throw Self.dangling(separator.kind, at: separator.range) }
        whole = name.lowerBound..<scanner.position
        return
      }
      if let found = Self.separator(&scanner) {
        if separator != nil || items.isEmpty { throw Self.dangling(found, at: start..<scanner.position) }
        separator = (found, start..<scanner.position)
        continue
      }
      let (value, range) = try Self.value(&scanner)
      items.append(Argument(value: value, range: range, separator: separator?.kind ?? .blank))
      separator = nil
    }
  }

  private static func separator(_ scanner: inout ColorScanner) -> Separator? {
    if scanner.skip(",") { return .comma }
    return scanner.skip("/") ? .slash : nil
  }

  private static func dangling(_ separator: Separator, at range: Range<Int>) -> ColorSyntaxError {
    separator == .slash
      ? ColorSyntaxError("an alpha must follow the slash, and three channels go before it", at: range)
      : ColorSyntaxError("a channel is missing beside this comma", at: range)
  }

  private static func value(_ scanner: inout ColorScanner) throws(ColorSyntaxError) -> (Value, Range<Int>) {
    if let (quantity, range) = scanner.quantity() {
      switch quantity {
      case .number(let value), .percentage(let value), .angle(let value):
        guard value.magnitude < 1e30 else { throw ColorSyntaxError("`\(scanner.text(range))` is too large", at: range) }
      case .otherUnit(let unit):
        throw ColorSyntaxError("`\(unit)` is no unit of a colour: `%`, `deg`, `grad`, `rad` and `turn` are", at: range)
      }
      return (.quantity(quantity), range)
    }
    let range = scanner.anything()
    let text = scanner.text(range)
    switch text.lowercased() {
    case "none": return (.none, range)
    case "from":
      throw ColorSyntaxError(
        "a relative colour (`from …`) is only known where it is used; a token needs a fixed colour", at: range)
    default: break
    }
    if scanner.next == UInt8(ascii: "(") {
      throw ColorSyntaxError("`\(text)()` is not computed here; write the number that it comes to", at: range)
    }
    throw ColorSyntaxError("`\(text)` is no channel of a colour; write a number, a percentage or `none`", at: range)
  }
}
