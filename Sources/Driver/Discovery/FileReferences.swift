import Diagnostics
import Documents
import Files

/// The files that a resolver file refers to.
enum FileReferences {
  /// The part of every `$ref` before `#`, seen from where the tool runs; nothing for another file, or one that cannot
  /// be read.
  static func paths(of path: String, in files: any FileSystem) -> [String] {
    guard let bytes = try? files.read(path), TokenKeys(bytes).isResolver else { return [] }
    let source = SourceFile(path: path, bytes: bytes)
    let document = DocumentReader.read(FileID(0), source, syntax: Syntax.guess(path: path, bytes: bytes))
    var paths: [String] = []
    var pending = document.root.map { [$0] } ?? []
    while let node = pending.popLast() {
      pending += node.array ?? []
      for member in node.object?.members ?? [] {
        if member.key == "$ref", let text = member.value.string {
          let file = String(text.prefix { $0 != "#" })
          if !file.isEmpty { paths.append(Path.normalized(Path.join(Path.parent(path), file))) }
        } else {
          pending.append(member.value)
        }
      }
    }
    return paths
  }
}
