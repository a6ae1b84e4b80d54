internal import Diagnostics
internal import Documents
internal import Files

/// Reads files into documents, each once.
struct SourceLoader {
  let fileSystem: any FileSystem
  private(set) var files: SourceFiles
  private(set) var documents: [Document] = []
  private(set) var findings: [Finding] = []
  private var known: [String: Int] = [:]

  /// `files`: what the run has read so far.
  init(fileSystem: any FileSystem, files: SourceFiles) {
    self.fileSystem = fileSystem
    self.files = files
  }

  /// Index into `documents`. Throws what the file system says; what is wrong inside the file becomes findings.
  mutating func load(_ path: String) throws(FileError) -> Int {
    let key = fileSystem.canonical(path)
    if let index = known[key] { return index }
    let bytes = try fileSystem.read(path)
    let source = SourceFile(path: path, bytes: bytes)
    let file = files.add(source)
    let document = DocumentReader.read(file, source, syntax: Syntax.guess(path: path, bytes: bytes))
    findings += document.issues.map(Finding.init)
    known[key] = documents.count
    documents.append(document)
    return documents.count - 1
  }
}
