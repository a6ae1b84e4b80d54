import Diagnostics
import Documents
import Files
import TokenModel

/// `tokens show [TOKEN] [PATH…]`.
enum ShowCommand {
  static func run(_ arguments: Arguments, on host: Host) throws(Failure) -> Outcome {
    let (wanted, paths) = split(arguments.operands, host)
    let session = try Session(arguments, paths: paths, on: host)
    try session.requireConfiguration()
    let (products, files) = try session.load()
    let filter = ContextFilter(arguments.values(.context))
    try filter.check(against: products.map(\.set))
    let tokens = try tokens(wanted, in: products.map(\.set), filter)

    var outcome = Outcome()
    if arguments.value(.textOrJSON) == "json" {
      var json = JSONText()
      json.tokens(tokens, in: files)
      outcome.output = json.text + "\n"
    } else {
      let text = ShowText(style: session.style, hasSwatches: session.style.isColored && host.hasTrueColor, files: files)
      outcome.output =
        wanted == nil || tokens.count > 3 ? text.list(tokens) : tokens.map(text.full).joined(separator: "\n")
    }
    return outcome
  }

  /// The first operand is a token, unless a file or folder has that name.
  private static func split(_ operands: [String], _ host: Host) -> (token: String?, paths: [String]) {
    guard let first = operands.first, first != "-", host.files.kind(of: first) == nil else { return (nil, operands) }
    return (first, Array(operands.dropFirst()))
  }

  private static func tokens(
    _ wanted: String?, in sets: [TokenSet], _ filter: ContextFilter
  ) throws(Failure) -> [ShownToken] {
    guard let wanted else {
      return sets.flatMap { set in set.tokens.map { ShownToken($0, of: set, product: set.name, filter: filter) } }
    }
    let reference = wanted.hasPrefix("{") && wanted.hasSuffix("}") ? String(wanted.dropFirst().dropLast()) : wanted
    let found = sets.flatMap { set in
      positions(reference, in: set).map { ShownToken(set.tokens[$0], of: set, product: set.name, filter: filter) }
    }
    guard found.isEmpty else { return found }
    let near = Suggestion.nearest(to: reference, among: sets.flatMap { $0.tokens.map(\.path) })
    throw Failure("there is no token \(wanted)", help: Suggestion.question(near).map { [$0] } ?? [])
  }

  /// A path as it stands comes first: names may hold what patterns mean otherwise.
  private static func positions(_ path: String, in set: TokenSet) -> [Int] {
    if let position = set.position(of: path) { return [position] }
    do throws(MalformedPattern) {
      return set.positions(matching: try TokenPattern(Node(.string(path), at: .start(of: FileID(0)))))
    } catch {
      return []
    }
  }
}
