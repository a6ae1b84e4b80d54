/// Gives a function's arguments their meaning.
struct ChannelReader {
  private let function: ColorFunction
  /// For messages: `rgba`.
  private let name: String
  private let arguments: ColorArguments
  private let scanner: ColorScanner

  init(_ function: ColorFunction, name: String, _ arguments: ColorArguments, _ scanner: ColorScanner) {
    self.function = function
    self.name = name
    self.arguments = arguments
    self.scanner = scanner
  }

  func color() throws(ColorSyntaxError) -> Color {
    let items = arguments.items
    guard items.count == 3 || items.count == 4 else {
      throw ColorSyntaxError(
        "`\(name)` needs three channels and may have an alpha; this has \(Words.number(items.count))",
        at: arguments.whole)
    }
    let usesCommas = items.contains { $0.separator == .comma }
    try checkSeparators(usesCommas)
    if usesCommas { try checkCommaSyntax() }
    let c0 = try component(items[0], function.channels[0])
    let c1 = try component(items[1], function.channels[1])
    let c2 = try component(items[2], function.channels[2])
    let alpha = items.count == 4 ? try component(items[3], Self.alpha) ?? 0 : 1
    return Color(function.space, c0, c1, c2, alpha: alpha)
  }

  private static let alpha = ColorFunction.Channel.amount(name: "alpha", full: 1, range: 0...1)

  private func checkSeparators(_ usesCommas: Bool) throws(ColorSyntaxError) {
    if usesCommas, case .none = function.commas, let item = arguments.items.first(where: { $0.separator == .comma }) {
      throw ColorSyntaxError("`\(name)` takes its channels without commas, with blanks between them", at: item.range)
    }
    for (index, item) in arguments.items.enumerated().dropFirst() {
      let expected: ColorArguments.Separator = usesCommas ? .comma : index == 3 ? .slash : .blank
      guard item.separator != expected else { continue }
      switch item.separator {
      case .slash where index < 3:
        throw ColorSyntaxError("only the alpha stands after a slash, and three channels go before it", at: item.range)
      case .blank where index == 3 && !usesCommas:
        throw ColorSyntaxError(
          "`\(scanner.text(item.range))` is one value too many; an alpha follows a slash", at: item.range)
      default:
        throw ColorSyntaxError("commas stand between all values of `\(name)` or between none", at: item.range)
      }
    }
  }

  /// The older syntax mixes no units and has no `none`.
  private func checkCommaSyntax() throws(ColorSyntaxError) {
    var firstIsPercentage: Bool?
    for (index, item) in arguments.items.enumerated() {
      guard case .quantity(let quantity) = item.value else {
        throw ColorSyntaxError("`none` needs the syntax without commas", at: item.range)
      }
      let isPercentage = if case .percentage = quantity { true } else { false }
      switch function.commas {
      case .uniform where index < 3:
        guard isPercentage == firstIsPercentage ?? isPercentage else {
          throw ColorSyntaxError(
            "with commas, `\(name)` takes three numbers or three percentages, not some of each", at: item.range)
        }
        firstIsPercentage = isPercentage
      case .percentages where (index == 1 || index == 2) && !isPercentage:
        throw ColorSyntaxError(
          "with commas, `\(name)` takes its second and third value as percentages: `\(scanner.text(item.range))%`",
          at: item.range)
      default: break
      }
    }
  }

  private func component(
    _ argument: ColorArguments.Argument, _ channel: ColorFunction.Channel
  ) throws(ColorSyntaxError) -> Double? {
    guard case .quantity(let quantity) = argument.value else { return nil }
    switch (channel, quantity) {
    case (.hue, .number(let degrees)), (.hue, .angle(let degrees)):
      return normalizedHue(degrees)
    case (.hue, _):
      throw ColorSyntaxError(
        "the hue is an angle such as `210` or `0.6turn`, not `\(scanner.text(argument.range))`", at: argument.range)
    case (.amount(_, let full, _, let range), .percentage(let value)):
      return clamp(value * full / 100, range)
    case (.amount(_, _, let divisor, let range), .number(let value)):
      return clamp(value / divisor, range)
    case (.amount(let channel, _, _, _), _):
      throw ColorSyntaxError(
        "the \(channel) is a number or a percentage, not an angle like `\(scanner.text(argument.range))`",
        at: argument.range)
    }
  }

  private func clamp(_ value: Double, _ range: ClosedRange<Double>?) -> Double {
    guard let range else { return value }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}

/// Counts in words.
enum Words {
  static func number(_ count: Int) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    return words.indices.contains(count) ? words[count] : "\(count)"
  }

  /// "one digit", "five digits".
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count == 0 ? "no" : number(count)) \(noun)\(count == 1 ? "" : "s")"
  }
}
