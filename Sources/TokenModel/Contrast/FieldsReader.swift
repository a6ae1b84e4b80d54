import Colors
import Diagnostics
import Documents

/// Reads `fields`: grounds that are no single colour.
extension PairFileReader {
  private static let forms = ["gradient", "colors", "between"]
  /// The most colours of a field: each is measured with everything that stands on it.
  private static let limit = 2000
  private static let example =
    "{ gradient: field.background }, { colors: [...] }, { between: [\"#EFE6D8\", \"#FFFFFF\"] } or anything"
  /// Spaces that CSS interpolates in, which `in` may name.
  private static let spaces = ColorSpace.allCases.filter { $0 != .prophotoRGB && $0 != .rec2020 && $0 != .a98RGB }

  /// By name; nil for a field that could not be understood, of which a finding tells.
  mutating func fields(_ node: Node) -> [String: PairFile.Field?] {
    guard let object = object(node, "fields", example: "fields: { light-field: { gradient: field.background } }") else {
      return [:]
    }
    var result: [String: PairFile.Field?] = [:]
    for member in object.members {
      if tokens[member.key] != nil {
        report(
          "the field \(member.key) has the name of a token, so that over: \(member.key) could mean either",
          at: member.keySpan, help: "give the field another name")
        continue
      }
      result[member.key] = .some(field(member))
    }
    return result
  }

  private mutating func field(_ member: Object.Member) -> PairFile.Field? {
    guard let object = member.value.object else {
      if member.value.string == "anything" { return .anything }
      report(
        "the field \(member.key) is \(member.value.kindWords)", at: member.value.span, help: "write \(Self.example)")
      return nil
    }
    let forms = object.members.filter { Self.forms.contains($0.key) }
    let isGradient = forms.first?.key == "gradient" || forms.isEmpty && object["in"] != nil
    let misspelt = checkKeys(of: object, isGradient ? Self.forms + ["in"] : Self.forms, "a field")
    guard let form = forms.first, forms.count == 1 else {
      guard !forms.isEmpty || misspelt.isDisjoint(with: Self.forms) else { return nil }
      let what = forms.isEmpty ? "says nothing about its colours" : "says its colours in \(forms.count) ways"
      report("the field \(member.key) \(what)", at: member.value.span, help: "write \(Self.example)")
      return nil
    }
    if form.key == "gradient" { return gradient(form.value, in: object["in"]) }
    return colors(form)
  }

  private mutating func gradient(_ node: Node, in space: Node?) -> PairFile.Field? {
    guard let name = name(node, "gradient", example: "field.background") else { return nil }
    var blended: ColorSpace?
    if let space {
      guard let found = space.string.flatMap({ text in Self.spaces.first { $0.rawValue == text } }) else {
        let names = Self.spaces.map(\.rawValue)
        report(
          "in is \(space.string.map { "\"\($0.excerpt)\"" } ?? space.kindWords), and no space that colours are blended in",
          at: space.span, help: space.string.flatMap { didYouMean($0, among: names) } ?? "write \(list(names, "or"))")
        return nil
      }
      blended = found
    }
    return token(name, .gradient).map { .gradient($0, in: blended) }
  }

  private mutating func colors(_ form: Object.Member) -> PairFile.Field? {
    let nodes = items(form.value, form.key)
    guard nodes.count <= Self.limit else {
      report(
        "this field has \(nodes.count) colours; the most is \(Self.limit)", at: form.value.span,
        help: "every blend of its colours is covered: leave out those that others blend to")
      return nil
    }
    let grounds = nodes.compactMap { ground($0) }
    guard form.value.array != nil, grounds.count == nodes.count else { return nil }
    if form.key == "between" {
      guard grounds.count == 2 else {
        report("between takes two colours; this has \(grounds.count)", at: form.value.span)
        return nil
      }
      return .between(grounds[0], grounds[1])
    }
    guard !grounds.isEmpty else {
      report("this field has no colours", at: form.value.span, help: "list those that it shows")
      return nil
    }
    return .colors(grounds)
  }

  /// A colour as a token file writes it, or a token's path.
  private mutating func ground(_ node: Node) -> PairFile.Field.Ground? {
    guard let name = name(node, "a colour of a field", example: "\"#EFE6D8\"") else { return nil }
    if tokens[name.text] != nil { return token(name, .color).map { .token($0) } }
    do {
      return .literal(try Color(css: name.text), name.span)
    } catch {
      // A name with dots was meant as a token's path.
      if name.text.contains(".") && !name.text.contains("(") { return token(name, .color).map { .token($0) } }
      report("in \(name.text), \(error.message)", at: node.span(ofText: error.range))
      return nil
    }
  }

  private mutating func token(_ name: PairFile.Name, _ type: TokenType) -> Int? {
    do {
      return try tokens.token(name, type: type)
    } catch {
      report(error.message, at: error.span, help: error.help)
      return nil
    }
  }
}
