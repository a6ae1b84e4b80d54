import Diagnostics

extension TextMap {
  /// A scalar of a YAML file, quotes or the `|` of a block included: reads it again as libyaml does. `text` is what it
  /// read as; nil where it does not read as that.
  package init?(yaml bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, reading text: String) {
    let expected = Array(text.utf8)
    let range = range.clamped(to: 0..<bytes.count)
    guard let first = bytes[range].first else { return nil }
    var scanner = YAMLScalarScanner(bytes, range)
    if bytes[range].elementsEqual(expected) {
      scanner.readVerbatim()
    } else if first == UInt8(ascii: "|") || first == UInt8(ascii: ">") {
      guard let block = Self.block(scanner, expected) else { return nil }
      scanner = block
    } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      guard range.count >= 2 else { return nil }
      scanner.readQuoted(in: first)
    } else {
      scanner.readPlain()
    }
    guard scanner.map.bytes == expected else { return nil }
    self = scanner.map
  }

  /// The indentation of a block may be written relative to what is around it, which the scalar alone doesn't tell: the
  /// right one is the one with which it reads as it did.
  private static func block(_ start: YAMLScalarScanner, _ expected: [UInt8]) -> YAMLScalarScanner? {
    for indentation in stride(from: min(start.firstIndentation ?? .max, 64), through: 0, by: -1) {
      var scanner = start
      scanner.readBlock(indentation)
      guard expected.starts(with: scanner.map.bytes) else { continue }
      // Blanks and breaks at the end of a block are not in its span.
      let rest = expected[scanner.map.bytes.count...]
      guard String(decoding: rest, as: UTF8.self).unicodeScalars.allSatisfy(\.properties.isWhitespace) else { continue }
      scanner.map.add(rest, for: scanner.map.range.upperBound..<scanner.map.range.upperBound)
      return scanner
    }
    return nil
  }
}
