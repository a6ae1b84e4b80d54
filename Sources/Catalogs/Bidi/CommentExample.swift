/// Values that a comment shows in the place of a text's arguments: “Reads like: $35, 15 days from Dec 31” for
/// `%1$@, %2$d days from %3$@`.
enum CommentExample {
  private static let longestComment = 2_000
  private static let longestValue = 40

  /// What the arguments of a text without branches are in a comment that repeats its words.
  static func roles(in comment: String, for pattern: Pattern) -> [Argument.Name: ArgumentRole] {
    guard comment.utf8.count <= longestComment, let text = WordedText(pattern), text.letters >= 3 else { return [:] }
    for line in comment.split(whereSeparator: \.isNewline) {
      guard let values = text.values(in: String(line)) else { continue }
      return values.compactMapValues(role)
    }
    return [:]
  }

  /// What a value shows itself to be; nil where it may be anything.
  private static func role(of value: String) -> ArgumentRole? {
    let scalars = value.unicodeScalars
    if scalars.contains(where: { $0.properties.generalCategory == .currencySymbol }) { return .price }
    if value.utf8.contains(UInt8(ascii: ":")), value.contains("://") { return .link }
    let digits = scalars.filter { $0.properties.numericType == .decimal }.count
    guard digits > 0 else { return nil }
    if digits == scalars.count { return .count }
    let isPlain = scalars.allSatisfy { $0.properties.numericType == .decimal || ".,:".unicodeScalars.contains($0) }
    if isPlain, value.contains(":") { return .time }
    if isPlain { return value.filter { $0 == "." }.count > 1 ? .version : .number }
    // “Dec 31”: a word of months and a day.
    let words = value.split { !$0.isLetter && !$0.isNumber }
    let isDate = words.count > 1 && words.allSatisfy { $0.allSatisfy(\.isNumber) || $0.allSatisfy(\.isLetter) }
    return isDate && words.contains { $0.count <= 4 && $0.allSatisfy(\.isNumber) } ? .date : nil
  }

  /// The words of a text, with its arguments between them.
  private struct WordedText {
    /// In front of each argument, and behind the last one.
    private var words: [String] = [""]
    private var names: [Argument.Name] = []

    init?(_ pattern: Pattern) {
      for piece in pattern.pieces {
        switch piece.content {
        case .text(let text), .protected(let text): words[words.count - 1] += text
        case .argument(let argument):
          names.append(argument.name)
          words.append("")
        case .percent, .number, .choice: return nil
        }
      }
      guard !names.isEmpty else { return nil }
    }

    var letters: Int { words.reduce(0) { $0 + $1.unicodeScalars.filter(\.properties.isAlphabetic).count } }

    /// Where all words stand in one line in their order: what stands in the place of the arguments.
    func values(in line: String) -> [Argument.Name: String]? {
      // The first words that are there to be found.
      guard let anchor = words.indices.first(where: { words[$0].contains(where: \.isLetter) }) else { return nil }
      for start in line.ranges(of: words[anchor]) {
        if let values = values(in: line, with: anchor, at: start) { return values }
      }
      return nil
    }

    private func values(in line: String, with anchor: Int, at start: Range<String.Index>) -> [Argument.Name: String]? {
      var values: [Argument.Name: String] = [:]
      var end = start.lowerBound
      for index in stride(from: anchor - 1, through: 0, by: -1) {
        let before = line[..<end]
        let lower: String.Index
        if words[index].isEmpty {
          lower = before.lastIndex(where: Self.opens).map(line.index(after:)) ?? line.startIndex
        } else {
          guard let found = before.ranges(of: words[index]).last else { return nil }
          lower = found.upperBound
        }
        guard add(before[lower...], to: &values, index) else { return nil }
        end = words[index].isEmpty ? lower : line.index(lower, offsetBy: -words[index].count)
      }
      var place = start.upperBound
      for index in anchor..<names.count {
        let rest = line[place...]
        let upper: String.Index
        if words[index + 1].isEmpty {
          upper = rest.firstIndex(where: Self.closes) ?? rest.endIndex
        } else {
          guard let found = rest.firstRange(of: words[index + 1]) else { return nil }
          upper = found.lowerBound
        }
        guard add(rest[..<upper], to: &values, index) else { return nil }
        place = words[index + 1].isEmpty ? upper : line.index(upper, offsetBy: words[index + 1].count)
      }
      return values
    }

    private func add(_ value: Substring, to values: inout [Argument.Name: String], _ index: Int) -> Bool {
      let text = value.trimmed
      // The text itself, quoted with its arguments, tells nothing.
      guard !text.isEmpty, text.count <= CommentExample.longestValue, !text.contains("%"), !text.contains("{") else {
        return false
      }
      values[names[index]] = text
      return true
    }

    private static func opens(_ character: Character) -> Bool { ":\"'“‘(`".contains(character) }
    private static func closes(_ character: Character) -> Bool { "\"'”’)`;".contains(character) }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(
      start[..<(start.lastIndex { !$0.isWhitespace && $0 != "." }.map(start.index(after:)) ?? start.startIndex)])
  }
}
