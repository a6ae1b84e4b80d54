import Foundation
import Testing

/// The built tool, as a shell meets it: what can't be seen in-process.
@Suite struct BinaryTests {
  @Test(arguments: [
    ("tokens version", 0), ("tokens", 2), ("tokens check nowhere.yaml", 2), ("tokens explain --all | head -n 1", 0),
    ("echo 'a: { $type: color, $value: \"{b}\" }' | tokens check - --stdin-path a.tokens.yaml", 1),
    ("tokens --help > /dev/null 2>&1 < /dev/null", 0),
  ])
  func endsWith(line: String, status: Int32) throws {
    #expect(try Shell.run(line).status == status)
  }

  @Test func stopsQuietlyWhenNobodyReads() throws {
    let outcome = try Shell.run("set -o pipefail; tokens explain --all | true")
    #expect(outcome.text.isEmpty)
  }

  @Test func findsItsWorkspaceFromAFolderBelow() throws {
    let outcome = try Shell.run(
      "tokens init app 2>&1 && cd app/tokens && tokens check --only contrast && tokens show text.primary")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("  color.tokens.yaml:28:13\n"))
  }
}

/// Runs command lines with the built tool on the path, in an empty folder.
enum Shell {
  static func run(_ script: String) throws -> (text: String, status: Int32) {
    let folder = NSTemporaryDirectory() + "tokens-shell-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder, "TMPDIR": folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  /// The folder of what was built beside these tests.
  private static var tools: String {
    let own = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent().path
  }
}
