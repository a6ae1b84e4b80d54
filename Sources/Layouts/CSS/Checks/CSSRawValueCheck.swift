import Diagnostics

/// Values that have a name among the product's tokens.
struct CSSRawValueCheck: CSSCheck {
  let rules: Set<RuleID> = [.rawValue]

  func look(at declaration: CSSSheet.Declaration, in subject: CSSSubject, _ report: inout FileReport) {
    // Custom properties are where values get their names.
    guard !subject.options.tokens.isEmpty, !declaration.name.hasPrefix("--"), !declaration.name.hasPrefix("$") else {
      return
    }
    let uses = Self.uses(declaration.name)
    for token in declaration.value {
      guard let (kinds, value) = raw(token, uses, subject.sheet) else { continue }
      let names = kinds.lazy.map { subject.options.tokens.names(for: $0, value) }.first { !$0.isEmpty } ?? []
      let finding = RawValue.finding(
        subject.sheet.text(token), names, at: subject.sheet.span(token), symbol: subject.symbol(declaration.rule))
      if let finding { report.add(finding) }
    }
  }

  private func raw(
    _ token: Int, _ uses: [TokenNames.Use], _ sheet: CSSSheet
  ) -> ([TokenNames.Use], TokenNames.Value)? {
    if sheet.tokens[token].kind == .hash {
      return Self.color(sheet.text(token).dropFirst()).map { ([.color], .color($0)) }
    }
    guard sheet.tokens[token].kind == .dimension, let length = sheet.length(token..<token + 1), length.value != 0 else {
      return nil
    }
    switch length.unit {
    case "px": return (uses, .number(abs(length.value)))
    case "ms": return ([.duration], .number(length.value))
    case "s": return ([.duration], .number(length.value * 1000))
    default: return nil
    }
  }

  private static func uses(_ property: String) -> [TokenNames.Use] {
    if property == "font-size" || property == "font" { return [.fontSize] }
    if property.hasSuffix("radius") { return [.radius] }
    if ["margin", "padding", "gap", "inset", "row-gap", "column-gap"].contains(where: property.hasPrefix) {
      return [.spacing]
    }
    return [.size, .spacing]
  }

  /// `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` as 0xRRGGBBAA.
  private static func color(_ digits: Substring) -> UInt32? {
    let count = digits.utf8.count
    guard [3, 4, 6, 8].contains(count) else { return nil }
    let wide = count < 5 ? digits.flatMap { [$0, $0] } : Array(digits)
    return UInt32(String(wide), radix: 16).map { count == 3 || count == 6 ? $0 << 8 | 0xFF : $0 }
  }
}
