/// A text scalar by scalar, with the place of each in its bytes.
struct ScalarText {
  let scalars: [Unicode.Scalar]
  /// Of each scalar, and the end.
  let offsets: [Int]

  init(_ text: BranchText) {
    var (scalars, offsets, offset): ([Unicode.Scalar], [Int], Int) = ([], [], 0)
    scalars.reserveCapacity(text.bytes.count)
    offsets.reserveCapacity(text.bytes.count + 1)
    for scalar in text.text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.offsets = offsets + [offset]
  }

  /// The bytes of some scalars.
  func bytes(_ indices: Range<Int>) -> Range<Int> { offsets[indices.lowerBound]..<offsets[indices.upperBound] }
}

extension Unicode.Scalar {
  /// A letter of the Arabic script, in whatever language (Blocks.txt).
  var isArabicLetter: Bool {
    switch value {
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: properties.isAlphabetic
    default: false
    }
  }

  /// A letter of the Latin script.
  var isLatinLetter: Bool {
    isASCII ? UInt8(value).isASCIILetter : (0xC0...0x24F).contains(value) && properties.isAlphabetic
  }
}
