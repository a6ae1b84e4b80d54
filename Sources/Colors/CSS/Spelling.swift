/// The candidate that `name` was probably meant to be: at most a third of its letters differ. The first of several.
func nearestSpelling(of name: String, among candidates: some Sequence<String>) -> String? {
  let written = Array(name.utf8.prefix(64))
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(written, Array(candidate.utf8))
    if distance < best?.distance ?? (max(1, written.count / 3) + 1) { best = (candidate, distance) }
  }
  return best?.name
}

/// How many bytes must be put in, left out, replaced or swapped with their neighbour.
private func editDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    row.reserveCapacity(b.count + 1)
    for j in b.indices {
      var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
      row.append(cost)
    }
    beforeLast = last
    last = row
  }
  return last[b.count]
}
