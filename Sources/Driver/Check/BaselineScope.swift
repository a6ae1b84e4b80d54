import Diagnostics
import Files
import TokenModel

/// What a run can say about a baseline: the files that it read, and the rules that it checked. Entries outside are
/// neither gone nor to be dropped.
struct BaselineScope: Sendable {
  private let files: Set<String>
  private let rules: Set<String>
  private let isFiltered: Bool
  /// Whether every file that the baseline can speak of was read, and every rule had its chance.
  private let isWhole: Bool
  private let baseline: BaselineFile
  private let system: any FileSystem

  /// `baseline` gives the paths the form that its entries have.
  init(_ inspections: [ProductInspection], of session: Session, in sources: SourceFiles, _ baseline: BaselineFile) {
    self.baseline = baseline
    system = session.selection.files
    files = Set(inspections.flatMap(\.fileRange).map { baseline.portable(sources.files[$0].path) })
    rules = Set(inspections.flatMap { $0.ran.map(\.name) } + [RuleID.syntax.name])
    isFiltered = session.arguments.has(.only) || session.arguments.has(.skip)
    let selection = session.selection
    isWhole =
      !isFiltered && !selection.workspaces.isEmpty && selection.isConfigured && selection.failures.isEmpty
      && inspections.allSatisfy { $0.tokens.isComplete && $0.errors.isEmpty }
      && selection.workspaces.allSatisfy { workspace in
        let read = selection.subjects.filter { $0.workspace?.file == workspace.file && $0.product != nil }
        return read.count == workspace.products.count
      }
  }

  func contains(_ entry: Baseline.Entry) -> Bool {
    if isWhole || files.contains(entry.file) && rules.contains(entry.rule) { return true }
    return !isFiltered && system.kind(of: baseline.place(of: entry)) == nil
  }
}
