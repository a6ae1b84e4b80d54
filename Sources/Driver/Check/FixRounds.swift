import Diagnostics
import Files

/// `--fix` and `--diff`: what the fixes of a check change.
struct FixRounds {
  /// Fixes that bring new findings, whose fixes bring the old ones back, would go on for ever.
  private static let limit = 10

  let arguments: Arguments
  private(set) var fixedCount = 0
  private(set) var fixedFiles: Set<String> = []

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  /// Applies fixes and checks again until nothing changes; the last check's result.
  mutating func run(_ check: () throws(Failure) -> (Session, CheckResult)) throws(Failure) -> (Session, CheckResult) {
    for _ in 0..<Self.limit {
      let (session, result) = try check()
      let plan = plan(result)
      if plan.changedFiles.isEmpty { return (session, result) }
      for file in plan.changedFiles {
        let path = result.files[file].path
        try FileWriting.write(plan.bytes(of: file), to: path, in: session.selection.files)
        fixedFiles.insert(path)
      }
      fixedCount += plan.applied.count
    }
    return try check()
  }

  /// What the next round would change, as a patch.
  func diff(_ result: CheckResult, style: Style) -> (text: String, fixes: Int) {
    let plan = plan(result)
    var bytes: [UInt8] = []
    for file in plan.changedFiles {
      let source = result.files[file]
      bytes += UnifiedDiff(path: source.path, old: source.bytes, edits: plan.edits(in: file)).rendered(style: style)
    }
    return (String(decoding: bytes, as: UTF8.self), plan.applied.count)
  }

  private func plan(_ result: CheckResult) -> FixPlan {
    FixPlan(result.findings, in: result.files, includingUnsafe: arguments.has(.unsafeFixes))
  }
}
