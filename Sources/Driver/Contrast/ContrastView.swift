import Diagnostics
import Files

/// How `tokens contrast` shows what it found, and where: what the command line says of it.
struct ContrastView {
  private enum Form: Hashable {
    case matrix
    case matrixOfEachContext
    case list
    case json
    case page
    case markdown
  }

  private let form: Form
  /// The file that it goes to; nil for standard output.
  private let file: String?
  private let style: Style
  private let host: Host

  init(_ arguments: Arguments, on host: Host) throws(Failure) {
    self.host = host
    file = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    style =
      file != nil && arguments.value(.color) != "always"
      ? .plain : Style(colored: arguments.isColored(onTerminal: host.isOutputColored))
    form = try Self.form(arguments)
  }

  private static func form(_ arguments: Arguments) throws(Failure) -> Form {
    let shapes = [Option.allContexts, .list].filter(arguments.has)
    try checkPurpose(arguments, shapes)
    if shapes.count > 1 {
      throw Failure("--list shows all contexts already", help: ["leave --all-contexts out"], command: "contrast")
    }
    let format = arguments.value(.contrastFormat) ?? "text"
    if let shape = shapes.first, format != "text" {
      throw Failure(
        "\(shape.flag) is for people who read text, and --format \(format) shows every context anyway",
        help: ["leave one of them out"], command: "contrast")
    }
    switch format {
    case "json": return .json
    case "html": return .page
    case "markdown": return .markdown
    default: return shapes.first.map { $0 == .list ? .list : .matrixOfEachContext } ?? .matrix
    }
  }

  /// Of the things that it can do besides showing pairs, one at a time.
  private static func checkPurpose(_ arguments: Arguments, _ shapes: [Option]) throws(Failure) {
    let purposes = [Option.against, .recordRatios].filter(arguments.has)
    if purposes.count > 1 {
      throw Failure(
        "--against compares, and --update-baseline records", help: ["run one, then the other"], command: "contrast")
    }
    if let purpose = purposes.first, let shape = shapes.first {
      throw Failure(
        "\(purpose.flag) shows no table of all pairs", help: ["leave \(shape.flag) out"], command: "contrast")
    }
    if let purpose = purposes.first, arguments.operands.contains("-") {
      throw Failure("\(purpose.flag) is about files, and standard input is none", command: "contrast")
    }
    if let purpose = purposes.first, arguments.value(.contrastFormat) == "html" {
      throw Failure("--format html shows all pairs", help: ["leave \(purpose.flag) out"], command: "contrast")
    }
    if arguments.value(.contrastFormat) == "markdown", purposes != [.against] {
      throw Failure("--format markdown is for what changed", help: ["add --against main"], command: "contrast")
    }
  }

  func rendered(_ changes: ContrastChanges) -> String {
    switch form {
    case .json: changes.json
    case .markdown: changes.markdown
    case .matrix, .matrixOfEachContext, .list, .page: changes.text(style)
    }
  }

  func rendered(_ tables: PairTables, _ filter: ContextFilter) throws(Failure) -> String {
    switch form {
    case .json: return tables.json
    case .list, .markdown: return tables.text(style)
    case .page: return ContrastPage(tables.sheets).html
    case .matrix, .matrixOfEachContext:
      let matrices = MatrixReport(
        style: style, width: file == nil ? host.outputColumns ?? 100 : 100,
        isPainted: style.isColored && host.hasTrueColor)
      return try matrices.text(tables.sheets, eachContextOf: form == .matrix ? nil : filter)
    }
  }

  func rendered(_ contrast: ColorContrast) throws(Failure) -> String {
    switch form {
    case .json: return contrast.json
    case .matrix: return contrast.text(style)
    case .page, .list, .matrixOfEachContext, .markdown:
      throw Failure(
        "two colours make one ratio, and no \(form == .page ? "page" : "table")",
        help: ["name pair files or none, or leave the option out"], command: "contrast")
    }
  }

  /// `sources`: the files that it speaks of.
  func write(_ text: String, about sources: [String] = [], to outcome: inout Outcome) throws(Failure) {
    if let file {
      try FileWriting.write(Array(text.utf8), to: file, beside: sources, in: host.files)
    } else {
      outcome.output = text
    }
  }
}
