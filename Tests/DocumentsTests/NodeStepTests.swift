import Documents
import Testing

@Suite struct NodeStepTests {
  private let root = Reading("{\"a\": [10, [20], {}], \"0\": true, \"\": null, \"a/b\": 1}", .json).root

  @Test(arguments: [
    (["a", "0"], "10"), (["a", "1", "0"], "20"), (["0"], "true"), ([""], "null"), (["a/b"], "1"), (["a", "2"], "{}"),
    ([], "root"),
  ])
  func stepsLeadToNodes(steps: [String], json: String) throws {
    var node = try #require(root)
    for step in steps { node = try node.step(step).get() }
    #expect(compact(node) == (json == "root" ? compact(try #require(root)) : json))
  }

  @Test(arguments: [
    (["b"], Node.MissingStep.noMember, "has no such key"), (["a", "2", "x"], .noMember, "has no such key"),
    (["a", "3"], .beyondEnd(count: 3), "is a list of 3, whose last item is 2"),
    (["a", "99999999999999999999"], .beyondEnd(count: 3), "is a list of 3, whose last item is 2"),
    (["a", "01"], .noIndex, "is a list, whose items are numbered from 0"),
    (["a", "-"], .noIndex, "is a list, whose items are numbered from 0"),
    (["a", ""], .noIndex, "is a list, whose items are numbered from 0"),
    (["a", "+1"], .noIndex, "is a list, whose items are numbered from 0"),
    (["a", "٠"], .noIndex, "is a list, whose items are numbered from 0"), (["0", "0"], .noParts, "has no parts"),
  ])
  func stepsThatLeadNowhereSayWhy(steps: [String], reason: Node.MissingStep, words: String) throws {
    var node = try #require(root)
    for step in steps.dropLast() { node = try node.step(step).get() }
    #expect(node.step(steps[steps.count - 1]) == .failure(reason))
    #expect(reason.explanation == words)
  }

  @Test func emptyListsSaySo() {
    #expect(Reading("[]", .json).root?.step("0") == .failure(.beyondEnd(count: 0)))
    #expect(Node.MissingStep.beyondEnd(count: 0).explanation == "is an empty list")
  }
}
