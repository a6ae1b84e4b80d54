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

/// Conditions that hold together, each subject with one value.
struct ViewConditions: Hashable {
  private var values: [String: String] = [:]

  var isEmpty: Bool { values.isEmpty }

  /// Of an `if` or a `case` further in, which decides anew.
  mutating func decide(_ condition: ViewCondition) { values[condition.subject] = condition.value }

  /// nil where the two never hold at once.
  func adding(_ condition: ViewCondition) -> ViewConditions? {
    guard values[condition.subject] ?? condition.value == condition.value else { return nil }
    var result = self
    result.decide(condition)
    return result
  }

  func adding(_ others: ViewConditions) -> ViewConditions? {
    guard agrees(with: others) else { return nil }
    var result = self
    result.values.merge(others.values) { own, _ in own }
    return result
  }

  /// Whether no subject is decided otherwise by the others.
  func agrees(with others: ViewConditions) -> Bool {
    values.allSatisfy { subject, value in others.values[subject] ?? value == value }
  }

  /// Whether each of the two speaks of something that the other says nothing of: nobody knows then whether they ever
  /// hold at once.
  func isApart(from others: ViewConditions) -> Bool {
    values.keys.contains { others.values[$0] == nil } && others.values.keys.contains { values[$0] == nil }
  }
}
