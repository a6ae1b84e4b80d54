import Files
import Layouts

/// The oldest systems that Swift sources run on, by the package manifest or Xcode project above them, for products whose
/// workspace does not say.
struct ProjectTargets {
  private let system: any FileSystem
  private var known: [String: DeploymentTarget?] = [:]
  /// No project lies deeper below its manifest.
  private static let mostLevels = 32

  init(reading system: any FileSystem) {
    self.system = system
  }

  /// What the nearest file above a source says; nil: none does, up to the repository's root.
  mutating func target(above path: String) -> DeploymentTarget? {
    var folders: [String] = []
    var target: DeploymentTarget?
    var folder = Path.parent(path)
    while folders.count < Self.mostLevels {
      if let found = known[folder] {
        target = found
        break
      }
      folders.append(folder)
      target = self.target(in: folder)
      let isRoot = system.kind(of: Path.join(folder, ".git")) != nil || Path.parent(folder) == folder
      if target != nil || isRoot { break }
      folder = Path.parent(folder)
    }
    for folder in folders { known[folder] = .some(target) }
    return target
  }

  private func target(in folder: String) -> DeploymentTarget? {
    let manifest = Path.join(folder, "Package.swift")
    if system.kind(of: manifest) == .file, let bytes = try? system.read(manifest),
      let target = DeploymentTarget(packageManifest: bytes)
    {
      return target
    }
    let projects = (try? system.list(folder))?.filter { $0.hasSuffix(".xcodeproj") } ?? []
    let targets = projects.compactMap { name in
      (try? system.read(Path.join(Path.join(folder, name), "project.pbxproj"))).flatMap {
        DeploymentTarget(xcodeProject: $0)
      }
    }
    return targets.first
  }
}
