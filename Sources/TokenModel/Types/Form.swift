/// A way to write a value that DTCG 2025.10 does not have, though its meaning is plain: our short forms, and what real
/// files write. Each is read as the standard's form and told under `dtcg/form`.
///
/// The texts are constants: a YAML file may have thousands of these.
enum Form: Hashable, Sendable, CaseIterable {
  case colorText, shortHex
  case dimensionNumber, dimensionText, dimensionUnit, unitlessZero
  case durationNumber, durationText
  case easingText
  case numberText, percentage, numberReference
  case fontWeightText, familyList
  case noLetterSpacing, noDelay, noSpread
  case letterSpacingRelative, lineHeightLength, lineHeightPercentage

  var message: String {
    switch self {
    case .colorText: "A color is written as text; DTCG 2025.10 writes it as an object"
    case .shortHex: "A hex fallback has three digits; DTCG 2025.10 has six"
    case .dimensionNumber: "A dimension is written as a number, which is read as px; DTCG 2025.10 gives the unit"
    case .dimensionText: "A dimension is written as text; DTCG 2025.10 writes it as an object"
    case .dimensionUnit: "The unit pt, dp or sp is read as px; DTCG 2025.10 has px and rem"
    case .unitlessZero: "A dimension of 0 has no unit; DTCG 2025.10 gives it even then"
    case .durationNumber: "A duration is written as a number, which is read as ms; DTCG 2025.10 gives the unit"
    case .durationText: "A duration is written as text; DTCG 2025.10 writes it as an object"
    case .easingText: "A cubicBezier is written as text; DTCG 2025.10 writes it as a list of four numbers"
    case .numberText: "A number is written as text"
    case .percentage: "A number is written as a percentage, which DTCG 2025.10 does not have"
    case .numberReference: "A part that is no token value is a reference in braces; DTCG 2025.10 allows a pointer here"
    case .fontWeightText: "A font weight's number is written as text"
    case .familyList: "Several font families stand in one text; DTCG 2025.10 has one name in each text"
    case .noLetterSpacing: "A typography has no letterSpacing, which is read as 0; DTCG 2025.10 requires it"
    case .noDelay: "A transition has no delay, which is read as 0; DTCG 2025.10 requires it"
    case .noSpread: "A shadow has no spread, which is read as 0; DTCG 2025.10 requires it"
    case .letterSpacingRelative: "A letterSpacing is relative to the font size; DTCG 2025.10 has px and rem"
    case .lineHeightLength: "A lineHeight is a length; DTCG 2025.10 has a multiple of the font size"
    case .lineHeightPercentage: "A lineHeight is a percentage; DTCG 2025.10 has a multiple of the font size"
    }
  }

  /// What the standard has in its place, as help.
  var standard: String {
    switch self {
    case .colorText: #"Write {"colorSpace": "srgb", "components": [r, g, b], "alpha": a}"#
    case .shortHex: "Write each digit twice, such as #ffffff for #fff"
    case .dimensionNumber, .dimensionText: #"Write {"value": 16, "unit": "px"}"#
    case .dimensionUnit: #"Write "px", which is a point on iOS and a dp on Android"#
    case .unitlessZero: #"Write {"value": 0, "unit": "px"}"#
    case .durationNumber, .durationText: #"Write {"value": 120, "unit": "ms"}"#
    case .easingText: "Write [x1, y1, x2, y2], such as [0.25, 0.1, 0.25, 1] for ease"
    case .numberText, .fontWeightText: "Write the number without quotes"
    case .percentage: "Write the fraction, such as 0.38 for 38%"
    case .numberReference: ##"Write {"$ref": "#/group/token/$value"}"##
    case .familyList: "Write a list of names, the best first"
    case .noLetterSpacing: #"Add "letterSpacing": {"value": 0, "unit": "px"}"#
    case .noDelay: #"Add "delay": {"value": 0, "unit": "ms"}"#
    case .noSpread: #"Add "spread": {"value": 0, "unit": "px"}"#
    case .letterSpacingRelative: "Multiply by the font size and write the length"
    case .lineHeightLength, .lineHeightPercentage: "Divide by the font size and write the number"
    }
  }
}
