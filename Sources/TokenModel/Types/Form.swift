/// A way to write a value that DTCG 2025.10 does not have, though its meaning is plain: our short forms, and what real
/// files write. Each is read as the standard's form and told under `dtcg/form`.
enum Form: Hashable, Sendable, CaseIterable {
  case colorText, shortHex
  case dimensionNumber, dimensionText, dimensionUnit, unitlessZero
  case durationNumber, durationText
  case easingText
  case numberText, percentage, numberReference
  case familyList
  case noLetterSpacing, noDelay, noSpread
  case letterSpacingRelative, lineHeightLength, lineHeightPercentage

  var message: String {
    switch self {
    case .colorText: "a color is written as text; DTCG 2025.10 writes it as an object"
    case .shortHex: "a hex fallback has three digits; DTCG 2025.10 has six"
    case .dimensionNumber: "a dimension is written as a number, which is read as px; DTCG 2025.10 gives the unit"
    case .dimensionText: "a dimension is written as text; DTCG 2025.10 writes it as an object"
    case .dimensionUnit: "the unit pt, dp or sp is read as px; DTCG 2025.10 has px and rem"
    case .unitlessZero: "a dimension of 0 has no unit; DTCG 2025.10 gives it even then"
    case .durationNumber: "a duration is written as a number, which is read as ms; DTCG 2025.10 gives the unit"
    case .durationText: "a duration is written as text; DTCG 2025.10 writes it as an object"
    case .easingText: "a cubicBezier is written as text; DTCG 2025.10 writes it as a list of four numbers"
    case .numberText: "a number is written as text"
    case .percentage: "a number is written as a percentage, which DTCG 2025.10 does not have"
    case .numberReference: "a part that is no token value is a reference in braces; DTCG 2025.10 allows a pointer here"
    case .familyList: "several font families stand in one text; DTCG 2025.10 has one name in each text"
    case .noLetterSpacing: "a typography has no letterSpacing, which is read as 0; DTCG 2025.10 requires it"
    case .noDelay: "a transition has no delay, which is read as 0; DTCG 2025.10 requires it"
    case .noSpread: "a shadow has no spread, which is read as 0; DTCG 2025.10 requires it"
    case .letterSpacingRelative: "a letterSpacing is relative to the font size; DTCG 2025.10 has px and rem"
    case .lineHeightLength: "a lineHeight is a length; DTCG 2025.10 has a multiple of the font size"
    case .lineHeightPercentage: "a lineHeight is a percentage; DTCG 2025.10 has a multiple of the font size"
    }
  }

  /// What to do where the standard's text can't be given.
  var help: String {
    switch self {
    case .colorText, .dimensionNumber, .dimensionText, .durationNumber, .durationText: "write an object"
    case .shortHex: "write each digit twice"
    case .dimensionUnit, .unitlessZero: #"write "px", which is a point on iOS and a dp on Android"#
    case .easingText: "write [x1, y1, x2, y2]"
    case .numberText: "write the number without quotes"
    case .percentage: "write the fraction, such as 0.38 for 38%"
    case .numberReference: ##"write {"$ref": "#/group/token/$value"}"##
    case .familyList: "write a list of names, the best first"
    case .noLetterSpacing: #"add "letterSpacing": {"value": 0, "unit": "px"}"#
    case .noDelay: #"add "delay": {"value": 0, "unit": "ms"}"#
    case .noSpread: #"add "spread": {"value": 0, "unit": "px"}"#
    case .letterSpacingRelative: "multiply by the font size and write the length"
    case .lineHeightLength, .lineHeightPercentage: "divide by the font size and write the number"
    }
  }
}
