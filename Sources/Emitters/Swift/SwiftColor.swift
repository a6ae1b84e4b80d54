import Colors

/// A colour as generated code holds it: the bytes of sRGB where they are exact, Display P3 where the author wrote it,
/// and extended sRGB for all else.
struct SwiftColor: Hashable {
  private enum Form: Hashable {
    case bytes(UInt32)
    case srgb
    case displayP3
  }

  private let form: Form
  private let components: SIMD3<Double>
  private let alpha: Double

  init(_ color: Color) {
    alpha = color.alpha
    if color.space == .displayP3 {
      form = .displayP3
      components = color.components
    } else {
      components = color.srgb
      form = Self.bytes(components).map(Form.bytes) ?? .srgb
    }
  }

  private static func bytes(_ components: SIMD3<Double>) -> UInt32? {
    let scaled = components * 255
    let whole = scaled.rounded(.toNearestOrAwayFromZero)
    let error = scaled - whole
    guard whole.min() >= 0, whole.max() <= 255, max(error.max(), -error.min()) < 1e-9 else { return nil }
    return UInt32(whole.x) << 16 | UInt32(whole.y) << 8 | UInt32(whole.z)
  }

  /// As `ColorTable` reads it: `0B1F3A`, `0B1F3A80`, `0B1F3A/0.5`, `p3:1,0.5,0`.
  var packed: String {
    let body: String
    switch form {
    case .bytes(let bytes):
      if alpha < 1, let alphaByte { return Self.hex(bytes) + Self.hex(byte: alphaByte) }
      body = Self.hex(bytes)
    case .srgb: body = "srgb:" + numbers.joined(separator: ",")
    case .displayP3: body = "p3:" + numbers.joined(separator: ",")
    }
    return alpha == 1 ? body : body + "/" + SwiftWriter.number(alpha)
  }

  /// As CSS writes it, for documentation.
  var words: String {
    switch form {
    case .bytes(let bytes):
      if alpha == 1 { return "#" + Self.hex(bytes) }
      if let alphaByte { return "#" + Self.hex(bytes) + Self.hex(byte: alphaByte) }
      return "rgb(\(bytes >> 16 & 0xFF) \(bytes >> 8 & 0xFF) \(bytes & 0xFF) / \(SwiftWriter.number(alpha)))"
    case .srgb: return function("srgb")
    case .displayP3: return function("display-p3")
    }
  }

  /// `RGBA(0x0B1F3A, alpha: 0.5)`, with the runtime's type under the given name.
  func expression(_ typeName: String) -> String {
    let ending = alpha == 1 ? "" : ", alpha: \(SwiftWriter.number(alpha))"
    switch form {
    case .bytes(let bytes): return "\(typeName)(0x\(Self.hex(bytes))\(ending))"
    case .srgb, .displayP3:
      let space = form == .displayP3 ? ", space: .displayP3" : ""
      return "\(typeName)(red: \(numbers[0]), green: \(numbers[1]), blue: \(numbers[2])\(ending)\(space))"
    }
  }

  private var numbers: [String] {
    [components.x, components.y, components.z].map { SwiftWriter.number($0 == 0 ? 0 : $0) }
  }

  private func function(_ space: String) -> String {
    let ending = alpha == 1 ? ")" : " / \(SwiftWriter.number(alpha)))"
    return "color(\(space) " + numbers.joined(separator: " ") + ending
  }

  /// The alpha as a byte, where that is exactly what it is.
  private var alphaByte: UInt8? {
    let scaled = alpha * 255
    return scaled == scaled.rounded() && (0...255).contains(scaled) ? UInt8(scaled) : nil
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func hex(_ bytes: UInt32) -> String {
    String(unsafeUninitializedCapacity: 6) { buffer in
      for place in 0..<6 { buffer[place] = digits[Int(bytes >> UInt32(20 - place * 4) & 0xF)] }
      return 6
    }
  }

  private static func hex(byte: UInt8) -> String {
    String(decoding: [digits[Int(byte >> 4)], digits[Int(byte & 0xF)]], as: UTF8.self)
  }
}
