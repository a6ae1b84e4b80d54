import Foundation

/// What a designer waits for: a cold `tokens check` of a workspace, process start included.
enum CheckBenchmark {
  static func run() throws {
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "tokens")
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try Command.run("swift", ["build", "-c", "release", "--product", "tokens"], in: here)
    let withoutLayouts = ["check", "--skip", "layout", "--skip", "contrast/used-undeclared"]
    Report.time(
      "tokens check of tokens and strings here, cold, median of 20",
      try times { try Command.run(binary.path, withoutLayouts, in: here) }, limit: 60)
    // Most of what layouts add is SwiftParser's, which is cold as well.
    Report.time(
      "tokens check of this workspace with its layouts, cold",
      try times { try Command.run(binary.path, ["check"], in: here) },
      limit: 120)
  }

  private static func times(_ body: () throws -> Void) rethrows -> Times {
    Times(try (0..<20).map { _ in try Times.milliseconds(of: body) })
  }
}

/// Another program, run to its end.
enum Command {
  static func run(_ program: String, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw BenchmarkError("\(program) ended with \(process.terminationStatus)")
    }
  }
}
