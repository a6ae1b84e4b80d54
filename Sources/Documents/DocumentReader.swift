package import Diagnostics

/// Reads one file into a tree.
package enum DocumentReader {
  /// Every flaw is an issue of the document; nothing throws, nothing depends on the rest of the run. `limit` is the most
  /// bytes that are read, at most what spans can count.
  package static func read(
    _ file: FileID, _ source: SourceFile, syntax: Syntax, limit: Int = Int(Int32.max)
  ) -> Document {
    switch syntax {
    case .propertyList: return PropertyListReader.read(file, source, limit: limit)
    case .json, .yaml: break
    }
    return source.bytes.withUnsafeBufferPointer { text in
      switch TextGate.check(text, file: file, limit: limit) {
      case .refused(let issue):
        Document(file: file, syntax: syntax, root: nil, issues: [issue], isComplete: false)
      case .pass(let pass):
        syntax == .json ? JSONReader.read(text, from: pass.start, file: file) : YAMLReader.read(text, pass, file: file)
      }
    }
  }
}

extension Syntax {
  /// By the file's name where it says so, else by its first character: JSON begins with a bracket. JSON with comments
  /// (`.jsonc`, `.json5`) is another language: whoever discovers files leaves it out.
  package static func guess(path: String, bytes: [UInt8]) -> Syntax {
    let name = path.lowercased()
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
    if name.hasSuffix(".plist") || name.hasSuffix(".stringsdict") { return .propertyList }
    if name.hasSuffix(".json") || name.hasSuffix(".tokens") { return .json }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    switch text.first(where: { $0 > 0x20 }) {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return .json
    default: return .yaml
    }
  }
}
