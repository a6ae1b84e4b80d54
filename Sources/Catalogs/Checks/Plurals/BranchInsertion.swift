import Diagnostics
import Locales

/// Adds branches to a plural in whatever syntax its file has, by copying the bytes of `other` and of what stands between
/// two branches.
enum BranchInsertion {
  /// nil where there is no `other` to copy, or its place is not known.
  static func fix(_ site: PluralSite, adding categories: [PluralCategory], in files: SourceFiles) -> Fix? {
    guard let index = site.choice.cases.firstIndex(where: { $0.selector == "other" }) else { return nil }
    let other = site.choice.cases[index]
    let (whole, name) = (other.span, other.selectorSpan)
    guard whole.file == name.file, whole.lower <= name.lower, name.upper <= whole.upper, whole.lower < name.upper,
      let separator = separator(site.choice.cases, index, in: files)
    else { return nil }
    let source = files[whole.file]
    // Quotes may belong to the selector: `"other"` of a JSON member.
    let written = source.text(name.range)
    guard let word = written.range(ofASCII: "other") else { return nil }
    let before = source.text(Int(whole.lower)..<Int(name.lower)) + String(written[..<word.lowerBound])
    let behind = String(written[word.upperBound...]) + source.text(Int(name.upper)..<Int(whole.upper))
    let added = categories.map { before + $0.name + behind + separator }.joined()
    let place = Span(file: whole.file, lower: Int(whole.lower), upper: Int(whole.lower))
    return Fix(
      "add \(list(categories.map(\.name), "and")), copied from other", safe: false, edits: [Fix.Edit(place, added)])
  }

  /// What stands between two branches. A plural with `other` alone shows it by the white space before it.
  private static func separator(_ cases: [Choice.Case], _ index: Int, in files: SourceFiles) -> String? {
    let source = files[cases[index].span.file]
    let pairs = zip(cases, cases.dropFirst())
    for (left, right) in pairs where left.span.file == right.span.file && left.span.upper <= right.span.lower {
      let between = source.bytes[Int(left.span.upper)..<min(Int(right.span.lower), source.bytes.count)]
      if between.allSatisfy(isSeparator) { return String(decoding: between, as: UTF8.self) }
    }
    let start = Int(cases[index].span.lower)
    guard start < source.bytes.count else { return nil }
    let blanks = source.bytes[..<start].reversed().prefix { $0 <= 0x20 }.reversed()
    let isJSON = source.bytes[start] == UInt8(ascii: "\"")
    let space = blanks.isEmpty && !isJSON ? " " : String(decoding: blanks, as: UTF8.self)
    return (isJSON ? "," : "") + space
  }

  static func isSeparator(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: ",") }
}

extension String {
  /// Where an ASCII word first stands.
  fileprivate func range(ofASCII word: StaticString) -> Range<Index>? {
    let wanted = Array("\(word)".utf8)
    var start = utf8.startIndex
    while start < utf8.endIndex {
      if utf8[start...].starts(with: wanted) { return start..<utf8.index(start, offsetBy: wanted.count) }
      start = utf8.index(after: start)
    }
    return nil
  }
}
