import Colors
import Testing

struct DifferenceWordsTests {
  @Test(arguments: [
    ("#c65400", "#c55401", "looks the same"), ("#123456", "#123456", "looks the same"),
    ("#007aff", "#0172f0", "looks almost the same"), ("#808080", "#8f8f8f", "a little lighter"),
    ("#8f8f8f", "#808080", "a little darker"), ("#8a929c", "#646a75", "clearly darker"),
    ("#0000ff", "#2b68fe", "clearly lighter"), ("#d93025", "#b0653f", "clearly different"),
    ("#ffffff", "#060606", "another colour"), ("#ffff00", "#7a7b00", "another colour"),
  ])
  func words(from old: String, to new: String, expected: String) throws {
    #expect(DifferenceWords.words(from: try Color(css: old), to: try Color(css: new)) == expected)
  }
}
