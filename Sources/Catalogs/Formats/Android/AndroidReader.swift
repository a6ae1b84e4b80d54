import Diagnostics
import Documents
import Files
import Locales

/// Android string resources: `string`, `plurals` and `string-array` of a `res/values…` folder. Other resources of the
/// same file are passed over.
package enum AndroidReader: CatalogFormatReader {
  package static func read(_ input: CatalogInput) -> [CatalogFile] {
    let document = XMLDocument.read(input.file, input.source)
    var reading = AndroidReading(input, document)
    if let root = document.root { reading.read(root) }
    return [reading.file]
  }
}

/// One such file as it is read.
struct AndroidReading {
  private static let tools = "http://schemas.android.com/tools"
  /// Elements of `resources` that hold no texts (aapt2, ResourceParser).
  private static let others: Set<String> = [
    "add-resource", "anim", "animator", "array", "attr", "bool", "color", "configVarying", "declare-styleable", "dimen",
    "drawable", "eat-comment", "feature-flag", "font", "fraction", "id", "integer", "integer-array", "interpolator",
    "item", "java-symbol", "layout", "macro", "menu", "mipmap", "navigation", "overlayable", "public", "public-group",
    "raw", "skip", "staging-public-group", "staging-public-group-final", "style", "symbol", "transition", "xml",
  ]
  private static let ours = ["string", "plurals", "string-array"]
  static let quantities = ["zero", "one", "two", "few", "many", "other"]

  let input: CatalogInput
  let document: XMLDocument
  private var messages: [Message] = []
  private var facts: [KeyFacts] = []
  var findings = FileFindings()
  private var places: [String: Span] = [:]
  /// What the base says its language is.
  private var stated: (locale: LocaleTag, span: Span)?

  init(_ input: CatalogInput, _ document: XMLDocument) {
    self.input = input
    self.document = document
    findings.add(document.issues)
  }

  var file: CatalogFile {
    let place = input.place.locale == nil ? stated : nil
    let localization = Localization(
      place?.locale ?? input.place.locale, at: place?.span ?? .start(of: input.file), messages: messages)
    return CatalogFile(
      .android, input.file, table: input.place.table, sourceLocale: place?.locale, localizations: [localization],
      keys: facts, findings: findings.all, comments: document.comments, isComplete: document.isComplete)
  }

  mutating func read(_ root: XMLElement) {
    guard root.name.text == "resources" else {
      findings.shape(
        "the file holds \(root.name.text.shown); resources was expected", at: root.nameSpan,
        help: ["write <resources> … </resources>"])
      return
    }
    if let attribute = root.attribute("locale", in: Self.tools), let locale = LocaleTag(attribute.value) {
      stated = (locale, attribute.valueSpan)
    }
    for (index, child) in root.children.enumerated() {
      if case .element(let element) = child { read(element, comment: root.comment(before: index)) }
    }
  }

  private mutating func read(_ element: XMLElement, comment: XMLComment?) {
    switch element.name.text {
    case "string": readString(element, comment)
    case "item" where element["type"] == "string": readString(element, comment)
    case "plurals": readPlurals(element, comment)
    case "string-array": readArray(element, comment)
    case let name where Self.others.contains(name) || element.name.prefix != nil: return
    case let name:
      let near = Suggestion.nearest(to: name, among: Self.ours)
      findings.shape(
        "there is no resource \(name.shown)", at: element.nameSpan,
        notes: ["The resource compiler refuses the file"],
        help: [Suggestion.question(near) ?? "write string, plurals or string-array"])
    }
  }
}

// MARK: - Resources

extension AndroidReading {
  private mutating func readString(_ element: XMLElement, _ comment: XMLComment?) {
    guard let name = name(of: element) else { return }
    let key = name.value.productKey(element)
    addFacts(key, name, element, comment, isReference: isReference(element))
    var printf = PrintfReader(.android)
    guard let pattern = pattern(element, key, &printf) else { return }
    add(key, name, element, pattern)
  }

  private mutating func readPlurals(_ element: XMLElement, _ comment: XMLComment?) {
    guard let name = name(of: element) else { return }
    let key = name.value.productKey(element)
    addFacts(key, name, element, comment)
    var cases: [Choice.Case] = []
    for item in items(of: element, key) {
      guard let quantity = quantity(of: item, key, cases) else { continue }
      var printf = PrintfReader(.android)
      let pattern = pattern(item, key, &printf) ?? reference(item)
      cases.append(Choice.Case(quantity.value, quantity.valueSpan, pattern, span: item.span))
    }
    guard !cases.isEmpty else {
      findings.shape(
        "the plurals \(key.shown) have no items", at: name.valueSpan, key,
        help: ["write <item quantity=\"other\">…</item>"])
      return
    }
    let choice = Choice(.plural, by: nil, cases: cases, span: element.span)
    let literal = Literal("", at: element.contentSpan, as: .android)
    add(key, name, element, Pattern(literal, range: 0..<0, pieces: [Piece(.choice(choice), 0..<0)]))
  }

  private mutating func readArray(_ element: XMLElement, _ comment: XMLComment?) {
    guard let name = name(of: element) else { return }
    let base = name.value.productKey(element)
    for (index, item) in items(of: element, base).enumerated() {
      let key = "\(base)[\(index)]"
      addFacts(key, name, element, comment, isReference: isReference(item))
      var printf = PrintfReader(.android)
      guard let pattern = pattern(item, key, &printf) else { continue }
      messages.append(Message(key, name.valueSpan, pattern, span: item.span))
    }
    _ = isNew(base, name)
  }

  private mutating func add(_ key: String, _ name: XMLAttribute, _ element: XMLElement, _ pattern: Pattern) {
    guard isNew(key, name) else { return }
    messages.append(Message(key, name.valueSpan, pattern, span: element.span))
  }

  /// Reports a name that is used twice.
  private mutating func isNew(_ key: String, _ name: XMLAttribute) -> Bool {
    guard let first = places.updateValue(places[key] ?? name.valueSpan, forKey: key) else { return true }
    findings.duplicate(
      "the name \(key.shown) appears twice", at: name.valueSpan, key, first: first,
      help: ["remove or rename one of the two"])
    return false
  }
}

// MARK: - Attributes

extension AndroidReading {
  private mutating func name(of element: XMLElement) -> XMLAttribute? {
    if let name = element.attribute("name"), !name.value.isEmpty { return name }
    findings.shape(
      "this \(element.name.text.shown) has no name", at: element.nameSpan,
      help: ["write name=\"…\", which code asks for"])
    return nil
  }

  /// What the base says of a name; translations say nothing of it.
  private mutating func addFacts(
    _ key: String, _ name: XMLAttribute, _ element: XMLElement, _ comment: XMLComment?, isReference: Bool = false
  ) {
    let translatable = element.attribute("translatable")
    if let translatable, !["true", "false"].contains(translatable.value.lowercased()) {
      findings.shape(
        "translatable is \"\(translatable.value.shown)\"", at: translatable.valueSpan, key,
        help: ["write true or false"])
    }
    let isFixed = translatable?.value.lowercased() == "false" || isReference || isInFixedFile
    guard input.place.locale == nil, isFixed || comment != nil else { return }
    facts.append(KeyFacts(key, name.valueSpan, comment: comment?.trimmed, isTranslatable: !isFixed))
  }

  /// Whether the file's name says that its texts stay as they are, as Android's lint reads it: `donottranslate.xml`.
  private var isInFixedFile: Bool {
    Path.lastComponent(input.source.path).filter { $0.isLetter }.lowercased().hasPrefix("donottranslate")
  }

  private mutating func items(of element: XMLElement, _ key: String) -> [XMLElement] {
    element.elements.filter { item in
      if item.name.text == "item" { return true }
      findings.shape(
        "\(element.name.text) holds \(item.name.text.shown); items were expected", at: item.nameSpan, key,
        help: ["write <item>…</item>"])
      return false
    }
  }

  private mutating func quantity(of item: XMLElement, _ key: String, _ cases: [Choice.Case]) -> XMLAttribute? {
    guard let quantity = item.attribute("quantity") else {
      findings.shape(
        "this item of \(key.shown) has no quantity", at: item.nameSpan, key, help: ["write quantity=\"other\""])
      return nil
    }
    guard Self.quantities.contains(quantity.value) else {
      let near = Suggestion.nearest(to: quantity.value, among: Self.quantities)
      findings.shape(
        "\"\(quantity.value.shown)\" is no quantity", at: quantity.valueSpan, key,
        notes: ["The resource compiler refuses the file"],
        help: [Suggestion.question(near) ?? "write zero, one, two, few, many or other"])
      return nil
    }
    if let first = cases.first(where: { $0.selector == quantity.value }) {
      findings.duplicate(
        "the quantity \(quantity.value) of \(key.shown) appears twice", at: quantity.valueSpan, key,
        first: first.selectorSpan, help: ["remove one of the two"])
      return nil
    }
    return quantity
  }
}

extension String {
  /// A name with the product that its text is for: such names may repeat.
  fileprivate func productKey(_ element: XMLElement) -> String {
    guard let product = element["product"], !product.isEmpty, product != "default" else { return self }
    return "\(self)[\(product)]"
  }
}
