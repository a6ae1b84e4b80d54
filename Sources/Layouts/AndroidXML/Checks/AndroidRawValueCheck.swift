import Diagnostics
import Documents

/// Values that have a name among the product's tokens.
struct AndroidRawValueCheck: AndroidCheck {
  let rules: Set<RuleID> = [.rawValue]

  func look(at index: Int, in file: AndroidFile, _ options: LayoutOptions, _ report: inout FileReport) {
    guard !options.tokens.isEmpty else { return }
    let node = file.nodes[index]
    for attribute in node.attributes {
      guard let (uses, value) = raw(attribute) else { continue }
      let names = uses.lazy.map { options.tokens.names(for: $0, value) }.first { !$0.isEmpty } ?? []
      let span = attribute.attribute.valueSpan
      if let finding = RawValue.finding(attribute.value, names, at: span, symbol: node.symbol) { report.add(finding) }
    }
  }

  private func raw(_ attribute: AndroidAttribute) -> ([TokenNames.Use], TokenNames.Value)? {
    if attribute.value.hasPrefix("#") { return color(attribute.value).map { ([.color], .color($0)) } }
    guard let length = AndroidValue.length(attribute.value), length.value != 0 else { return nil }
    switch (attribute.name, length.unit) {
    case ("textSize", _): return ([.fontSize], .number(length.value))
    case ("duration", ""): return ([.duration], .number(length.value))
    case (let name, "dp"), (let name, "dip"):
      let name = name.lowercased()
      if name.contains("radius") { return ([.radius], .number(length.value)) }
      if name.contains("margin") || name.contains("padding") { return ([.spacing], .number(length.value)) }
      return ([.size, .spacing], .number(length.value))
    default: return nil
    }
  }

  /// `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB` as 0xRRGGBBAA.
  private func color(_ text: String) -> UInt32? {
    let digits = text.dropFirst()
    guard let number = UInt32(digits, radix: 16) else { return nil }
    func wide(_ nibble: UInt32) -> UInt32 { (nibble & 0xF) * 17 }
    switch digits.utf8.count {
    case 3: return wide(number >> 8) << 24 | wide(number >> 4) << 16 | wide(number) << 8 | 0xFF
    case 4: return wide(number >> 8) << 24 | wide(number >> 4) << 16 | wide(number) << 8 | wide(number >> 12)
    case 6: return number << 8 | 0xFF
    case 8: return number << 8 | number >> 24
    default: return nil
    }
  }
}
