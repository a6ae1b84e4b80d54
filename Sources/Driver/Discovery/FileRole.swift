package import Catalogs
package import Files
package import Layouts

/// What a file is to the tool.
package enum FileRole: Hashable, Sendable {
  case tokens
  case resolver
  case pairs
  case workspace
  case catalog(CatalogPlace)
  case layout(LayoutLanguage)

  /// Endings of files that are read at all.
  private static let endings: Set<String> = ["json", "yaml", "yml"]

  /// Whether its ending is one of those that are read.
  static func isReadable(_ path: String) -> Bool { endings.contains(Path.pathExtension(path).lowercased()) }

  /// Whether a file of this name may have a role.
  static func mayBe(_ path: String) -> Bool {
    isReadable(path) || Path.pathExtension(path).lowercased() == "tokens" || CatalogPlace.mayBe(path)
      || LayoutLanguage.mayBe(path)
  }

  /// Whether a file of this name can be a layout and nothing else.
  static func isLayout(_ path: String) -> Bool { LayoutLanguage.mayBe(path) && !CatalogPlace.mayBe(path) }

  /// Knows a file by its name where that says enough, otherwise by its content. nil: none of ours.
  package init?(_ path: String, content: () throws(FileError) -> [UInt8]) throws(FileError) {
    let extensions = Path.extensions(path).map { $0.lowercased() }
    guard let ending = extensions.last, Self.mayBe(path) else { return nil }
    guard Self.isReadable(path) || ending == "tokens" else {
      if let place = try CatalogPlace(path, content: content) {
        self = .catalog(place)
      } else if let language = try LayoutLanguage(path, content: content) {
        self = .layout(language)
      } else {
        return nil
      }
      return
    }
    let stem = Path.stem(path)
    switch (extensions.count > 1 ? extensions[extensions.count - 2] : ending, stem) {
    case ("resolver", _): self = .resolver
    case ("tokens", _): self = .tokens
    case ("contrast", _): self = .pairs
    case ("baseline", _): return nil
    case (ending, "contrast"): self = .pairs
    case (ending, "tokens"): self = TokenKeys(try content()).isTokens ? .tokens : .workspace
    default:
      let bytes = try content()
      let keys = TokenKeys(bytes)
      if keys.isResolver {
        self = .resolver
      } else if keys.isTokens {
        self = .tokens
      } else if let place = try CatalogPlace(path, content: { () throws(FileError) in bytes }) {
        self = .catalog(place)
      } else if keys.isPairs {
        self = .pairs
      } else {
        return nil
      }
    }
  }

  /// What is expected of a file that is named and not known.
  package static let expectation =
    "a token file holds $value or $type (*.tokens.json, *.tokens.yaml), a resolver file resolutionOrder "
    + "(*.resolver.json), a pair file pairs (contrast.yaml); catalogs of strings are .xcstrings, .strings, .stringsdict, "
    + ".xliff, .arb, strings.xml in a values folder, and YAML or JSON named after a locale (ar.yaml); layouts are "
    + ".swift, .kt, .css, .scss and Android's XML"
}

/// Which telling keys occur in a text. It looks at bytes, so that files with errors are known too.
struct TokenKeys {
  private(set) var isTokens = false
  private(set) var isResolver = false
  private(set) var isPairs = false

  private static let tokenKeys = ["$value", "$type", "$extends", "$root"].map { Array($0.utf8) }
  private static let resolverKey = Array("resolutionOrder".utf8)
  private static let pairKey = Array("pairs".utf8)

  init(_ bytes: [UInt8]) {
    for position in bytes.indices where position == 0 || Self.mayPrecedeKey(bytes[position - 1]) {
      switch bytes[position] {
      case UInt8(ascii: "$"):
        isTokens = isTokens || Self.tokenKeys.contains { Self.isKey($0, at: position, in: bytes) }
      case UInt8(ascii: "r"): isResolver = isResolver || Self.isKey(Self.resolverKey, at: position, in: bytes)
      case UInt8(ascii: "p"): isPairs = isPairs || Self.isKey(Self.pairKey, at: position, in: bytes)
      default: break
      }
    }
  }

  private static func mayPrecedeKey(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "{")
      || byte == UInt8(ascii: ",")
  }

  /// Whether the key stands here: its closing quote, blanks and a colon follow.
  private static func isKey(_ key: [UInt8], at start: Int, in bytes: [UInt8]) -> Bool {
    guard bytes.count > start + key.count, bytes[start..<start + key.count].elementsEqual(key) else { return false }
    var position = start + key.count
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") { position += 1 }
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") { position += 1 }
    return position < bytes.count && bytes[position] == UInt8(ascii: ":")
  }
}
