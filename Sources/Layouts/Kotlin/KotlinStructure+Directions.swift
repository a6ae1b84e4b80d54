/// Properties that were computed from a direction, `offset = (if (isRtl) -1 else 1) * eight`: whoever uses one knows of it
/// too.
extension KotlinStructure {
  /// Once all has been read.
  mutating func addPropertiesOfDirection() {
    let given = Set(directions.compactMap(nameGiven).filter { $0.utf8.count > 3 })
    guard !given.isEmpty else { return }
    let uses = tokens.indices.filter { tokens[$0].kind == .name && given.contains(text($0)) }
    let properties = Set(uses.filter(isPropertyDeclaration).map(text))
    let added = uses.filter { properties.contains(text($0)) }
    directions = Set(directions).union(added).sorted()
  }

  /// What the statement around a token gives a value to: `sign` of `sign = if (isRtl) -1 else 1`.
  private func nameGiven(around token: Int) -> String? {
    var place = token
    for _ in 0..<6 {
      let start = Int(statements[place])
      let limit = min(place, start + 8)
      if let equals = (start..<max(start, limit)).first(where: { isSymbol($0, "=") }) {
        return name(before: equals, from: start)
      }
      guard enclosing[place] >= 0 else { return nil }
      let bracket = brackets[Int(enclosing[place])]
      switch bracket.role {
      case .condition, .group, .arguments: place = bracket.open
      default: return nil
      }
    }
    return nil
  }

  /// `sign` of `val sign =`, `private val sign: Int =` and `this.sign =`; nil of `view.gravity =`.
  private func name(before equals: Int, from start: Int) -> String? {
    let colon = (start..<equals).first { isSymbol($0, ":") }
    let name = (colon ?? equals) - 1
    guard name >= start, tokens[name].kind == .name else { return nil }
    if name > start, isSymbol(name - 1, ".") { return name - 2 == start && text(start) == "this" ? text(name) : nil }
    return text(name)
  }

  /// `val sign` or `int sign` of a type or of the file, in no function.
  private func isPropertyDeclaration(_ name: Int) -> Bool {
    guard name > 0, tokens[name - 1].kind == .name, name > Int(statements[name]) else { return false }
    return enclosing[name] < 0 || brackets[Int(enclosing[name])].role == .type
  }
}
