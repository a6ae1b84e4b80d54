import Colors
import Diagnostics
import TokenModel

extension Double {
  /// Rounded to so many digits after the point, at most 15; a value too large for that stays as it is.
  func rounded(decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = self * scale
    // Beyond 2^53 a double has no digit left to round.
    return scaled.magnitude < 9_007_199_254_740_992 ? scaled.rounded() / scale : self
  }
}

extension JSONText {
  /// A resolved value in DTCG's form. A color also has `srgb` (15 digits, not clamped to what sRGB can show) and `hex`
  /// (mapped into sRGB), wherever it stands.
  mutating func value(_ value: TokenValue) {
    switch value {
    case .color(let color): self.color(color)
    case .dimension(let dimension): quantity(dimension.value, dimension.unit.rawValue)
    case .fontFamily(let names): array(names, inline: true) { $0.string($1) }
    case .fontWeight(let number), .number(let number): self.number(number)
    case .duration(let duration): quantity(duration.value, duration.unit.rawValue)
    case .cubicBezier(let curve): cubicBezier(curve)
    case .strokeStyle(let style): strokeStyle(style)
    case .border(let border): self.border(border)
    case .transition(let transition): self.transition(transition)
    case .shadow(let shadows): array(shadows) { $0.shadow($1) }
    case .gradient(let stops): array(stops) { $0.stop($1) }
    case .typography(let typography): self.typography(typography)
    case .spring(let spring): self.spring(spring)
    case .haptic(let haptic): self.haptic(haptic)
    case .motion(let motion): self.motion(motion)
    case .elevation(let elevation): self.elevation(elevation)
    case .icon(let icon): self.icon(icon)
    }
  }

  mutating func color(_ color: Color) {
    object { json in
      json.member("colorSpace", color.space.rawValue)
      json.member("components") { json in
        json.array([color.c0, color.c1, color.c2], inline: true) { json, component in
          if let component { json.number(component) } else { json.string("none") }
        }
      }
      json.member("alpha", color.alpha)
      json.member("srgb") { json in
        let srgb = color.srgb
        json.array([srgb.x, srgb.y, srgb.z], inline: true) { $0.number($1.rounded(decimals: 15)) }
      }
      json.member("hex", color.hex)
    }
  }

  private mutating func quantity(_ value: Double, _ unit: String) {
    object(inline: true) { json in
      json.member("value", value)
      json.member("unit", unit)
    }
  }

  private mutating func dimension(_ key: String, _ dimension: Dimension) {
    member(key) { $0.quantity(dimension.value, dimension.unit.rawValue) }
  }

  private mutating func duration(_ key: String, _ duration: Duration) {
    member(key) { $0.quantity(duration.value, duration.unit.rawValue) }
  }

  private mutating func cubicBezier(_ curve: CubicBezier) {
    array([curve.x1, curve.y1, curve.x2, curve.y2], inline: true) { $0.number($1) }
  }

  private mutating func strokeStyle(_ style: StrokeStyle) {
    switch style {
    case .keyword(let keyword): string(keyword.rawValue)
    case .dashed(let dashes, let cap):
      object { json in
        json.member("dashArray") { $0.array(dashes) { $0.quantity($1.value, $1.unit.rawValue) } }
        json.member("lineCap", cap.rawValue)
      }
    }
  }

  private mutating func border(_ border: Border) {
    object { json in
      json.member("color") { $0.color(border.color) }
      json.dimension("width", border.width)
      json.member("style") { $0.strokeStyle(border.style) }
    }
  }

  private mutating func transition(_ transition: Transition) {
    object { json in
      json.duration("duration", transition.duration)
      json.duration("delay", transition.delay)
      json.member("timingFunction") { $0.cubicBezier(transition.timingFunction) }
    }
  }

  private mutating func shadow(_ shadow: Shadow) {
    object { json in
      json.member("color") { $0.color(shadow.color) }
      json.dimension("offsetX", shadow.offsetX)
      json.dimension("offsetY", shadow.offsetY)
      json.dimension("blur", shadow.blur)
      json.dimension("spread", shadow.spread)
      json.member("inset", shadow.inset)
    }
  }

  private mutating func stop(_ stop: GradientStop) {
    object { json in
      json.member("color") { $0.color(stop.color) }
      json.member("position", stop.position)
    }
  }
}

// MARK: - Composites with members of our own

extension JSONText {
  private mutating func typography(_ typography: Typography) {
    object { json in
      json.member("fontFamily") { $0.array(typography.fontFamily, inline: true) { $0.string($1) } }
      json.dimension("fontSize", typography.fontSize)
      json.member("fontWeight", typography.fontWeight)
      json.dimension("letterSpacing", typography.letterSpacing)
      json.member("lineHeight", typography.lineHeight)
      let extras = typography.extras
      if let style = extras.textStyle { json.member("textStyle", style.rawValue) }
      if let design = extras.design { json.member("design", design.rawValue) }
      if extras.tabularFigures { json.member("figures", "tabular") }
      if let sp = extras.sp { json.member("sp", sp) }
      if let path = extras.collapsesTo { json.member("collapsesTo", path) }
    }
  }

  private mutating func spring(_ spring: Spring) {
    object { json in
      switch spring {
      case .perceptual(let duration, let bounce):
        json.duration("duration", duration)
        json.member("bounce", bounce)
      case .physical(let mass, let stiffness, let damping):
        json.member("mass", mass)
        json.member("stiffness", stiffness)
        json.member("damping", damping)
      }
    }
  }

  private mutating func haptic(_ haptic: Haptic) {
    object { json in
      json.member("feedback", haptic.feedback.rawValue)
      json.member("intensity", haptic.intensity)
      json.member("reduced", haptic.reduced.rawValue)
    }
  }

  private mutating func motion(_ motion: Motion) {
    object { json in
      json.member("effect", motion.effect.rawValue)
      json.member("animates") { $0.array(motion.animates, inline: true) { $0.string($1.rawValue) } }
      switch motion.curve {
      case .spring(let spring): json.member("curve") { $0.spring(spring) }
      case .eased(let transition): json.member("curve") { $0.transition(transition) }
      case nil: break
      }
      switch motion.repetition {
      case .once: json.member("repeat", "once")
      case .times(let count): json.member("repeat", count)
      case .forever: json.member("repeat", "forever")
      }
      if let step = motion.step { json.member("step", step) }
      if !motion.detents.isEmpty { json.member("detents") { $0.array(motion.detents, inline: true) { $0.string($1) } } }
      if let scale = motion.scale { json.member("scale", scale) }
      if let reduced = motion.reduced {
        json.member("reduced") { json in
          json.object { json in
            json.member("effect", reduced.effect.rawValue)
            json.duration("duration", reduced.duration)
          }
        }
      }
      if let haptic = motion.haptic { json.member("haptic") { $0.haptic(haptic) } }
    }
  }

  private mutating func elevation(_ elevation: Elevation) {
    object { json in
      json.member("shadow") { $0.array(elevation.shadow) { $0.shadow($1) } }
      if let blur = elevation.blur { json.dimension("blur", blur) }
      if let hairline = elevation.hairline {
        json.member("hairline") { json in
          json.object { json in
            json.member("color") { $0.color(hairline.color) }
            json.dimension("width", hairline.width)
          }
        }
      }
      if let scrim = elevation.scrim { json.member("scrim") { $0.color(scrim) } }
      if let fallback = elevation.fallback { json.member("fallback") { $0.color(fallback) } }
    }
  }

  private mutating func icon(_ icon: Icon) {
    object { json in
      if let name = icon.ios { json.member("ios", name) }
      if let name = icon.android { json.member("android", name) }
      if let name = icon.web { json.member("web", name) }
      json.member("mirrors", icon.mirrors)
    }
  }
}
