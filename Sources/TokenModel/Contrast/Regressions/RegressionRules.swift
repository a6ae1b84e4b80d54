import Diagnostics

/// Rules that hold pairs to what a baseline recorded of them.
enum RegressionRules {
  static let all = [regression, slipped, staleBaseline]

  private static let regression = Rule(
    .contrastRegression, .error, summary: "a pair has less contrast than the baseline beside its pair file recorded",
    why: "It was legible, and a change took that away: perhaps one that was made for quite another pair, since many "
      + "share a colour.",
    remedy: "Undo the change that is shown, or find a value that all its pairs can live with: tokens contrast "
      + "--against REVISION shows everything that it moved.",
    bad: example(muted: "#8A929C", recorded: entry(color: "#5b6470", ratio: 5.9971)),
    good: example(muted: "#5B6470", recorded: entry(color: "#5b6470", ratio: 5.9971)))

  private static let slipped = Rule(
    .contrastSlipped, .warning, summary: "a pair still passes, and has much less contrast than the baseline recorded",
    why: "Small steps that each pass lead below the requirement one day, and whoever reads at AAA has lost it already.",
    remedy: "Undo the change that is shown, or record what is meant: tokens contrast --update-baseline. The option "
      + "tolerance says how much of its ratio a pair may lose (0.05: a twentieth).",
    bad: example(muted: "#5B6470", recorded: entry(color: "#2e3440", ratio: 12.4896)),
    good: example(muted: "#2E3440", recorded: entry(color: "#2e3440", ratio: 12.4896)))

  private static let staleBaseline = Rule(
    .contrastStaleBaseline, .warning, summary: "an entry of a contrast baseline no longer says how things stand",
    why: "A failure that was mended stays permitted as long as the baseline knows it, so that it may come back unseen.",
    remedy: "Bring the baseline up to date: tokens contrast --update-baseline.",
    bad: example(muted: "#5B6470", recorded: entry(color: "#8a929c", ratio: 3.1473, verdict: "fail")),
    good: example(muted: "#5B6470", recorded: entry(color: "#5b6470", ratio: 5.9971)))

  private static func entry(color: String, ratio: Double, verdict: String = "pass") -> String {
    """
    {
      "version": 1,
      "entries": [
        {"kind": "text", "text": "text.muted", "on": "surface.base", "context": {}, "ratio": \(ratio), "required": 4.5, \
    "verdict": "\(verdict)", "inputs": {"text.muted": ["\(color)"], "surface.base": ["#ffffff"]}}
      ]
    }

    """
  }

  private static func example(muted: String, recorded baseline: String) -> Rule.Example {
    Rule.Example([
      ("tokens.yaml", "products: { example: { tokens: example.tokens.yaml, contrast: contrast.yaml } }\n"),
      (
        "example.tokens.yaml",
        """
        text: { $type: color, muted: { $value: "\(muted)" } }
        surface: { $type: color, base: { $value: "#FFFFFF" } }

        """
      ),
      ("contrast.yaml", "pairs: [{ text: text.muted, on: surface.base }]\n"),
      ("contrast.baseline.json", baseline),
    ])
  }
}
