import Driver
import Files
import Foundation

/// This repository's own workspace, its token files, catalogs and samples held in memory so that a test can change one.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  static func files() throws -> MemoryFiles {
    var memory: MemoryFiles = [:]
    let disk = LocalFiles()
    memory.write(try disk.read("\(root)/tokens.yaml"), to: "/tokens.yaml")
    let walk = FolderWalk(disk)
    for path in ["tokens", "strings", "Tests/Samples"].flatMap({ walk.files(in: "\(root)/\($0)").files }) {
      memory.write(try disk.read(path), to: String(path.dropFirst(root.count)))
    }
    return memory
  }

  /// `tokens check` of some paths, in the concise form: one line a finding.
  static func check(_ files: MemoryFiles, _ paths: [String]) -> Outcome {
    run(files, "check --format concise \(paths.joined(separator: " "))")
  }

  static func run(_ files: MemoryFiles, _ line: String) -> Outcome {
    let today = CalendarDate("2026-01-01") ?? .today
    return Driver.run(line.split(separator: " ").map(String.init), on: Host(files: files, today: today))
  }
}
