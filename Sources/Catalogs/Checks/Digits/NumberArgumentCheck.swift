package import Diagnostics
import Locales

/// Counts the texts of a locale that print a number as text, so that it never gets the locale's digits.
package struct NumberArgumentCheck: LocaleCheck {
  package let rules = [DigitRules.digits]

  package init() {}

  /// Only what is declared of an argument tells that it is a number.
  package func concerns(_ set: CatalogSet) -> Bool {
    set.files.contains { file in file.keys.contains { !$0.arguments.isEmpty } }
  }

  package func begin(in files: SourceFiles) -> any LocaleRun { NumberArgumentLook(files: files) }
}

/// One look through the messages of one locale.
private struct NumberArgumentLook: LocaleRun {
  let files: SourceFiles
  /// The first text and the place of its argument.
  private var first: (unit: Unit, span: Span, system: NumberingSystem)?
  private var keys: [String] = []

  init(files: SourceFiles) {
    self.files = files
  }

  mutating func look(at unit: Unit) {
    let names = Self.numbers(of: unit)
    guard !names.isEmpty else { return }
    let system = DigitPolicy(unit.facts, unit.options).style.system
    guard system != .latin, let span = place(of: names, in: unit) else { return }
    keys.append(unit.message.key.keyWords)
    if first == nil { first = (unit, span, system) }
  }

  mutating func finish() -> [Finding] {
    guard let (unit, span, system) = first else { return [] }
    let verb = keys.count == 1 ? "prints" : "print"
    return [
      unit.finding(
        .digits, .note,
        "\(counted(keys.count, "text")) in \(unit.localeWords) \(verb) a number that stays in Latin digits: "
          + firstFew(keys), at: span,
        notes: [
          "it comes as text, or as a number without a format, which Dart writes as in code, and never in "
            + "\(system.words) digits"
        ],
        help: ["give the placeholder a type of number and a format, such as \"format\": \"decimalPattern\""])
    ]
  }

  /// Arguments that are numbers to a reader, and text to the formatter: in ARB numbers without a format, and elsewhere
  /// what is declared as text with a number for its example.
  private static func numbers(of unit: Unit) -> Set<String> {
    let declared = unit.entry.facts?.arguments ?? []
    return Set(declared.filter { isNumber($0, in: unit.dialect) }.map(\.name))
  }

  private static func isNumber(_ argument: KeyFacts.DeclaredArgument, in dialect: CatalogFormat.Dialect) -> Bool {
    switch argument.type?.lowercased() {
    case "int", "double", "num": dialect == .arb && argument.format == nil
    case "string": argument.example.map { !$0.isEmpty && $0.utf8.allSatisfy(\.isASCIIDigit) } ?? false
    default: false
    }
  }

  /// Where the first of the arguments is printed.
  private func place(of names: Set<String>, in unit: Unit) -> Span? {
    for text in unit.branchTexts {
      for part in text.parts {
        guard case .argument(let argument) = part.filling, argument.kind == .any,
          names.contains(argument.name.written(in: unit.dialect))
        else { continue }
        return part.literal.span(of: part.written, in: files)
      }
    }
    return nil
  }
}
