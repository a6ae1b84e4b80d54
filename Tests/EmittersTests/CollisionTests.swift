import Diagnostics
import Emitters
import Testing
import TokenModel

@Suite struct CollisionTests {
  private func constants(_ emission: Emission) -> String {
    emission.files.map(\.text).joined()
  }

  @Test func tokensOfOneNameAreReportedAndLeftOut() throws {
    var sample = SampleSet()
    for name in ["font-size", "FONT-SIZE", "font size"] { sample.add(name, .dimension(Dimension(16))) }
    sample.add("other", .dimension(Dimension(4)))
    let emission = SwiftEmitter.emit(sample.set)
    let finding = try #require(emission.findings.first)
    #expect(emission.findings.count == 1)
    #expect(finding.rule == .collision && finding.severity == .error)
    #expect(finding.message == "font-size, FONT-SIZE and font size would have one name in Swift: fontSize")
    #expect(finding.span == sample.tokens[2].nameSpan)
    #expect(finding.labels.map(\.span) == sample.tokens[..<2].map(\.nameSpan))
    #expect(!constants(emission).contains("fontSize"))
    #expect(constants(emission).contains("other: Points { 4 }"))
  }

  @Test func aTokenNamedAsAGroupIsReported() throws {
    var sample = SampleSet()
    sample.add("color.text", .hex(0x000000))
    sample.add("text.primary", .hex(0x111111))
    let emission = SwiftEmitter.emit(sample.set)
    let finding = try #require(emission.findings.first)
    #expect(finding.message == "color.text and the group of text.primary would have one name in Swift: text")
    #expect(finding.labels.map(\.span) == [sample.tokens[1].nameSpan])
    #expect(!constants(emission).contains("static var text:"))
    #expect(constants(emission).contains("static var primary:"))
  }

  @Test func theSameNameInGroupsOfTheirOwnIsNone() {
    var sample = SampleSet()
    sample.add("text.primary", .hex(0x000000))
    sample.add("TEXT.secondary", .hex(0x000000))
    sample.add("icon.primary", .hex(0x000000))
    sample.add("spacing.primary", .dimension(Dimension(1)))
    #expect(SwiftEmitter.emit(sample.set).findings.isEmpty)
  }

  /// `tokens/group` says what is wrong with it.
  @Test func aTokenThatIsAGroupIsNoCollision() {
    var sample = SampleSet()
    sample.add("text", .hex(0x000000))
    sample.add("text.primary", .hex(0x111111))
    sample.groups = [Group(path: ["text"], description: nil, kind: nil)]
    let emission = SwiftEmitter.emit(sample.set)
    #expect(emission.findings.isEmpty)
    #expect(!constants(emission).contains("static var text:"))
    #expect(constants(emission).contains("static var primary:"))
  }
}
