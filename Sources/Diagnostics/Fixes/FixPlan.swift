/// The fixes of a run that can be made together. A fix is made whole or not at all; of two that touch the same bytes
/// the first in the order of findings is made, and the other is kept for the next round. What two fixes ask for alike
/// is done once.
package struct FixPlan: Sendable {
  package struct Skipped: Sendable {
    package enum Reason: Hashable, Sendable {
      /// Another fix changes the same bytes.
      case overlap
      /// Its edits overlap one another, or lie outside their file.
      case malformed
    }

    package let finding: Finding
    package let fix: Fix
    package let reason: Reason
  }

  package private(set) var applied: [(finding: Finding, fix: Fix)] = []
  package private(set) var skipped: [Skipped] = []
  private var edits: [FileID: [Fix.Edit]] = [:]
  private let files: SourceFiles

  /// Takes the first fix of each finding that is safe enough, in report order.
  package init(_ findings: [Finding], in files: SourceFiles, includingUnsafe: Bool = false) {
    self.files = files
    for finding in findings.arranged(in: files) {
      guard let fix = finding.fixes.first(where: { $0.safe || includingUnsafe }) else { continue }
      if let reason = accept(fix) {
        skipped.append(Skipped(finding: finding, fix: fix, reason: reason))
      } else {
        applied.append((finding, fix))
      }
    }
  }

  /// The files that change, in the order of reading.
  package var changedFiles: [FileID] { edits.keys.sorted() }

  /// A file's edits in the order of their places, none overlapping another.
  package func edits(in file: FileID) -> [Fix.Edit] { edits[file] ?? [] }

  /// A file as it is after the fixes, in the encoding that it had.
  package func bytes(of file: FileID) -> [UInt8] {
    let old = files[file].bytes
    var result: [UInt8] = []
    var position = 0
    for edit in edits(in: file) {
      result += old[position..<Int(edit.span.lower)]
      result += Array(edit.text.utf8)
      position = Int(edit.span.upper)
    }
    return files[file].encoding.encoded(result + old[position...])
  }

  /// Adds a fix's edits, or tells why they can't be made.
  private mutating func accept(_ fix: Fix) -> Skipped.Reason? {
    let wanted = Set(fix.edits).sorted { $0.precedes($1) }
    guard !wanted.isEmpty, wanted.allSatisfy(isInFile),
      zip(wanted, wanted.dropFirst()).allSatisfy({ !$0.touches($1) })
    else { return .malformed }
    var new: [Fix.Edit] = []
    for edit in wanted {
      let list = edits(in: edit.span.file)
      let index = list.partitioningIndex { !$0.precedes(edit) }
      if index < list.count, list[index] == edit { continue }
      let neighbours = list[max(0, index - 1)..<min(list.count, index + 1)]
      guard !neighbours.contains(where: { $0.touches(edit) }) else { return .overlap }
      new.append(edit)
    }
    for edit in new {
      let index = edits(in: edit.span.file).partitioningIndex { !$0.precedes(edit) }
      edits[edit.span.file, default: []].insert(edit, at: index)
    }
    return nil
  }

  private func isInFile(_ edit: Fix.Edit) -> Bool {
    0 <= edit.span.lower && edit.span.lower <= edit.span.upper && edit.span.upper <= files[edit.span.file].bytes.count
  }
}

extension Fix.Edit {
  fileprivate func precedes(_ other: Fix.Edit) -> Bool {
    (span.file, span.lower, span.upper, text) < (other.span.file, other.span.lower, other.span.upper, other.text)
  }

  /// Whether both change the same bytes, or which of them comes first isn't said: two insertions in one place.
  fileprivate func touches(_ other: Fix.Edit) -> Bool {
    guard span.file == other.span.file else { return false }
    if span.lower == other.span.lower { return true }
    return span.lower < other.span.upper && other.span.lower < span.upper
  }
}

extension Array {
  /// The first index whose element satisfies the predicate, which holds for no element before one that it holds for.
  fileprivate func partitioningIndex(_ predicate: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
