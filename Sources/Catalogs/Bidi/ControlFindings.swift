import Diagnostics
import Locales

/// What to say of the bidi controls of a message.
struct ControlFindings {
  let subject: BidiSubject
  let unit: Unit
  let files: SourceFiles

  /// And whether the order of the text is worth no look before they are mended.
  func all() -> (findings: [Finding], breakText: Bool) {
    let units = subject.reading.flat.units
    let depths = subject.reading.segments
    let faults = ControlFault.all(in: units) { place in depths.first { $0.units.contains(place) }?.depth ?? 0 }
    return (faults.compactMap(finding), faults.contains(where: \.breaksText))
  }

  private func finding(_ fault: ControlFault) -> Finding? {
    guard let span = span(fault.unit) else { return nil }
    let key = unit.message.key.keyWords
    switch fault.kind {
    case .override(let control, let end):
      return Finding(
        .bidiControl, .error, "\(key): \(control.name) forces every character behind it into one direction", at: span,
        symbol: unit.entry.key,
        notes: ["it turns letters, digits and what is inserted round, so that a text can read as what it is not"],
        help: ["use \(control.isolate?.name ?? "an isolate") … \(BidiControl.popDirectionalIsolate.name) instead"],
        fixes: replacing("isolate instead of overriding", control, fault.unit, end, safe: false))
    case .unclosed(let control, let end):
      let isAtEnd = end == subject.reading.flat.units.count
      let place =
        isAtEnd ? "before the message ends" : isBreak(end) ? "before its line ends" : "before what is around it ends"
      let terminator = control.terminator ?? .popDirectionalIsolate
      return Finding(
        .bidiControl, .error, "\(key): nothing ends \(control.name) \(place)", at: span, symbol: unit.entry.key,
        notes: ["what the message is put together with is drawn into its direction"],
        help: ["put \(terminator.name) where the part ends that it is for, or remove it"],
        fixes: closing(terminator, before: end))
    case .stray(let control):
      return Finding(
        .bidiControl, .error, "\(key): \(control.name) ends nothing in this message", at: span, symbol: unit.entry.key,
        notes: ["it ends whatever is open where the message is put in, such as the isolate around it"],
        help: ["remove it, or put what it is to end before it"],
        fixes: fix("remove it", safe: true, subject.rawEdit(fault.unit, "", in: files).map { [$0] }))
    case .embedding(let control, let end):
      let isolate = control.isolate?.name ?? "an isolate"
      return Finding(
        .bidiControl, .note, "\(key): \(control.name) embeds where an isolate is meant", at: span,
        symbol: unit.entry.key,
        notes: ["an embedding takes part in the order of the text around it; an isolate does not (UAX #9, 2.7)"],
        help: ["use \(isolate) … \(BidiControl.popDirectionalIsolate.name)"],
        fixes: replacing("isolate instead of embedding", control, fault.unit, end, safe: false))
    case .divided(let control, _):
      return Finding(
        .bidiControl, .note, "\(key): \(control.name) and what ends it stand on different sides of a branch", at: span,
        symbol: unit.entry.key,
        notes: ["each branch is translated by itself, and one that lacks its half leaves the other alone"],
        help: ["put both into the branch, or both around the whole choice"])
    }
  }

  private func isBreak(_ place: Int) -> Bool {
    let unit = subject.reading.flat.units[place]
    return unit == 0x0A || unit == 0x0D || unit == 0x2029
  }

  private func span(_ place: Int) -> Span? { subject.rawSpan(place..<place + 1, in: files) }

  /// Closing at the end of the paragraph changes nothing in the message itself: that is where it ended anyway.
  private func closing(_ terminator: BidiControl, before end: Int) -> [Fix] {
    let insertion =
      end == subject.reading.flat.units.count
      ? FlatText.Insertion(position: end - 1, isBehind: true, control: terminator)
      : FlatText.Insertion(position: end, isBehind: false, control: terminator)
    return fix("end it with ⟨\(terminator.abbreviation)⟩", safe: true, subject.rawEdits([insertion], in: files))
  }

  private func replacing(_ title: String, _ control: BidiControl, _ start: Int, _ end: Int?, safe: Bool) -> [Fix] {
    guard let end else { return fix("remove it", safe: safe, subject.rawEdit(start, "", in: files).map { [$0] }) }
    guard let isolate = control.isolate,
      let first = subject.rawEdit(start, String(isolate.scalar), in: files),
      let last = subject.rawEdit(end, String(BidiControl.popDirectionalIsolate.scalar), in: files)
    else { return [] }
    return fix(title, safe: safe, [first, last])
  }

  private func fix(_ title: String, safe: Bool, _ edits: [Fix.Edit]?) -> [Fix] {
    edits.map { [Fix(title, safe: safe, edits: $0)] } ?? []
  }
}
