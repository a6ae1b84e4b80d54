import Catalogs

/// The form in which an argument shows a number, as the runtime's patterns write it.
struct NumberStyleWords {
  /// Whether the runtime can write the form.
  let isKnown: Bool
  /// What follows `number, `: "integer", "::00 .00 ,_"; nil: the form of a number that nothing is said of.
  let style: String?

  init(_ argument: Argument, _ dialect: CatalogFormat.Dialect) {
    let reading: String??
    if argument.kind == .integer || argument.kind == .number {
      reading = argument.specifier.hasPrefix("%") ? Self.printf(argument, dialect) : Self.icu(argument.specifier)
    } else {
      reading = .some(nil)
    }
    isKnown = reading != nil
    style = reading ?? nil
  }

  /// Of `number` and `number, integer`; all other styles have a currency, a unit or a pattern of their own.
  private static func icu(_ specifier: String) -> String?? {
    let parts = specifier.split(separator: ",", maxSplits: 1).map { $0.filter { $0 != " " } }
    guard parts.first?.lowercased() == "number" else { return nil }
    guard parts.count > 1 else { return .some(nil) }
    return parts[1] == "integer" ? "integer" : nil
  }

  /// Zeros in front, decimals and groups. Other flags, widths and forms are for programs to write.
  private static func printf(_ argument: Argument, _ dialect: CatalogFormat.Dialect) -> String?? {
    var rest = Substring(argument.specifier).utf8.dropFirst()
    var flags: Set<UInt8> = []
    while let flag = rest.first, "-+ #0',(".utf8.contains(flag) {
      flags.insert(flag)
      rest = rest.dropFirst()
    }
    let width = takeNumber(&rest)
    var decimals: Int?
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      decimals = takeNumber(&rest) ?? 0
    }
    guard let letter = rest.last, "diuDUfFgG".utf8.contains(letter) else { return nil }
    guard flags.isSubset(of: "0',".utf8), width == nil || flags.contains(UInt8(ascii: "0")), width ?? 0 <= 20,
      decimals ?? 0 <= 20
    else { return nil }
    return stems(
      argument, letter, width ?? 0, decimals, isGrouped: dialect == .apple || flags.contains(UInt8(ascii: ",")))
  }

  private static func stems(
    _ argument: Argument, _ letter: UInt8, _ width: Int, _ decimals: Int?, isGrouped: Bool
  ) -> String? {
    var stems: [String] = []
    var shown = 0
    if argument.kind == .number, letter | 0x20 == UInt8(ascii: "f") {
      // C and Java show six unless told otherwise.
      shown = decimals ?? 6
      if shown > 0 { stems.append("." + String(repeating: "0", count: shown)) }
    }
    // The width counts the sign between the digits.
    let integers = width - (shown > 0 ? shown + 1 : 0)
    if integers > 1 { stems.insert(String(repeating: "0", count: integers), at: 0) }
    if !isGrouped { stems.append(",_") }
    if stems.isEmpty { return argument.kind == .number && decimals == 0 ? "integer" : nil }
    return "::" + stems.joined(separator: " ")
  }

  private static func takeNumber(_ text: inout Substring.UTF8View) -> Int? {
    let digits = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    text = text.dropFirst(digits.count)
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Whether a printf specifier, with or without its `%`, is for numbers with decimals.
  static func isFloat(_ specifier: String) -> Bool {
    specifier.utf8.last.map { "fFeEgGaA".utf8.contains($0) } ?? false
  }
}
