package import Diagnostics
import Locales

/// Holds the markup of translations to their source's, and that of every text to its own rules.
package struct MarkupCheck: MessageCheck {
  package let rules = [MarkupRules.markup]

  package init() {}

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    guard unit.traitsWithSource.contains(.markup) else { return }
    let readings = unit.readings
    let source = unit.source.map { $0.pattern.readings.map { MarkupShape($0) } }
    let names = source?.reduce(into: Set<String>()) { $0.formUnion($1.ownNames) } ?? []
    var told: Set<Finding> = []
    for text in readings where text.hasWords && !(source != nil && isCopy(text, source)) {
      let comparison = MarkupComparison(MarkupShape(text, elements: names), source, unit, files)
      for finding in comparison.findings() {
        // A difference from the source is one, in however many branches; a broken tag is mended in each.
        var key = finding
        key.notes = []
        if finding.severity < .error { key.span = unit.message.span }
        if told.insert(key).inserted { report(finding) }
      }
    }
  }

  /// What is as the source is told there.
  private func isCopy(_ text: BranchText, _ source: [MarkupShape]?) -> Bool {
    source?.contains { $0.text.bytes == text.bytes } ?? false
  }
}

/// One reading of a text beside those of its source.
struct MarkupComparison {
  let shape: MarkupShape
  /// The reading of the source that is nearest; nil for the source itself.
  let source: MarkupShape?
  let unit: Unit
  let files: SourceFiles

  init(_ shape: MarkupShape, _ sources: [MarkupShape]?, _ unit: Unit, _ files: SourceFiles) {
    self.shape = shape
    self.unit = unit
    self.files = files
    source = sources?.min { $0.distance(to: shape) < $1.distance(to: shape) }
  }

  func findings() -> [Finding] {
    let broken = source?.misfit == nil ? shape.misfit.map { [misfit($0)] } ?? [] : []
    var findings = broken
    if let source {
      findings += tags(source, besides: broken.isEmpty ? nil : shape.misfit?.name)
      if findings.isEmpty { findings += attributes(source) }
      if findings.isEmpty { findings += order(source) }
      findings += links(source) + strong(source) + protected(source)
    }
    return findings + entities()
  }

  func finding(
    _ severity: Severity, _ message: String, at range: Range<Int>?, notes: [String] = [], help: [String] = [],
    fixes: [Fix] = []
  ) -> Finding {
    let range = range ?? 0..<shape.text.bytes.count
    let span = shape.text.span(of: range, in: files) ?? unit.message.keySpan
    return unit.finding(
      .markup, severity, message, at: span, notes: notes + unit.branchNote(shape.text), help: help, fixes: fixes)
  }

  /// The source, as a label's substitute: what it has there.
  var sourceNote: [String] { source.map { ["the source is \($0.text.text.replacingSlots.quoted())"] } ?? [] }
}

// MARK: - Tags

extension MarkupComparison {
  private func misfit(_ misfit: MarkupShape.Misfit) -> Finding {
    let name = misfit.name
    if misfit.isClosing {
      return finding(
        .error, "</\(name)> closes a tag that is not open", at: misfit.range,
        help: ["open it with <\(name)>, or remove it"])
    }
    return finding(
      .error, "<\(name)> is not closed", at: misfit.range,
      notes: near(name).map { ["\($0.quoted()) is not read as a tag"] } ?? [],
      help: ["close it with </\(name)> before the tag around it ends"])
  }

  /// Something like a tag of the name that is none: `</ b>`, `< b>`, `<\b>`.
  private func near(_ name: String) -> String? {
    let text = shape.text.text
    for start in text.indices where "<＜‹〈".contains(text[start]) {
      let rest = text[text.index(after: start)...].prefix(name.count + 6)
      guard let end = rest.firstIndex(where: { ">＞›〉".contains($0) }) else { continue }
      let inside = rest[..<end]
      let letters = inside.filter { $0.isLetter || $0.isNumber }.lowercased()
      let isTag = text[start] == "<" && text[end] == ">" && !inside.contains { $0 == " " || $0 == "\\" || $0 == "／" }
      if letters == name, !isTag { return String(text[start...end]) }
    }
    return nil
  }

  private func tags(_ source: MarkupShape, besides broken: String?) -> [Finding] {
    let (wanted, found) = (source.counts, shape.counts)
    let names = Set(wanted.keys).union(found.keys).sorted()
    let missing = names.filter { wanted[$0, default: 0] > 0 && found[$0] == nil && $0.name != broken }
    let extra = names.filter { wanted[$0] == nil && found[$0, default: 0] > 0 && $0.name != broken }
    let renamed = !extra.isEmpty
    var findings: [Finding] = []
    for key in missing where !(key.isClosing && missing.contains { $0.name == key.name && !$0.isClosing }) {
      if isItalic(key.name), !renamed { continue }
      findings.append(
        finding(
          .error, "\(key.written) is missing: the source has it", at: nil, notes: nearNotes(key.name) + sourceNote,
          help: ["put \(key.written) around the words that it is for, or take it out of the source"]))
    }
    for key in extra where !key.isClosing {
      let element = shape.elements.first { MarkupShape.Key($0) == key }
      findings.append(
        finding(
          .warning, "\(key.written) is not in the source", at: element?.range, notes: sourceNote,
          help: ["write the tags of the source"]))
    }
    return findings
  }

  private func nearNotes(_ name: String) -> [String] {
    near(name).map { ["\($0.quoted()) is not read as a tag"] } ?? []
  }

  /// Slanted letters are no custom of most scripts, and a translator rightly leaves them out.
  private func isItalic(_ name: String) -> Bool {
    ["i", "em", "cite"].contains(name) && !["Latn", "Cyrl", "Grek"].contains(unit.facts.scripts.code ?? "Latn")
  }
}

// MARK: - Attributes and order

extension MarkupComparison {
  private func attributes(_ source: MarkupShape) -> [Finding] {
    var wanted = source.elements.filter { $0.role != .closing }
    var strangers: [MarkupShape.Element] = []
    for element in shape.elements where element.role != .closing {
      if let index = wanted.firstIndex(where: { $0.name == element.name && $0.isAlike(element) }) {
        wanted.remove(at: index)
      } else {
        strangers.append(element)
      }
    }
    return strangers.compactMap { element in
      guard let index = wanted.firstIndex(where: { $0.name == element.name }) else { return nil }
      return attributes(element, wanted.remove(at: index))
    }
  }

  private func attributes(_ element: MarkupShape.Element, _ wanted: MarkupShape.Element) -> Finding? {
    for attribute in wanted.attributes where !Markup.Attribute.local.contains(attribute.name) {
      guard let found = element.attributes.first(where: { $0.name == attribute.name }) else {
        return finding(
          .error, "<\(element.name)> has no \(attribute.name), and the source's has", at: element.range,
          help: ["write \(attribute.name)=\"\(attribute.value.replacingSlots)\""])
      }
      if !found.isAlike(attribute) {
        return finding(
          .warning,
          "\(found.name) of <\(element.name)> is \(found.value.replacingSlots.quoted()), and the source's "
            + attribute.value.replacingSlots.quoted(), at: element.range,
          help: ["write \(attribute.value.replacingSlots.quoted()), unless the translation has its own on purpose"])
      }
    }
    return nil
  }

  private func order(_ source: MarkupShape) -> [Finding] {
    let (wanted, found) = (source.outline, shape.outline)
    guard wanted.count == found.count, wanted != found, wanted.sorted() != found.sorted() || Set(wanted).count > 1,
      let index = zip(wanted, found).enumerated().first(where: { $1.0 != $1.1 })?.offset
    else { return [] }
    let openings = shape.elements.filter { $0.role != .closing }
    guard openings.indices.contains(index) else { return [] }
    return [
      finding(
        .warning, "the tags come in another order than in the source", at: openings[index].range, notes: sourceNote,
        help: ["see whether each tag is still around the words that it is for"])
    ]
  }
}

extension MarkupShape.Element {
  fileprivate func isAlike(_ other: MarkupShape.Element) -> Bool {
    let mine = attributes.filter { !Markup.Attribute.local.contains($0.name) }
    let others = other.attributes.filter { !Markup.Attribute.local.contains($0.name) }
    return mine.count == others.count && zip(mine, others).allSatisfy { $0.name == $1.name && $0.isAlike($1) }
  }
}

extension Markup.Attribute {
  /// Attributes that are translated, or that say something of the translation.
  fileprivate static let local: Set<String> = [
    "title", "alt", "aria-label", "lang", "xml:lang", "hreflang", "dir", "example",
  ]

  /// What an element of the source is known by; nil for what a translation may have otherwise.
  var outline: String? {
    Self.local.contains(name) ? nil : "\(name)=\(value.languageSite.map { [$0] } ?? value.withoutLanguages)"
  }

  /// Whether two values are one, or addresses of one page in two languages.
  fileprivate func isAlike(_ other: Markup.Attribute) -> Bool {
    value == other.value || (name == "href" || name == "src") && value.isSamePage(as: other.value)
  }
}

extension String {
  /// Slots of arguments as readers of messages know them.
  var replacingSlots: String {
    String(map { $0 == Character(BranchText.slot) ? "…" : $0 })
  }
}

extension MarkupShape {
  /// How much two shapes differ: in tags, links and signs.
  fileprivate func distance(to other: MarkupShape) -> Int {
    let (mine, others) = (counts, other.counts)
    let tags = Set(mine.keys).union(others.keys).reduce(0) { $0 + abs(mine[$1, default: 0] - others[$1, default: 0]) }
    return tags + abs(links.count - other.links.count) + abs(strongs.count - other.strongs.count)
  }
}
