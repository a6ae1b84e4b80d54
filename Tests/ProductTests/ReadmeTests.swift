import Diagnostics
import Documents
import Foundation
import Testing

/// The README's examples, run as they stand.
@Suite("The README tells the truth")
struct ReadmeTests {
  private static let text =
    (try? String(contentsOfFile: "\(Repository.root)/README.md", encoding: .utf8)) ?? ""

  private static func blocks(_ language: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
  }

  struct Step: Sendable {
    var command: String
    var output: String

    /// Whether lines of a here-document are still to come.
    var isOpen: Bool { command.contains("<<'END'\n") && !command.hasSuffix("\nEND") || command.hasSuffix("<<'END'") }
  }

  /// All console blocks are one session in one folder.
  private static var steps: [Step] {
    blocks("console").joined().components(separatedBy: "\n").reduce(into: []) { steps, line in
      if let last = steps.last, last.isOpen {
        steps[steps.count - 1].command += "\n" + line
      } else if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if !steps.isEmpty, !line.isEmpty || !steps[steps.count - 1].output.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
  }

  @Test("each command prints what is shown")
  func console() throws {
    let steps = Self.steps
    try #require(steps.count > 5)
    let marker = "-- end of command --"
    let script = steps.map { "\($0.command)\necho '\(marker)'" }.joined(separator: "\n")
    let printed = try Self.run(script).components(separatedBy: marker + "\n")
    for (step, output) in zip(steps, printed) {
      #expect(output.trimmed == step.output.trimmed, "\(step.command)")
    }
  }

  @Test("each YAML example reads", arguments: blocks("yaml"))
  func yaml(block: String) {
    let document = DocumentReader.read(FileID(0), SourceFile(path: "README.yaml", text: block), syntax: .yaml)
    #expect(document.issues.map(\.message) == [])
    #expect(document.root?.object != nil)
  }

  /// Runs a script with the built tool on the path, in a folder named `app`.
  private static func run(_ script: String) throws -> String {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent("tokens-readme-\(UUID().uuidString)")
    let folder = parent.appendingPathComponent("app")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: parent) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["--norc", "-c", script]
    process.currentDirectoryURL = folder
    process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": parent.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The folder of what was built beside these tests.
  private static var tools: String {
    #if os(macOS)
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent().path ?? ""
    #else
      URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    #endif
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
