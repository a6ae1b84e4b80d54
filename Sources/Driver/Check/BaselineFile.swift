import Diagnostics
import Documents
import Files

/// Where a project's known findings are kept, and how its paths are seen from there.
struct BaselineFile: Sendable {
  /// The name it gets where none is given.
  static let standardName = "tokens.baseline.json"

  let path: String
  /// The folder that the paths in it are relative to.
  private let folder: String
  /// Where relative paths start.
  private let origin: String

  /// `given`: `--baseline`. Otherwise the workspace's, or the one of the standard name beside it.
  init(given: String?, workspace: Workspace?, in files: any FileSystem) {
    origin = files.canonical(".")
    folder = workspace?.folder ?? "."
    let name = workspace?.baseline?.value ?? Self.standardName
    path = given ?? workspace?.place(of: name, from: origin) ?? name
  }

  /// A path as the baseline has it: the same wherever the tool was started.
  func portable(_ path: String) -> String {
    let from = Path.normalized(Path.join(origin, folder))
    return Path.relative(from: from, to: Path.normalized(Path.join(origin, path)))
  }

  /// Where the file of an entry lies.
  func place(of entry: Baseline.Entry) -> String { Path.join(Path.normalized(Path.join(origin, folder)), entry.file) }

  enum Use {
    /// It may be there or not.
    case known
    /// It was named on the command line.
    case required
    /// It is about to be written anew: what it says of other files is kept.
    case updated
  }

  /// What is known; nil where there is no such file, or one that is to be replaced and says nothing.
  func read(in files: any FileSystem, for use: Use) throws(Failure) -> Baseline? {
    if use != .required, files.kind(of: path) == nil { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path)
    } catch {
      throw Failure(error)
    }
    let document = DocumentReader.read(FileID(0), SourceFile(path: path, bytes: bytes), syntax: .json)
    if document.issues.isEmpty, let root = document.root, root["version"]?.number == Double(Baseline.version),
      let items = root["findings"]?.array
    {
      return Baseline(items.compactMap(Self.entry))
    }
    let mayBeReplaced = mayBeReplaced(document, bytes)
    if use == .updated, mayBeReplaced { return nil }
    throw Failure(
      "\(path) is not a baseline that this version can read",
      help: [
        mayBeReplaced
          ? "add --update-baseline to tokens check to write it anew"
          : "remove it, or name another file for the baseline: it may be something else, and is not replaced"
      ])
  }

  /// Whether no more than a baseline can be lost: the file is one of another version; or it has the name of one (as
  /// `tokens.baseline.json`), is no mapping in JSON, and has none of the keys that token files and pair files are known
  /// by.
  private func mayBeReplaced(_ document: Document, _ bytes: [UInt8]) -> Bool {
    if let root = document.root, root["version"]?.number != nil, root["findings"]?.array != nil { return true }
    if document.issues.isEmpty, document.root?.object != nil { return false }
    let keys = TokenKeys(bytes)
    return Path.extensions(path).suffix(2) == ["baseline", "json"]
      && !(keys.isTokens || keys.isResolver || keys.isPairs)
  }

  private static func entry(_ node: Node) -> Baseline.Entry? {
    guard let fingerprint = node["fingerprint"]?.string, let count = node["count"]?.number.flatMap(Int.init(exactly:))
    else { return nil }
    return Baseline.Entry(
      fingerprint: fingerprint, rule: node["rule"]?.string ?? "", file: node["file"]?.string ?? "",
      message: node["message"]?.string ?? "", count: max(count, 0))
  }
}
