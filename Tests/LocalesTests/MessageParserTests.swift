import Foundation
import Locales
import Testing

@Suite struct MessageParserTests {
  /// Every part as "kind:text", an argument with its type, a number with its value.
  private func outline(_ message: String, _ apostrophes: MessageParser.Apostrophes = .doubleOptional) throws -> [String]
  {
    let parts = try MessageParser(apostrophes).parse(message).get()
    return parts.parts.map { part in
      let text = parts.string(part)
      switch part.kind {
      case .messageStart: return "start\(part.value)"
      case .messageLimit: return "limit\(part.value)"
      case .argumentStart: return "<\(part.argument)"
      case .argumentLimit: return "\(part.argument)>"
      case .integer, .double: return "\(part.kind) \(text)=\(part.number)"
      case .argumentNumber: return "number \(part.value)"
      case .insertedCharacter: return "insert \(part.value)"
      default: return "\(part.kind) \(text)"
      }
    }
  }

  @Test func listsPartsWithTheirText() throws {
    #expect(try outline("Hi {name}!") == ["start0", "<none", "argumentName name", "none>", "limit0"])
    #expect(
      try outline("{0, number, #,##0}")
        == ["start0", "<simple", "number 0", "argumentType number", "argumentStyle  #,##0", "simple>", "limit0"])
    #expect(
      try outline("{n, plural, offset:1 =0{لا أيام} one{يوم} other{# أيام}}") == [
        "start0", "<plural", "argumentName n", "integer 1=1.0", "selector =0", "integer 0=0.0", "start1", "limit1",
        "selector one", "start1", "limit1", "selector other", "start1", "number #", "limit1", "plural>", "limit0",
      ])
    #expect(
      try outline("{g, select, female{ella} other{él}}") == [
        "start0", "<select", "argumentName g", "selector female", "start1", "limit1", "selector other", "start1",
        "limit1", "select>", "limit0",
      ])
    #expect(
      try outline("{0, choice, -1#minus|0.5≤half|∞<all}") == [
        "start0", "<choice", "number 0", "integer -1=-1.0", "selector #", "start1", "limit1", "double 0.5=0.5",
        "selector ≤", "start1", "limit1", "double ∞=inf", "selector <", "start1", "limit1", "choice>", "limit0",
      ])
  }

  @Test func apostrophesQuoteAsTheirModeSays() throws {
    #expect(try outline("l'{n}") == ["start0", "skippedSyntax '", "insert 39", "limit0"])
    #expect(
      try outline("l'année '{n}' o''clock") == [
        "start0", "insert 39", "skippedSyntax '", "skippedSyntax '", "skippedSyntax '", "limit0",
      ])
    #expect(try outline("it's {n}", .doubleRequired) == ["start0", "skippedSyntax '", "insert 39", "limit0"])
  }

  /// Offsets are UTF-8 bytes though ICU counts UTF-16 units; every part starts and ends at a character.
  @Test func offsetsAreBytes() throws {
    let message = "😀 é {ñame} — {日本, plural, =1{😀} other{#}} {0}"
    let parts = try MessageParser().parse(message).get()
    #expect(parts.parts.filter { $0.kind == .argumentName }.map { parts.string($0) } == ["ñame", "日本"])
    #expect(parts.parts.filter { $0.kind == .selector }.map { parts.string($0) } == ["=1", "other"])
    let start = try #require(parts.parts.firstIndex { $0.argument == .plural })
    let limit = parts.parts[Int(parts.parts[start].limit)]
    #expect(limit.kind == .argumentLimit)
    #expect(
      parts.string(parts.parts[start].range.lowerBound..<limit.range.upperBound)
        == "{日本, plural, =1{😀} other{#}}")
  }

  /// The message with the place of the fault between ⟦ and ⟧.
  static let faults: [(String, MessageFault.Kind)] = [
    ("Hello ⟦{⟧name", .unmatchedBrace), ("⟦{⟧", .unmatchedBrace), ("⟦{⟧n, plural", .unmatchedBrace),
    ("⟦{⟧n, number, #", .unmatchedBrace), ("⟦{⟧n, plural, one{x} other{y}", .unmatchedBrace),
    ("{n, plural, one{x} other⟦{⟧y", .unmatchedBrace), ("{n, plural, other{a ⟦{⟧b", .unmatchedBrace),
    ("{n, plural, one{l⟦'⟧} other{y}}", .unmatchedBrace),
    ("{n, ⟦plural⟧, one{x}}", .missingOther), ("{n,⟦selectordinal⟧,few{#rd}}", .missingOther),
    ("{a, select, other{{n, ⟦plural⟧, one{x}}}}", .missingOther), ("{g, ⟦select⟧, Other{x}}", .missingOther),
    ("{n, ⟦plural⟧}", .missingStyle), ("{n, ⟦plural⟧,}", .missingStyle), ("{n, ⟦choice⟧, }", .missingStyle),
    ("a {⟦}⟧", .badArgumentName), ("{ ⟦}⟧", .badArgumentName), ("{⟦$⟧x}", .badArgumentName),
    ("{⟦{⟧x}}", .badArgumentName), ("{⟦01⟧}", .badArgumentNumber), ("{⟦99999⟧}", .badArgumentNumber),
    ("{first ⟦n⟧ame}", .unexpectedCharacter), ("{name⟦;⟧ number}", .unexpectedCharacter),
    ("{n, ⟦}⟧", .unexpectedCharacter), ("{n, number⟦:⟧ x}", .unexpectedCharacter), ("{n⟦.⟧x}", .unexpectedCharacter),
    ("{n, plural, ⟦{⟧x}}", .badSelector), ("{n, plural, one{x} ⟦#⟧ other{y}}", .badSelector),
    ("{n, plural, ⟦one⟧ other{y}}", .missingMessage), ("{n, select, ⟦other⟧}", .missingMessage),
    ("{n, plural, ⟦=1⟧ = {x} other{y}}", .missingMessage),
    ("{n, plural, one{x} ⟦offset:⟧1 other{y}}", .badOffset), ("{n, plural, ⟦offset:⟧ other{y}}", .badOffset),
    ("{n, plural, =⟦x⟧{x} other{y}}", .badNumber), ("{n, plural, =⟦1.2.3⟧{x} other{y}}", .badNumber),
    ("{n, plural, offset:⟦1-⟧ other{y}}", .badNumber), ("{n, choice, ⟦a⟧#x}", .badNumber),
    ("{n, choice, 1 ⟦x⟧}", .badChoice), ("{n, choice, 1#x|2⟦}⟧", .badChoice),
    ("{n, date, h ⟦'⟧o clock}", .unclosedQuote),
  ]

  @Test(arguments: faults)
  func faultsHavePlaces(marked: String, kind: MessageFault.Kind) throws {
    let message = marked.filter { $0 != "⟦" && $0 != "⟧" }
    let lower = try #require(marked.utf8.firstRange(of: "⟦".utf8)).lowerBound
    let upper = try #require(marked.utf8.firstRange(of: "⟧".utf8)).lowerBound
    let start = marked.utf8.distance(from: marked.startIndex, to: lower)
    let range = start..<marked.utf8.distance(from: marked.startIndex, to: upper) - 3
    let outcome = MessageParser().parse(message)
    guard case .failure(let fault) = outcome else {
      Issue.record("no fault in \(message)")
      return
    }
    #expect(fault.kind == kind)
    if kind == .unmatchedBrace, marked.contains("'") {
      #expect(fault.quote == range.lowerBound)
    } else {
      #expect(fault.range == range, "\(message)")
      #expect(fault.quote == nil)
    }
    #expect(
      fault.character
        == message.unicodeScalars[message.utf8.index(message.startIndex, offsetBy: fault.range.lowerBound)])
  }

  /// Characters that keyboards of other scripts put in place of ASCII syntax, and what is meant.
  static let foreign: [(String, Unicode.Scalar, Int, Character)] = [
    ("{n، plural، other{y}}", "،", 2, ","), ("{n ،plural, other{y}}", "،", 3, ","), ("{n،}", "،", 2, ","),
    ("{n,plural،other{y}}", "،", 9, ","), ("{n، number}", "،", 2, ","), ("{٠}", "٠", 1, "0"), ("{ ۱۲ }", "۱", 2, "1"),
    ("{n,plural,=٠{x} other{y}}", "٠", 11, "0"), ("{n,plural,offset:١ other{y}}", "١", 17, "1"),
    ("{n,plural,one｛x｝ other{y}}", "｛", 13, "{"), ("{n，plural，other{y}}", "，", 2, ","),
    ("{n,plural,＝1{x} other{y}}", "＝", 10, "="), ("{٠،}", "،", 3, ","),
  ]

  @Test(arguments: foreign)
  func syntaxOfOtherKeyboardsIsNamed(message: String, character: Unicode.Scalar, offset: Int, meant: Character) {
    guard case .failure(let fault) = MessageParser().parse(message) else {
      Issue.record("no fault in \(message)")
      return
    }
    #expect(fault.kind == .notASCIISyntax)
    #expect(fault.character == character)
    #expect(fault.range.lowerBound == offset)
    #expect(fault.meant == meant)
  }

  @Test(arguments: [
    "{الاسم}", "{user１}", "١ {n}", "٪ ، {n}", "{n, plural, other{٠، {n}}}", "{名前}", "{n, select, ٠{x} other{y}}",
  ])
  func wordsOfOtherScriptsAreNoFault(message: String) throws {
    _ = try MessageParser().parse(message).get()
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "{a,select,other{", count: depth) + String(repeating: "}}", count: depth)
  }

  @Test func nestingIsBounded() throws {
    let parser = MessageParser()
    _ = try parser.parse(nested(64)).get()
    for depth in [65, 300, 30_000] {
      guard case .failure(let fault) = parser.parse(nested(depth)) else {
        Issue.record("no fault at depth \(depth)")
        continue
      }
      #expect(fault.kind == .tooDeep)
      #expect(fault.range == 64 * 16..<64 * 16 + 1)
    }
  }

  /// Quoted braces don't close what is open, so a count of braces alone would miss the depth.
  @Test func nestingIsCountedBehindQuotes() {
    let text = String(repeating: "{a,select,other{'}}'", count: 30_000)
    guard case .failure(let fault) = MessageParser().parse(text) else {
      Issue.record("no fault")
      return
    }
    #expect(fault.kind == .tooDeep)
  }

  @Test func longTextIsRefused() {
    guard case .failure(let fault) = MessageParser().parse(String(repeating: "0123456789", count: 10_000_000)) else {
      Issue.record("no fault")
      return
    }
    #expect(fault.kind == .tooLong)
  }

  @Test func manyArgumentsAreRead() throws {
    let parts = try MessageParser().parse(String(repeating: "é{0}", count: 100_000)).get().parts
    #expect(parts.count == 300_002)
    #expect(parts.last?.offset == 500_000)
  }

  @Test func oneParserReadsManyMessages() throws {
    let parser = MessageParser()
    for index in 0..<100 {
      let text = String(repeating: "{0}", count: index)
      #expect(try parser.parse(text).get().parts.count == 2 + 3 * index)
      guard case .failure = parser.parse("{") else {
        Issue.record("no fault")
        return
      }
    }
    #expect(try parser.parse("").get().parts.map(\.kind) == [.messageStart, .messageLimit])
  }
}
