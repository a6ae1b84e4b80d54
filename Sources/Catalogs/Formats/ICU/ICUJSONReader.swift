import Diagnostics
import Documents
import Locales

/// ICU messages in JSON: texts by key, in groups or not. A member of the file whose key begins with `$` is not one.
package enum ICUJSONReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = DocumentReader.read(input.file, input.source, syntax: .json)
    var messages = ICUMessages(input, document)
    var locale = input.place.locale
    if let root = document.root {
      if let object = root.object {
        let stated = object.member("@@locale")
        locale = messages.locale(stated?.value, "@@locale")
        messages.reserve(object.members.count)
        read(object, below: "", &messages)
      } else {
        messages.report(
          "the file is \(root.kindWords); a mapping of texts was expected", at: root.span, "",
          help: "write {\"key\": \"text\"}")
      }
    }
    return [messages.file(document, locale: locale, at: nil, keys: [])]
  }

  /// Documents do not nest deeper than their reader lets them.
  private static func read(_ object: Object, below group: String, _ messages: inout ICUMessages) {
    for member in object.members {
      if group.isEmpty, member.key == "@@locale" || member.key.utf8.first == UInt8(ascii: "$") { continue }
      let key = group.isEmpty ? member.key : "\(group).\(member.key)"
      if let text = member.value.string {
        messages.add(text, at: member.value.span, key, member)
      } else if let inner = member.value.object {
        if messages.canHold(group: key, member) { read(inner, below: key, &messages) }
      } else {
        messages.readScalar(member.value, key, member)
      }
    }
  }
}
