import Diagnostics
import Files
import TokenModel

/// What a run can say about a baseline: the files that it read, and the rules that it checked. Entries outside are
/// neither gone nor to be dropped.
struct BaselineScope: Sendable {
  private let files: Set<String>
  private let rules: Set<String>
  private let isWhole: Bool

  /// `baseline` gives the paths the form that its entries have.
  init(_ inspections: [ProductInspection], of session: Session, in sources: SourceFiles, _ baseline: BaselineFile) {
    files = Set(inspections.flatMap(\.fileRange).map { baseline.portable(sources.files[$0].path) })
    rules = Set(inspections.flatMap { $0.ran.map(\.name) } + [RuleID.syntax.name])
    let isFiltered = session.arguments.has(.only) || session.arguments.has(.skip)
    isWhole =
      !isFiltered
      && session.selection.workspaces.allSatisfy { workspace in
        let read = session.selection.subjects.filter { $0.workspace?.file == workspace.file && $0.product != nil }
        return read.count == workspace.products.count
      }
  }

  func contains(_ entry: Baseline.Entry) -> Bool {
    isWhole || files.contains(entry.file) && rules.contains(entry.rule)
  }
}
