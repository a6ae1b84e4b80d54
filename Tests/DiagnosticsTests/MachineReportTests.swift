import Diagnostics
import Foundation
import Testing

@Suite struct MachineReportTests {
  private let sample: Sample
  private let findings: [Finding]

  init() {
    var sample = Sample()
    let colors = sample.add("tokens/orb/färg, 1.yaml", "ink: ⟦\"日本\"⟧\nsky:\n  ⟦a: 1\n  b: 2⟧\n")
    let pairs = sample.add("/abs/pairs.yaml", "- ⟦text.muted⟧\n")
    findings = [
      Finding(
        .grid, .warning, "sky is 50% off: use {grid}", at: colors.spans[1], notes: ["line one\nline two"],
        help: ["use 4"]),
      Finding(
        .minimum, .error, "too pale", at: colors.spans[0], symbol: "ink", labels: [.init(pairs.spans[0], "the pair")],
        fixes: [
          Fix(
            "darken it", safe: true,
            edits: [.init(colors.spans[0], "\"#000\""), .init(pairs.spans[0], "x"), .init(colors.spans[1], "")])
        ]),
      Finding(.suppression, .note, "whole file", at: .start(of: pairs.file)),
    ]
    self.sample = sample
  }

  private func json(_ format: ReportFormat) throws -> [String: Any] {
    let options = Report.Options(toolVersion: "1.2.3", checked: .init(files: 2, [(9, "token")]))
    let text = sample.text(findings, as: format, options)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(arguments: ReportFormat.allCases)
  func sameFindingsSameBytes(format: ReportFormat) {
    #expect(sample.text(findings, as: format) == sample.text(findings.reversed(), as: format))
    #expect(!sample.text(findings, as: format).isEmpty)
  }

  @Test func concise() {
    #expect(
      sample.text(findings, as: .concise) == """
        /abs/pairs.yaml:1:1: note: whole file [tokens/suppression]
        tokens/orb/färg, 1.yaml:1:6: error: too pale [contrast/minimum]
        tokens/orb/färg, 1.yaml:3:3: warning: sky is 50% off: use {grid} [tokens/grid]

        """)
  }

  @Test func githubEscapesWhatAPathHolds() {
    var sample = Sample()
    let file = sample.add("a:b,\n\r100%/x.yaml", "⟦a⟧\n")
    #expect(
      sample.text([Finding(.grid, .error, "off", at: file.spans[0])], as: .github)
        == "::error file=a%3Ab%2C%0A%0D100%25/x.yaml,line=1,col=1,endLine=1,endColumn=2,title=tokens/grid::off\n")
  }

  @Test func github() {
    #expect(
      sample.text(findings, as: .github) == """
        ::notice file=/abs/pairs.yaml,line=1,col=1,endLine=1,endColumn=1,title=tokens/suppression::whole file
        ::error file=tokens/orb/färg%2C 1.yaml,line=1,col=6,endLine=1,endColumn=10,title=contrast/minimum::too pale\
        %0Anote: the pair (/abs/pairs.yaml:1:3)%0Ahelp: darken it (--fix applies it)
        ::warning file=tokens/orb/färg%2C 1.yaml,line=3,endLine=4,title=tokens/grid::sky is 50%25 off: use {grid}\
        %0Anote: line one<U+000A>line two%0Ahelp: use 4

        """)
  }

  @Test func jsonForm() {
    #expect(
      sample.text([findings[1]], as: .json, .init(checked: .init(files: 2, [(9, "token")]))) == """
        {
          "findings": [
            {
              "rule": "contrast/minimum",
              "severity": "error",
              "message": "too pale",
              "file": "tokens/orb/färg, 1.yaml",
              "start": {"line": 1, "column": 6, "offset": 5},
              "end": {"line": 1, "column": 10, "offset": 13},
              "labels": [
                {
                  "file": "/abs/pairs.yaml",
                  "start": {"line": 1, "column": 3, "offset": 2},
                  "end": {"line": 1, "column": 13, "offset": 12},
                  "message": "the pair"
                }
              ],
              "notes": [],
              "help": [],
              "fixes": [
                {
                  "title": "darken it",
                  "safe": true,
                  "edits": [
                    {
                      "file": "tokens/orb/färg, 1.yaml",
                      "start": {"line": 1, "column": 6, "offset": 5},
                      "end": {"line": 1, "column": 10, "offset": 13},
                      "text": "\\"#000\\""
                    },
                    {
                      "file": "/abs/pairs.yaml",
                      "start": {"line": 1, "column": 3, "offset": 2},
                      "end": {"line": 1, "column": 13, "offset": 12},
                      "text": "x"
                    },
                    {
                      "file": "tokens/orb/färg, 1.yaml",
                      "start": {"line": 3, "column": 3, "offset": 21},
                      "end": {"line": 4, "column": 7, "offset": 32},
                      "text": ""
                    }
                  ]
                }
              ],
              "fingerprint": "\(Fingerprint.base(of: findings[1], in: sample.files))"
            }
          ],
          "summary": {
            "errors": 1,
            "warnings": 0,
            "notes": 0,
            "files": 1,
            "fixable": 1,
            "checked": {"files": 2, "tokens": 9}
          }
        }

        """)
  }

  @Test func jsonWithoutFindings() {
    #expect(sample.text([], as: .json).hasPrefix("{\n  \"findings\": [],\n  \"summary\": {\n    \"errors\": 0,"))
  }

  @Test func sarifRun() throws {
    let log = try json(.sarif)
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tokens" && driver["semanticVersion"] as? String == "1.2.3")
    let rule = try #require((driver["rules"] as? [[String: Any]])?.first)
    #expect(rule["id"] as? String == "tokens/suppression")
    let help = try #require(rule["help"] as? [String: String])
    #expect(help["text"]?.contains("Write the rule and the reason") == true)
    #expect(help["markdown"]?.hasPrefix("## `tokens/suppression`") == true)
    #expect((rule["defaultConfiguration"] as? [String: Any])?["level"] as? String == "error")
  }

  @Test func sarifResults() throws {
    let run = try #require((try json(.sarif)["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.map { $0["level"] as? String } == ["note", "error", "warning"])
    #expect(results.map { $0["ruleIndex"] as? Int } == [0, nil, nil])
    #expect(
      results.map { ($0["message"] as? [String: String])?["text"] }
        == ["whole file", "too pale", "sky is 50% off: use {grid}\nline one\nline two\nuse 4"])
    let places = results.map { result in
      (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
    }
    #expect(
      places.map { ($0?["artifactLocation"] as? [String: String])?["uri"] }
        == ["file:///abs/pairs.yaml", "tokens/orb/f%C3%A4rg%2C%201.yaml", "tokens/orb/f%C3%A4rg%2C%201.yaml"])
    #expect(
      places[2]?["region"] as? [String: Int]
        == [
          "startLine": 3, "startColumn": 3, "endLine": 4, "endColumn": 7, "byteOffset": 21, "byteLength": 11,
        ])
    let related = try #require((results[1]["relatedLocations"] as? [[String: Any]])?.first)
    #expect((related["message"] as? [String: String])?["text"] == "the pair")
    let fix = try #require((results[1]["fixes"] as? [[String: Any]])?.first)
    let changes = try #require(fix["artifactChanges"] as? [[String: Any]])
    #expect(changes.map { ($0["replacements"] as? [Any])?.count } == [2, 1])
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["tokens/v1"] }
    #expect(Set(prints).count == 3)
  }

  @Test func summaries() {
    let checked = Summary.Checked(files: 12, [(412, "token"), (1, "pair")])
    #expect(Summary(findings).line(checked) == "1 error, 1 warning, 1 note in 2 files (1 fixable with --fix)")
    #expect(Summary([]).line(checked) == "No problems in 12 files (412 tokens, 1 pair)")
    #expect(Summary([]).line(.init(files: 1)) == "No problems in 1 file")
    let many = Array(repeating: findings[0], count: 10) + findings
    #expect(
      Summary.statistics(many) == """
        11  warning  tokens/grid
         1  error    contrast/minimum
         1  note     tokens/suppression

        """)
  }

  @Test func findingsAlikeInAFileThatTwoProductsReadStandOnce() {
    var twice = Sample()
    let one = twice.add("a.yaml", "⟦x⟧")
    let two = twice.add("a.yaml", "⟦x⟧")
    let other = twice.add("a.yaml", "⟦x⟧ changed meanwhile")
    let all = [one, two, other].map { Finding(.grid, .error, "m", at: $0.spans[0]) }
    #expect(all.arranged(in: twice.files) == [all[0], all[2]])
  }
}
