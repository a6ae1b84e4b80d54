import Diagnostics
import Testing

@Suite struct BaselineTests {
  private func findings(_ path: String, _ marked: String, symbol: String = "ink") -> (Sample, [Finding]) {
    var sample = Sample()
    let spans = sample.add(path, marked).spans
    return (sample, spans.map { Finding(.grid, .error, "off the grid", at: $0, symbol: symbol) })
  }

  private func print(_ path: String, _ marked: String, symbol: String = "ink") -> String {
    let (sample, findings) = findings(path, marked, symbol: symbol)
    return Fingerprint.base(of: findings[0], in: sample.files)
  }

  @Test func outlivesMovedAndReindentedText() {
    let base = print("t/a.yaml", "a: ⟦[1, 2]⟧")
    #expect(base.count == 16)
    #expect(print("t/a.yaml", "\n\n    a: ⟦[1,\n      2]\n⟧") == base)
    #expect(print("./t/../t/a.yaml", "a: ⟦[1, 2]⟧") == base)
    #expect(print("t/b.yaml", "a: ⟦[1, 2]⟧") != base)
    #expect(print("t/a.yaml", "a: ⟦[1,2]⟧") != base)
    #expect(print("t/a.yaml", "a: ⟦[1, 2]⟧", symbol: "sky") != base)
    // An empty span: the message stands for the text.
    #expect(print("t/a.yaml", "⟦⟧a") == print("t/a.yaml", "a⟦⟧"))
  }

  /// A release that hashed otherwise would make every baseline stale.
  @Test func staysTheSameFromReleaseToRelease() {
    #expect(print("t/a.yaml", "a: ⟦1⟧") == fnv(["tokens/grid", "t/a.yaml", "ink", "1"]))
  }

  /// FNV-1a, 64 bits, each part ended by 0xFF.
  private func fnv(_ parts: [String]) -> String {
    let bytes = parts.flatMap { (part: String) -> [UInt8] in Array(part.utf8) + [0xFF] }
    let hash = bytes.reduce(14_695_981_039_346_656_037 as UInt64) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    let hex = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }

  @Test func equalFindingsAreNumbered() {
    let (sample, findings) = findings("a.yaml", "⟦5⟧ ⟦5⟧ ⟦6⟧")
    let all = Fingerprint.all(of: findings, in: sample.files)
    #expect(Set(all).count == 3)
    #expect(all[0] == Fingerprint.base(of: findings[1], in: sample.files))
  }

  @Test func splitsFindings() {
    let (before, old) = findings("a.yaml", "⟦5⟧ ⟦5⟧ ⟦6⟧ ⟦7⟧ ⟦7⟧")
    let (after, now) = findings("a.yaml", "# moved\n⟦8⟧ ⟦5⟧ ⟦5⟧ ⟦5⟧ ⟦7⟧")
    let comparison = Baseline(old, in: before.files).compared(with: now, in: after.files)
    #expect(comparison.new == [now[0], now[3]])
    #expect(comparison.known == [now[1], now[2], now[4]])
    #expect(comparison.stale.map(\.count) == [1, 1])
    #expect(
      Set(comparison.stale.map(\.fingerprint))
        == Set([old[2], old[3]].map { Fingerprint.base(of: $0, in: before.files) }))
  }

  @Test func aBaselineOfTheSameRunKnowsEverything() {
    let (sample, findings) = findings("a.yaml", "⟦5⟧ ⟦5⟧ ⟦6⟧")
    let comparison = Baseline(findings, in: sample.files).compared(with: findings, in: sample.files)
    #expect(comparison.new.isEmpty && comparison.stale.isEmpty && comparison.known == findings)
  }

  @Test func writesOneFindingALine() {
    let (sample, findings) = findings("./t/a.yaml", "⟦5⟧ ⟦5⟧")
    let baseline = Baseline(findings, in: sample.files)
    let fingerprint = baseline.entries[0].fingerprint
    #expect(
      String(decoding: baseline.fileBytes(), as: UTF8.self) == """
        {
          "version": 1,
          "findings": [
            {"file": "t/a.yaml", "rule": "tokens/grid", "message": "off the grid", "count": 2, \
        "fingerprint": "\(fingerprint)"}
          ]
        }

        """)
    #expect(Baseline(baseline.entries.reversed()) == baseline)
    #expect(Baseline(baseline.entries + baseline.entries).entries[0].count == 4)
  }

  @Test func ordersEntries() {
    let entries = [("b", "r"), ("a", "s"), ("a", "r")].map { file, rule in
      Baseline.Entry(fingerprint: file + rule, rule: rule, file: file, message: "", count: 1)
    }
    #expect(Baseline(entries).entries.map(\.fingerprint) == ["ar", "as", "br"])
  }
}
