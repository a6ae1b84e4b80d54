import Catalogs
import Diagnostics
import Emitters
import Foundation
import Locales
import Testing

/// Generated messages, compiled and run, against ICU's own MessageFormat.
///
/// In one thing that is not CLDR's: where a language sets no separator into four digits (minimumGroupingDigits: 1000 and
/// 12.345 in Spanish), MessageFormat does all the same. ICU's NumberFormatter, which `NumberStyle` is held against, does
/// as CLDR says, and so do we: such numbers are left out here.
@Suite(.serialized) struct MessageParityTests {
  /// Rows of tables as the program under test formats them.
  private struct Row {
    let index: Int
    let labels: [String]

    /// "Today.wordsToday(done:goal:) …"
    init(_ index: Int, _ line: String) {
      self.index = index
      let name = line.prefix { $0 != " " }
      labels = name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
    }
  }

  private func run(_ sample: SampleCatalogs, _ options: StringsEmitter.Options, _ main: String) throws -> [String] {
    let compiler = try SwiftCompiler()
    defer { compiler.remove() }
    try compiler.write(SwiftEmitter.emit(SampleSet(name: "sample").set, .init(standalone: true)).files)
    try compiler.write(sample.emission("sample", options).files)
    try compiler.write("main.swift", main)
    try compiler.compile(["-swift-version", "6", "-o", "main"] + compiler.sources)
    return try compiler.run("main")
  }

  /// The value of an argument by its place, so that no two are equal for long.
  private static func value(_ number: Int, _ place: Int) -> Int { (number + place * 7) % 1001 }

  /// Every plural message of the products, in every language, with 0 to 1,000.
  @Test(arguments: ["vocelune", "reader", "orb"])
  func pluralMessagesOfProducts(product: String) throws {
    let sample = try SampleCatalogs.product(product)
    let set = try #require(sample.sets.first)
    let lines = sample.table("en")
    try #require(lines.count == set.entries.count)
    let rows = lines.enumerated().filter { $1.contains(", plural,") }.map { Row($0, $1) }
    try #require(!rows.isEmpty)
    let tags = [set.sourceLocale] + set.locales
    let printed = try run(
      sample, .init(standalone: true),
      """
      var lines = ""
      for tag in \(tags.map(\.text)) {
        for (row, count) in \(rows.map { "(\($0.index), \($0.labels.count))" }.listed) {
          for number in 0...1000 {
            let values = (0..<count).map { MessageArgument.integer((number + $0 * 7) % 1001) }
            lines += LocalizedMessage(_strings_, row, values).string(in: tag) + "\\n"
          }
        }
      }
      print(lines, terminator: "")
      """)
    var expected: [String?] = []
    for (position, tag) in tags.enumerated() {
      for row in rows {
        let entry = set.entries[row.index]
        let message = position == 0 ? entry.source : entry.translations[position - 1]
        let text = try #require(message?.pattern.literal.text)
        let format = try #require(ICUMessageFormat(text, tag))
        for number in 0...1000 {
          let values = row.labels.enumerated().map { ($1, ICUMessageFormat.Value.integer(Self.value(number, $0))) }
          let isGroupedByAll = !values.contains { Self.isGroupedByMessageFormatAlone($1, tag) }
          expected.append(isGroupedByAll ? format.format(values) ?? "" : nil)
        }
      }
    }
    #expect(printed.count == expected.count)
    let wrong = zip(printed, expected).filter { $1 != nil && $0 != $1 }
    #expect(wrong.isEmpty, "\(wrong.prefix(3))")
  }

  private static func isGroupedByMessageFormatAlone(_ value: ICUMessageFormat.Value, _ tag: LocaleTag) -> Bool {
    let number: Double
    switch value {
    case .integer(let integer): number = Double(integer)
    case .number(let decimal): number = decimal
    case .text: return false
    }
    guard (999.5..<1_000_003).contains(number.magnitude) else { return false }
    // With an offset, too.
    return [number, number - 2].contains { number in
      let digits = String(Int(number.magnitude.rounded()))
      return digits.count > 3 && ICUNumbers.format(Int(digits) ?? 0, tag)?.unicodeScalars.count == digits.count
    }
  }

  private static let messages = [
    "{n, plural, =7{seven} zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}}, "
      + "{n, selectordinal, zero{zero #} one{one #} two{two #} few{few #} many{many #} other{other #}}",
    "{n, plural, offset:2 =2{both} one{one #} two{two #} few{few #} many{many #} other{other #}} {n} ''{n}''",
  ]
  private static let decimals = [
    0, 0.5, 1, 1.5, 1.25, 2.5, 0.1, 0.0005, 1.0005, 2.0015, 0.9995, 0.9999, 1234.5678, 12345.5, 999_999.9995, 1e6, 2e6,
    1.1e6, 1e15, 123_456_789_012.25, 1e17, 1e-7, 100.001, -1, -1.5, -0.0001, -1234, 21.5, 11,
  ]
  private static let integers = [
    0, 1, 2, 3, 4, 13, 103, 1_000_000, 1_000_001, 2_000_000, 12_345, -1, -21, 123_456_789_012_345,
  ]

  /// Languages that differ in their rules or in how they write numbers, one of each.
  private static let languages: [LocaleTag] = {
    var seen: Set<[String]> = []
    return LocaleTag.available.filter { tag in
      guard tag.region == nil, let cardinal = ICUPlurals(.cardinal, for: tag),
        let ordinal = ICUPlurals(.ordinal, for: tag)
      else { return false }
      let forms = [cardinal, ordinal].flatMap { plurals in (0...200).map { plurals.category(of: $0)?.name ?? "" } }
      let decimals = decimals.map { cardinal.category(of: $0, decimals: 1)?.name ?? "" }
      let numbers = [-1_234_567, 1234].map { ICUNumbers.format($0, tag) ?? "" }
      return seen.insert(forms + decimals + numbers).inserted
    }
  }()

  @Test func everyLanguageOfCLDR() throws {
    let languages = Self.languages
    try #require(languages.count > 60)
    let inputs = languages.enumerated().map { index, tag in
      let lines = Self.messages.enumerated().map { "  m\($0): \"\($1)\"\n" }.joined()
      return CatalogInput(
        CatalogPlace(.icuYAML, folder: "s", table: "", locale: tag), .init(index),
        .init(path: "\(tag).yaml", text: "locale: \(tag)\nstrings:\n\(lines)"))
    }
    let sample = SampleCatalogs(inputs, source: LocaleTag("en"))
    let printed = try run(
      sample, .init(standalone: true),
      """
      func text(_ row: Int, _ value: MessageArgument, in tag: String) -> String {
        LocalizedMessage(_strings_, row, [value]).string(in: tag) + "\\n"
      }
      let special = \(Self.integers).map(MessageArgument.integer) + \(Self.decimals).map(MessageArgument.number)
      for tag in \(languages.map(\.text)) {
        var lines = (0...1000).map { text(0, .integer($0), in: tag) }
        for row in 0..<\(Self.messages.count) { lines += special.map { text(row, $0, in: tag) } }
        print(lines.joined(), terminator: "")
      }
      """)
    let expected = try languages.flatMap(Self.expected)
    #expect(printed.count == expected.count)
    let wrong = zip(printed, expected).filter { $1.text != nil && $0 != $1.text }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(10))")
  }

  /// What ICU makes of the messages in a language; nil for what is not to be compared.
  private static func expected(_ tag: LocaleTag) throws -> [(label: String, text: String?)] {
    let formats = try messages.map { try #require(ICUMessageFormat($0, tag)) }
    func text(_ format: ICUMessageFormat, _ value: ICUMessageFormat.Value) -> (String, String?) {
      let isLeftOut = isGroupedByMessageFormatAlone(value, tag)
      return ("\(tag) \(value)", isLeftOut ? nil : format.format([("n", value)]) ?? "")
    }
    let special = integers.map(ICUMessageFormat.Value.integer) + decimals.map(ICUMessageFormat.Value.number)
    return (0...1000).map { text(formats[0], .integer($0)) }
      + formats.flatMap { format in special.map { text(format, $0) } }
  }
}

extension [String] {
  /// As a Swift array of what they say.
  fileprivate var listed: String { "[" + joined(separator: ", ") + "]" }
}
