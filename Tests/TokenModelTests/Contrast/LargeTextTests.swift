import Diagnostics
import Testing
import TokenModel

struct LargeTextTests {
  private func tokens(_ styles: String) -> String {
    """
    ink: { $type: color, $value: "#7C7CFF" }
    paper: { $type: color, $value: "#FFFFFF" }
    \(styles)
    """
  }

  private func style(_ size: String, weight: Int, _ extensions: String = "") -> String {
    "style: { $type: typography, $value: { fontFamily: Inter, fontSize: \(size), fontWeight: \(weight), "
      + "letterSpacing: 0, lineHeight: 1.5 }\(extensions) }"
  }

  @Test(arguments: [
    ("strict", "24px", 400, 3.0), ("strict", "23.9px", 400, 4.5), ("strict", "1.5rem", 400, 3.0),
    ("strict", "18.67px", 700, 3.0), ("strict", "18.66px", 700, 4.5), ("strict", "18.67px", 600, 4.5),
    ("platform", "18px", 400, 3.0), ("platform", "17.9px", 400, 4.5), ("platform", "14px", 700, 3.0),
    ("platform", "14px", 699, 4.5),
  ])
  func sizeAndWeightDecide(rule: String, size: String, weight: Int, required: Double) throws {
    let checked = try check(
      "largeText: \(rule)\npairs: [{ text: ink, on: paper, style: style }]",
      tokens: tokens(style(size, weight: weight)))
    #expect(checked.report.results.map(\.required) == [required])
    #expect(checked.report.results.map(\.isLargeText) == [required == 3])
  }

  @Test func theSmallerOfBothPlatformsCounts() throws {
    let checked = try check(
      "pairs: [{ text: ink, on: paper, style: style }]",
      tokens: tokens(style("24px", weight: 400, ", $extensions: { tokens: { sp: 22 } }")))
    #expect(checked.report.results.map(\.required) == [4.5])
  }

  @Test func graphicsAreNeverLarge() throws {
    let checked = try check(
      "require: AAA\npairs: [{ graphic: ink, on: paper, style: style }]", tokens: tokens(style("40px", weight: 400)))
    #expect(checked.report.results.map(\.required) == [3])
  }

  /// Only a context that turns large into small is one more combination.
  @Test(arguments: [("20px", ["platform=ios: 3.0", "platform=android: 4.5"]), ("30px", [": 3.0"])])
  func aStyleMayChangeItsSize(android: String, expected: [String]) throws {
    let value = "{ fontFamily: Inter, fontSize: \(android), fontWeight: 400, letterSpacing: 0, lineHeight: 1.5 }"
    let checked = try check(
      "pairs: [{ text: ink, on: paper, style: style }]",
      tokens: tokens(style("24px", weight: 400, ", $extensions: { mode: { android: \(value) } }")))
    let results = checked.report.results.map { result in
      "\(checked.report.tokens.key(for: result.context, over: result.axes)): \(result.required)"
    }
    #expect(results.filter { !$0.contains("web") } == expected)
  }

  @Test func theMessageSaysLarge() throws {
    let checked = try check(
      "require: AAA\npairs: [{ text: ink, on: paper, style: style }]", tokens: tokens(style("24px", weight: 400)))
    #expect(checked.messages == ["ink on paper is 3.39:1; large text needs 4.5:1"])
  }
}
