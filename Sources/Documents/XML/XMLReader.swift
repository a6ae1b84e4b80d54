package import Diagnostics

extension XMLDocument {
  /// Reads one file. Every flaw is an issue of the document; nothing throws, and nothing but the file is read. A file
  /// that may be in UTF-16 comes through `SourceFile(path:decoding:)`. `limit` is the most bytes that are read, at most
  /// what spans can count.
  package static func read(_ file: FileID, _ source: SourceFile, limit: Int = Int(Int32.max)) -> XMLDocument {
    source.bytes.withUnsafeBufferPointer { text in
      switch TextGate.check(text, file: file, limit: limit) {
      case .refused(let issue): XMLDocument(file: file, root: nil, issues: [issue], isComplete: false)
      case .pass(let pass): XMLReader.read(text, pass, source.encoding, file: file)
      }
    }
  }
}

/// Reads XML 1.0 (fifth edition) without validating. Where a file departs from it, the reader says so in the words of
/// the author's likely intention and goes on, so that one run reports all errors and the sound rest is of use.
struct XMLReader: ~Copyable {
  /// Beyond this many issues a file is something else than XML.
  static let maximumIssues = 50

  let text: UnsafeBufferPointer<UInt8>
  /// Where the text starts, and whether it is ASCII.
  let pass: TextGate.Pass
  let encoding: TextEncoding
  var position: Int
  var tree: XMLTreeBuilder
  var attributes = Stack<XMLAttribute>()
  var namespaces = XMLNamespaces()
  var entities = XMLEntities()
  var issues: [SyntaxIssue] = []
  var comments: [Comment] = []
  /// What the references of this file may still come to.
  var budget: Int
  /// Set when the rest of the file can't be made sense of.
  var hasStopped = false
  /// Where the first issue about an entity or a prefix stands in `issues`: further ones are only counted.
  var counted: [String: (issue: Int, count: Int)] = [:]
  /// Whether text outside the root was reported.
  var hasStrayText = false
  var hasDoctype = false
  /// Decoded text, before it becomes a string.
  var scratch: [UInt8] = []

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ pass: TextGate.Pass, _ encoding: TextEncoding, file: FileID
  ) {
    self.text = text
    self.pass = pass
    self.encoding = encoding
    position = pass.start
    tree = XMLTreeBuilder(file: file)
    budget = XMLEntities.budget(fileSize: text.count)
  }

  /// `text` has passed `TextGate`.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ pass: TextGate.Pass, _ encoding: TextEncoding, file: FileID
  ) -> XMLDocument {
    var reader = XMLReader(text, pass, encoding, file: file)
    reader.readFile()
    return reader.document()
  }

  private mutating func document() -> XMLDocument {
    let isComplete = !hasStopped
    while tree.depth > 0 { tree.close(position..<position) }
    for (issue, count) in counted.values where count > 1 {
      issues[issue].notes.append("\(count - 1) more in this file")
    }
    return XMLDocument(
      file: tree.file, root: tree.root, outside: tree.outside, comments: comments, issues: issues.inFileOrder,
      isComplete: isComplete, entities: entities)
  }
}

// MARK: - Structure

extension XMLReader {
  private mutating func readFile() {
    readDeclaration()
    while !hasStopped, position < text.count {
      if beginsMarkup(at: position) {
        readMarkup()
      } else if tree.depth > 0 {
        readText()
      } else {
        readOutside()
      }
    }
    if !hasStopped { endOfFile() }
  }

  /// Whether a `<` stands here that begins a tag, a comment or the like.
  @inline(__always)
  func beginsMarkup(at position: Int) -> Bool {
    guard text[position] == UInt8(ascii: "<"), position + 1 < text.count else { return false }
    switch text[position + 1] {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?"): return true
    default: return XMLCharacters.endOfName(text, at: position + 1) > position + 1
    }
  }

  @inline(__always)
  private mutating func readMarkup() {
    switch text[position + 1] {
    case UInt8(ascii: "/"): readEndTag()
    case UInt8(ascii: "!"): readDeclared()
    case UInt8(ascii: "?"): readInstruction()
    default: readStartTag()
    }
  }

  private mutating func readDeclared() {
    if stands("<!--") { return readComment() }
    if stands("<![CDATA[") { return readCDATA() }
    if stands("<!DOCTYPE") { return readDoctype() }
    let end = text.firstIndex(of: UInt8(ascii: ">"), from: position).map { $0 + 1 } ?? text.count
    report(
      "\"<!\" begins neither a comment nor anything else that XML knows", position..<position + 2,
      help: "write a comment as <!-- … -->, or &lt; for the character <")
    position = end
  }

  /// Whether these ASCII characters stand at the reader's place.
  func stands(_ words: StaticString) -> Bool { stands(words, at: position) }

  func stands(_ words: StaticString, at start: Int) -> Bool {
    guard start + words.utf8CodeUnitCount <= text.count else { return false }
    for offset in 0..<words.utf8CodeUnitCount where text[start + offset] != words.utf8Start[offset] { return false }
    return true
  }

  @inline(__always)
  mutating func skipBlanks() {
    while position < text.count, XMLCharacters.isBlank(text[position]) { position += 1 }
  }

  @inline(__always)
  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }

  @inline(__always)
  func span(_ range: Range<Int>) -> Span { tree.span(range.lowerBound, range.upperBound) }

  private mutating func endOfFile() {
    guard let level = tree.levels.last else {
      guard tree.root == nil else { return }
      hasStopped = true
      guard issues.isEmpty else { return }
      return report("the file contains no element", 0..<0, help: "fill it, or remove it")
    }
    hasStopped = true
    report(
      "the file ends before <\(level.name.text.shown)> is closed", text.count..<text.count,
      labels: [Finding.Label(span(level.nameRange), "opened here")], help: "close it with </\(level.name.text.shown)>")
  }
}

// MARK: - Issues

extension XMLReader {
  mutating func report(
    _ message: String, _ range: Range<Int>, as kind: SyntaxIssue.Kind = .syntax, labels: [Finding.Label] = [],
    notes: [String] = [], help: String
  ) {
    issues.append(SyntaxIssue(kind, message, at: span(range), labels: labels, notes: notes, help: [help]))
    guard issues.count >= Self.maximumIssues, !hasStopped else { return }
    issues[issues.count - 1].notes.append("The file has so many errors that the rest was not read")
    hasStopped = true
  }

  /// Reports what the reader can't get past.
  mutating func stop(_ message: String, _ range: Range<Int>, labels: [Finding.Label] = [], help: String) {
    hasStopped = true
    report(message, range, labels: labels, help: help)
  }

  /// Whether something was not reported yet; else it is counted.
  mutating func isFirst(_ key: String) -> Bool {
    if let (issue, count) = counted[key] {
      counted[key] = (issue, count + 1)
      return false
    }
    counted[key] = (issues.count, 1)
    return true
  }

  /// A character that XML can't hold (section 2.2); moves behind it.
  mutating func reportCharacter() {
    let character = Glyph(text, at: position)
    report(
      "the character \(character.code) can't stand in XML", position..<position + character.length, help: "remove it")
    position += character.length
  }

  /// Whether the character at a byte that is below U+0020 or begins U+F000 to U+FFFF can't stand in XML.
  @inline(__always)
  func isForbidden(at position: Int) -> Bool {
    let byte = text[position]
    if byte < 0x20 { return !XMLCharacters.isBlank(byte) }
    return byte == 0xEF && text[position + 1] == 0xBF && text[position + 2] >= 0xBE
  }
}
