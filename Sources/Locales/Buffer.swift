extension String {
  /// What a C function writes into a buffer of so many bytes; nil where it writes nothing.
  init?(capacity: Int = 256, _ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) {
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer -> String? in
      guard let base = buffer.baseAddress else { return nil }
      let length = Int(write(base, Int32(capacity)))
      return length > 0 ? String(decoding: UnsafeRawBufferPointer(start: base, count: length), as: UTF8.self) : nil
    }
    guard let text else { return nil }
    self = text
  }
}
