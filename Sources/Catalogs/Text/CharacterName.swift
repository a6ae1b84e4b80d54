/// Characters as messages name them.
extension Unicode.Scalar {
  /// "U+061F"
  var codePoint: String {
    let hex = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  }

  /// `"؟" (U+061F)`; what does not show by its code point and, where Unicode has one, its name: `U+00A0 (no-break space)`.
  var named: String {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse, .surrogate:
      properties.name.map { "\(codePoint) (\($0.lowercased()))" } ?? codePoint
    default: "\"\(self)\" (\(codePoint))"
    }
  }
}
