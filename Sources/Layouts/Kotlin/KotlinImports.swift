import Diagnostics

extension KotlinSource {
  /// Edits that bring a name into scope which stands beside an imported one: `padding` for `absolutePadding`.
  func importEdits(of path: String, to name: String) -> [Fix.Edit] {
    importEdits(of: path, toPath: "\(Self.package(of: path)).\(name)")
  }

  /// Nothing where the file imports the new name already, or its whole package.
  func importEdits(of path: String, toPath new: String) -> [Fix.Edit] {
    guard !imports.contains(where: { $0.path == new || $0.path == "\(Self.package(of: new)).*" }),
      let old = imports.first(where: { $0.path == path })
    else { return [] }
    return [edit(old, to: new)]
  }

  /// The new path takes the place of the old one if nothing else uses that, and goes below it otherwise.
  func edit(_ old: KotlinImport, to path: String) -> Fix.Edit {
    let name = old.path.split(separator: ".").last.map(String.init) ?? ""
    let code = (imports.last?.tokens.upperBound ?? 0)..<tokens.count
    let uses = code.lazy.filter { isName($0) && text($0) == name }.prefix(2).count
    if uses == 1 { return Fix.Edit(span(old.tokens), path) }
    return Fix.Edit(span(old.tokens), "\(old.path)\(dialect == .java ? ";" : "")\nimport \(path)")
  }

  private static func package(of path: String) -> String {
    path.split(separator: ".").dropLast().joined(separator: ".")
  }
}
