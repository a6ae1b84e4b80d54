import Diagnostics
import Locales

/// Makes the patterns of one message of MessagePattern's parts. Arguments nest no deeper than the parser lets them.
struct ICUPatternBuilder {
  private let text: UnsafeBufferPointer<UInt8>
  private let parts: [MessagePart]
  private let literal: Literal
  private let places: LiteralPlaces
  /// Whether `#` stands for a plural's number.
  private let hasNumberSigns: Bool

  init(
    _ text: UnsafeBufferPointer<UInt8>, _ parts: [MessagePart], _ literal: Literal, _ places: LiteralPlaces,
    hasNumberSigns: Bool
  ) {
    self.text = text
    self.parts = parts
    self.literal = literal
    self.places = places
    self.hasNumberSigns = hasNumberSigns
  }

  /// The pattern of the message, or of the branch, that starts with a part.
  func pattern(_ start: Int) -> Pattern {
    let limit = Int(parts[start].limit)
    let range = parts[start].range.upperBound..<parts[limit].range.lowerBound
    var run = ICUTextRun(text, from: range.lowerBound)
    var pieces: [Piece] = []
    var index = start + 1
    while index < limit {
      let part = parts[index]
      switch part.kind {
      case .skippedSyntax: run.skipApostrophe(at: part.range.lowerBound, into: &pieces)
      case .number where hasNumberSigns:
        run.end(at: part.range.lowerBound, into: &pieces)
        pieces.append(Piece(.number, part.range))
        run = ICUTextRun(text, from: part.range.upperBound)
      case .argumentStart:
        run.end(at: part.range.lowerBound, into: &pieces)
        let piece = argument(index)
        pieces.append(piece)
        run = ICUTextRun(text, from: piece.range.upperBound)
        index = Int(part.limit)
      default: break
      }
      index += 1
    }
    run.end(at: range.upperBound, into: &pieces)
    return Pattern(literal, range: range, pieces: pieces)
  }
}

// MARK: - Arguments

extension ICUPatternBuilder {
  /// `{name …}`, whose brace is a part.
  private func argument(_ start: Int) -> Piece {
    let limit = Int(parts[start].limit)
    let range = parts[start].range.lowerBound..<parts[limit].range.upperBound
    let name = name(parts[start + 1])
    switch parts[start].argument {
    case .none:
      return Piece(.argument(Argument(name, .any, specifier: "", isNumbered: true)), range)
    case .simple:
      let type = string(parts[start + 2].range)
      let style = start + 3 < limit ? string(parts[start + 3].range).trimmed : ""
      let specifier = style.isEmpty ? type : "\(type), \(style)"
      return Piece(.argument(Argument(name, kind(type, style), specifier: specifier, isNumbered: true)), range)
    case .plural: return choice(.plural, name, start, range)
    case .selectordinal: return choice(.ordinal, name, start, range)
    // A choice by limits (`0#none|1#one`) is one between branches whose selectors are the limits.
    case .select, .choice: return choice(.select, name, start, range)
    }
  }

  private func name(_ part: MessagePart) -> Argument.Name {
    part.kind == .argumentNumber ? .position(Int(part.value) + 1) : .named(string(part.range))
  }

  /// ICU compares types without regard to case.
  private func kind(_ type: String, _ style: String) -> Argument.Kind {
    switch type.lowercased() {
    case "number": style == "integer" ? .integer : .number
    case "spellout", "ordinal", "duration": .number
    case "date", "time": .date
    default: .other
    }
  }

  private func choice(_ kind: Choice.Kind, _ name: Argument.Name, _ start: Int, _ range: Range<Int>) -> Piece {
    let limit = Int(parts[start].limit)
    var cases: [Choice.Case] = []
    cases.reserveCapacity(6)
    var offset = 0
    var selector: Range<Int>?
    var index = start + 2
    while index < limit {
      let part = parts[index]
      switch part.kind {
      case .selector: selector = (selector ?? part.range).lowerBound..<part.range.upperBound
      case .integer, .double:
        if parts[start].argument == .choice {
          selector = part.range
        } else if selector == nil {
          offset = Int(exactly: part.number) ?? 0
        }
      case .messageStart:
        cases.append(branch(index, behind: selector ?? part.range))
        selector = nil
        index = Int(part.limit)
      default: break
      }
      index += 1
    }
    return Piece(.choice(Choice(kind, by: name, offset: offset, cases: cases, span: places.span(range))), range)
  }

  private func branch(_ start: Int, behind selector: Range<Int>) -> Choice.Case {
    let end = parts[Int(parts[start].limit)].range.upperBound
    return Choice.Case(
      string(selector), places.span(selector), pattern(start), span: places.span(selector.lowerBound..<end))
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}

extension String {
  /// Without blanks and breaks of ASCII around it.
  fileprivate var trimmed: String {
    guard let first = utf8.firstIndex(where: { $0 > 0x20 }), let last = utf8.lastIndex(where: { $0 > 0x20 }) else {
      return ""
    }
    return String(self[first...last])
  }
}
