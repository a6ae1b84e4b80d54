import Locales

/// What is wrong with the bidi controls in a text.
struct ControlFault: Hashable {
  enum Kind: Hashable {
    /// Nothing ends it before its paragraph does.
    case unclosed(BidiControl, end: Int)
    /// There is nothing that it ends.
    case stray(BidiControl)
    /// It forces every character into one direction: LRO, RLO. `end`: what ends it, where something does.
    case override(BidiControl, end: Int?)
    /// It lets what is inside reach outside, where an isolate would not: LRE, RLE.
    case embedding(BidiControl, end: Int)
    /// One of a pair stands in a branch, the other outside of it.
    case divided(BidiControl, end: Int)
  }

  var kind: Kind
  /// The unit that is at fault.
  var unit: Int
}

extension ControlFault {
  /// In the order of the text. `depth`: how many choices stand around a unit.
  static func all(in units: [UInt16], depth: (Int) -> Int) -> [ControlFault] {
    var result: [ControlFault] = []
    var open: [(control: BidiControl, unit: Int)] = []
    func closeParagraph(at end: Int) {
      for (control, unit) in open {
        result.append(unclosed(control, unit, end))
      }
      open = []
    }
    for (place, unit) in units.enumerated() {
      guard let control = BidiControl(rawValue: UInt32(unit)) else {
        if unit == 0x0A || unit == 0x0D || unit == 0x2029 { closeParagraph(at: place) }
        continue
      }
      if control.isIsolate || control.isEmbedding {
        open.append((control, place))
      } else if control == .popDirectionalIsolate {
        // A PDI ends the embeddings inside its isolate as well (rule X6a): they are unclosed.
        guard let opener = open.lastIndex(where: \.control.isIsolate) else {
          result.append(ControlFault(kind: .stray(control), unit: place))
          continue
        }
        for (inner, unit) in open[(opener + 1)...] {
          result.append(unclosed(inner, unit, place))
        }
        result += pair(open[opener], place, depth)
        open.removeSubrange(opener...)
      } else if control == .popDirectionalFormatting {
        // A PDF inside an isolate ends nothing outside (rule X7).
        guard let opener = open.last, opener.control.isEmbedding else {
          result.append(ControlFault(kind: .stray(control), unit: place))
          continue
        }
        result += pair(opener, place, depth)
        open.removeLast()
      }
    }
    closeParagraph(at: units.count)
    return result.sorted { ($0.unit, $0.kind.rank) < ($1.unit, $1.kind.rank) }
  }

  /// Of an override, that it is one is what matters.
  private static func unclosed(_ control: BidiControl, _ unit: Int, _ end: Int) -> ControlFault {
    ControlFault(kind: control.isOverride ? .override(control, end: nil) : .unclosed(control, end: end), unit: unit)
  }

  private static func pair(
    _ opener: (control: BidiControl, unit: Int), _ end: Int, _ depth: (Int) -> Int
  ) -> [ControlFault] {
    var result: [ControlFault] = []
    if opener.control.isOverride {
      result.append(ControlFault(kind: .override(opener.control, end: end), unit: opener.unit))
    } else if opener.control.isEmbedding {
      result.append(ControlFault(kind: .embedding(opener.control, end: end), unit: opener.unit))
    }
    if depth(opener.unit) != depth(end) {
      result.append(ControlFault(kind: .divided(opener.control, end: end), unit: opener.unit))
    }
    return result
  }
}

extension ControlFault {
  /// Whether it leaves no order to speak of: an open control, or one that ends nothing.
  var breaksText: Bool {
    switch kind {
    case .unclosed, .stray, .override: true
    case .embedding, .divided: false
    }
  }
}

extension ControlFault.Kind {
  fileprivate var rank: Int {
    switch self {
    case .override: 0
    case .unclosed: 1
    case .stray: 2
    case .divided: 3
    case .embedding: 4
    }
  }
}
