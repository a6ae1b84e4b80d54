import Documents

extension ValueReader {
  private static let keys = Keys(optional: ["ios", "android", "web", "mirrors"])

  /// A name in at least one of the platforms' sets, and whether it turns around in right-to-left layouts.
  static func icon<Scope: ValueScope>(_ node: Node, _ place: Place, _ scope: inout Scope) -> Icon? {
    guard let object = scope.object(node, place, as: .icon) else { return nil }
    var sound = scope.checkKeys(keys, of: object, at: node, place)
    let names = ["ios", "android", "web"].map { key in
      object.read(key, &sound) { name($0, "the name of an icon", place.key(key), &scope) }
    }
    let mirrors = object.read("mirrors", &sound) { scope.bool($0, place.key("mirrors")) }
    guard sound else { return nil }
    guard !names.allSatisfy({ $0 == nil }) else {
      scope.fail(place, "has no name", at: node.span, help: "add ios, android or web")
      return nil
    }
    return Icon(ios: names[0], android: names[1], web: names[2], mirrors: mirrors ?? false)
  }

  /// A text that is not empty.
  static func name<Scope: ValueScope>(
    _ node: Node, _ expected: String, _ place: Place, _ scope: inout Scope
  ) -> String? {
    guard let plain = scope.plain(node) else { return nil }
    if case .string(let text) = plain.content, !text.isEmpty { return text }
    scope.fail(place, plain, expected: expected)
    return nil
  }
}
