import Locales

/// A text as readers see it, told so that it can be read on any terminal: stretches of one direction in the order in
/// which they stand, each in its own reading order. A terminal that reorders right-to-left text and one that does not
/// show such a list alike.
struct SeenText: Hashable {
  /// From the side where the paragraph begins.
  let stretches: [String]
  let startsAtRight: Bool

  /// “Sent by”, then “(12)”, then “דנה”
  var words: String {
    let side = startsAtRight ? "from the right" : "from the left"
    let shown = stretches.count <= Self.most ? stretches : Array(stretches.prefix(Self.most))
    let list = shown.map { "\u{201C}\(Self.shortened($0))\u{201D}" }.joined(separator: ", then ")
    return "\(side): \(list)\(shown.count < stretches.count ? ", and so on" : "")"
  }

  private static let most = 9

  private static func shortened(_ text: String) -> String {
    text.count <= 40 ? text : "\(text.prefix(18))…\(text.suffix(18))"
  }
}

extension SeenText {
  /// One place on the line: a character with what combines with it.
  private struct Cell {
    var text: String
    /// Its mirror image where it shows that.
    var glyph: String
    /// nil for what has no direction of its own.
    var isRightToLeft: Bool?
    var isBlank: Bool
  }

  init(_ units: [UInt16], _ engine: BidiEngine, isRightToLeft: Bool, _ traits: BidiTraitTable) {
    var cells: [Cell] = []
    for run in engine.runs {
      let characters = Self.characters(units[run.range], traits).map { Self.cell($0, inRightToLeft: run.isRightToLeft) }
      cells += run.isRightToLeft ? characters.reversed() : characters
    }
    var list = Self.stretches(cells, isRightToLeft: isRightToLeft)
    if isRightToLeft { list.reverse() }
    stretches = list
    startsAtRight = isRightToLeft
  }

  private static func characters(_ units: ArraySlice<UInt16>, _ traits: BidiTraitTable) -> [Character] {
    Array(String(decoding: units.filter { !BidiLine.isHidden($0, traits[$0]) }, as: UTF16.self))
  }

  private static func cell(_ character: Character, inRightToLeft: Bool) -> Cell {
    let scalar = character.unicodeScalars.first ?? " "
    let isMirrored = inRightToLeft && scalar.properties.isBidiMirrored
    let direction: Bool? =
      switch scalar.bidiClass {
      case .r, .al: true
      case .l, .en, .an: false
      default: nil
      }
    return Cell(
      text: String(character), glyph: isMirrored ? String(scalar.mirrored) : String(character),
      isRightToLeft: direction, isBlank: character.isWhitespace)
  }

  /// Neighbours of one direction together, from the left.
  private static func stretches(_ cells: [Cell], isRightToLeft: Bool) -> [String] {
    var result: [(cells: [Cell], isRightToLeft: Bool)] = []
    for word in cells.split(whereSeparator: \.isBlank) {
      for (index, part) in parts(of: word, isRightToLeft: isRightToLeft).enumerated() {
        // A sign between blanks goes with the text before it only where that runs to the right.
        let isRight = part.isRightToLeft ?? false
        if index == 0, var last = result.last, last.isRightToLeft == isRight {
          last.cells += [Cell(text: " ", glyph: " ", isRightToLeft: nil, isBlank: true)] + part.cells
          result[result.count - 1] = last
        } else {
          result.append((part.cells, isRight))
        }
      }
    }
    return result.map { $0.isRightToLeft ? $0.cells.reversed().map(\.text).joined() : $0.cells.map(\.glyph).joined() }
  }

  /// The parts of a word, from the left: one, unless letters of both directions touch. Signs between them go with what
  /// stands before them where the paragraph begins.
  private static func parts(of word: ArraySlice<Cell>, isRightToLeft: Bool) -> [(cells: [Cell], isRightToLeft: Bool?)] {
    var result: [(cells: [Cell], isRightToLeft: Bool?)] = []
    for cell in isRightToLeft ? word.reversed() : Array(word) {
      if let last = result.last,
        last.isRightToLeft == nil || cell.isRightToLeft == nil || last.isRightToLeft == cell.isRightToLeft
      {
        result[result.count - 1].cells.append(cell)
        result[result.count - 1].isRightToLeft = last.isRightToLeft ?? cell.isRightToLeft
      } else {
        result.append(([cell], cell.isRightToLeft))
      }
    }
    return isRightToLeft ? result.reversed().map { ($0.cells.reversed(), $0.isRightToLeft) } : result
  }
}

extension BidiSimulation {
  /// What readers see of the text with these values; `firstStrong`: where its first strong character decides the
  /// direction of the paragraph.
  func seen(_ arguments: [BidiArgument], firstStrong: Bool = false) -> SeenText {
    fill(arguments, .raw)
    let isRight = firstStrong ? table.firstStrongIsRightToLeft(line.units) ?? isRightToLeft : isRightToLeft
    engine.set(line.units, isRight ? .rightToLeft : .leftToRight)
    return SeenText(line.units, engine, isRightToLeft: isRight, table)
  }
}
