/// All colours of a product, packed in one text, which compiles in no time and costs nothing until it is read.
///
/// A line is a token: the modifiers that change it (a hexadecimal bit mask, bit 0 the first), a colour for each
/// combination of their contexts (the last fastest), and its path.
/// A colour is `0B1F3A`, `0B1F3A80`, `0B1F3A/0.5`, `srgb:0.1,0.2,0.3` or `p3:1,0.5,0/0.5`.
public final class ColorTable: Sendable {
  private let modifiers: [TokenModifier]
  private let text: StaticString
  /// Where each line begins, and at last where the text ends.
  private let starts: [Int32]

  public init(_ modifiers: [TokenModifier], _ text: StaticString) {
    self.modifiers = modifiers
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int32] = [0]
      for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(Int32(truncatingIfNeeded: offset + 1))
      }
      starts.append(Int32(truncatingIfNeeded: bytes.count + 1))
      return starts
    }
  }

  /// Every token with its path, in the order of the files.
  public var all: [NamedToken<ColorToken>] {
    (0..<rows.count).map { NamedToken(name(of: $0), ColorToken(self, $0)) }
  }

  private var rows: Range<Int> { 0..<(text.utf8CodeUnitCount == 0 ? 0 : starts.count - 1) }

  func name(of row: Int) -> String {
    withFields(of: row) { fields in
      for _ in 0..<fields.axes.reduce(1, { $0 * $1.contexts.count }) { _ = fields.next() }
      return String(decoding: fields.rest, as: UTF8.self)
    } ?? ""
  }

  func axes(of row: Int) -> [TokenModifier] {
    withFields(of: row) { $0.axes } ?? []
  }

  func color(of row: Int, in context: TokenContext) -> RGBA {
    withFields(of: row) { fields in
      for _ in 0..<fields.axes.position(in: context) { _ = fields.next() }
      return fields.next().map { RGBA(packed: $0) }
    }?.flatMap { $0 } ?? .clear
  }

  private func withFields<Result>(of row: Int, _ body: (inout Fields) -> Result) -> Result? {
    guard rows.contains(row) else { return nil }
    return text.withUTF8Buffer { bytes in
      let line = UnsafeBufferPointer(rebasing: bytes[Int(starts[row])..<Int(starts[row + 1]) - 1])
      var fields = Fields(rest: line[...])
      let mask = fields.next().flatMap { Int(String(decoding: $0, as: UTF8.self), radix: 16) } ?? 0
      fields.axes = modifiers.indices.filter { mask >> $0 & 1 == 1 }.map { modifiers[$0] }
      return body(&fields)
    }
  }

  /// A line, read from left to right.
  private struct Fields {
    var rest: Slice<UnsafeBufferPointer<UInt8>>
    var axes: [TokenModifier] = []

    mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
      guard let end = rest.firstIndex(of: UInt8(ascii: " ")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
  }
}

extension RGBA {
  /// One colour of a table; a text that is none is clear.
  fileprivate init(packed: Slice<UnsafeBufferPointer<UInt8>>) {
    let slash = packed.firstIndex(of: UInt8(ascii: "/"))
    let body = packed[..<(slash ?? packed.endIndex)]
    let alpha = slash.flatMap { Double(String(decoding: packed[($0 + 1)...], as: UTF8.self)) } ?? 1
    guard let colon = body.firstIndex(of: UInt8(ascii: ":")) else {
      self.init(digits: body, alpha: alpha)
      return
    }
    let numbers = String(decoding: body[(colon + 1)...], as: UTF8.self).split(separator: ",").map { Double($0) ?? 0 }
    let space: Space = body.first == UInt8(ascii: "p") ? .displayP3 : .sRGB
    guard numbers.count == 3 else {
      self = .clear
      return
    }
    self.init(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha, space: space)
  }

  private init(digits: Slice<UnsafeBufferPointer<UInt8>>, alpha: Double) {
    var value: UInt64 = 0
    for byte in digits { value = value << 4 | UInt64(byte > 0x39 ? byte - 0x37 : byte - 0x30) }
    if digits.count == 8 {
      self.init(UInt32(truncatingIfNeeded: value >> 8), alpha: Double(value & 0xFF) / 255)
    } else {
      self.init(UInt32(truncatingIfNeeded: value), alpha: alpha)
    }
  }
}
