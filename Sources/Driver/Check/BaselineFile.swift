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

  /// What is known; nil where there is no such file. `isRequired`: it was named on the command line.
  func read(in files: any FileSystem, isRequired: Bool) throws(Failure) -> Baseline? {
    if !isRequired, files.kind(of: path) == nil { return nil }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try files.read(path)
    } catch {
      throw Failure(error)
    }
    let document = DocumentReader.read(FileID(0), SourceFile(path: path, bytes: bytes), syntax: .json)
    guard document.issues.isEmpty, let root = document.root, root["version"]?.number == Double(Baseline.version),
      let items = root["findings"]?.array
    else {
      throw Failure(
        "\(path) is not a baseline that this version can read",
        help: ["write it anew: tokens check --update-baseline --baseline \(path)"])
    }
    return Baseline(items.compactMap(Self.entry))
  }

  private static func entry(_ node: Node) -> Baseline.Entry? {
    guard let fingerprint = node["fingerprint"]?.string, let count = node["count"]?.number.flatMap(Int.init(exactly:))
    else { return nil }
    return Baseline.Entry(
      fingerprint: fingerprint, rule: node["rule"]?.string ?? "", file: node["file"]?.string ?? "",
      message: node["message"]?.string ?? "", count: max(count, 0))
  }
}
