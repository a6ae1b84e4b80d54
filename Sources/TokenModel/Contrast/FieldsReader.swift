import Colors
import Diagnostics
import Documents

/// Reads `fields`: grounds that are no single colour. What pairs over them come to is not known here.
extension PairFileReader {
  private static let forms = ["gradient", "colors", "between"]

  /// The fields' names, with their places.
  mutating func fields(_ node: Node) -> [String: Span] {
    guard let object = object(node, "fields", example: "fields: { light-field: { gradient: field.background } }") else {
      return [:]
    }
    var result: [String: Span] = [:]
    for member in object.members {
      if tokens[member.key] != nil {
        report(
          "the field \(member.key) has the name of a token, so that over: \(member.key) could mean either",
          at: member.keySpan, help: "give the field another name")
        continue
      }
      field(member)
      result[member.key] = member.keySpan
    }
    return result
  }

  private mutating func field(_ member: Object.Member) {
    let help =
      "write { gradient: field.background }, { colors: [...] }, { between: [\"#EFE6D8\", \"#FFFFFF\"] } or anything"
    guard let object = member.value.object else {
      if member.value.string != "anything" {
        report("the field \(member.key) is \(member.value.kindWords)", at: member.value.span, help: help)
      }
      return
    }
    checkKeys(of: object, Self.forms, "a field")
    let forms = object.members.filter { Self.forms.contains($0.key) }
    guard let form = forms.first, forms.count == 1 else {
      let what = forms.isEmpty ? "says nothing about its colours" : "says its colours in \(forms.count) ways"
      report("the field \(member.key) \(what)", at: member.value.span, help: help)
      return
    }
    switch form.key {
    case "gradient":
      if let name = name(form.value, "gradient", example: "field.background") { expect(name, .gradient) }
    default:
      let colors = items(form.value, form.key)
      if form.key == "between", form.value.array != nil, colors.count != 2 {
        report("between takes two colours; this has \(colors.count)", at: form.value.span)
      }
      for node in colors { color(node) }
    }
  }

  /// A colour as a token file writes it, or a token's path.
  private mutating func color(_ node: Node) {
    guard let name = name(node, "a colour of a field", example: "\"#EFE6D8\"") else { return }
    if tokens[name.text] != nil { return expect(name, .color) }
    do {
      _ = try Color(css: name.text)
    } catch {
      // A name with dots was meant as a token's path.
      if name.text.contains(".") && !name.text.contains("(") { return expect(name, .color) }
      report("in \(name.text), \(error.message)", at: node.span(ofText: error.range))
    }
  }

  private mutating func expect(_ name: PairFile.Name, _ type: TokenType) {
    do {
      _ = try tokens.token(name, type: type)
    } catch {
      report(error.message, at: error.span, help: error.help)
    }
  }
}
