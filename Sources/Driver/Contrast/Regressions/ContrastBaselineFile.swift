import Diagnostics
import Documents
import Files

/// Where the ratios of a pair file are kept: beside it, `contrast.baseline.json` for `contrast.yaml`.
struct ContrastBaselineFile {
  let path: String

  init(beside pairs: String) {
    let ending = Path.pathExtension(pairs)
    path = (ending.isEmpty ? pairs : String(pairs.dropLast(ending.count + 1))) + ".baseline.json"
  }

  /// The file as the next one of a run; nil where there is none.
  func read(in system: any FileSystem, into files: inout SourceFiles) throws(FileError) -> Document? {
    system.kind(of: path) == nil ? nil : try files.read(path, in: system)
  }
}
