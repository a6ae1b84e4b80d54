import Diagnostics
import Files

/// One output of a build: the folder, and what it shall hold.
struct OutputFolder: Sendable {
  /// What is different between the folder and the output.
  struct Difference: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case missing
      /// What differs first, in words.
      case stale(String)
      /// Why what stands there can't be compared.
      case unreadable(String)
      /// An earlier build wrote it, and this one does not.
      case leftOver
    }

    /// Relative to the folder.
    let name: String
    let kind: Kind
  }

  /// As the user would write it.
  let path: String
  /// The folder that nothing may be written outside of: the workspace's, or the one named on the command line.
  let root: String
  /// Names relative to the folder, and their bytes.
  let files: [(name: String, bytes: [UInt8])]
  /// Whether a file that is not among `files` is one of this product's, by its first bytes: only those are removed.
  let isOurs: @Sendable ([UInt8]) -> Bool

  /// Sorted by name.
  func differences(in system: any FileSystem) -> [Difference] {
    var differences: [Difference] = []
    for (name, bytes) in files {
      let place = Path.join(path, name)
      guard system.kind(of: place) != nil else {
        differences.append(Difference(name: name, kind: .missing))
        continue
      }
      do {
        let old = try system.read(place)
        if old != bytes { differences.append(Difference(name: name, kind: .stale(Self.difference(old, bytes)))) }
      } catch {
        differences.append(Difference(name: name, kind: .unreadable(error.explanation)))
      }
    }
    differences += leftOver(in: system).map { Difference(name: $0, kind: .leftOver) }
    return differences.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Files of an earlier build that are not among this one's. Folders below may be other outputs' own, links lead to
  /// other places, and hidden files are another build's at work: none of them is touched.
  private func leftOver(in system: any FileSystem) -> [String] {
    let wanted = Set(files.map(\.name))
    let folder = system.canonical(path)
    let names = (try? system.list(folder)) ?? []
    return names.filter { name in
      let place = Path.join(folder, name)
      guard !wanted.contains(name), !name.hasPrefix("."), system.kind(of: place) == .file,
        system.canonical(place) == place, let bytes = try? system.read(place)
      else { return false }
      return isOurs(bytes)
    }
  }

  /// Makes the folder what it shall be: each file is the old one or the new one, and only those that differ are
  /// written.
  func write(_ differences: [Difference]) -> [OutputFiles.Outcome] {
    let bytes = Dictionary(files.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let output = OutputFiles(root: root)
    let folder = LocalFiles().canonical(path)
    return output.apply(
      differences.map { .init(Path.join(folder, $0.name), $0.kind == .leftOver ? nil : bytes[$0.name]) })
  }

  /// "line 12 differs", "it ends at line 40".
  private static func difference(_ old: [UInt8], _ new: [UInt8]) -> String {
    let common = zip(old, new).prefix { $0 == $1 }.count
    let line = LineIndex(common < new.count ? new : old).line(at: common)
    return common == old.count ? "it ends at line \(line)" : "line \(line) differs"
  }
}
