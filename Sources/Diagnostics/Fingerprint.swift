import Files

/// What a finding is known by from one run to the next: rule, file, enclosing key or symbol, and the text it is about,
/// without regard to lines, indentation and line breaks.
package enum Fingerprint {
  /// Sixteen hexadecimal digits. `path` turns a path as given into one that doesn't depend on the folder the tool was
  /// started in. Findings that agree in everything share one.
  package static func base(
    of finding: Finding, in files: SourceFiles, path: (String) -> String = Path.normalized
  ) -> String {
    var hash = FNV1a()
    let file = files[finding.span.file]
    hash.add(finding.rule.name.utf8)
    hash.add(path(file.path).utf8)
    hash.add(finding.symbol.utf8)
    let range = finding.span.range.clamped(to: 0..<file.bytes.count)
    if range.isEmpty { hash.addWords(of: finding.message.utf8) } else { hash.addWords(of: file.bytes[range]) }
    return hash.digits
  }

  /// One fingerprint for each finding, all different: the second of two that agree counts as number 2, in the order
  /// given.
  package static func all(
    of findings: [Finding], in files: SourceFiles, path: (String) -> String = Path.normalized
  ) -> [String] {
    var seen: [String: Int] = [:]
    return findings.map { finding in
      let base = base(of: finding, in: files, path: path)
      let count = seen[base, default: 0] + 1
      seen[base] = count
      if count == 1 { return base }
      var hash = FNV1a()
      hash.add(base.utf8)
      hash.add(String(count).utf8)
      return hash.digits
    }
  }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a: the same on every machine and in every version of Swift.
private struct FNV1a {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// A part, and an end that no text holds.
  mutating func add(_ part: some Sequence<UInt8>) {
    for byte in part { add(byte) }
    add(0xFF)
  }

  /// A text with every run of blanks and line breaks as one space, and none at its ends.
  mutating func addWords(of text: some Sequence<UInt8>) {
    var isFirst = true
    var isInBlank = false
    for byte in text {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isInBlank = true
        continue
      }
      if isInBlank, !isFirst { add(0x20) }
      add(byte)
      (isFirst, isInBlank) = (false, false)
    }
    add(0xFF)
  }

  var digits: String {
    let hex = String(value, radix: 16)
    return String(repeating: "0", count: 16 - hex.count) + hex
  }
}
