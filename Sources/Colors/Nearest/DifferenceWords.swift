/// The difference between two colours for people.
package enum DifferenceWords {
  /// What changes from one to the other: "looks the same", "a little darker". Steps are 1, 2, 5 and 12 of the just
  /// noticeable difference (ΔE-OK 0.02, CSS Color 4): below one nobody tells them apart, below two only side by side,
  /// and twelve, a quarter of the way from black to white, nobody takes for the same colour. Alpha does not count.
  package static func words(from old: Color, to new: Color) -> String {
    let difference = old.differenceOK(to: new)
    let lightness = new.components(in: .oklab).x - old.components(in: .oklab).x
    // Where less than half of it is lightness, it is another hue or chroma that one sees.
    let kind = abs(lightness) < difference / 2 ? "different" : lightness < 0 ? "darker" : "lighter"
    return switch difference {
    case ..<0.02: "looks the same"
    case ..<0.04: "looks almost the same"
    case ..<0.1: "a little \(kind)"
    case ..<0.25: "clearly \(kind)"
    default: "another colour"
    }
  }
}
