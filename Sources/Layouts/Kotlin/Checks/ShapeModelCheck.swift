import Diagnostics

/// `setTopLeftCorner(…)` of Material's shapes and `cornerRadii` of drawables: corners that keep their side.
struct ShapeModelCheck: KotlinCheck {
  let rules: Set<RuleID> = [.fixedCorner]
  let words = Self.twins.keys.sorted() + ["cornerRadii", "setCornerRadii"]

  /// The same for the other corner of an edge.
  private static let twins: [String: String] = {
    var twins: [String: String] = [:]
    for edge in ["Top", "Bottom"] {
      for part in ["Corner", "CornerSize"] {
        twins["set\(edge)Left\(part)"] = "set\(edge)Right\(part)"
        twins["set\(edge)Right\(part)"] = "set\(edge)Left\(part)"
      }
    }
    return twins
  }()

  func look(at token: Int, in source: KotlinSource, _ options: LayoutOptions, _ report: inout FileReport) {
    guard !source.isInDirectionAwareFunction(token) else { return }
    if source.text(token).hasSuffix("ornerRadii") { return lookAtRadii(token, source, &report) }
    guard let index = source.call(named: token), source.stands(".", at: token - 1) else { return }
    let call = source.calls[index]
    let name = source.text(token)
    guard !hasTwin(call, name, source) else { return }
    add("\(name) keeps its side in right-to-left layouts", at: token..<token + 1, token, source, &report)
  }

  /// Whether the other corner of the same edge is given the same beside it.
  private func hasTwin(_ call: KotlinCall, _ name: String, _ source: KotlinSource) -> Bool {
    let twin = Self.twins[name] ?? ""
    let block = source.bracketsAround(call.name).first { _ in true }.map(source.content) ?? 0..<source.tokens.count
    let near = max(block.lowerBound, call.name - Self.reach)..<min(block.upperBound, call.name + Self.reach)
    return source.calls(within: near).contains { source.stands(twin, at: $0.name) && areEqual(call, $0, source) }
  }

  /// In tokens: a few statements before and behind.
  private static let reach = 120

  private func areEqual(_ a: KotlinCall, _ b: KotlinCall, _ source: KotlinSource) -> Bool {
    let (a, b) = (source.arguments(of: a), source.arguments(of: b))
    return a.count == b.count && zip(a, b).allSatisfy { source.areEqual($0.value, $1.value) }
  }

  /// Two numbers for each corner: top left, top right, bottom right, bottom left.
  private func lookAtRadii(_ token: Int, _ source: KotlinSource, _ report: inout FileReport) {
    var list = token + 1
    if source.stands("=", at: list) || source.stands("(", at: list) { list += 1 }
    guard let index = source.call(named: list), source.stands("floatArrayOf", at: list) else { return }
    let radii = source.arguments(of: source.calls[index]).map(\.value)
    guard radii.count == 8 else { return }
    func isEqual(_ a: Int, _ b: Int) -> Bool {
      source.areEqual(radii[a], radii[b]) || source.isZero(radii[a]) && source.isZero(radii[b])
    }
    guard !(isEqual(0, 2) && isEqual(1, 3) && isEqual(6, 4) && isEqual(7, 5)) else { return }
    add("cornerRadii round the same side in right-to-left layouts", at: token..<token + 1, token, source, &report)
  }

  private func add(
    _ message: String, at place: Range<Int>, _ token: Int, _ source: KotlinSource, _ report: inout FileReport
  ) {
    report.add(
      Finding(
        .fixedCorner, .warning, message, at: source.span(place), symbol: source.symbol(around: token),
        notes: ["what it belongs to changes sides, and the corner stays"],
        help: ["choose left and right by resources.configuration.layoutDirection"]),
      groupedBy: Int(source.statements[token]))
  }
}
