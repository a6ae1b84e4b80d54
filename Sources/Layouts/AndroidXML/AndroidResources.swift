import Diagnostics
import Files

/// What the Android files of a run say of each other: which drawables turn round by themselves.
struct AndroidResources: Sendable {
  /// Drawables with `autoMirrored="true"`, or with a form of their own in a `-ldrtl` folder.
  private(set) var mirrored: Set<String> = []
  /// All drawables of the run.
  private(set) var known: Set<String> = []

  init(_ inputs: [LayoutInput]) {
    for input in inputs where input.language == .androidXML {
      let folder = Path.lastComponent(Path.parent(input.source.path))
      guard folder.hasPrefix("drawable") || folder.hasPrefix("mipmap") else { continue }
      let name = Self.resourceName(input.source.path)
      known.insert(name)
      if folder.split(separator: "-").contains("ldrtl") || Self.mirrors(input.source.bytes) { mirrored.insert(name) }
    }
  }

  private static func mirrors(_ bytes: [UInt8]) -> Bool {
    let words = Array("autoMirrored=\"true\"".utf8)
    guard bytes.count >= words.count else { return false }
    return (0...bytes.count - words.count).contains {
      bytes[$0] == words[0] && bytes[$0..<$0 + words.count].elementsEqual(words)
    }
  }

  static func resourceName(_ path: String) -> String {
    let file = Path.lastComponent(path)
    return file.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(file[..<$0]) } ?? file
  }

  /// What a reference names: `@+id/title` as `title`.
  static func name(_ reference: String) -> String {
    guard let slash = reference.utf8.lastIndex(of: UInt8(ascii: "/")) else { return reference }
    return String(reference[reference.utf8.index(after: slash)...])
  }
}
