import Diagnostics
import Files

/// `tokens init [FOLDER]`.
enum InitCommand {
  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    let folder = Path.normalized(arguments.operands.first ?? ".")
    try checkPlace(folder, in: host.files)
    let isNew = host.files.kind(of: folder) == nil
    let found = isNew ? Discovery.Found() : Discovery(host.files).products(in: folder)
    if let failure = Failure(found.errors.map(Failure.init)) { throw failure }
    let name = ProductName.standing(for: Path.lastComponent(host.files.canonical(folder)))
    let files =
      found.products.isEmpty
      ? Starter(product: name).files : try AdoptedWorkspace(found.products, in: folder, host.files).files
    try write(files, in: folder, host.files)

    var outcome = Outcome()
    if !arguments.has(.quiet) {
      for file in files { outcome.errors += "Wrote \(Path.normalized(Path.join(folder, file.path)))\n" }
      let place = folder == "." ? "" : " \(folder)"
      outcome.errors += "Next: tokens check\(place), tokens show\(place), tokens build\(place)\n"
    }
    return outcome
  }

  /// Refuses a place that is no folder or has a workspace already.
  private static func checkPlace(_ folder: String, in files: any FileSystem) throws(Failure) {
    if let kind = files.kind(of: folder), kind != .directory {
      throw Failure(FileError(path: folder, reason: .notDirectory))
    }
    for name in WorkspaceFinder.names {
      let path = Path.normalized(Path.join(folder, name))
      guard files.kind(of: path) != nil else { continue }
      let role: FileRole?
      do throws(FileError) {
        role = try Discovery(files).role(of: path)
      } catch {
        throw Failure(error)
      }
      if role == .workspace {
        throw Failure("\(path) is a workspace already", help: ["nothing was written; tokens check shows how it stands"])
      }
    }
  }

  private static func write(_ files: [NewFile], in folder: String, _ system: any FileSystem) throws(Failure) {
    let taken = files.map(\.path).filter { system.kind(of: Path.join(folder, $0)) != nil }
    guard taken.isEmpty else {
      throw Failure(
        "\(taken.joined(separator: ", ")) \(taken.count == 1 ? "exists" : "exist") already",
        help: ["nothing was written: init never overwrites a file"])
    }
    for outcome in OutputFiles(root: folder).apply(files.map { .init($0.path, Array($0.text.utf8)) }) {
      if case .failure(let error) = outcome.result { throw Failure(error) }
    }
  }
}

/// A file to be written, its path relative to the new workspace.
struct NewFile: Hashable, Sendable {
  let path: String
  let text: String
}

enum ProductName {
  /// A name for a product that a folder or a file gives its own to.
  static func standing(for name: String) -> String {
    name.unicodeScalars.contains { $0.properties.isAlphabetic } ? name : "app"
  }

  /// As a key or a value of YAML.
  static func yaml(_ text: String) -> String {
    let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    let startsAsWord = text.unicodeScalars.first?.properties.isAlphabetic == true
    return isPlain && startsAsWord && !words.contains(text.lowercased()) ? text : JSONText.quoted(text)
  }
}
