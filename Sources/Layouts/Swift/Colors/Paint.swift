/// What something is painted with, as far as the code tells.
struct Paint {
  /// A colour of the product, seen where the condition holds.
  struct Option {
    let color: ColorUse.Name
    let condition: ViewCondition?
  }

  /// One of these is seen; none: it is something else than a colour of the product.
  var options: [Option]

  static let unknown = Paint(options: [])

  var isKnown: Bool { !options.isEmpty }
  /// The colour, where it is the same whatever happens.
  var only: ColorUse.Name? { options.count == 1 && options[0].condition == nil ? options[0].color : nil }
}

/// What code decides by: `isSelected`, or the case of a switch. Two that have one subject decide together.
struct ViewCondition: Hashable {
  let subject: String
  let value: String

  /// A condition that holds or not; `!x` is `x` the other way round.
  init(_ text: String, holds: Bool) {
    var (subject, holds) = (text, holds)
    while subject.hasPrefix("!"), !subject.contains(" ") {
      subject.removeFirst()
      holds.toggle()
    }
    self.subject = subject
    value = holds ? "true" : "false"
  }

  init(subject: String, value: String) {
    self.subject = subject
    self.value = value
  }
}
