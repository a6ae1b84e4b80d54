import Diagnostics
import Documents
import Locales

/// Application Resource Bundles (github.com/google/app-resource-bundle), as Flutter's gen_l10n reads them: ICU messages
/// by key, `@key` with what is said of one, `@@…` with what is said of the file.
package enum ARBReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = DocumentReader.read(input.file, input.source, syntax: .json)
    var messages = ICUMessages(input, document)
    guard let root = document.root else {
      return [messages.file(document, locale: input.place.locale, at: nil, keys: [])]
    }
    guard let object = root.object else {
      messages.report(
        "the file is \(root.kindWords); a mapping of texts was expected", at: root.span, "",
        help: "write {\"@@locale\": \"en\", \"key\": \"text\"}")
      return [messages.file(document, locale: input.place.locale, at: nil, keys: [])]
    }
    var attributes: [Object.Member] = []
    var stated: Node?
    for member in object.members {
      if member.key == "@@locale" {
        stated = member.value
      } else if member.key.hasPrefix("@@") {
        continue
      } else if member.key.hasPrefix("@") {
        attributes.append(member)
      } else if let text = member.value.string {
        messages.add(text, at: member.value.span, member.key, member)
      } else {
        messages.readScalar(member.value, member.key, member)
      }
    }
    let locale = messages.locale(stated, "@@locale")
    let keys = attributes.compactMap { facts($0, &messages) }
    return [messages.file(document, locale: locale, at: stated?.span, keys: keys)]
  }

  // MARK: Attributes

  private static func facts(_ member: Object.Member, _ messages: inout ICUMessages) -> KeyFacts? {
    let key = String(member.key.dropFirst())
    guard let object = member.value.object else {
      messages.report(
        "\(member.key.shown) is \(member.value.kindWords); a mapping was expected", at: member.value.span, key,
        help: "write {\"description\": \"…\"}")
      return nil
    }
    // Translations may leave out a text and keep what the template says of it.
    guard let keySpan = messages.keySpan(of: key) else { return nil }
    var facts = KeyFacts(key, keySpan)
    let absent = ["placeholders", "description"].filter { object.member($0) == nil }
    for attribute in object.members {
      switch attribute.key {
      case "description": facts.comment = text(attribute, of: key, &messages)
      case "placeholders": facts.arguments = placeholders(attribute.value, of: key, &messages)
      case "type", "context": continue
      default: checkName(attribute, key, absent, &messages)
      }
    }
    return facts
  }

  /// A misspelt `placeholders` or `description` is passed over by every tool.
  private static func checkName(
    _ attribute: Object.Member, _ key: String, _ absent: [String], _ messages: inout ICUMessages
  ) {
    guard !attribute.key.hasPrefix("x-"), let meant = Suggestion.nearest(to: attribute.key, among: absent).first else {
      return
    }
    messages.report(
      "@\(key.shown) has no attribute \"\(attribute.key.shown)\"", at: attribute.keySpan, key, .warning,
      help: "did you mean \(meant)?")
  }

  private static func text(_ member: Object.Member, of key: String, _ messages: inout ICUMessages) -> String? {
    if let text = member.value.string { return text }
    messages.reportValue(member.value, "the \(member.key) of @\(key.shown)", key)
    return nil
  }

  private static func placeholders(
    _ node: Node, of key: String, _ messages: inout ICUMessages
  ) -> [KeyFacts.DeclaredArgument] {
    guard let object = node.object else {
      messages.report(
        "the placeholders of @\(key.shown) are \(node.kindWords); a mapping was expected", at: node.span, key,
        help: "write {\"name\": {\"type\": \"String\"}}")
      return []
    }
    return object.members.map { member in
      var argument = KeyFacts.DeclaredArgument(member.key, at: member.keySpan)
      guard let parts = member.value.object else {
        messages.report(
          "the placeholder \(member.key.shown) is \(member.value.kindWords); a mapping was expected",
          at: member.value.span, key, help: "write {\"type\": \"String\"}")
        return argument
      }
      argument.type = parts.member("type").flatMap { text($0, of: key, &messages) }
      argument.format = parts["format"]?.string
      argument.example = parts["example"].flatMap { $0.string ?? messages.input.source.text($0.span.range) }
      return argument
    }
  }
}
