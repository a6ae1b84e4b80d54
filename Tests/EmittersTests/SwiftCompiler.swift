import Emitters
import Foundation

/// The toolchain's compiler, on files in a folder of their own.
struct SwiftCompiler {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let folder: URL

  /// A new folder, removed by `remove`.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ files: [GeneratedFile]) throws {
    for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.path)) }
  }

  func write(_ name: String, _ text: String) throws {
    try write([GeneratedFile(path: name, text: text)])
  }

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  /// Every Swift file of the folder, sorted.
  var sources: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
    }
  }

  /// Runs `swiftc` in the folder; what it prints is the error when it fails or warns.
  func compile(_ arguments: [String]) throws {
    let output = try Self.run(try Self.executable("swiftc"), arguments, in: folder)
    if output.contains("warning:") { throw Failure(description: output) }
  }

  /// Runs a program of the folder and returns the lines that it prints.
  func run(_ program: String) throws -> [String] {
    try Self.run(folder.appendingPathComponent(program), [], in: folder).split(separator: "\n").map(String.init)
  }

  private static func executable(_ name: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for directory in path.split(separator: ":") {
      let candidate = URL(fileURLWithPath: String(directory)).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
    }
    throw Failure(description: "no \(name) on PATH")
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(description: output) }
    return output
  }
}

/// The repository that the tests were built in.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func folder(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The runtime's sources, in the order in which they are joined.
  static var runtimeSources: [URL] {
    let folder = folder("Sources/DesignTokens")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
  }
}
