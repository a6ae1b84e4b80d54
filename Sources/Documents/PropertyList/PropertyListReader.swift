import Diagnostics

/// Reads a property list in XML into a tree (Apple's PropertyList-1.0.dtd): a dictionary is a mapping, dates and data
/// are strings as they are written. A value's span is its element, tags included, and so is a key's: as the quotes are
/// in JSON.
struct PropertyListReader: ~Copyable {
  private var tree: TreeBuilder
  private var issues: [SyntaxIssue]

  static func read(_ file: FileID, _ source: SourceFile, limit: Int) -> Document {
    if source.bytes.starts(with: "bplist".utf8) {
      let issue = SyntaxIssue(
        .syntax, "the file is a binary property list", at: Span(file: file, lower: 0, upper: 6),
        notes: ["Property lists are read in XML, so that findings can show the text"],
        help: ["convert it: plutil -convert xml1 FILE"])
      return Document(file: file, syntax: .propertyList, root: nil, issues: [issue], isComplete: false)
    }
    let xml = XMLDocument.read(file, source, limit: limit)
    var reader = PropertyListReader(file: file, issues: xml.issues)
    if let root = xml.root { reader.readRoot(root, isComplete: xml.isComplete) }
    return Document(
      file: file, syntax: .propertyList, root: reader.tree.root, comments: xml.comments,
      issues: (reader.issues + reader.tree.duplicates).inFileOrder, isComplete: xml.isComplete)
  }

  private init(file: FileID, issues: [SyntaxIssue]) {
    tree = TreeBuilder(file: file)
    self.issues = issues
  }

  private mutating func report(_ message: String, _ span: Span, help: String) {
    // What follows from errors in the XML is not worth telling beyond a point.
    guard issues.count < XMLReader.maximumIssues else { return }
    issues.append(SyntaxIssue(.syntax, message, at: span, help: [help]))
  }
}

// MARK: - Structure

extension PropertyListReader {
  /// `<plist>` holds one value; a file that is only the value is read too, as Apple's readers do.
  private mutating func readRoot(_ root: XMLElement, isComplete: Bool) {
    guard root.name.text == "plist" else {
      guard Kind(root) != nil else {
        return report(
          "<\(root.name.text.shown)> is no property list", root.nameSpan, help: "the root element is <plist>")
      }
      return add(root)
    }
    reportText(in: root)
    var isFirst = true
    for element in root.elements {
      guard isFirst else {
        return report(
          "a second value stands in <plist>", element.nameSpan, help: "put both into one <dict> or <array>")
      }
      isFirst = false
      add(element)
    }
    if isFirst, isComplete {
      report("<plist> holds no value", root.nameSpan, help: "write a value in it: <dict/> where there is nothing")
    }
  }

  /// Elements nest no deeper than the XML reader allows, so this may call itself.
  private mutating func add(_ element: XMLElement) {
    guard let kind = Kind(element) else {
      let names = Suggestion.nearest(to: element.name.text, among: Kind.allCases.map(\.rawValue), limit: 1)
      return report(
        "<\(element.name.text.shown)> is no value of a property list", element.nameSpan,
        help: Suggestion.question(names)
          ?? "values are dict, array, string, integer, real, true, false, date and data")
    }
    switch kind {
    case .dict: addDictionary(element)
    case .array:
      reportText(in: element)
      tree.open(.list, at: Int(element.span.lower))
      for child in element.elements { add(child) }
      tree.close(at: Int(element.span.upper))
    case .string, .date, .data: add(.string(text(of: element)), element)
    case .integer, .real: addNumber(element, kind)
    case .true, .false:
      reportContent(of: element)
      add(.bool(kind == .true), element)
    }
  }

  private mutating func add(_ content: Node.Content, _ element: XMLElement) {
    tree.add(Node(content, at: element.span))
  }

  private mutating func addDictionary(_ element: XMLElement) {
    reportText(in: element)
    tree.open(.mapping, at: Int(element.span.lower))
    var key: (text: String, span: Span)?
    for child in element.elements {
      if child.name.text == "key" {
        if let key { reportMissingValue(key) }
        let words = text(of: child)
        key = (words, child.span)
        tree.key(words, at: child.span)
      } else if key != nil {
        key = nil
        add(child)
      } else {
        report("a value without a key stands in <dict>", child.nameSpan, help: "write a <key> before it")
      }
    }
    if let key { reportMissingValue(key) }
    tree.close(at: Int(element.span.upper))
  }

  private mutating func reportMissingValue(_ key: (text: String, span: Span)) {
    report(
      "the key \"\(key.text.shown)\" has no value", key.span, help: "write the value behind it, or remove the key")
  }
}

// MARK: - Values

extension PropertyListReader {
  private enum Kind: String, CaseIterable {
    case dict, array, string, integer, real, `true`, `false`, date, data

    init?(_ element: XMLElement) { self.init(rawValue: element.name.text) }
  }

  /// What a `<string>` or a `<key>` reads; elements in it are reported.
  private mutating func text(of element: XMLElement) -> String {
    if let inner = element.elements.first(where: { _ in true }) {
      report(
        "<\(inner.name.text.shown)> stands in <\(element.name.text)>, which holds only text", inner.nameSpan,
        help: "write &lt; for the character <")
    }
    return element.text
  }

  /// An integer, in decimal or as 0x… in hexadecimal, or a decimal number. Neither infinity nor NaN is of use here.
  private mutating func addNumber(_ element: XMLElement, _ kind: Kind) {
    let words = text(of: element)
    let digits = XMLComment(text: words, span: element.span).trimmed
    guard let value = Self.number(digits, kind), value.isFinite else {
      report(
        "\"\(digits.shown)\" is no number", element.contentSpan,
        help: kind == .integer ? "write digits, or <real> for a decimal number" : "write a decimal number, such as 0.5")
      return add(.null, element)
    }
    add(.number(value), element)
  }

  private static func number(_ text: String, _ kind: Kind) -> Double? {
    let isNegative = text.hasPrefix("-")
    let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if kind == .integer, unsigned.lowercased().hasPrefix("0x") {
      guard unsigned.utf8.count > 2, unsigned.utf8.dropFirst(2).first != UInt8(ascii: "-"),
        let value = UInt64(unsigned.dropFirst(2), radix: 16)
      else { return nil }
      return isNegative ? -Double(value) : Double(value)
    }
    let allowed = kind == .integer ? "0123456789" : "0123456789.eE+-"
    guard !unsigned.isEmpty, unsigned.utf8.count < 400, unsigned.utf8.allSatisfy({ allowed.utf8.contains($0) }) else {
      return nil
    }
    return Double(text)
  }

  /// Only blanks and comments may stand beside elements.
  private mutating func reportText(in element: XMLElement) {
    for case .text(let text) in element.children where !text.isBlank {
      report(
        "text stands in <\(element.name.text)>, which holds only elements", text.span,
        help: "put it into <string>, or remove it")
    }
  }

  private mutating func reportContent(of element: XMLElement) {
    guard let first = element.children.first(where: { $0.comment == nil && $0.text?.isBlank != true }) else { return }
    report(
      "<\(element.name.text)> holds something", first.span, help: "write <\(element.name.text)/> and nothing in it")
  }
}
