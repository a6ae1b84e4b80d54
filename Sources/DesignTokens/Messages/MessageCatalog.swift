/// The messages of a product in each of its languages. Generated code holds one for each of its catalogs.
public final class MessageCatalog: Sendable {
  /// The first is the language that the messages were written in.
  private let tables: [MessageTable]
  /// Where a message is looked for that a table lacks, by the table.
  private let parents: [Int]

  /// The language that the messages were written in, and those that they were translated into. All tables have the same
  /// rows.
  public init(_ source: MessageTable, _ others: [MessageTable] = []) {
    let tables = [source] + others
    self.tables = tables
    parents = tables.map { table in
      table.parent.flatMap { parent in tables.firstIndex { $0.tag == parent } } ?? 0
    }
  }

  /// The nearest table for a tag: its own, that of a shorter tag, that of the source.
  func index(of tag: String) -> Int { match(tag) ?? 0 }

  /// That of the first tag which has one.
  func index(among tags: [String]) -> Int {
    for tag in tags { if let index = match(tag) { return index } }
    return 0
  }

  private func match(_ tag: String) -> Int? {
    var tag = Substring(tag).utf8
    // What follows in a locale identifier ("@numbers=latn") and in a tag's extensions chooses no language.
    if let end = tag.firstIndex(of: UInt8(ascii: "@")) { tag = tag[..<end] }
    while !tag.isEmpty {
      for index in tables.indices where tables[index].isNamed(tag) { return index }
      guard let last = tag.lastIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }) else { break }
      tag = tag[..<last]
    }
    return nil
  }

  func name(of row: Int) -> String { tables[0].name(of: row) }

  func string(_ row: Int, _ arguments: [MessageArgument], _ index: Int) -> String {
    tables[owner(of: row, index)].string(row, arguments)
  }

  func isRightToLeft(_ row: Int, _ index: Int) -> Bool { tables[owner(of: row, index)].isRightToLeft }

  /// The table that has a message: the wanted one, or one of its parents.
  private func owner(of row: Int, _ index: Int) -> Int {
    var index = index
    var steps = tables.count
    while index != 0, steps > 0, !tables[index].has(row) {
      index = parents[index]
      steps -= 1
    }
    return index
  }
}
