import Colors
import TokenModel

/// Swift expressions for values, with the runtime's types under names that nothing hides.
struct SwiftValues {
  /// The name under which generated code refers to a type of the runtime.
  let name: (String) -> String
  /// The text style at a path, in the context that is being written.
  var style: (String) -> Typography? = { _ in nil }

  func expression(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): rgba(color)
    case .dimension(let length): length.unit == .rem ? ".rem(\(number(length.value)))" : ".points(\(points(length)))"
    case .fontFamily(let names): family(names)
    case .fontWeight(let weight): number(weight)
    case .duration(let duration): number(duration.seconds)
    case .cubicBezier(let curve): bezier(curve)
    case .number(let value): number(value)
    case .strokeStyle(let style): stroke(style)
    case .border(let border): self.border(border)
    case .transition(let transition): self.transition(transition)
    case .shadow(let layers): shadow(layers)
    case .gradient(let stops): gradient(stops)
    case .typography(let typography): textStyle(typography, collapses: true)
    case .spring(let spring): self.spring(spring)
    case .haptic(let haptic): self.haptic(haptic)
    case .motion(let motion): self.motion(motion)
    case .elevation(let elevation): self.elevation(elevation)
    case .icon(let icon): self.icon(icon)
    }
  }

  func number(_ value: Double) -> String { SwiftWriter.number(value) }
  func points(_ length: Dimension) -> String { number(length.points) }
  private func rgba(_ color: Color) -> String { SwiftColor(color).expression(name("RGBA")) }

  /// `Type(label: value, …)` without the arguments that are nil.
  private func call(_ type: String, _ arguments: [(label: String, value: String?)]) -> String {
    let list = arguments.compactMap { argument in
      argument.value.map { argument.label.isEmpty ? $0 : "\(argument.label): \($0)" }
    }
    return "\(name(type))(\(list.joined(separator: ", ")))"
  }

  private func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
}

// MARK: - Text and lines

extension SwiftValues {
  private func family(_ names: [String]) -> String { list(names.map(SwiftWriter.literal)) }

  private func textStyle(_ style: Typography, collapses: Bool) -> String {
    let extras = style.extras
    let smaller = collapses ? extras.collapsesTo.flatMap(self.style) : nil
    return call(
      "TextStyleValue",
      [
        ("family", family(style.fontFamily)),
        ("size", points(style.fontSize)),
        ("weight", number(style.fontWeight)),
        ("tracking", style.letterSpacing.value == 0 ? nil : points(style.letterSpacing)),
        ("lineHeight", number(style.lineHeight)),
        ("scaling", extras.textStyle.map { ".\($0.rawValue)" }),
        ("design", extras.design.flatMap { $0 == .default ? nil : ".\($0.rawValue)" }),
        ("tabularFigures", extras.tabularFigures ? "true" : nil),
        ("sp", extras.sp.map(number)),
        ("collapsed", smaller.map { textStyle($0, collapses: false) }),
      ])
  }

  private func stroke(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): "\(name("StrokeValue")).\(keyword.rawValue)"
    case .dashed(let lengths, let cap): "\(name("StrokeValue")).dashes(\(list(lengths.map(points))), .\(cap.rawValue))"
    }
  }

  private func border(_ border: Border) -> String {
    call(
      "BorderValue",
      [("color", rgba(border.color)), ("width", points(border.width)), ("style", stroke(border.style))])
  }
}

// MARK: - Surfaces

extension SwiftValues {
  private func shadow(_ layers: [Shadow]) -> String {
    "\(name("ShadowValue"))(\(list(layers.map(layer))))"
  }

  private func layer(_ shadow: Shadow) -> String {
    call(
      "ShadowValue.Layer",
      [
        ("color", rgba(shadow.color)),
        ("x", nonzero(shadow.offsetX)), ("y", nonzero(shadow.offsetY)),
        ("blur", nonzero(shadow.blur)), ("spread", nonzero(shadow.spread)),
        ("inset", shadow.inset ? "true" : nil),
      ])
  }

  private func nonzero(_ length: Dimension) -> String? { length.value == 0 ? nil : points(length) }

  private func gradient(_ stops: [GradientStop]) -> String {
    let items = stops.map { "\(name("GradientValue")).Stop(\(rgba($0.color)), at: \(number($0.position)))" }
    return "\(name("GradientValue"))(\(list(items)))"
  }

  private func elevation(_ elevation: Elevation) -> String {
    call(
      "ElevationValue",
      [
        ("shadow", elevation.shadow.isEmpty ? nil : shadow(elevation.shadow)),
        ("blur", elevation.blur.map(points)),
        (
          "hairline",
          elevation.hairline.map {
            call("ElevationValue.Hairline", [("color", rgba($0.color)), ("width", points($0.width))])
          }
        ),
        ("scrim", elevation.scrim.map(rgba)),
        ("fallback", elevation.fallback.map(rgba)),
      ])
  }

  private func icon(_ icon: Icon) -> String {
    call(
      "IconValue",
      [
        ("ios", icon.ios.map(SwiftWriter.literal)),
        ("android", icon.android.map(SwiftWriter.literal)),
        ("web", icon.web.map(SwiftWriter.literal)),
        ("mirrors", icon.mirrors ? "true" : nil),
      ])
  }
}

// MARK: - Time and touch

extension SwiftValues {
  private func bezier(_ curve: CubicBezier) -> String {
    "\(name("CubicBezier"))(\([curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: ", ")))"
  }

  private func transition(_ transition: Transition) -> String {
    call(
      "TransitionValue",
      [
        ("duration", number(transition.duration.seconds)),
        ("delay", transition.delay.value == 0 ? nil : number(transition.delay.seconds)),
        ("timing", bezier(transition.timingFunction)),
      ])
  }

  private func spring(_ spring: Spring) -> String {
    switch spring {
    case .perceptual(let duration, let bounce):
      "\(name("SpringValue")).perceptual(duration: \(number(duration.seconds)), bounce: \(number(bounce)))"
    case .physical(let mass, let stiffness, let damping):
      "\(name("SpringValue")).physical"
        + "(mass: \(number(mass)), stiffness: \(number(stiffness)), damping: \(number(damping)))"
    }
  }

  private func haptic(_ haptic: Haptic) -> String {
    call(
      "HapticValue",
      [
        ("", "." + SwiftNames.member(haptic.feedback.rawValue)),
        ("intensity", haptic.intensity == 1 ? nil : number(haptic.intensity)),
        ("reduced", haptic.reduced == .keep ? nil : ".\(haptic.reduced.rawValue)"),
      ])
  }

  private func motion(_ motion: Motion) -> String {
    call(
      "MotionValue",
      [
        ("", effect(motion.effect)),
        ("animates", list(motion.animates.map { ".\($0.rawValue)" })),
        ("curve", motion.curve.map(curve)),
        ("repetition", repetition(motion.repetition)),
        ("step", motion.step.map(number)),
        ("detents", motion.detents.isEmpty ? nil : list(motion.detents.map(SwiftWriter.literal))),
        ("scale", motion.scale.map(number)),
        ("reduced", motion.reduced.map(reduced)),
        ("haptic", motion.haptic.map(haptic)),
      ])
  }

  private func effect(_ effect: Motion.Effect) -> String { "." + SwiftNames.member(effect.rawValue) }

  private func curve(_ curve: Motion.Curve) -> String {
    switch curve {
    case .spring(let spring): ".spring(\(self.spring(spring)))"
    case .eased(let transition): ".eased(\(self.transition(transition)))"
    }
  }

  private func repetition(_ repetition: Motion.Repetition) -> String? {
    switch repetition {
    case .once: nil
    case .times(let count): ".times(\(count))"
    case .forever: ".forever"
    }
  }

  private func reduced(_ reduced: Motion.Reduced) -> String {
    call(
      "MotionValue.Reduced",
      [
        ("", effect(reduced.effect)),
        ("duration", reduced.duration.value == 0 ? nil : number(reduced.duration.seconds)),
      ])
  }
}
