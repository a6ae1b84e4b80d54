import Colors
import Diagnostics
import TokenModel

/// A pair in one context: a sample in the very colours, and what it comes to.
struct PageTile {
  private let result: PairResult
  private let pair: DeclaredPair
  private let report: ContrastReport

  init(_ result: PairResult, of pair: DeclaredPair, in report: ContrastReport) {
    self.result = result
    self.pair = pair
    self.report = report
  }

  func write(to html: inout HTMLText, _ colors: inout ShownPairs) {
    let standing = Standing(result)
    let shown = colors.shown(result)
    html.element("li", ["class": standing.name]) { html in
      if let shown {
        sample(shown, &html)
      } else {
        html.element("span", ["class": "sample unknown"], text: "something unsaid shows through")
      }
      html.element("span", ["class": "context"], text: report.tokens.words(for: result.context, over: result.axes))
      html.text(" ")
      let ratio = result.ratio.map { "\(WCAG.words($0, against: result.required)):1" } ?? "not known"
      html.element("span", ["class": "ratio"], text: ratio)
      html.text(" ")
      html.element("span", ["class": "need"], text: need)
      html.text(" ")
      html.element("strong") { html in
        html.element("span", ["aria-hidden": "true"], text: standing == .passes ? "\u{2713}" : standing.mark)
        html.text(" \(standing.words)")
      }
    }
  }

  /// "needs 4.5:1", "needs 3:1 (large)".
  private var need: String {
    "needs \(WCAG.words(required: result.required)):1" + (result.isLargeText ? " (large)" : "")
  }

  // MARK: - Sample

  /// Whoever cannot see the sample loses nothing: the words beside it say all.
  private func sample(_ shown: ShownPair, _ html: inout HTMLText) {
    let behind = shown.backdrop.map { css("background", $0) }
    html.element("span", ["class": "sample", "aria-hidden": "true", "style": behind]) { html in
      let paint = css("background", shown.surface) + ";" + css("color", shown.foreground)
      switch pair.kind {
      case .text:
        let word = SampleWord(report.tokens, result.context)
        html.element(
          "span", ["class": "ground", "lang": word.language, "dir": word.direction, "style": paint + ";" + font],
          text: word.text)
      case .graphic:
        html.element("span", ["class": "ground", "style": paint]) { html in
          html.element("span", ["class": "shape"], text: "")
        }
      }
    }
  }

  /// The size and weight that decide whether the text is large; a browser's own for body text.
  private var font: String {
    guard let style = pair.style,
      case .typography(let typography)? = report.tokens.tokens[style].value(in: result.context)
    else { return "font-size:16px" }
    let size = JSONText.digits(min(max(typography.fontSize.points, 1), 200).rounded(decimals: 2))
    let weight = JSONText.digits(min(max(typography.fontWeight, 1), 1000).rounded())
    return "font-size:\(size)px;font-weight:\(weight)"
  }

  /// For every screen, and again for wide ones where they show something else.
  private func css(_ property: String, _ color: ShownColor) -> String {
    guard color.isWide else { return "\(property):\(color.hex)" }
    let wide = color.encoded(on: .displayP3)
    let channels = [wide.x, wide.y, wide.z].map { JSONText.digits($0.rounded(decimals: 5)) }
    return "\(property):\(color.hex);\(property):color(display-p3 \(channels.joined(separator: " ")))"
  }
}

/// A word to look at, in the script of the context.
private struct SampleWord {
  let text: String
  let language: String
  let direction: String

  init(_ tokens: TokenSet, _ context: Context) {
    let script = tokens.modifiers.firstIndex { $0.name == "script" }.map { axis in
      tokens.modifiers[axis].contexts[context.choices[axis]]
    }
    (text, language, direction) =
      switch script {
      case "arabic": ("\u{646}\u{645}\u{648}\u{630}\u{62C}", "ar", "rtl")
      case "hebrew": ("\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}", "he", "rtl")
      default: ("Sample", "en", "ltr")
      }
  }
}
