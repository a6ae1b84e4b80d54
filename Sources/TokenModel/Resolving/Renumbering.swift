/// Drops the modifiers and contexts that nothing speaks of, so that no work is done for them.
struct Renumbering {
  /// Those that are left.
  let modifiers: [Modifier]
  /// Old axis to new; old choice to new. nil: dropped.
  private let axes: [Int?]
  private let choices: [[Int?]]

  /// `declared` modifiers stay whole; of the others what `used` names, and their defaults.
  init(_ table: ModifierTable, declared: Int, used: Set<Condition.Requirement>) {
    var modifiers: [Modifier] = []
    var axes: [Int?] = []
    var choices: [[Int?]] = []
    for (axis, modifier) in table.modifiers.enumerated() {
      let isOpen = modifier.name == "script" && axis >= declared
      let kept = modifier.contexts.indices.filter { choice in
        !isOpen || choice == modifier.defaultContext || used.contains(.init(axis: axis, choice: choice))
      }
      choices.append(modifier.contexts.indices.map { kept.firstIndex(of: $0) })
      guard axis < declared || used.contains(where: { $0.axis == axis }) else {
        axes.append(nil)
        continue
      }
      axes.append(modifiers.count)
      modifiers.append(
        Modifier(
          name: modifier.name, contexts: kept.map { modifier.contexts[$0] },
          defaultContext: modifier.defaultContext.flatMap { kept.firstIndex(of: $0) }))
    }
    self.modifiers = modifiers
    self.axes = axes
    self.choices = choices
  }

  func apply(to tree: inout TokenTree) {
    for vertex in tree.vertices.indices {
      for index in tree[vertex].definitions.indices { apply(to: &tree[vertex].definitions[index]) }
      for index in tree[vertex].groupDefinitions.indices {
        apply(to: &tree[vertex].groupDefinitions[index].condition)
      }
    }
  }

  private func apply(to definition: inout Definition) {
    apply(to: &definition.condition)
    guard !definition.modes.isEmpty else { return }
    definition.modes = definition.modes.map { mode in
      var condition = mode.condition
      apply(to: &condition)
      return Definition.Mode(condition: condition, key: mode.key, keySpan: mode.keySpan, value: mode.value)
    }
  }

  private func apply(to condition: inout Condition) {
    guard !condition.requirements.isEmpty else { return }
    condition = Condition(
      condition.requirements.compactMap { requirement in
        guard let axis = axes[requirement.axis], let choice = choices[requirement.axis][requirement.choice] else {
          return nil
        }
        return Condition.Requirement(axis: axis, choice: choice)
      })
  }
}

extension TokenTree {
  /// Every choice that a definition or a value depends on.
  var usedRequirements: Set<Condition.Requirement> {
    var result: Set<Condition.Requirement> = []
    for vertex in vertices {
      for definition in vertex.definitions {
        result.formUnion(definition.condition.requirements)
        for mode in definition.modes { result.formUnion(mode.condition.requirements) }
      }
      for group in vertex.groupDefinitions { result.formUnion(group.condition.requirements) }
    }
    return result
  }
}
