import Driver
import Files
import Foundation
import Testing

/// The day on which everything in these tests happens.
let today = CalendarDate(year: 2026, month: 11, day: 30) ?? .today

/// Runs a command line over files that exist only in memory.
func run(_ line: String, _ files: MemoryFiles, input: String = "", columns: Int? = nil, colored: Bool = false)
  -> Outcome
{
  let host = Host(
    files: files, today: today, outputColumns: columns, isOutputColored: colored, hasTrueColor: colored,
    readInput: { () throws(FileError) in Array(input.utf8) })
  return Driver.run(line.split(separator: " ").map(String.init), on: host)
}

/// A folder of its own on the disk, for commands that write. Gone with the value.
final class Folder {
  let path: String

  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    path = NSTemporaryDirectory() + "tokens-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Runs a command line in which `@` stands for this folder.
  func run(_ line: String, input: String = "") -> Outcome {
    let words = line.split(separator: " ").map { String($0).replacingOccurrences(of: "@", with: path) }
    let host = Host(files: LocalFiles(), today: today, readInput: { () throws(FileError) in Array(input.utf8) })
    var outcome = Driver.run(words, on: host)
    outcome.output = outcome.output.replacingOccurrences(of: path, with: "@")
    outcome.errors = outcome.errors.replacingOccurrences(of: path, with: "@")
    return outcome
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below, sorted.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }
}
