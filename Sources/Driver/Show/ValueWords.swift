import Colors
import Diagnostics
import TokenModel

extension TokenValue {
  /// The value in a line, as a designer would write it.
  var words: String {
    switch self {
    case .color(let color): color.words
    case .dimension(let dimension): dimension.words
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let number), .number(let number): JSONText.digits(number)
    case .duration(let duration): duration.words
    case .cubicBezier(let curve): curve.words
    case .strokeStyle(let style): style.words
    case .border(let border): "\(border.width.words) \(border.style.words) \(border.color.words)"
    case .transition(let transition): transition.words
    case .shadow(let shadows): shadows.map(\.words).joined(separator: ", ")
    case .gradient(let stops):
      stops.map { "\($0.color.words) \(JSONText.digits(($0.position * 100).rounded(decimals: 4)))%" }.joined(
        separator: ", ")
    case .typography(let typography): typography.words
    case .spring(let spring): spring.words
    case .haptic(let haptic): haptic.words
    case .motion(let motion): motion.words
    case .elevation(let elevation): elevation.words
    case .icon(let icon): icon.words
    }
  }

  /// The colours that it shows, in its order: for swatches.
  var colors: [Color] {
    switch self {
    case .color(let color): [color]
    case .border(let border): [border.color]
    case .shadow(let shadows): shadows.map(\.color)
    case .gradient(let stops): stops.map(\.color)
    case .elevation(let elevation): [elevation.fallback].compactMap { $0 }
    default: []
    }
  }
}

extension Color {
  /// "#8a929c" where sRGB holds it, otherwise its own space.
  var words: String {
    if space == .srgb, isInGamut(of: .srgb), alpha == 1 { return hex }
    let parts = [c0, c1, c2].map { $0.map { JSONText.digits($0.rounded(decimals: 4)) } ?? "none" }
    let opacity = alpha < 1 ? ", \(JSONText.digits((alpha * 100).rounded(decimals: 2)))% opaque" : ""
    if space == .srgb, isInGamut(of: .srgb) { return clippedHex + opacity }
    return "\(space.rawValue) \(parts.joined(separator: " "))\(opacity)"
  }
}

extension Dimension {
  var words: String { "\(JSONText.digits(value)) \(unit.rawValue)" }
}

extension Duration {
  var words: String { "\(JSONText.digits(value)) \(unit.rawValue)" }
}

extension CubicBezier {
  var words: String { "cubic-bezier(\([x1, y1, x2, y2].map(JSONText.digits).joined(separator: ", ")))" }
}

extension StrokeStyle {
  var words: String {
    switch self {
    case .keyword(let keyword): keyword.rawValue
    case .dashed(let dashes, let cap): "dashes \(dashes.map(\.words).joined(separator: ", ")) with \(cap.rawValue) ends"
    }
  }
}

extension Transition {
  var words: String {
    "\(duration.words) \(timingFunction.words)" + (delay.value == 0 ? "" : " after \(delay.words)")
  }
}

extension Shadow {
  var words: String {
    "\(inset ? "inside " : "")\(offsetX.words), \(offsetY.words), blur \(blur.words)"
      + (spread.value == 0 ? "" : ", spread \(spread.words)") + ", \(color.words)"
  }
}

extension Typography {
  var words: String {
    let family = fontFamily.first ?? ""
    var parts = ["\(family) \(JSONText.digits(fontWeight)), \(fontSize.words) on \(JSONText.digits(lineHeight))"]
    if letterSpacing.value != 0 { parts.append("spaced \(letterSpacing.words)") }
    if let style = extras.textStyle { parts.append("scales as \(style.rawValue)") }
    if let design = extras.design { parts.append(design.rawValue) }
    if extras.tabularFigures { parts.append("tabular figures") }
    if let sp = extras.sp { parts.append("\(JSONText.digits(sp)) sp") }
    if let path = extras.collapsesTo { parts.append("collapses to \(path)") }
    return parts.joined(separator: ", ")
  }
}

extension Spring {
  var words: String {
    switch self {
    case .perceptual(let duration, let bounce): "spring \(duration.words), bounce \(JSONText.digits(bounce))"
    case .physical(let mass, let stiffness, let damping):
      "spring of mass \(JSONText.digits(mass)), stiffness \(JSONText.digits(stiffness)), damping "
        + JSONText.digits(damping)
    }
  }
}

extension Haptic {
  var words: String {
    if feedback == .none { return "no haptic" }
    return feedback.rawValue + (intensity == 1 ? "" : " at \(JSONText.digits((intensity * 100).rounded(decimals: 2)))%")
      + ", reduced motion: \(reduced.rawValue)"
  }
}

extension Motion {
  var words: String {
    var parts = [effect.rawValue]
    if let scale { parts[0] += " to \(JSONText.digits(scale))" }
    switch curve {
    case .spring(let spring): parts.append(spring.words)
    case .eased(let transition): parts.append(transition.words)
    case nil: break
    }
    switch repetition {
    case .once: break
    case .times(let count): parts.append("\(count) times")
    case .forever: parts.append("forever")
    }
    if let step { parts.append("steps of \(JSONText.digits((step * 100).rounded(decimals: 4)))%") }
    if !detents.isEmpty { parts.append("detents \(detents.joined(separator: ", "))") }
    if let reduced {
      parts.append("reduced: \(reduced.effect.rawValue)" + (reduced.effect == .cut ? "" : " \(reduced.duration.words)"))
    }
    if let haptic { parts.append(haptic.feedback == .none ? "no haptic" : "haptic \(haptic.feedback.rawValue)") }
    return parts.joined(separator: ", ")
  }
}

extension Elevation {
  var words: String {
    var parts = shadow.isEmpty ? ["no shadow"] : ["shadow \(shadow.map(\.words).joined(separator: " and "))"]
    if let blur { parts.append("glass of blur \(blur.words)") }
    if let hairline { parts.append("hairline \(hairline.width.words) \(hairline.color.words)") }
    if let scrim { parts.append("scrim \(scrim.words)") }
    if let fallback { parts.append("solid \(fallback.words)") }
    return parts.joined(separator: "; ")
  }
}

extension Icon {
  var words: String {
    let names = [("ios", ios), ("android", android), ("web", web)].compactMap { set, name in name.map { "\(set) \($0)" }
    }
    return names.joined(separator: ", ") + (mirrors ? ", mirrors" : "")
  }
}
