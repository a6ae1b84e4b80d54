import Locales

/// Lays a text out with arguments in it, and compares what readers see with the text whose arguments are isolated.
///
/// Bidi controls and other characters that do not show are left out of the comparison. One object serves one thread, for
/// any number of texts.
package final class BidiSimulation {
  let engine = BidiEngine()
  let table = BidiTraitTable()
  private(set) var isRightToLeft = false
  private var flat = FlatText()
  private var reference = BidiView()
  private var view = BidiView()
  private(set) var line = BidiLine()
  private var ownOrders: [BidiArgument: [Int32]] = [:]

  package init() {}

  /// Takes a text of a locale, and lays it out with every argument isolated: that does not depend on their values.
  package func begin(_ flat: FlatText, isRightToLeft: Bool) {
    self.flat = flat
    self.isRightToLeft = isRightToLeft
    line.removeAll()
    for (unit, slot) in FlatParts(flat) {
      guard let slot else {
        line.appendLiteral(flat.units[unit], at: unit, table)
        continue
      }
      line.appendControl(.firstStrongIsolate)
      line.beginArgument(slot)
      line.appendArgument(FlatText.object)
      line.appendControl(.popDirectionalIsolate)
    }
    look(into: &reference)
  }

  /// What differs for these values, by the number of their argument.
  package func verdict(_ arguments: [BidiArgument], _ form: BidiForm = .raw) -> BidiVerdict {
    fill(arguments, form)
    look(into: &view)
    var verdict = view.compared(with: reference)
    for (slot, place) in flat.slots.enumerated() where place.argument < arguments.count {
      if view.inner[slot] != ownOrder(arguments[place.argument]) { verdict.insert(.argumentOrder) }
    }
    if let first = table.firstStrongIsRightToLeft(line.units), first != isRightToLeft {
      verdict.insert(.baseFlip)
    }
    return verdict
  }

  /// The literal text as the last verdict saw it.
  var projection: BidiView.Projection { view.projection }

  /// The literal text with isolated arguments.
  var referenceProjection: BidiView.Projection { reference.projection }

  /// The slots whose arguments the last verdict saw in another order than alone.
  func reorderedSlots(_ arguments: [BidiArgument]) -> [Int] {
    flat.slots.indices.filter { slot in
      let argument = flat.slots[slot].argument
      return argument < arguments.count && view.inner[slot] != ownOrder(arguments[argument])
    }
  }

  private var base: BidiEngine.Base { isRightToLeft ? .rightToLeft : .leftToRight }

  func fill(_ arguments: [BidiArgument], _ form: BidiForm) {
    line.removeAll()
    for (unit, slot) in FlatParts(flat) {
      guard let slot else {
        line.appendLiteral(flat.units[unit], at: unit, table)
        continue
      }
      line.beginArgument(slot)
      let number = flat.slots[slot].argument
      guard number < arguments.count else { continue }
      let argument = arguments[number]
      switch form {
      case .raw: break
      case .firstStrongIsolates: line.appendControl(.firstStrongIsolate)
      case .knownIsolates: line.appendControl(argument.isRightToLeft ? .rightToLeftIsolate : .leftToRightIsolate)
      }
      line.appendArgument(argument.text, table)
      if form != .raw { line.appendControl(.popDirectionalIsolate) }
    }
  }

  private func look(into view: inout BidiView) {
    engine.set(line.units, base)
    view.begin(slots: flat.slots.count)
    for run in engine.runs {
      if run.isRightToLeft {
        for unit in run.range.reversed() { view.append(unit, of: line, isRightToLeft: true) }
      } else {
        for unit in run.range { view.append(unit, of: line, isRightToLeft: false) }
      }
    }
  }

  /// The order in which an argument's units show when it stands alone in its own direction.
  private func ownOrder(_ argument: BidiArgument) -> [Int32] {
    if let known = ownOrders[argument] { return known }
    engine.set(argument.text, argument.isRightToLeft ? .rightToLeft : .leftToRight)
    let shown = engine.visualOrder.filter { place in
      let unit = argument.text[Int(place)]
      return !BidiLine.isHidden(unit, table[unit])
    }
    ownOrders[argument] = shown
    return shown
  }
}

/// The units of a text in order, with the number of the slot where one is.
private struct FlatParts: Sequence, IteratorProtocol {
  private let flat: FlatText
  private var unit = 0
  private var slot = 0

  init(_ flat: FlatText) {
    self.flat = flat
  }

  mutating func next() -> (unit: Int, slot: Int?)? {
    guard unit < flat.units.count else { return nil }
    defer { unit += 1 }
    guard slot < flat.slots.count, flat.slots[slot].position == unit else { return (unit, nil) }
    defer { slot += 1 }
    return (unit, slot)
  }
}
