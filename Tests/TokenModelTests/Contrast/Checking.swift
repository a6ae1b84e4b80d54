import Diagnostics
import Documents
import Files
import Testing
import TokenModel

/// What a pair file comes to beside tokens, with the files of both.
struct CheckedPairs {
  let report: ContrastReport
  let files: SourceFiles

  /// "rule: text at the span" of each finding, in order.
  var spoken: [String] { report.findings.map { "\($0.rule): \(files[$0.span])" } }
  var messages: [String] { report.findings.map(\.message) }

  /// "text.muted on surface.base, theme=dark: 3.91 of 4.5, fail" of each result.
  var results: [String] {
    report.results.map { result in
      let pair = report.pairs[result.pair]
      let context = report.tokens.key(for: result.context, over: result.axes)
      let ratio = result.ratio.map { "\(($0 * 100).rounded(.down) / 100)" } ?? "?"
      return "\(report.tokens.tokens[pair.foreground].path) on \(report.tokens.surfaceWords(of: pair))"
        + (context.isEmpty ? "" : ", \(context)") + ": \(ratio) of \(result.required), \(result.verdict)"
    }
  }
}

/// Checks a pair file beside one token file, both in YAML. `baseline`: the JSON file beside the pair file; `options`: those
/// of `contrast/slipped`.
func check(
  _ pairs: String, tokens: String, today: String = "2026-11-30", baseline: String? = nil, options: String? = nil,
  tellsRegressions: Bool = true
) throws -> CheckedPairs {
  try check(
    pairs, load(tokens), today: today, baseline: baseline, options: options, tellsRegressions: tellsRegressions)
}

func check(
  _ pairs: String, _ loaded: LoadedTokens, today: String = "2026-11-30", baseline: String? = nil,
  options: String? = nil, tellsRegressions: Bool = true
) throws -> CheckedPairs {
  var files = loaded.files
  func read(_ path: String, _ text: String, _ syntax: Syntax) -> Document {
    let source = SourceFile(path: path, text: text)
    return DocumentReader.read(files.add(source), source, syntax: syntax)
  }
  let document = read("contrast.yaml", pairs, .yaml)
  let regressions = RegressionCheck(
    baseline: baseline.map { read("contrast.baseline.json", $0, .json) },
    options: options.flatMap { read("tokens.yaml", $0, .yaml).root }, tellsRegressions: tellsRegressions)
  let day = try #require(CalendarDate(today))
  let report = ContrastCheck.run(document, tokens: loaded.set, in: files, today: day, regressions: regressions)
  return CheckedPairs(report: report, files: files)
}
