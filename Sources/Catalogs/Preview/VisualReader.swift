import Locales

/// Tells texts in the order in which readers see them. Serves one thread.
package final class VisualReader {
  private let engine = BidiEngine()
  private let traits = BidiTraitTable()

  package init() {}

  /// "from the right: “٣”, then “أيام”": for terminals, some of which reorder right-to-left text and some don't.
  package func words(_ text: String, isRightToLeft: Bool) -> String {
    let units = Array(text.utf16)
    engine.set(units, isRightToLeft ? .rightToLeft : .leftToRight)
    return SeenText(units, engine, isRightToLeft: isRightToLeft, traits).words
  }

  /// With every bidi control as its name: ⟨FSI⟩.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.bidiControl != nil }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if let control = scalar.bidiControl {
        result += "\u{27E8}\(control.abbreviation)\u{27E9}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
