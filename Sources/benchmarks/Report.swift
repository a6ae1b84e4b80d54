import Foundation

/// One line a figure: what was measured, the ratio or the time, what it should stay under.
enum Report {
  static func row(_ comparison: Comparison, limit: Double) {
    let figures = String(
      format: "%6.2f  (at most %.2f)  %8.2f ms / %8.2f ms", comparison.ratio, limit, comparison.subject.median,
      comparison.floor.median)
    line(comparison.name, figures, comparison.ratio <= limit)
  }

  static func time(_ name: String, _ times: Times, limit: Double) {
    line(name, String(format: "%6.1f ms  (at most %.0f ms)", times.median, limit), times.median <= limit)
  }

  private static func line(_ name: String, _ figures: String, _ holds: Bool) {
    print("\(holds ? "ok  " : "over") \(name.padding(toLength: 62, withPad: " ", startingAt: 0)) \(figures)")
  }
}
