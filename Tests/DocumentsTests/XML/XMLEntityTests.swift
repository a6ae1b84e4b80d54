import Diagnostics
import Documents
import Testing

/// Entities that the document type declares (XML 1.0, section 4).
@Suite struct XMLEntityTests {
  private func read(_ declarations: String, _ content: String) -> XMLReading {
    XMLReading("<!DOCTYPE a [\(declarations)]><a b='\(content)'>\(content)</a>")
  }

  @Test(arguments: [
    ("<!ENTITY app 'Orb'>", "&app;!", "Orb!"), ("<!ENTITY app \"O'rb\">", "x &app; y", "x O'rb y"),
    ("<!ENTITY a 'A'><!ENTITY b '[&a;&a;]'>", "&b;", "[AA]"), ("<!ENTITY b '&a;'><!ENTITY a 'A'>", "&b;", "A"),
    // The first declaration counts; a name may be one of XML's own.
    ("<!ENTITY a '1'><!ENTITY a '2'>", "&a;", "1"), ("<!ENTITY amp '&#38;#38;'>", "&amp;", "&"),
    // Appendix D: references to characters are replaced when declared, entities when used.
    ("<!ENTITY e '&#233;'>", "&e;", "é"), ("<!ENTITY lt '&#38;#60;'><!ENTITY x '&lt;'>", "&x;", "<"),
    ("<!ENTITY x '&amp;&amp;'>", "&x;", "&&"), ("<!ENTITY empty ''>", "[&empty;]", "[]"),
    ("<!ENTITY % p '<!ENTITY q \"r\">'>", "x", "x"),
  ])
  func entitiesAreExpanded(declarations: String, content: String, text: String) {
    let reading = read(declarations, content)
    #expect(reading.messages == [])
    #expect(reading.root?.text == text)
    #expect(reading.root?["b"] == text)
    #expect(reading.faults == [])
  }

  @Test func blanksOfEntitiesAreBlanksInAttributes() {
    let reading = read("<!ENTITY x 'a\r\nb&#10;c'>", "&x;")
    #expect(reading.root?.text == "a\nb\nc")
    #expect(reading.root?["b"] == "a b c")
  }

  struct Flaw: Sendable, CustomTestStringConvertible {
    let declarations: String
    let content: String
    let message: String
    let place: String
    let isNote: Bool

    init(_ declarations: String, _ content: String, _ message: String, at place: String, isNote: Bool = false) {
      self.declarations = declarations
      self.content = content
      self.message = message
      self.place = place
      self.isNote = isNote
    }

    var testDescription: String { declarations }
  }

  static let flaws: [Flaw] = [
    Flaw("<!ENTITY a '&a;'>", "&a;", "the entity \"a\" comes back to itself", at: "&a;"),
    Flaw("<!ENTITY a '&b;'><!ENTITY b '&a;'>", "&b;", "the entity \"b\" comes back to itself", at: "&b;"),
    Flaw("<!ENTITY a '&nothing;'>", "&a;", "the entity \"nothing\" is not declared", at: "&a;"),
    Flaw(
      "<!ENTITY a 'R&#38;D'>", "&a;", "the text of the entity \"a\" has an \"&\" that begins no reference", at: "&a;"),
    Flaw("<!ENTITY a '50%'>", "", "\"%\" begins a parameter entity in the text of an entity", at: "%"),
    Flaw("<!ENTITY a b>", "", "the text of the entity \"a\" is not in quotes", at: "a"),
    Flaw("<!ENTITY a '<b>x</b>'>", "&a;", "the entity \"a\" has tags, which are read as text", at: "&a;", isNote: true),
    Flaw(
      "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "&a;",
      "the text of the entity \"a\" is in another file, which is not read", at: "a", isNote: true),
    Flaw(
      "<!ENTITY a PUBLIC 'x' 'http://localhost/'>", "[&a;]",
      "the text of the entity \"a\" is in another file, which is not read", at: "a", isNote: true),
    Flaw(
      "<!ENTITY % p SYSTEM 'p.dtd'> %p; %p;", "", "the parameter entity %p; is not expanded", at: "%p;", isNote: true),
    Flaw(
      "<!ENTITY % p ''>%p;", "x", "the parameter entity %p; is not expanded", at: "%p;", isNote: true),
  ]

  @Test(arguments: flaws)
  func flawsAreToldOnce(_ flaw: Flaw) {
    let reading = read(flaw.declarations, flaw.content)
    #expect(reading.messages == [flaw.message])
    #expect(reading.places == [flaw.place])
    #expect(reading.document.issues.map(\.kind) == [flaw.isNote ? .unread : .syntax])
    #expect(reading.document.isComplete)
    #expect(reading.faults == [])
  }

  @Test func whatMayBeDeclaredElsewhereIsNoError() {
    let reading = XMLReading("<!DOCTYPE a SYSTEM 'a.dtd'><a>&b;</a>")
    #expect(reading.messages == ["the entity \"b\" is not declared in this file"])
    #expect(reading.document.issues.map(\.kind) == [.unread])
    let list = XMLReading(
      "<!DOCTYPE plist PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://www.apple.com/DTDs/P.dtd'><plist>&b;</plist>")
    #expect(list.document.issues.map(\.kind) == [.syntax])
  }

  // MARK: - Bombs

  static let tooMuch = "the entities of this file come to more text than is read"

  private func billionLaughs(_ base: String) -> String {
    "<!ENTITY e0 '\(base)'>"
      + (1...30).map { "<!ENTITY e\($0) '" + String(repeating: "&e\($0 - 1);", count: 10) + "'>" }.joined()
  }

  @Test(arguments: ["lol", ""])
  func billionLaughsEndEarly(base: String) {
    let reading = read(billionLaughs(base), "&e30;")
    #expect(reading.messages == [Self.tooMuch])
    #expect(!reading.document.isComplete)
    #expect(reading.faults == [])
  }

  @Test func quadraticBlowupEndsEarly() {
    let text = String(repeating: "x", count: 200_000)
    let reading = XMLReading(
      "<!DOCTYPE a [<!ENTITY e '\(text)'>]><a>" + String(repeating: "&e;", count: 100_000) + "</a>")
    #expect(reading.messages == [Self.tooMuch])
    #expect((reading.root?.text.utf8.count ?? 0) < 3_000_000)
  }

  /// Many small texts are no bomb.
  @Test func manyReferencesAreRead() {
    let strings = (0..<50_000).map { "<s n='\($0)'>Open &app; now</s>" }.joined()
    let reading = XMLReading("<!DOCTYPE r [<!ENTITY app 'The Orb'>]><r>\(strings)</r>")
    #expect(reading.messages == [])
    #expect(reading.root?.children.count == 50_000)
    #expect(reading.root?.children.last?.element?.text == "Open The Orb now")
  }

  @Test func longChainsEnd() {
    let chain = (1...5000).map { "<!ENTITY e\($0) '&e\($0 - 1);'>" }.joined()
    #expect(read("<!ENTITY e0 'x'>" + chain, "&e31;").root?.text == "x")
    #expect(
      read("<!ENTITY e0 'x'>" + chain, "&e5000;").messages == ["the entity \"e5000\" has entities more than 32 deep"])
  }
}
