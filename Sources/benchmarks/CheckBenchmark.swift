import Foundation

/// What a designer waits for: a cold `tokens check` of a workspace, process start included.
enum CheckBenchmark {
  static func run() throws {
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "tokens")
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    try Command.run("swift", ["build", "-c", "release", "--product", "tokens"], in: here)
    var times: [Double] = []
    for _ in 0..<20 {
      times.append(try Times.milliseconds { try Command.run(binary.path, ["check"], in: here) })
    }
    Report.time("tokens check of this workspace, cold, median of 20", Times(times), limit: 60)
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
