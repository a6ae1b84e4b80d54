import Diagnostics

/// Values that have a name among the product's tokens.
struct KotlinRawValueCheck: KotlinCheck {
  let rules: Set<RuleID> = [.rawValue]
  let words = ["Color", "dp", "sp", "tween", "durationMillis"]

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard !options.tokens.isEmpty, let raw = raw(token, source) else { return }
    let names = raw.uses.lazy.map { options.tokens.names(for: $0, raw.value) }.first { !$0.isEmpty }
    guard let names, let finding = RawValue.finding(source.text(raw.place), names, at: source.span(raw.place)) else {
      return
    }
    report.add(finding)
  }

  private struct Raw {
    let place: Range<Int>
    let uses: [TokenNames.Use]
    let value: TokenNames.Value
  }

  private func raw(_ token: Int, _ source: KotlinSource) -> Raw? {
    switch source.text(token) {
    case "Color": return color(token, source)
    case "dp", "sp":
      guard source.stands(".", at: token - 1), token >= 2, let value = source.number(token - 2..<token - 1),
        !source.stands("toSp", at: token + 2)
      else { return nil }
      return Raw(place: token - 2..<token + 1, uses: uses(token, source), value: .number(value))
    case "tween":
      guard let index = source.call(named: token),
        let duration = source.value("durationMillis", at: 0, of: source.calls[index]),
        let value = source.number(duration)
      else { return nil }
      return Raw(place: duration, uses: [.duration], value: .number(value))
    default:
      guard source.stands("=", at: token + 1), let value = source.number(token + 2..<token + 3),
        !source.calls(around: token).prefix(1).contains(where: { source.stands("tween", at: source.calls[$0].name) })
      else { return nil }
      return Raw(place: token + 2..<token + 3, uses: [.duration], value: .number(value))
    }
  }

  /// `Color(0xFF0B1F3A)`: alpha first.
  private func color(_ token: Int, _ source: KotlinSource) -> Raw? {
    guard let index = source.call(named: token), let argument = source.arguments(of: source.calls[index]).first,
      argument.value.count == 1, source.text(argument.value).hasPrefix("0x"),
      let number = source.number(argument.value),
      number >= 0, number <= 0xFFFF_FFFF
    else { return nil }
    let argb = UInt32(number)
    return Raw(place: source.extent(of: source.calls[index]), uses: [.color], value: .color(argb << 8 | argb >> 24))
  }

  /// What a length is for, by the name of the argument or of the call.
  private func uses(_ token: Int, _ source: KotlinSource) -> [TokenNames.Use] {
    if source.stands("sp", at: token) { return [.fontSize] }
    guard let call = source.calls(around: token).first(where: { _ in true }) else { return [.spacing, .size] }
    switch source.text(source.calls[call].name) {
    case "padding", "PaddingValues", "spacedBy", "offset", "Spacer": return [.spacing]
    case "RoundedCornerShape", "CutCornerShape", "AbsoluteRoundedCornerShape": return [.radius]
    case "size", "width", "height", "requiredSize", "sizeIn", "heightIn", "widthIn": return [.size, .spacing]
    default: return [.spacing, .size, .radius]
    }
  }
}
