import Colors
import Diagnostics
import Documents

extension ValueReader {
  private static let keys = Keys(["colorSpace", "components"], optional: ["alpha", "hex"])

  /// `colorSpace`, `components`, `alpha` and `hex` (DTCG 2025.10, "Color"); beside the standard: `#RGB`, `#RGBA`,
  /// `#RRGGBB`, `#RRGGBBAA`, and any colour of CSS Color 4 that does not depend on its surroundings.
  static func color<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Color? {
    switch node.content {
    case .object(let object):
      return color(object, at: node, place, &scope)
    case .string(let text):
      do throws(ColorSyntaxError) {
        let color = try Color(css: text)
        scope.form(.colorText, at: node.span, color.isInRange ? color.standard : nil)
        return color
      } catch {
        scope.report(
          Finding(
            .value, .error, "\(scope.tokenPath): \(error.message)", at: node.span(ofText: error.range),
            symbol: scope.tokenPath))
        return nil
      }
    case .null, .bool, .number, .array:
      scope.fail(place, node, expected: .color)
      return nil
    }
  }

  /// Where the members of a colour stand, found in one pass: token files have thousands of these.
  private struct Members {
    private(set) var colorSpace: Int?
    private(set) var components: Int?
    private(set) var alpha: Int?
    private(set) var hex: Int?
    /// Whether the two required ones are there and no unknown one is.
    let areSound: Bool

    init(_ object: Object) {
      var known = 0
      for index in object.members.indices {
        known += 1
        switch object.members[index].key {
        case "colorSpace": colorSpace = index
        case "components": components = index
        case "alpha": alpha = index
        case "hex": hex = index
        default: known -= 1
        }
      }
      areSound = known == object.members.count && colorSpace != nil && components != nil
    }
  }

  private static func color<Scope: ValueScope>(
    _ object: Object, at node: Node, _ place: Place, _ scope: inout Scope
  ) -> Color? {
    let members = Members(object)
    var sound = members.areSound || scope.checkKeys(keys, of: object, at: node, place)
    var alpha: Double? = 1
    if let index = members.alpha {
      alpha = self.alpha(object.members[index].value, place, &scope)
      if alpha == nil { sound = false }
    }
    let space = members.colorSpace.flatMap { self.space(object.members[$0].value, place, &scope) }
    guard let space, let index = members.components,
      let (c0, c1, c2) = components(object.members[index].value, of: space, in: place, &scope)
    else { return nil }
    let color = Color(space, c0, c1, c2, alpha: alpha ?? 1)
    guard isFinite(color, place, at: object.members[index].value.span, &scope) else { return nil }
    if let hex = members.hex { check(object.members[hex].value, against: color, place, &scope) }
    return sound ? color : nil
  }

  /// Whether it comes to a colour in sRGB at all, and not to infinities.
  private static func isFinite<Scope: ValueScope>(
    _ color: Color, _ place: Place, at span: Span, _ scope: inout Scope
  ) -> Bool {
    guard color.isExtreme, !color.hasFiniteLight else { return true }
    // Beyond a range it was reported already.
    guard color.isInRange else { return false }
    let ranges = color.space.ranges
    let largest = zip([ranges.0, ranges.1, ranges.2], [color.c0, color.c1, color.c2].map { $0 ?? 0 })
      .max { $0.1.magnitude < $1.1.magnitude }
    guard let (range, value) = largest else { return false }
    scope.fail(
      place.key(range.name), "is \(value.words), so far out that there is no such color", at: span,
      help: "colors in \(color.space.rawValue) have components below 1000")
    return false
  }

  private static func space<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> ColorSpace? {
    if case .string(let text) = node.content, let space = ColorSpace(rawValue: text) { return space }
    return scope.choice(node, place.key("colorSpace"))
  }

  private static func alpha<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Double? {
    if case .number(let value) = node.content, 0...1 ~= value { return value }
    let place = place.key("alpha")
    if case .string("none") = node.content {
      scope.fail(place, "is none; only components can be missing", at: node.span, help: "write 0 or 1")
      return nil
    }
    guard let value = scope.number(node, place) else { return nil }
    if 0...1 ~= value { return value }
    scope.fail(
      place, "is \(value.words); it goes from 0 to 1", at: node.span,
      help: value > 1 && value <= 100 ? "write \((value / 100).words) for \(value.words) %" : nil)
    return nil
  }

  private static func components<Scope: ValueScope>(
    _ node: Node, of space: ColorSpace, in place: Place, _ scope: inout Scope
  ) -> (Double?, Double?, Double?)? {
    guard let plain = scope.plain(node) else { return nil }
    guard case .array(let items) = plain.content else {
      scope.fail(place.key("components"), plain, expected: "a list of three numbers")
      return nil
    }
    let ranges = space.ranges
    guard items.count == 3 else {
      let names = [ranges.0.name, ranges.1.name, ranges.2.name]
      scope.fail(
        place.key("components"), "has \(items.count) numbers; \(space.rawValue) has three, \(list(names, "and"))",
        at: plain.span,
        help: items.count == 4 ? "write the opacity as alpha" : nil)
      return nil
    }
    let isTold = tellBeyond(items, [ranges.0, ranges.1, ranges.2], of: space, in: place, at: plain.span, &scope)
    let c0 = component(items[0], ranges.0, of: space, in: place, isTold: isTold, &scope)
    let c1 = component(items[1], ranges.1, of: space, in: place, isTold: isTold, &scope)
    let c2 = component(items[2], ranges.2, of: space, in: place, isTold: isTold, &scope)
    guard let c0, let c1, let c2 else { return nil }
    return (c0.value, c1.value, c2.value)
  }

  /// Several lights beyond their range are one mistake; false where there are not several.
  private static func tellBeyond<Scope: ValueScope>(
    _ items: [Node], _ ranges: [ComponentRange], of space: ColorSpace, in place: Place, at span: Span,
    _ scope: inout Scope
  ) -> Bool {
    let beyond = zip(items, ranges).compactMap { item, range -> (name: String, value: Double)? in
      guard let value = item.number, range.keepsBeyond, !range.contains(value) else { return nil }
      return (range.name, value)
    }
    guard beyond.count > 1, let greatest = beyond.map(\.value).max() else { return false }
    let values = list(beyond.map(\.value.words), "and")
    scope.fail(
      place.key(list(beyond.map(\.name), "and")), "are \(values); in \(space.rawValue) each \(ranges[0].words)",
      at: span,
      help: ranges[0].help(for: greatest))
    return true
  }

  /// A number in its range, or `none`. What lies beyond 0–1 in a space of lights is reported, yet kept: it names a
  /// colour, which outputs bring into their gamut, so that what refers to it can be checked all the same.
  private static func component<Scope: ValueScope>(
    _ node: Node, _ range: ComponentRange, of space: ColorSpace, in place: Place, isTold: Bool, _ scope: inout Scope
  ) -> Component? {
    if case .number(let value) = node.content, range.contains(value) || isTold && range.keepsBeyond {
      return Component(value: value)
    }
    let place = place.key(range.name)
    guard let plain = scope.plain(node) else { return nil }
    if case .string(let text) = plain.content, text.lowercased() == "none" {
      if text == "none" { return Component(value: nil) }
      scope.fail(place, "is \"\(text)\"; a missing component is none", at: node.span, help: "write \"none\"")
      return nil
    }
    guard let value = scope.number(plain, place) else { return nil }
    if range.contains(value) { return Component(value: value) }
    scope.fail(
      place, "is \(value.words); in \(space.rawValue) it \(range.words)", at: node.span,
      help: range.help(for: value))
    return range.keepsBeyond ? Component(value: value) : nil
  }

  private struct Component {
    /// nil: none.
    let value: Double?
  }

  /// `hex` must be #RRGGBB and, for an sRGB colour, say the same as the components.
  private static func check<Scope: ValueScope>(
    _ node: Node, against color: Color, _ place: Place, _ scope: inout Scope
  ) {
    if case .string(let text) = node.content, text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"),
      let hex = try? Color(css: text), !disagrees(hex, with: color)
    {
      return
    }
    let place = place.key("hex")
    guard let plain = scope.plain(node) else { return }
    guard case .string(let text) = plain.content, text.utf8.first == UInt8(ascii: "#"),
      let hex = try? Color(css: text)
    else {
      scope.fail(place, plain, expected: "text such as \"#003366\"")
      return
    }
    switch text.utf8.count {
    case 7: break
    case 4: scope.form(.shortHex, at: plain.span, "\"#\(text.dropFirst().map { "\($0)\($0)" }.joined())\"")
    default:
      scope.fail(
        place, "is \"\(text)\", with an opacity; it has six digits", at: plain.span,
        help: "write the opacity as alpha, and \"\(text.prefix(text.utf8.count == 9 ? 7 : 4))\" here")
      return
    }
    guard disagrees(hex, with: color) else { return }
    scope.fail(
      place, "is \"\(text)\", but the components say \(color.hex); the components win", at: plain.span,
      severity: .warning, help: "write \"\(color.hex)\", or leave hex out")
  }

  /// Whether an sRGB colour's hex says something else. What a hex says of another space depends on gamut mapping.
  private static func disagrees(_ hex: Color, with color: Color) -> Bool {
    guard color.space == .srgb else { return false }
    let (said, meant) = (hex.components, color.components)
    return differ(meant.x, said.x) || differ(meant.y, said.y) || differ(meant.z, said.z)
  }

  /// Whether a component and a hex channel (n/255) differ by more than the rounding of the two: half a step for the
  /// hex, half a unit of its last decimal for the component as written.
  private static func differ(_ component: Double, _ channel: Double) -> Bool {
    let distance = abs(component - channel)
    let halfStep = 0.5 / 255 + 1e-9
    return distance > halfStep && distance > halfStep + component.lastDecimal / 2
  }
}

extension Double {
  /// What one of its last decimal is worth: 0.01 for 0.33; 0 with at most one decimal, which is taken as exact.
  fileprivate var lastDecimal: Double {
    let text = words
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), !text.utf8.contains(UInt8(ascii: "e")) else {
      return 0
    }
    let decimals = text.utf8.distance(from: dot, to: text.utf8.endIndex) - 1
    return decimals < 2 ? 0 : (0..<decimals).reduce(1) { unit, _ in unit / 10 }
  }
}

extension Color {
  /// Whether DTCG 2025.10 can write it: CSS has colours beyond the gamut of their space.
  fileprivate var isInRange: Bool {
    let ranges = space.ranges
    return zip([c0, c1, c2], [ranges.0, ranges.1, ranges.2]).allSatisfy { value, range in
      value.map { range.contains($0) } ?? true
    }
  }

  /// As DTCG 2025.10 writes it.
  fileprivate var standard: String {
    let components = [c0, c1, c2].map { $0?.words ?? "\"none\"" }.joined(separator: ", ")
    let opacity = alpha == 1 ? "" : ", \"alpha\": \(alpha.words)"
    return "{\"colorSpace\": \"\(space.rawValue)\", \"components\": [\(components)]\(opacity)}"
  }
}

extension Color {
  /// Far beyond any light; only then are conversions worth trying, since token files have thousands of colours.
  fileprivate var isExtreme: Bool { !(components.max() < 1000 && components.min() > -1000) }

  fileprivate var hasFiniteLight: Bool {
    let all = [linearSRGB, srgb, displayP3, components(in: .oklch)]
    return all.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite }
  }
}
