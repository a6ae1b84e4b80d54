/// Text of an ICU message between arguments. What apostrophes quote becomes a piece of its own.
struct ICUTextRun {
  private let text: UnsafeBufferPointer<UInt8>
  /// Where the piece that is being read begins.
  private var start: Int
  /// Where the text begins that `shown` does not have yet.
  private var pending: Int
  private var shown: [UInt8] = []
  private var isQuoted = false
  /// The apostrophe that was left out last.
  private var skipped = -1

  init(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.text = text
    self.start = start
    pending = start
  }

  /// An apostrophe that MessagePattern leaves out: the second of a pair, or one that begins or ends a quotation.
  mutating func skipApostrophe(at place: Int, into pieces: inout [Piece]) {
    defer { skipped = place }
    let isSecond = place > start && place - 1 != skipped && text[place - 1] == UInt8(ascii: "'")
    if isSecond {
      take(upTo: place)
    } else if isQuoted {
      take(upTo: place)
      pending = place + 1
      end(at: place + 1, into: &pieces)
      isQuoted = false
      return
    } else {
      end(at: place, into: &pieces)
      isQuoted = true
    }
    pending = place + 1
  }

  private mutating func take(upTo place: Int) {
    if place > pending { shown.append(contentsOf: text[pending..<place]) }
  }

  /// Ends the piece; another begins here.
  mutating func end(at place: Int, into pieces: inout [Piece]) {
    if place > start {
      if pending == start {
        pieces.append(Piece(.text(string(start..<place)), start..<place))
      } else {
        take(upTo: place)
        pieces.append(Piece(.text(String(decoding: shown, as: UTF8.self)), start..<place))
        shown.removeAll(keepingCapacity: true)
      }
    }
    start = place
    pending = place
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}
