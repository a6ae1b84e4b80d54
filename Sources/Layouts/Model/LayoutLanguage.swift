package import Diagnostics
package import Files

/// A language that layouts are written in.
package enum LayoutLanguage: String, CaseIterable, Hashable, Sendable {
  case swift
  /// And Java, which views were written in before.
  case kotlin
  /// Layouts, drawables, animations, styles and manifests.
  case androidXML
  /// And what is made into it: SCSS, Less.
  case css

  /// By the ending of a file's name, and for XML by its content too. nil: no layout.
  package init?(_ path: String, content: () throws(FileError) -> [UInt8]) throws(FileError) {
    switch Path.pathExtension(path).lowercased() {
    case "swift": self = .swift
    case "kt", "kts", "java": self = .kotlin
    case "css", "scss", "less": self = .css
    case "xml":
      guard Self.isAndroid(SourceFile(path: path, decoding: try content())) else { return nil }
      self = .androidXML
    default: return nil
    }
  }

  /// Whether a file of this name may be a layout.
  package static func mayBe(_ path: String) -> Bool {
    ["swift", "kt", "kts", "java", "css", "scss", "less", "xml"].contains(Path.pathExtension(path).lowercased())
  }

  /// A file of this language: XML may be in UTF-16, as it says itself.
  package func source(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    self == .androidXML ? SourceFile(path: path, decoding: bytes) : SourceFile(path: path, bytes: bytes)
  }

  /// What begins a comment, for suppressions that are stacked.
  package var commentOpening: String {
    switch self {
    case .swift, .kotlin: "//"
    case .androidXML: "<!--"
    case .css: "/*"
    }
  }

  /// The namespace that Android's own attributes are in, or that of an app's; in a `values` folder styles hold the
  /// attributes' names as text, and lengths have names that layouts use.
  private static func isAndroid(_ source: SourceFile) -> Bool {
    let (path, bytes) = (source.path, source.bytes)
    // Whose layout it is cannot be seen in what is no text; that it is none is told where it is read.
    if bytes.prefix(4096).contains(0) { return true }
    let namespace = Array("http://schemas.android.com/apk/res".utf8)
    if bytes.count >= namespace.count {
      for start in 0...bytes.count - namespace.count where bytes[start] == namespace[0] {
        if bytes[start..<start + namespace.count].elementsEqual(namespace) { return true }
      }
    }
    let folder = Path.lastComponent(Path.parent(path))
    guard folder == "values" || folder.hasPrefix("values-") else { return false }
    return ["style", "theme"].contains(where: Path.lastComponent(path).hasPrefix) || bytes.hasDimensions
  }
}
