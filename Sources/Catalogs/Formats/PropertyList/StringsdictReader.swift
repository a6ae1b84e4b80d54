import Diagnostics
import Documents

/// Reads Apple's `.stringsdict` files: property lists of texts that vary by numbers, width or device.
package enum StringsdictReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] { [PropertyListMessages.read(input)] }
}

/// A property list of messages on its way into the model.
struct PropertyListMessages {
  private let input: CatalogInput
  private var findings = FileFindings()
  private var messages: [Message] = []
  private var keys: [KeyFacts] = []

  /// Also a `.strings` file that is a property list, as Xcode compiles them: it holds nothing but texts.
  static func read(_ input: CatalogInput) -> CatalogFile {
    let document = DocumentReader.read(input.file, input.source, syntax: .propertyList)
    var reading = PropertyListMessages(input: input)
    reading.findings.add(document.issues)
    if let root = document.root { reading.readRoot(root) }
    let localization = Localization(input.place.locale, at: .start(of: input.file), messages: reading.messages)
    return CatalogFile(
      input.place.format, input.file, table: input.place.table, localizations: [localization], keys: reading.keys,
      findings: reading.findings.all, comments: document.comments, isComplete: document.isComplete)
  }

  private init(input: CatalogInput) {
    self.input = input
  }

  /// Whether a `.strings` file begins like a property list, in XML or binary.
  static func isPropertyList(_ source: SourceFile) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = source.bytes.starts(with: mark) ? source.bytes.dropFirst(mark.count) : source.bytes[...]
    let start = text.drop { $0 <= 0x20 }
    return ["<?xml", "<!DOCTYPE", "<plist", "bplist"].contains { start.starts(with: $0.utf8) }
  }

  private mutating func readRoot(_ root: Node) {
    guard let object = root.object else {
      return findings.shape(
        "the property list is \(root.kindWords), where a table of texts is a dict", at: root.span,
        help: ["write <dict> with a <key> for each text"])
    }
    keys.reserveCapacity(object.members.count)
    messages.reserveCapacity(object.members.count)
    for member in object.members {
      let reading = StringsdictPatternReader.read(member, input, &findings)
      guard let pattern = reading else { continue }
      keys.append(KeyFacts(member.key, member.keySpan))
      let span = member.keySpan.joined(with: member.value.span)
      messages.append(Message(member.key, member.keySpan, pattern, span: span))
    }
  }
}
