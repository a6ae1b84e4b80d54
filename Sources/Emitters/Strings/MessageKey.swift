import Catalogs

/// Where a key's accessor stands: the groups around it and its own name, as the catalog has them.
struct MessageKey {
  let segments: [String]

  /// Dots divide a key that is a name (`today.title`). A key that is a text itself (`Delete %@?`) is one name of its
  /// words without conversions, the first of them where it is long.
  init(_ key: String, _ dialect: CatalogFormat.Dialect) {
    if key.utf8.allSatisfy(Self.isOfName) {
      let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      segments = parts.contains("") ? [key] : parts
    } else {
      segments = [Self.words(key, dialect)]
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// In bytes; a name that goes on says nothing more.
  private static let longest = 64

  private static func words(_ key: String, _ dialect: CatalogFormat.Dialect) -> String {
    var text = key
    if dialect == .apple || dialect == .android {
      var reader = PrintfReader(dialect)
      text = reader.pieces(of: key).map { if case .text(let text) = $0.content { text } else { " " } }.joined()
      if !text.unicodeScalars.contains(where: \.properties.isAlphabetic) { text = key }
    }
    guard text.utf8.count > longest else { return text }
    var result = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard result.utf8.count + word.utf8.count < longest else { break }
      result += (result.isEmpty ? "" : " ") + word
    }
    return result.isEmpty ? String(String.UnicodeScalarView(text.unicodeScalars.prefix(longest / 2))) : result
  }
}
