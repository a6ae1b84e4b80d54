/// What something is painted with, as far as the code tells.
struct Paint {
  /// A colour of the product, seen where the conditions hold.
  struct Option {
    /// nil: nothing is painted, and what lies behind is seen.
    let color: ColorUse.Name?
    let conditions: ViewConditions

    init(_ color: ColorUse.Name?, _ conditions: ViewConditions = ViewConditions()) {
      self.color = color
      self.conditions = conditions
    }
  }

  /// Choices of choices: more than this are taken for something else.
  fileprivate static let most = 64

  /// One of these is seen; none: it is something else than a colour of the product.
  let options: [Option]

  static let unknown = Paint(options: [])
  /// `.clear`
  static let nothing = Paint(options: [Option(nil)])

  var isKnown: Bool { !options.isEmpty }
  /// The colour, where it is the same whatever happens.
  var only: ColorUse.Name? { options.count == 1 && options[0].conditions.isEmpty ? options[0].color : nil }

  /// One of several, each where its condition holds; unknown where one of them is.
  static func either(_ parts: [(paint: Paint, condition: ViewCondition)]) -> Paint {
    var options: [Option] = []
    for (paint, condition) in parts {
      guard paint.isKnown else { return .unknown }
      options += paint.options.compactMap { option in
        option.conditions.adding(condition).map { Option(option.color, $0) }
      }
    }
    return options.count > most ? .unknown : Paint(options: options)
  }
}

/// What is seen where paints lie over each other.
struct PaintedGround {
  /// Top to bottom, as far as that is known; empty: not known.
  let surfaces: [ColorUse.Name]
  let conditions: ViewConditions

  /// `paints`: top to bottom.
  static func all(of paints: ArraySlice<Paint>) -> [PaintedGround] {
    let unknown = [PaintedGround(surfaces: [], conditions: ViewConditions())]
    guard let top = paints.first, top.isKnown else { return unknown }
    let rest = paints.dropFirst()
    let behind = top.options.contains { $0.color == nil } ? all(of: rest) : []
    let below = rest.prefix { $0.only != nil }.compactMap(\.only)
    let grounds = top.options.flatMap { option -> [PaintedGround] in
      if let color = option.color { return [PaintedGround(surfaces: [color] + below, conditions: option.conditions)] }
      return behind.compactMap { ground in
        ground.conditions.adding(option.conditions).map { PaintedGround(surfaces: ground.surfaces, conditions: $0) }
      }
    }
    return grounds.count > Paint.most ? unknown : grounds
  }
}
