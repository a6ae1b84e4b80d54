import Emitters
import Foundation
import Testing

/// The whole text of a small product. `RECORD=1 swift test --filter EmittersTests.GoldenTests` renews it.
@Suite struct GoldenTests {
  private static let file = Repository.folder("Tests/EmittersTests/Golden/vocelune.txt")

  @Test func vocelune() throws {
    let files = SwiftEmitter.emit(SampleSet.vocelune.set).files
    let text = files.map { "=== \($0.path)\n\($0.text)" }.joined()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: Self.file, encoding: .utf8)))
  }

  @Test func theSameSetGivesTheSameBytes() {
    let set = SampleSet.vocelune.set
    #expect(SwiftEmitter.emit(set).files == SwiftEmitter.emit(set).files)
  }
}
