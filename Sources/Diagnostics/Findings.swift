extension Finding {
  /// The same finding for a run whose files were appended to another's (`SourceFiles.append`).
  package func shifted(by distance: Int) -> Finding {
    distance == 0 ? self : inFiles { FileID(Int($0.rawValue) + distance) }
  }

  /// The same finding with every file that it speaks of replaced.
  func inFiles(_ file: (FileID) -> FileID) -> Finding {
    var result = self
    result.span.file = file(span.file)
    for index in labels.indices { result.labels[index].span.file = file(labels[index].span.file) }
    for (index, fix) in fixes.enumerated() { result.fixes[index] = fix.inFiles(file) }
    return result
  }
}

extension Fix {
  func inFiles(_ file: (FileID) -> FileID) -> Fix {
    var result = self
    for index in edits.indices { result.edits[index].span.file = file(edits[index].span.file) }
    return result
  }
}

extension SourceFiles {
  /// For each file, the first one with its path and bytes: a file that two products read is one file to its author.
  func firstOfEachPath() -> [FileID] {
    var first: [String: Int] = [:]
    return files.enumerated().map { index, file in
      if let earlier = first[file.path], files[earlier].isSame(as: file) { return FileID(earlier) }
      first[file.path] = index
      return FileID(index)
    }
  }
}

extension [Finding] {
  /// In the order of every report: by path, place and rule, then the heavier first, then by message. What two products
  /// found alike in a file that both read stands once.
  package func arranged(in files: SourceFiles) -> [Finding] {
    let first = files.firstOfEachPath()
    let isShared = first.indices.contains { first[$0] != FileID($0) }
    let all = isShared ? map { finding in finding.inFiles { first[Int($0.rawValue)] } } : self
    let ranks = pathRanks(files)
    return all.sorted { a, b in
      let left = (ranks[Int(a.span.file.rawValue)], a.span.lower, a.span.upper)
      let right = (ranks[Int(b.span.file.rawValue)], b.span.lower, b.span.upper)
      if left != right { return left < right }
      return (a.rule, b.severity, a.message) < (b.rule, a.severity, b.message)
    }.withoutDoubles
  }

  /// Of sorted findings, what is alike: it lies among neighbours of one place and rule.
  private var withoutDoubles: [Finding] {
    var result: [Finding] = []
    result.reserveCapacity(count)
    for finding in self {
      let neighbours = result.reversed().prefix { $0.span == finding.span && $0.rule == finding.rule }
      if !neighbours.contains(finding) { result.append(finding) }
    }
    return result
  }

  /// The place of each file in the order of paths.
  private func pathRanks(_ files: SourceFiles) -> [Int] {
    let byPath = files.files.indices.sorted { a, b in
      let (left, right) = (files.files[a].path.utf8, files.files[b].path.utf8)
      return left.elementsEqual(right) ? a < b : left.lexicographicallyPrecedes(right)
    }
    var ranks = [Int](repeating: 0, count: byPath.count)
    for (rank, file) in byPath.enumerated() { ranks[file] = rank }
    return ranks
  }
}
