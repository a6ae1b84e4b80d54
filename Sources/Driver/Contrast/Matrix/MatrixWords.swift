import Colors
import Diagnostics
import TokenModel

/// What stands around a matrix: what is asked, what its marks mean, and a line for each cell that needs a look.
struct MatrixWords {
  let report: ContrastReport
  let style: Style
  /// The columns of the terminal.
  let width: Int

  /// "Text needs 4.5:1 or 7:1 (+), large text 3:1".
  func demand(of matrix: ContrastMatrix) -> String {
    var parts: [String] = []
    switch matrix.kind {
    case .text:
      if let ratios = words(matrix.requirements.standard) { parts.append("text needs \(ratios)") }
      if let ratios = words(matrix.requirements.large) { parts.append("large text needs \(ratios)") }
    case .graphic:
      if let ratios = words(matrix.requirements.standard) { parts.append("graphics need \(ratios)") }
    }
    let lines = Explanation.wrapped(parts.joined(separator: ", "), width: max(20, width - 2))
    return lines.map { line in
      "  \(style(.heading, String(line.map { $0 == Self.unbroken ? " " : $0 })))\n"
    }.joined()
  }

  /// A blank at which no line ends.
  private static let unbroken: Character = "\u{A0}"

  /// "4.5:1", "4.5:1 or 7:1 (+)".
  private func words(_ ratios: [Double]) -> String? {
    guard let first = ratios.first else { return nil }
    let more = ratios.dropFirst().map { "\(WCAG.words(required: $0)):1" }
    return (["\(WCAG.words(required: first)):1"] + more).joined(separator: " or ")
      + (more.isEmpty ? "" : "\(Self.unbroken)(\(ContrastMatrix.moreMark))")
  }

  /// What the marks of these matrices mean; empty where there are none.
  func legend(of matrices: [ContrastMatrix]) -> String {
    var standings: Set<Standing> = []
    var asksMore = false
    for matrix in matrices {
      for cell in matrix.inOrder {
        let standing = Standing(cell.worst)
        standings.insert(standing)
        asksMore = asksMore || standing == .passes && matrix.isAskedMore(cell.worst)
      }
    }
    var parts = standings.sorted().filter { $0 != .passes }.map { (mark: $0.mark, role: $0.role, words: $0.words) }
    if asksMore { parts.append((ContrastMatrix.moreMark, nil, "in a context that asks for the larger ratio")) }
    var text = ""
    var column = 0
    for (mark, role, words) in parts {
      let length = 2 + words.count
      let isNext = column > 0 && column + 3 + length <= width
      text += (isNext ? "   " : column > 0 ? "\n  " : "  ") + (role.map { style($0, mark) } ?? mark) + " " + words
      column = length + (isNext ? column + 3 : 2)
    }
    return text.isEmpty ? "" : text + "\n"
  }

  /// A line for each cell that fails, may fail, or is not decided.
  func remarks(on matrices: [ContrastMatrix]) -> String {
    matrices.flatMap(\.inOrder).reduce(into: "") { text, cell in
      let standing = Standing(cell.worst)
      guard let remark = remark(on: cell, standing) else { return }
      let lines = Explanation.wrapped(DisplayText.escaped(remark), width: max(20, width - 4))
      for (index, line) in lines.enumerated() {
        let mark = standing.role.map { style($0, standing.mark) } ?? standing.mark
        text += index == 0 ? "  \(mark) \(line)\n" : "    \(line)\n"
      }
    }
  }

  /// "text.muted on surface.base is 4.47:1 in light, needs 4.5:1".
  private func remark(on cell: ContrastMatrix.Cell, _ standing: Standing) -> String? {
    let result = cell.worst
    let pair = report.pairs[result.pair]
    let names = "\(report.tokens.tokens[pair.foreground].path) on \(report.tokens.surfaceWords(of: pair))"
    let place = result.axes.isEmpty ? "" : " in \(report.tokens.words(for: result.context, over: result.axes))"
    guard let ratio = result.ratio else { return "\(names) is not known\(place): something unsaid shows through" }
    let story = "\(names) is \(WCAG.words(ratio, against: result.required)):1\(place)"
    let demand = "needs \(WCAG.words(required: result.required)):1"
    switch standing {
    case .fails:
      let others = cell.count - 1
      let more = others > 0 ? "; \(Summary.counted(others, "more context")) \(others == 1 ? "fails" : "fail")" : ""
      return "\(story), \(demand)\(more)"
    case .barely: return "\(story), \(demand); rounded to eight bits it may fail"
    case .waived: return "\(story), \(demand); waived"
    case .undecided, .passes, .exempt: return nil
    }
  }
}
