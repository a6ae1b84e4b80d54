import Diagnostics
import Testing
import TokenModel

/// Every mistake in a pair file is a finding at its place.
struct PairFileTests {
  static let tokens = """
    text:
      $type: color
      primary: { $value: "#0B1F3A" }
      muted: { $value: "#5B6470" }
    on-accent: { $type: color, $value: "#FFFFFF" }
    accent: { $type: color, $value: "#0B1F3A" }
    surface:
      $type: color
      base: { $value: "#FFFFFF" }
      raised: { $value: "#F6F6F6" }
    space: { $type: dimension, small: { $value: 4 }, large: { $value: 8 } }
    body:
      $type: typography
      $value: { fontFamily: Inter, fontSize: 16, fontWeight: 400, letterSpacing: 0, lineHeight: 1.5 }
    sky:
      $type: gradient
      $value: [{ color: "#FFFFFF", position: 0 }, { color: "#000000", position: 1 }]
    """

  struct Mistake: Sendable, CustomTestStringConvertible {
    let pairs: String
    let mark: String
    let message: String
    let help: String?

    init(_ pairs: String, _ mark: String, _ message: String, help: String? = nil) {
      self.pairs = pairs
      self.mark = mark
      self.message = message
      self.help = help
    }

    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake("[]", "[]", "a pair file is a list; a mapping was expected"),
    Mistake("pair: []", "pair", "a pair file has no \"pair\"", help: "did you mean pairs?"),
    Mistake("pairs: text.primary", "text.primary", "pairs is a string; a list was expected"),
    Mistake(
      "pairs: [{ text: text.primary }]", "{ text: text.primary }",
      "this pair has no on: nothing says which surface it stands on", help: "add on: surface.base"),
    Mistake(
      "pairs: [{ on: surface.base }]", "{ on: surface.base }", "this pair has neither text nor graphic",
      help: "add text: text.primary, or graphic: icon.*"),
    Mistake(
      "pairs: [{ text: [], on: surface.base }]", "[]", "text is an empty list: this pair means no token",
      help: "name a token, or remove the pair"),
    Mistake(
      "pairs: [{ graphic: accent, on: [] }]", "[]", "on is an empty list: this pair means no token",
      help: "name a token, or remove the pair"),
    Mistake(
      "pairs: [{ text: text.primary, graphic: accent, on: surface.base }]", "graphic",
      "this pair has text and graphic: they need different ratios",
      help: "write one pair for the text and one for the graphic"),
    Mistake(
      "pairs: [{ text: text.primary, onn: surface.base, on: surface.base }]", "onn", "a pair has no \"onn\"",
      help: "it may have text, graphic, on, over, style and except"),
    Mistake(
      "pairs: [{ text: text.mutd, on: surface.base }]", "text.mutd", "there is no token text.mutd",
      help: "did you mean text.muted?"),
    Mistake(
      "pairs: [{ text: text, on: surface.base }]", "text", "there is no token text",
      help: "text is a group: write text.*"),
    Mistake(
      "pairs: [{ text: text.*, on: surfce.* }]", "surfce.*", "surfce.* matches no token", help: "did you mean surface?"),
    Mistake(
      "pairs: [{ text: space.small, on: surface.base }]", "space.small",
      "space.small is a dimension; contrast needs a color"),
    Mistake(
      "pairs: [{ text: space.*, on: surface.base }]", "space.*", "space.* means 2 tokens, and none of them is a color"),
    Mistake(
      "pairs: [{ text: text.primary, on: sky }]", "sky", "sky is a gradient; contrast needs a color",
      help: "name it under fields, as { gradient: sky }, and lay the surface over that field"),
    Mistake(
      "pairs: [{ text: text.primary, on: surface.base, style: text.muted }]", "text.muted",
      "text.muted is a color; a typography was expected"),
    Mistake(
      "pairs: [{ text: text.primary, on: surface.base, style: bdy }]", "bdy", "there is no token bdy",
      help: "did you mean body?"),
    Mistake(
      "pairs: [{ text: \"on-{x}\", on: surface.base }]", "\"on-{x}\"",
      "on-{x} has {x}, which its surface does not use", help: "write {x} on both sides, or * where any name will do"),
    Mistake(
      "pairs: [{ text: on-accent, on: \"{x}\" }]", "\"{x}\"",
      "{x} has {x}, and on-accent says nothing about what that is",
      help: "write {x} on both sides, or * where any name will do"),
    Mistake(
      "pairs: [{ text: \"text.{x}\", on: \"surface.{x}\", except: [text.primary] }]", "\"surface.{x}\"",
      "text.muted has no surface.muted to stand on",
      help: "add the token, or take text.muted out with except"),
    Mistake(
      "pairs: [{ text: text.*, on: surface.*, except: [accent] }]", "accent",
      "except: accent takes nothing away from this pair", help: "remove it"),
    Mistake(
      "pairs: [{ text: text.*, on: surface.*, except: [surface.*] }]",
      "{ text: text.*, on: surface.*, except: [surface.*] }",
      "nothing is left of this pair: except takes everything away"),
    Mistake(
      "pairs: [{ text: text.**x, on: surface.base }]", "text.**x",
      "the pattern text.**x has ** beside other characters",
      help: "write ** alone between two dots"),
    Mistake("require: AAAA", "AAAA", "\"AAAA\" is no level of WCAG", help: "did you mean AAA?"),
    Mistake("require: { default: 40 }", "40", "a ratio goes from 1 to 21; this is 40"),
    Mistake(
      "require: { default: { body: 4 } }", "body", "a level has no \"body\"",
      help: "it may have text, largeText and graphic"),
    Mistake(
      "require: { \"contrast=more\": AAA }", "\"contrast=more\"",
      "require: modifier contrast has no context more", help: "it has standard, increased"),
    Mistake("largeText: big", "big", "largeText is \"big\"; strict or platform was expected"),
    Mistake(
      "exempt: [{ token: text.muted }]", "{ token: text.muted }", "this exemption has no reason",
      help: "say which of WCAG's exceptions it is"),
    Mistake("exempt: [{ token: text.m, reason: x }]", "text.m", "there is no token text.m"),
    Mistake("complete: [icon.*]", "icon.*", "icon.* matches no token"),
    Mistake("status: [state.*]", "state.*", "state.* matches no token"),
    Mistake(
      "fields: { f: { gradient: surface.base } }", "surface.base", "surface.base is a color; a gradient was expected"),
    Mistake("fields: { f: { between: [\"#fff\"] } }", "[\"#fff\"]", "between takes two colours; this has 1"),
    Mistake(
      "fields: { f: { colors: [\"#ggg\"] } }", "g", "in #ggg, `g` in `#ggg` is no hexadecimal digit"),
    Mistake(
      "fields: { f: { colors: [surface.bas] } }", "surface.bas", "there is no token surface.bas",
      help: "did you mean surface.base?"),
    Mistake(
      "fields: { f: all }", "all", "the field f is a string",
      help: "write { gradient: field.background }, { colors: [...] }, "
        + "{ between: [\"#EFE6D8\", \"#FFFFFF\"] } or anything"),
    Mistake(
      "fields: { accent: anything }", "accent",
      "the field accent has the name of a token, so that over: accent could mean either",
      help: "give the field another name"),
    Mistake(
      "fields: { f: anything }\npairs: [{ text: text.muted, on: surface.base, over: [f, accent] }]",
      "{ text: text.muted, on: surface.base, over: [f, accent] }",
      "f is a field that hides what lies behind it, and accent does",
      help: "put f last: over goes from top to bottom"),
    Mistake(
      "fields: { f: anything, g: anything }\npairs: [{ text: text.muted, on: surface.base, over: [f, g] }]", "g",
      "f and g are both fields, and one pair lies over one of them", help: "make two pairs of it"),
    Mistake(
      "fields: { f: { gradient: sky, in: oklchh } }", "oklchh",
      "in is \"oklchh\", and no space that colours are blended in", help: "did you mean oklch?"),
    Mistake("fields: { f: { colors: [] } }", "[]", "this field has no colours", help: "list those that it shows"),
    Mistake(
      "waivers: [{ text: text.muted, on: surface.base, reason: x, owner: y }]",
      "{ text: text.muted, on: surface.base, reason: x, owner: y }", "this waiver has no until",
      help: "give the last day, such as 2027-03-01"),
    Mistake(
      "waivers: [{ text: text.muted, on: surface.base, reason: x, owner: y, until: soon }]", "soon", "soon is no day",
      help: "write the last day as 2027-03-01"),
    Mistake(
      "waivers: [{ text: text.muted, on: surface.base, reason: x, owner: y, until: 2027-03-01, context: dusk }]",
      "dusk",
      "context: dusk is no context of any modifier"),
    Mistake(
      "waivers: [{ text: text.*, on: surface.base, reason: x, owner: y, until: 2027-03-01 }]", "text.*",
      "text.* is a pattern, and a waiver is for one pair",
      help: "name the token; write a waiver for each pair that may fail"),
    // A key that is misspelt is not missing as well, nor is what it speaks of.
    Mistake(
      "pairs: [{ tetx: text.*, on: surface.base }]\ncomplete: [text.*]", "tetx", "a pair has no \"tetx\"",
      help: "did you mean text?"),
    Mistake(
      "pairs: [{ text: text.primary, onn: surface.base }]\ncomplete: [text.primary]", "onn", "a pair has no \"onn\"",
      help: "did you mean on?"),
    Mistake(
      "fields: { f: { gradiant: sky, in: oklch } }", "gradiant", "a field has no \"gradiant\"",
      help: "did you mean gradient?"),
    Mistake("status: [{ token: text.* }]", "token", "a status entry has no \"token\"", help: "did you mean tokens?"),
    Mistake(
      "exempt: [{ tokn: text.muted, reason: x }]\ncomplete: [text.muted]", "tokn", "an exemption has no \"tokn\"",
      help: "did you mean token?"),
    Mistake(
      "exempt: [{ token: text.muted, reason: '' }]\ncomplete: [text.muted]", "''",
      "the reason of this exemption is empty"),
    Mistake(
      "waivers: [{ txt: text.muted, on: surface.base, reason: x, owner: y, until: 2027-03-01 }]", "txt",
      "a waiver has no \"txt\"", help: "did you mean text?"),
    Mistake(
      "waivers: [{ text: text.muted, on: surface.base, reason: x, owner: y, untill: 2027-03-01 }]", "untill",
      "a waiver has no \"untill\"", help: "did you mean until?"),
    Mistake(
      "fields: { sea: anything }\npairs: [{ text: text.muted, on: sea }]", "sea", "sea is a field, and no colour",
      help: "fields belong in over: { text: text.primary, on: glass.card, over: sea }"),
    Mistake(
      "fields: { harbour: anything }\npairs: [{ text: text.muted, on: surface.base, over: harbor }]", "harbor",
      "there is no token harbor", help: "did you mean harbour?"),
  ]

  @Test(arguments: mistakes) func isReported(_ mistake: Mistake) throws {
    let checked = try check(mistake.pairs, tokens: Self.tokens)
    let finding = try #require(checked.report.findings.first { $0.message == mistake.message })
    #expect(finding.rule == .contrastPair)
    #expect(finding.severity == .error)
    #expect(checked.files[finding.span] == mistake.mark)
    if let help = mistake.help { #expect(finding.help == [help]) }
    #expect(checked.report.findings.filter { $0.severity == .error }.count == 1)
  }

  @Test func mistakesDoNotHideTheRest() throws {
    let checked = try check(
      """
      requires: AA
      pairs:
        - { text: text.mutd, on: surface.base }
        - { text: text.primary, on: surface.base }
        - { text: text.primary, on: surface.bas }
      """, tokens: Self.tokens)
    #expect(
      checked.spoken == ["contrast/pair: requires", "contrast/pair: text.mutd", "contrast/pair: surface.bas"])
    #expect(checked.results == ["text.primary on surface.base: 16.51 of 4.5, pass"])
  }

  @Test(arguments: ["", "pairs: []", "# nothing yet\n"]) func nothingDeclaredIsNothingWrong(_ pairs: String) throws {
    #expect(try check(pairs, tokens: Self.tokens).report.results.isEmpty)
  }

  @Test func readersFindingsAreAmongThem() throws {
    let checked = try check("pairs: [", tokens: Self.tokens)
    #expect(checked.report.findings.map(\.rule) == [.syntax])
    let number = try check("require: { \"transparency=reduced\": .nan }", tokens: Self.tokens)
    #expect(number.report.findings.map(\.rule) == [.syntax])
    let braces = try check(
      "complete: [text.*]\npairs:\n  - { text: text.muted, on: surface.{base,raised} }\n", tokens: Self.tokens)
    #expect(braces.spoken == ["tokens/syntax: surface.{base,raised}"])
    #expect(braces.report.findings[0].help == ["put it into quotes: \"surface.{base,raised}\""])
    let twice = try check("largeText: strict\nlargeText: platform\n", tokens: Self.tokens)
    #expect(twice.report.findings.map(\.rule) == [.duplicateKey])
  }
}
