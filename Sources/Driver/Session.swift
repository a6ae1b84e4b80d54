import Diagnostics
import Documents
import Files
import TokenModel

/// One command at work: its arguments, and the products that they come to.
struct Session {
  let arguments: Arguments
  let host: Host
  private(set) var selection: Selection
  /// For what goes to standard output.
  let style: Style

  /// `paths`: the operands that are files and folders.
  init(_ arguments: Arguments, paths: [String], on host: Host) throws(Failure) {
    self.arguments = arguments
    self.host = host
    self.style = Style(colored: arguments.isColored(onTerminal: host.isOutputColored))
    let (files, paths) = try Self.files(arguments, paths, host)
    var selector = Selector(files, rules: Rules.all)
    selection = try selector.select(paths, config: arguments.value(.config))
  }

  /// Gives the product another name; where there are several, none.
  mutating func rename(_ name: String) {
    if selection.subjects.count == 1 { selection.subjects[0].files.name = name }
  }

  /// Loads the products, one after the other: later ones' files follow the earlier ones', so that a span tells its file
  /// in the whole run.
  func load() throws(Failure) -> (products: [LoadedTokens], files: SourceFiles) {
    var files = selection.sources
    var products: [LoadedTokens] = []
    for subject in selection.subjects {
      let loaded = TokenLoader(fileSystem: selection.files).loadReadable(subject.sources, after: files)
      files = loaded.files
      products.append(loaded)
    }
    if let failure = Failure(products.flatMap(\.errors).map(Failure.init)) { throw failure }
    return (products, files)
  }

  /// Reads a file beside the products' own.
  func read(_ path: String, into files: inout SourceFiles) throws(Failure) -> Document {
    do throws(FileError) {
      return try files.read(path, in: selection.files)
    } catch {
      throw Failure(error)
    }
  }

  /// Refuses to go on with a broken workspace or without some of the files, for commands that report no findings.
  func requireConfiguration() throws(Failure) {
    if let failure = Failure(selection.failures) { throw failure }
    guard !selection.isConfigured else { return }
    let report = Report(selection.findings, files: selection.sources, rules: Rules.all)
    let lines = String(decoding: report.rendered(as: .concise), as: UTF8.self).split(separator: "\n").map(String.init)
    throw Failure("the workspace has errors", help: lines + ["tokens check shows them in full"])
  }

  /// Standard input stands in for its file, or for `-`.
  private static func files(
    _ arguments: Arguments, _ paths: [String], _ host: Host
  ) throws(Failure) -> (any FileSystem, [String]) {
    let name = arguments.value(.stdinPath)
    guard paths.contains("-") else {
      if let name { throw Failure("--stdin-path \(name) needs - among the paths", command: arguments.command.name) }
      return (host.files, paths)
    }
    do throws(FileError) {
      let bytes = try host.readInput()
      let files = StandardInputFiles(bytes, at: name ?? "-", over: host.files)
      return (files, paths.map { $0 == "-" ? name ?? "-" : $0 })
    } catch {
      throw Failure(error)
    }
  }
}

extension Arguments {
  func isColored(onTerminal colored: Bool) -> Bool {
    switch value(.color) {
    case "always": true
    case "never": false
    default: colored
    }
  }
}

extension SourceFiles {
  /// Reads a YAML or JSON file as the next one of a run.
  mutating func read(_ path: String, in system: any FileSystem) throws(FileError) -> Document {
    let source = SourceFile(path: path, bytes: try system.read(path))
    return DocumentReader.read(add(source), source, syntax: Syntax.guess(path: path, bytes: source.bytes))
  }
}
