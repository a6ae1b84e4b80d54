import Files

/// Files whose views nobody sees but those who write the app: tests with what belongs to them, documentation, and screens
/// for finding faults.
package enum DeveloperFiles {
  private static let folders: Set<String> = [
    "test", "tests", "androidtest", "sharedtest", "unittest", "unittests", "uitest", "uitests", "testfixtures",
    "fixtures", "testutils", "__tests__", "debug", "docs", "documentation",
  ]
  private static let words: Set<String> = ["debug", "debugging", "diagnostic", "diagnostics", "fps"]

  /// Whether a file is one of them by its name, or by a folder that it lies in below another. Whoever names such a folder
  /// means it: `named` is what was asked for.
  private static func holds(_ path: String, below folder: String, named: String = "") -> Bool {
    let components = Path.components(Path.relative(from: folder, to: path))
    let meant = Set(Path.components(named))
    guard let file = components.last, !meant.contains(file) else { return false }
    return components.dropLast().contains { isOfTests($0) && !meant.contains($0) }
      || !NameWords.words(of: Path.stem(file)).isDisjoint(with: words)
  }

  /// What is left without them; where nothing else is there, they are what was meant.
  package static func leftOut<File>(
    of files: [File], _ path: (File) -> String, below folder: String, named: String = ""
  ) -> [File] {
    let others = files.filter { !holds(path($0), below: folder, named: named) }
    return others.isEmpty ? files : others
  }

  /// `androidTest`, and `CardTests` or `AppUITests`, as targets of Swift packages are called.
  private static func isOfTests(_ folder: String) -> Bool {
    if folders.contains(folder.lowercased()) || folder.hasSuffix("UITests") { return true }
    guard folder.hasSuffix("Tests"), let before = folder.dropLast(5).utf8.last else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before)
  }
}
