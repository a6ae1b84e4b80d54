import Diagnostics

/// Takes branches out of a choice with what separates them from the others.
enum BranchRemoval {
  /// `indices` ascending, and not all. nil where something else than white space and commas stands between branches.
  static func edits(_ choice: Choice, removing indices: [Int], in files: SourceFiles) -> [Fix.Edit]? {
    let cases = choice.cases
    guard let file = cases.first?.span.file, indices.count < cases.count else { return nil }
    let bytes = files[file].bytes
    for (left, right) in zip(cases, cases.dropFirst()) {
      guard left.span.file == file, right.span.file == file, left.span.upper <= right.span.lower,
        Int(right.span.lower) <= bytes.count,
        bytes[Int(left.span.upper)..<Int(right.span.lower)].allSatisfy(BranchInsertion.isSeparator)
      else { return nil }
    }
    let removed = Set(indices)
    var edits: [Fix.Edit] = []
    var index = 0
    while index < cases.count {
      guard removed.contains(index) else {
        index += 1
        continue
      }
      let first = index
      while removed.contains(index) { index += 1 }
      // Up to the next branch, so that its indentation stays; behind the last one, from the end of the one before.
      let lower = index < cases.count ? cases[first].span.lower : cases[first - 1].span.upper
      let upper = index < cases.count ? cases[index].span.lower : cases[index - 1].span.upper
      edits.append(Fix.Edit(Span(file: file, lower: Int(lower), upper: Int(upper)), ""))
    }
    return edits
  }
}
