import Colors
import Diagnostics

extension TokenCheck {
  /// `{ tokens: [status.**], max: 0.12 }`, in OKLCH chroma.
  package static let chroma = TokenCheck(chromaRule, options: ["tokens", "max"]) { run in
    let most = run.options.number("max", above: 0) ?? 0.12
    run.judge(run.requiredTokens()) { _, value, _ in
      guard let color = value.color else { return nil }
      let chroma = color.components(in: .oklch).y
      guard chroma > most else { return nil }
      return Fault(
        what: "has a chroma of \(chroma.words(apartFrom: most))", why: "\(most.words) is the most here",
        help: color.muted(to: most).map { ["use \"\($0)\", the same hue and lightness at that chroma"] } ?? [])
    }
  }

  private static let chromaRule = Rule(
    .chroma, .error,
    summary: "a color is more vivid than the design allows",
    why: """
      A product that mutes its status colors keeps vivid ones for what must be found first. Chroma in OKLCH says how \
      vivid a color looks, whatever its hue.
      """,
    remedy: "Lower the chroma and keep hue and lightness, so that contrast stays what it is.",
    bad: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/chroma: { tokens: [status.**], max: 0.12 }
        """
      ),
      (
        "app.tokens.yaml",
        """
        status:
          $type: color
          overdue: { $value: "#E5002B" }
        """
      ),
    ]),
    good: Rule.Example([
      (
        "tokens.yaml",
        """
        products:
          app:
            tokens: app.tokens.yaml
            rules:
              tokens/chroma: { tokens: [status.**], max: 0.12 }
        """
      ),
      (
        "app.tokens.yaml",
        """
        status:
          $type: color
          overdue: { $value: "#9C5A55" }
        """
      ),
    ]))
}

extension Color {
  /// The nearest eight-bit colour of the same hue and lightness whose chroma is at most `most`; nil where rounding to
  /// eight bits leaves none near.
  fileprivate func muted(to most: Double) -> String? {
    let lch = components(in: .oklch)
    for attempt in 0..<20 {
      let chroma = most * (1 - Double(attempt) / 20)
      let hex = Color(.oklch, lch.x, chroma, lch.z, alpha: alpha).hex
      if let rounded = try? Color(css: hex), rounded.components(in: .oklch).y <= most { return hex }
    }
    return nil
  }
}

extension Double {
  /// With as many decimals, three at least, as it takes to differ from `limit`.
  fileprivate func words(apartFrom limit: Double) -> String {
    var scale = 1000.0
    while scale < 1e9, (self * scale).rounded() == (limit * scale).rounded() { scale *= 10 }
    return ((self * scale).rounded() / scale).words
  }
}
