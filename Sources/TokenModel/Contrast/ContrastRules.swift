internal import Diagnostics

/// Rules that hold declared pairs to their contrast.
enum ContrastRules {
  static let all = [minimum, pair, undecided, incomplete, waiver, status, colorVision] + RegressionRules.all

  static let minimum = Rule(
    .contrastMinimum, .error, summary: "a declared pair of colours has less contrast than it needs in some context",
    why: "People with low vision, and everyone in sunlight, cannot read it. WCAG 2.2 asks 4.5:1 of body text, 3:1 of "
      + "large text (1.4.3) and of graphics that carry meaning (1.4.11), and more at level AAA (1.4.6).",
    remedy: "Change the colour that is shown, or the surface, in that context. What WCAG exempts (inactive controls, "
      + "decoration, logotypes) goes under exempt with its reason.",
    bad: example(
      tokens: """
        text:
          $type: color
          muted: { $value: "#8A929C" }
        surface:
          $type: color
          base: { $value: "#FFFFFF" }
        """),
    good: example(
      tokens: """
        text:
          $type: color
          muted: { $value: "#5B6470" }
        surface:
          $type: color
          base: { $value: "#FFFFFF" }
        """))

  static let pair = Rule(
    .contrastPair, .error, summary: "a pair file says something that no token answers to, or that nothing reads",
    why: "A pair that means nothing is checked by nobody, and looks as if it passed.",
    remedy:
      "Mend the place that is shown: paths as the tokens are written, * for one name, ** for any number of names, "
      + "{x} on both sides.",
    bad: example(tokens: sound, pairs: "pairs: [{ text: text.mutd, on: surface.base }]"),
    good: example(tokens: sound))

  static let undecided = Rule(
    .contrastUndecided, .error, summary: "the contrast of a declared pair cannot be known",
    why: "Through a translucent surface shows whatever lies behind it, and with it the contrast changes.",
    remedy: "Say what lies behind, from top to bottom, down to something opaque: over: [surface.base].",
    bad: example(tokens: glass, pairs: "pairs: [{ text: text.muted, on: surface.glass }]"),
    good: example(tokens: glass, pairs: "pairs: [{ text: text.muted, on: surface.glass, over: [surface.base] }]"))

  static let incomplete = Rule(
    .contrastIncomplete, .error, summary: "a token that must be paired is in no pair",
    why: "A colour that came later than the pair file is used like the others, and nothing holds its contrast.",
    remedy: "Pair it with the surfaces that it stands on, or list it under exempt with the reason.",
    bad: example(tokens: glass, pairs: "pairs: [{ text: text.muted, on: surface.base }]\ncomplete: [surface.*]"),
    good: example(
      tokens: glass,
      pairs: """
        pairs:
          - { text: text.muted, on: surface.base }
          - { text: text.muted, on: surface.glass, over: [surface.base] }
        complete: [surface.*]
        """))

  static let waiver = Rule(
    .contrastWaiver, .error, summary: "a waiver has ended, ends soon, or waives nothing",
    why: "A waiver that outlives its reason hides the next failure of the same pair.",
    remedy: "Mend the pair and remove the waiver, or agree on another day with its owner.",
    bad: example(tokens: sound, pairs: waived(until: "2020-01-31")),
    good: example(
      tokens: """
        text: { $type: color, muted: { $value: "#8A929C" } }
        surface: { $type: color, base: { $value: "#FFFFFF" } }
        """,
      pairs: waived(until: "9999-12-31")))

  static let status = Rule(
    .contrastStatus, .error, summary: "status colours are told apart by colour alone",
    why:
      "One man in twelve sees red and green alike, and printouts and sunlight have no hue. WCAG 2.2 (1.4.1) asks for a "
      + "second cue: a label, an icon, a shape, or three to one in luminance.",
    remedy: "Give each state a label or an icon and say so with cue, or make the colours differ in lightness.",
    bad: example(tokens: states, pairs: "status: [status.*]"),
    good: example(tokens: states, pairs: "status: [{ tokens: status.*, cue: [icon, label] }]"))

  static let colorVision = Rule(
    .contrastColorVision, .warning, summary: "status colours look alike to people who lack a kind of cones",
    why:
      "What a label tells as well is found sooner by colour, and not by everyone. Colours are compared as someone sees "
      + "them without red, green or blue cones (Machado 2009); below a difference of 0.1 (ΔE-OK) they are taken for one.",
    remedy: "Make one of them lighter or darker: lightness is what everyone sees.",
    bad: example(
      tokens: """
        status: { $type: color, late: { $value: "#B4423C" }, done: { $value: "#5F6B1E" } }
        """, pairs: "status: [{ tokens: status.*, cue: label }]"),
    good: example(tokens: states, pairs: "status: [{ tokens: status.*, cue: label }]"))

  private static let states = """
    status: { $type: color, late: { $value: "#A03030" }, done: { $value: "#2E8A8A" } }
    """

  private static let sound = """
    text: { $type: color, muted: { $value: "#5B6470" } }
    surface: { $type: color, base: { $value: "#FFFFFF" } }
    """

  private static let glass = """
    text: { $type: color, muted: { $value: "#5B6470" } }
    surface:
      $type: color
      base: { $value: "#FFFFFF" }
      glass: { $value: "#FFFFFFB3" }
    """

  private static func waived(until day: String) -> String {
    """
    pairs: [{ text: text.muted, on: surface.base }]
    waivers:
      - { text: text.muted, on: surface.base, reason: the brand's grey, owner: design, until: \(day) }
    """
  }

  private static func example(
    tokens: String, pairs: String = "pairs: [{ text: text.*, on: surface.* }]"
  ) -> Rule.Example {
    Rule.Example([
      ("tokens.yaml", "products: { example: { tokens: example.tokens.yaml, contrast: contrast.yaml } }\n"),
      ("example.tokens.yaml", tokens + "\n"),
      ("contrast.yaml", pairs + "\n"),
    ])
  }
}
