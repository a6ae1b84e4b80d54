enum LinkResolution {
  /// The absolute path with links resolved one name at a time, also those whose target is missing: a file created there
  /// would land where they point. After forty links the system gives up too (`ELOOP`); the rest then stays as written.
  static func resolved(_ path: String, from folder: String, target: (String) -> String?) -> String {
    var resolved = ""
    var pending = Array(Path.components(Path.isAbsolute(path) ? path : Path.join(folder, path)).reversed())
    var links = 0
    while let name = pending.popLast() {
      if name == "." { continue }
      if name == ".." {
        resolved = Path.parent("/" + resolved)
        if resolved == "/" { resolved = "" }
        continue
      }
      let next = resolved + "/" + name
      guard links < 40, !name.utf8.contains(0), let target = target(next) else {
        resolved = next
        continue
      }
      links += 1
      if Path.isAbsolute(target) { resolved = "" }
      pending.append(contentsOf: Path.components(target).reversed())
    }
    return resolved.isEmpty ? "/" : resolved
  }
}
