/// Keys of messages as a workspace names them: the key itself, or with `*` for any run of characters, dots included.
package struct KeyPattern: Hashable, Sendable {
  package let text: String
  private let parts: [[UInt8]]

  package init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map(Array.init)
  }

  /// Whether the whole key is of the pattern. Linear in the key for each part of the pattern.
  package func matches(_ key: String) -> Bool {
    let key = Array(key.utf8)
    guard let first = parts.first, let last = parts.last, key.starts(with: first) else { return false }
    guard parts.count > 1 else { return key.count == first.count }
    var position = first.count
    for part in parts.dropFirst().dropLast() {
      guard let found = Self.find(part, in: key, from: position) else { return false }
      position = found + part.count
    }
    return key.count - last.count >= position && key.suffix(last.count).elementsEqual(last)
  }

  private static func find(_ part: [UInt8], in key: [UInt8], from start: Int) -> Int? {
    guard key.count - part.count >= start else { return nil }
    return (start...(key.count - part.count)).first { key[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
