/// Parts of composites as JSON Pointers name them below `$value`.
extension TokenValue {
  /// The part as it was read: a `lineHeight` that was written as a length is the multiple that it comes to. nil where a
  /// value has no such part, or none that is a value of its own.
  func part(_ steps: [String]) -> TokenValue? {
    guard let name = steps.first else { return nil }
    if steps.count == 1, let part = member(name) { return part }
    guard let index = Int(name), name == String(index) else { return nil }
    return item(index, steps.dropFirst())
  }

  private func member(_ name: String) -> TokenValue? {
    switch self {
    case .typography(let style): style.part(name)
    case .border(let border): border.part(name)
    case .transition(let transition): transition.part(name)
    case .shadow(let layers): layers.count == 1 ? layers[0].part(name) : nil
    case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .gradient,
      .spring, .haptic, .motion, .elevation, .icon:
      nil
    }
  }

  /// A part of a shadow's layer or of a gradient's stop.
  private func item(_ index: Int, _ rest: ArraySlice<String>) -> TokenValue? {
    guard rest.count == 1, let name = rest.first else { return nil }
    switch self {
    case .shadow(let layers) where layers.indices.contains(index): return layers[index].part(name)
    case .gradient(let stops) where stops.indices.contains(index):
      return name == "color" ? .color(stops[index].color) : nil
    default: return nil
    }
  }
}

extension Typography {
  fileprivate func part(_ name: String) -> TokenValue? {
    switch name {
    case "fontFamily": .fontFamily(fontFamily)
    case "fontSize": .dimension(fontSize)
    case "fontWeight": .fontWeight(fontWeight)
    case "letterSpacing": .dimension(letterSpacing)
    case "lineHeight": .number(lineHeight)
    default: nil
    }
  }
}

extension Border {
  fileprivate func part(_ name: String) -> TokenValue? {
    switch name {
    case "color": .color(color)
    case "width": .dimension(width)
    case "style": .strokeStyle(style)
    default: nil
    }
  }
}

extension Transition {
  fileprivate func part(_ name: String) -> TokenValue? {
    switch name {
    case "duration": .duration(duration)
    case "delay": .duration(delay)
    case "timingFunction": .cubicBezier(timingFunction)
    default: nil
    }
  }
}

extension Shadow {
  fileprivate func part(_ name: String) -> TokenValue? {
    switch name {
    case "color": .color(color)
    case "offsetX": .dimension(offsetX)
    case "offsetY": .dimension(offsetY)
    case "blur": .dimension(blur)
    case "spread": .dimension(spread)
    default: nil
    }
  }
}
