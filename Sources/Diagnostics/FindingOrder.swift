extension Finding {
  /// The same finding for a run whose files were appended to another's (`SourceFiles.append`).
  package func shifted(by distance: Int) -> Finding {
    guard distance != 0 else { return self }
    var result = self
    result.span = span.shifted(by: distance)
    for index in labels.indices { result.labels[index].span = labels[index].span.shifted(by: distance) }
    for (index, fix) in fixes.enumerated() {
      for edit in fix.edits.indices {
        result.fixes[index].edits[edit].span = fix.edits[edit].span.shifted(by: distance)
      }
    }
    return result
  }
}

extension Span {
  package func shifted(by distance: Int) -> Span {
    var result = self
    result.file = FileID(Int(file.rawValue) + distance)
    return result
  }
}

extension [Finding] {
  /// By path, place and rule: the order of every report. What is equal in all of these goes by severity, the heavier
  /// first, and message.
  package func sorted(in files: SourceFiles) -> [Finding] {
    let byPath = files.files.indices.sorted { a, b in
      let (first, second) = (files.files[a].path, files.files[b].path)
      if first.utf8.elementsEqual(second.utf8) { return a < b }
      return first.utf8.lexicographicallyPrecedes(second.utf8)
    }
    var ranks = [Int](repeating: 0, count: byPath.count)
    for (rank, file) in byPath.enumerated() { ranks[file] = rank }
    return sorted { a, b in
      let first = (ranks[Int(a.span.file.rawValue)], a.span.lower, a.span.upper)
      let second = (ranks[Int(b.span.file.rawValue)], b.span.lower, b.span.upper)
      if first != second { return first < second }
      return (a.rule, b.severity, a.message) < (b.rule, a.severity, b.message)
    }
  }
}
