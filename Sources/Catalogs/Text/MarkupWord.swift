/// Tells addresses and words of code from words of a language. A word is looked at between blanks.
enum MarkupWord {
  /// The token of the word at `start`, which begins with an ASCII letter, digit, `@` or `#`. Where it is none, `position`
  /// is moved to its last byte, so that no word is read twice.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int, moving position: inout Int) -> Markup.Token? {
    if let end = address(bytes, at: start) { return Markup.Token(kind: .url, range: start..<end) }
    var end = start
    while end < bytes.count, isInner(bytes[end]) { end += 1 }
    while end > start + 1, isTrailing(bytes[end - 1]) { end -= 1 }
    let word = bytes[start..<end]
    if let kind = kind(of: word) { return Markup.Token(kind: kind, range: start..<end) }
    position = max(start, end - 1)
    return nil
  }

  /// Where an address with a scheme, or of a web server, ends.
  private static func address(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    var place = start
    while place < bytes.count,
      bytes[place].isWordByte || bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-"),
      place - start < 16
    { place += 1 }
    let scheme = bytes[start..<place]
    let hasAuthority = bytes[place...].starts(with: "://".utf8)
    let isKnown =
      ["mailto", "tel", "sms"].contains { scheme.elementsEqual($0.utf8) } && bytes[place...].first == UInt8(ascii: ":")
    let isServer = scheme.elementsEqual("www".utf8) && bytes[place...].first == UInt8(ascii: ".")
    guard hasAuthority && place > start || isKnown || isServer else { return nil }
    let least = place + (hasAuthority ? 3 : 1)
    var end = place
    while end < bytes.count, isAddressByte(bytes, end) { end += 1 }
    guard end > least else { return nil }
    while end > least, isTrailing(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: ")") { end -= 1 }
    return end
  }

  /// Slots of arguments belong to the address; the characters of other scripts do not, though a browser would show some.
  private static func isAddressByte(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    let byte = bytes[place]
    if byte >= 0x80 { return isSlot(bytes, place) }
    return byte > 0x20 && !"<>\"'[]{}|^`\\".utf8.contains(byte)
  }

  private static func isSlot(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    (max(0, place - 2)...place).contains { bytes[$0...].starts(with: [0xEF, 0xBF, 0xBC]) }
  }

  private static func isInner(_ byte: UInt8) -> Bool { byte.isWordByte || "._-+@#/:~".utf8.contains(byte) }

  /// What ends a sentence rather than a word.
  private static func isTrailing(_ byte: UInt8) -> Bool { ".,:;!?-/+_~".utf8.contains(byte) }

  private static func kind(of word: Slice<UnsafeBufferPointer<UInt8>>) -> Markup.Kind? {
    guard let first = word.first else { return nil }
    let hasLetter = word.contains(where: \.isASCIILetter)
    if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") { return hasLetter ? .code : nil }
    if hasLetter, word.allSatisfy(\.isASCIILetter) { return hasInnerCapital(word) ? .code : nil }
    let hasDigit = word.contains(where: \.isASCIIDigit)
    let parts = word.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if let at = word.firstIndex(of: UInt8(ascii: "@")), hasLetter {
      return word[at...].contains(UInt8(ascii: ".")) ? .email : .code
    }
    guard hasLetter else { return parts.count > 2 && isVersion(parts) ? .code : nil }
    if hasDigit || word.contains(UInt8(ascii: "_")) { return .code }
    return isFileName(parts) || isPath(word) ? .code : nil
  }

  /// `1.2.3`, but not the date `1.12.2024`: a last part with four digits is a year.
  private static func isVersion(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) } && (parts.last?.count ?? 0) < 4
  }

  /// `example.com`, `index.html`: parts of letters, the last of at least two; not `e.g` and the end of a sentence whose
  /// blank is missing (`word.Next`).
  private static func isFileName(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    guard parts.count > 1, let last = parts.last?.prefix(while: \.isWordByte), last.count >= 2 else { return false }
    return last.allSatisfy { $0 >= UInt8(ascii: "a") } && parts.dropLast().allSatisfy { $0.count > 1 }
  }

  /// `path/to/file`: two slashes or more.
  private static func isPath(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    word.lazy.filter { $0 == UInt8(ascii: "/") }.count > 1
  }

  /// `userName`, but not `YouTube`.
  private static func hasInnerCapital(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = word.first, first >= UInt8(ascii: "a") else { return false }
    return word.dropFirst(2).contains { $0 < UInt8(ascii: "a") }
  }
}
