/// What readers see of a text, from left to right: which part stands where.
struct BidiView {
  /// The places of literal units in the flat text.
  private var order: [Int32] = []
  /// The same with one token for each stretch of an argument.
  private var tokens: [Int32] = []
  /// The literal units that show their mirror images, from left to right.
  private var mirrored: [Int32] = []
  /// For each slot, the units of its argument, by their place in it.
  private(set) var inner: [[Int32]] = []
  /// Whether a slot's argument has come to an end; and whether one went on after that.
  private var isSplit = false

  mutating func begin(slots: Int) {
    order.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    mirrored.removeAll(keepingCapacity: true)
    if inner.count != slots {
      inner = Array(repeating: [], count: slots)
    } else {
      for slot in inner.indices { inner[slot].removeAll(keepingCapacity: true) }
    }
    isSplit = false
  }

  /// The next unit of a line to the right.
  mutating func append(_ unit: Int, of line: BidiLine, isRightToLeft: Bool) {
    let id = line.ids[unit]
    if id >= 0 {
      order.append(id)
      tokens.append(id)
      if isRightToLeft, line.isMirrored(unit) { mirrored.append(id) }
    } else if id != BidiLine.hidden {
      let slot = line.slot(ofUnit: Int32(unit))
      let token = -1 - Int32(slot)
      if tokens.last != token {
        if !inner[slot].isEmpty { isSplit = true }
        tokens.append(token)
      }
      inner[slot].append(Int32(unit) - line.starts[slot])
    }
  }

  /// What differs from the view with isolated arguments. Where literals are reordered or an argument is torn, that is
  /// what is wrong, and not that arguments stand elsewhere as well.
  func compared(with reference: BidiView) -> BidiVerdict {
    var verdict: BidiVerdict = []
    if order != reference.order { verdict.insert(.literal) }
    if isSplit { verdict.insert(.split) }
    if verdict.isEmpty, tokens != reference.tokens { verdict.insert(.moved) }
    if mirrored != reference.mirrored, Set(mirrored) != Set(reference.mirrored) { verdict.insert(.mirror) }
    return verdict
  }

  /// The literal text by itself, whatever stands between: two views with one projection show it alike.
  var projection: Projection { Projection(order: order, mirrored: mirrored) }

  struct Projection: Hashable {
    var order: [Int32]
    var mirrored: [Int32]
  }
}
