import Diagnostics
import Locales
import Testing

@testable import Catalogs

/// Examples in comments tell what arguments are.
struct CommentExampleTests {
  private static func roles(_ comment: String, _ text: String) -> [String] {
    let source = SourceFile(path: "a", text: text)
    let literal = Literal(text, at: Span(file: FileID(0), lower: 0, upper: source.bytes.count), as: .verbatim)
    var reader = PrintfReader(.apple)
    let pattern = Pattern(literal, range: 0..<literal.text.utf8.count, pieces: reader.pieces(of: text))
    return CommentExample.roles(in: comment, for: pattern).sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }

  @Test func valuesInThePlaceOfArguments() {
    #expect(
      Self.roles("Budget with duration. Reads like: $35, 15 days from Dec 31", "%1$@, %2$d days from %3$@")
        == ["1 price", "2 count", "3 date"])
    #expect(Self.roles("For example, '5 Items'", "%@ Items") == ["1 count"])
    #expect(Self.roles("Shows “Version 1.2.3 of the app”", "Version %@ of the app") == ["1 version"])
    #expect(Self.roles("Reads: Ends at 14:30.", "Ends at %@") == ["1 time"])
    #expect(Self.roles("See https://a.io for more", "See %@ for more") == ["1 link"])
  }

  @Test func whatTellsNothing() {
    #expect(Self.roles("%1$@ is the name: %1$@ joined", "%1$@ joined") == [])
    #expect(Self.roles("Anna joined the room", "%@ joined the room") == [])
    #expect(Self.roles("A number such as 5", "%@ Items") == [])
    #expect(Self.roles("5, 6", "%1$@, %2$@") == [])
    #expect(Self.roles("", "%@ Items") == [])
  }
}

/// An app's own name is no name of a person: it is the same in every language.
struct AppNameTests {
  private static func role(_ comment: String?, _ name: Argument.Name = .position(1), isOnly: Bool = true)
    -> ArgumentRole
  {
    let argument = Argument(name, .object, specifier: "%@", isNumbered: true)
    return ArgumentRole(argument, isCount: false, declared: nil, comment: comment, isOnly: isOnly)
  }

  @Test func isSaidInCommentsAndNames() {
    #expect(Self.role("Label on the About screen. %@ is the app name (for example “Orbit”).") == .app)
    #expect(Self.role("%1$@ is replaced by the name of the app.") == .app)
    #expect(Self.role(nil, .named("app_name")) == .app)
    #expect(Self.role(nil, .named("appName")) == .app)
  }

  @Test func isNothingElse() {
    #expect(Self.role("%@ is the name of the user of the app") == .text)
    #expect(Self.role("%1$@ is a person, %2$@ the app name", isOnly: false) == .text)
    #expect(Self.role("Opens the app. %@ is a name.") == .text)
  }

  @Test("of several arguments, each is told by what stands behind its name")
  func besideOthers() {
    let comment = "Dialog title. %1$@ is the app name, %2$@ is the number of calls, %3$@ the price."
    #expect(Self.role(comment, .position(1), isOnly: false) == .app)
    #expect(Self.role(comment, .position(2), isOnly: false) == .count)
    #expect(Self.role(comment, .position(3), isOnly: false) == .text)
    #expect(Self.role("Tip. %@ is the number of trackers blocked. Only shown above 10.") == .count)
    #expect(Self.role("Shows the number. %@ is who called.") == .text)
  }

  @Test("it does not turn a text around where the language is written from the left")
  func inGerman() throws {
    let judge = BidiJudge(LocaleFacts(try #require(LocaleTag("de"))))
    var flat = FlatText()
    flat.appendSlot(0)
    flat.append(" öffnen")
    #expect(judge.outcome(of: flat, [.app]).isClean)
    #expect(!judge.outcome(of: flat, [.text]).isClean)
  }
}
