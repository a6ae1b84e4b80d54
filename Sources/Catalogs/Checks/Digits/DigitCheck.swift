package import Diagnostics
import Locales

/// Holds the digits that stand in texts to those of the locale or of the workspace.
package struct DigitCheck: MessageCheck {
  package let rules = [DigitRules.digits, DigitRules.mixed]

  package init() {}

  package func check(_ unit: Unit, in files: SourceFiles, report: (Finding) -> Void) {
    let written = unit.traits.intersection(.digits)
    guard !written.isEmpty, written != unit.context.digits.trait else { return }
    let policy = unit.context.digits
    for text in unit.branchTexts where text.mayHaveDigits {
      let numbers = text.numbers(outside: Markup(text.bytes))
      guard !numbers.isEmpty, !unit.isForeign(text) else { continue }
      let strangers = numbers.filter { $0.system != policy.style.system && ($0.system == .latin || policy.isKnown) }
      for number in strangers { if let finding = digits(number, text, unit, policy, files) { report(finding) } }
      if let finding = mixed(numbers, text, unit, policy, files) { report(finding) }
    }
  }

  private func digits(
    _ number: NumberRun, _ text: BranchText, _ unit: Unit, _ policy: DigitPolicy, _ files: SourceFiles
  ) -> Finding? {
    guard let place = text.place(of: number.range) else { return nil }
    let (right, isPlain) = policy.style.rewritten(number)
    let edit = place.edit(right, in: files)
    return unit.finding(
      .digits, .warning,
      "\(number.text) is in \(number.system.words) digits in a text in \(unit.localeWords), which has "
        + "\(policy.style.system.words) ones",
      at: place.span(in: files), notes: [policy.note(unit.locale)] + unit.branchNote(text),
      help: [
        "write \(right), or say which digits the product wants: digits: { \(unit.locale): \(number.wanted) } in the workspace"
      ],
      fixes: edit.map { [Fix("write \(right)", safe: isPlain, edits: [$0])] } ?? [])
  }

  private func mixed(
    _ numbers: [NumberRun], _ text: BranchText, _ unit: Unit, _ policy: DigitPolicy, _ files: SourceFiles
  ) -> Finding? {
    guard let first = numbers.first, numbers.contains(where: { $0.system != first.system }) else { return nil }
    let base = numbers.first { $0.system == policy.style.system } ?? first
    guard let odd = numbers.first(where: { $0.system != base.system }), let span = text.span(of: odd.range, in: files)
    else { return nil }
    return unit.finding(
      .mixedDigits, .warning,
      "\(odd.text) is in \(odd.system.words) digits and \(base.text) in \(base.system.words) ones, in one text",
      at: span,
      labels: text.span(of: base.range, in: files).map { [Finding.Label($0, "the other digits")] } ?? [],
      notes: unit.branchNote(text), help: ["write both in \(policy.style.system.words) digits"])
  }
}

extension BranchText {
  /// Whether a byte may belong to a digit: ASCII's, or those of letters' scripts but for Latin, Greek, Cyrillic, Hebrew
  /// and Arabic, whose letters begin with C3 to DA and have no digits but D9 A0 to D9 A9 and DB B0 to DB B9.
  fileprivate var mayHaveDigits: Bool {
    var previous: UInt8 = 0
    for byte in bytes {
      if 0x30...0x39 ~= byte || byte >= 0xDC { return true }
      if previous == 0xD9 && 0xA0...0xA9 ~= byte || previous == 0xDB && 0xB0...0xB9 ~= byte { return true }
      previous = byte
    }
    return false
  }
}

extension NumberingSystem {
  /// What a text has whose digits are all of the system.
  var trait: TextTraits {
    switch name {
    case "latn": .latinDigit
    case "arab": .arabicDigit
    case "arabext": .persianDigit
    default: []
    }
  }
}

extension NumberRun {
  /// The setting under which it would be right.
  fileprivate var wanted: String { system == .latin ? "latin" : "native" }
}

extension NumberStyle {
  /// The number in this style's digits; plain where no separator had to be understood: `4.5` may be a fraction or a
  /// version.
  fileprivate func rewritten(_ number: NumberRun) -> (text: String, isPlain: Bool) {
    var result = String.UnicodeScalarView()
    for scalar in number.text.unicodeScalars {
      result.append(NumberingSystem.of(scalar).map { system.digits[$0.value] } ?? scalar)
    }
    let scalars = number.text.unicodeScalars.filter { NumberingSystem.of($0) == nil }
    guard Set(scalars.map(\.value)).count == 1, let separator = scalars.first else { return (String(result), true) }
    guard let meant = meaning(of: separator, in: number) else { return (String(result), separator != ".") }
    return (String(result).replacing(separator, with: meant), separator != ".")
  }

  /// This style's sign for a separator of numbers: "٬" for the comma of `1,234`. nil where it stays.
  private func meaning(of separator: Unicode.Scalar, in number: NumberRun) -> String? {
    let groups = number.text.unicodeScalars.split(separator: separator)
    switch separator {
    case "٫": return decimal
    case "٬": return group
    case ",": return groups.dropFirst().allSatisfy { $0.count == 3 } && decimal != "." ? group : nil
    case ".": return groups.count == 2 && decimal == "٫" ? decimal : nil
    default: return nil
    }
  }
}

extension String {
  fileprivate func replacing(_ scalar: Unicode.Scalar, with text: String) -> String {
    unicodeScalars.map { $0 == scalar ? text : String($0) }.joined()
  }
}
