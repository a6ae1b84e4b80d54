import Colors
import Diagnostics
import Files
import TokenModel

extension ContrastChanges {
  /// For people.
  func text(_ style: Style) -> String {
    guard !products.isEmpty else { return "No pair changed since \(DisplayText.escaped(revision.name))\n" }
    var text = ""
    for product in products {
      text += style(.path, DisplayText.escaped(product.name)) + "\n"
      for group in product.groups {
        text += heading(group, style) + table(group).rendered(style, indent: 4)
        for cause in group.others {
          let (before, after) = cause.change
          let words = "also: \(cause.token ?? "what is asked")  \(before) \u{2192} \(after)"
          text += "    \(style(.quiet, DisplayText.escaped(words)))\n"
        }
        for help in group.help { text += "    \(style(.help, "help:")) \(DisplayText.escaped(help))\n" }
      }
      text += "\n"
    }
    return text + "Since \(DisplayText.escaped(revision.name)): \(tally)\n"
  }

  /// "2 newly failing, 1 slipped".
  var tally: String { counts.map { "\($0.count) \($0.outcome.words(for: $0.count))" }.joined(separator: ", ") }

  private func heading(_ group: Group, _ style: Style) -> String {
    var line = "  " + style(.heading, DisplayText.escaped(group.reason.words))
    if let (before, after) = group.reason.change {
      line += DisplayText.escaped("  \(before) \u{2192} \(after)")
    }
    if let place = group.place { line += "  " + style(.quiet, DisplayText.escaped(place)) }
    return line + "\n"
  }

  private func table(_ group: Group) -> Table {
    var table = Table()
    table.rows = group.rows.map { row in
      let change = row.change
      return [
        .init("\(change.outcome.mark) \(change.outcome.words)", change.outcome.role),
        .init(change.pair.foreground), .init("on \(change.pair.behind)"), .init(row.context),
        .init(change.before.words, isRightAligned: true), .init("\u{2192}"),
        .init(change.after.words, isRightAligned: true), .init(change.needs, .quiet),
      ]
    }
    return table
  }
}

extension PairChange {
  /// "needs 4.5", "needs 7, before 4.5".
  var needs: String {
    let now = after?.required ?? before?.required ?? 0
    let then = before?.required ?? now
    return "needs \(WCAG.words(required: now))" + (then == now ? "" : ", before \(WCAG.words(required: then))")
  }
}

extension PairRecord? {
  /// "4.47:1"; a dash where there is no such pair.
  var words: String {
    guard let record = self else { return "\u{2013}" }
    return record.ratio.map { "\(WCAG.words($0, against: record.required)):1" } ?? "?"
  }
}

extension PairOutcome {
  /// One column that says it without colour.
  var mark: String {
    switch self {
    case .newlyFailing, .newPairFailing, .fellFurther, .stillFailing: "\u{2717}"
    case .newlyUndecided: "?"
    case .slipped, .lower: "\u{2193}"
    case .fixed: "\u{2713}"
    case .better: "\u{2191}"
    case .excused: "!"
    case .newPair: "+"
    case .gone: "\u{2212}"
    case .requirement, .same: " "
    }
  }

  fileprivate var role: Style.Role? {
    switch self {
    case .newlyFailing, .newPairFailing, .newlyUndecided, .fellFurther: .error
    case .slipped, .stillFailing, .excused: .warning
    case .fixed, .better: .added
    case .lower, .requirement, .newPair, .gone, .same: nil
    }
  }
}
