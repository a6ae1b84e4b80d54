package import Diagnostics
import Documents
package import Files

/// Reads workspace files with what they extend, and keeps their texts for the report.
package struct WorkspaceLoader: Sendable {
  private let files: any FileSystem
  private let rules: RuleSet
  package private(set) var sources = SourceFiles()
  package private(set) var findings: [Finding] = []

  package init(_ files: any FileSystem, rules: RuleSet) {
    self.files = files
    self.rules = rules
  }

  /// Reads a workspace file. What is wrong in it becomes findings, and the rest counts.
  package mutating func load(_ path: String) throws(FileError) -> Workspace {
    let document = try read(path)
    var reader = WorkspaceReader(rules: rules)
    let folder = Path.parent(path)
    // Of a file that breaks off, nothing can be said about what is missing.
    guard document.isComplete, let root = document.root else { return Workspace(file: path, folder: folder) }
    var workspace = reader.workspace(root, file: path, folder: folder)
    if let extends = workspace.extends {
      workspace.policy = extended(extends, in: folder, &reader).overridden(by: workspace.policy)
    }
    findings += reader.findings
    confine(workspace)
    return workspace
  }

  private mutating func read(_ path: String) throws(FileError) -> Document {
    let document = try sources.read(path, in: files)
    for issue in document.issues {
      findings.append(
        Finding(
          .workspaceSyntax, .error, issue.message, at: issue.span, labels: issue.labels, notes: issue.notes,
          help: issue.help))
    }
    return document
  }

  private mutating func extended(_ path: Setting<String>, in folder: String, _ reader: inout WorkspaceReader) -> Policy
  {
    let place = Path.normalized(Path.join(folder, path.value))
    do throws(FileError) {
      let document = try read(place)
      guard document.isComplete, let root = document.root else { return Policy() }
      return reader.policy(root)
    } catch {
      report("the extended file \(place) \(error.explanation)", at: path.span, "extends")
      return Policy()
    }
  }

  /// What the tool writes stays inside the workspace, also where links lead.
  private mutating func confine(_ workspace: Workspace) {
    let root = files.canonical(workspace.folder)
    var written = workspace.products.flatMap { product in
      product.outputs.map { ("the \($0.language.rawValue) output of \(product.name.value)", $0.folder) }
    }
    if let baseline = workspace.baseline { written.append(("the baseline", baseline)) }
    for (what, path) in written {
      let place = files.canonical(Path.join(workspace.folder, path.value))
      if Path.isInside(place, root: root) { continue }
      report(
        "\(what), \(path.value), lies outside the workspace", at: path.span, path.value,
        notes: ["it leads to \(place); the workspace is \(root)"],
        help: ["choose a folder below the workspace file, or name one on the command line: tokens build --swift FOLDER"]
      )
    }
  }

  private mutating func report(
    _ message: String, at span: Span, _ symbol: String, notes: [String] = [], help: [String] = []
  ) {
    findings.append(Finding(.workspacePath, .error, message, at: span, symbol: symbol, notes: notes, help: help))
  }
}
