import Diagnostics
import Documents
import SwiftParser
import SwiftSyntax

/// The checks of Swift files, ready for what a run asks of them.
///
/// Parsing costs more than all checks together, so a file is first searched for the words that they look for.
struct SwiftLayouts: Sendable {
  private let options: LayoutOptions
  private let checks: [any SwiftCheck]
  private let table: WordTable
  /// Whether nothing but parsing is asked for.
  private let isOnlyParsed: Bool

  init(_ options: LayoutOptions) {
    self.options = options
    var wanted = options.wanted
    // Without tokens there is nothing to call a value by.
    if options.tokens.isEmpty { wanted.remove(.rawValue) }
    checks = SwiftChecks.all.filter { !$0.rules.isDisjoint(with: wanted) }
    table = WordTable(checks.map(\.words))
    isOnlyParsed = options.wanted == [.layoutSyntax]
  }

  /// Whether a file has a word that some check looks for.
  func looksAt(_ input: LayoutInput) -> Bool {
    !table.hits(in: input.source.bytes).isEmpty && !Self.isTest(input.source.bytes)
  }

  func reading(of input: LayoutInput) -> LayoutReading {
    if let flaw = input.source.encodingFlaw(as: input.file) {
      return LayoutReading(findings: [Finding(layoutIssue: flaw)])
    }
    let bytes = input.source.bytes
    var hits = table.hits(in: bytes)
    if !hits.isEmpty, Self.isTest(bytes) { hits = [] }
    let mayBeSuppressed = SwiftComments.mayHoldSuppressions(bytes)
    let mayUseColors = ColorWalk.mayUse(options.styles, bytes)
    guard !hits.isEmpty || mayBeSuppressed || mayUseColors || isOnlyParsed else { return LayoutReading() }
    if let excess = SwiftNesting.excess(in: bytes) {
      return LayoutReading(findings: [SwiftNesting.finding(excess, in: input)])
    }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    var options = options
    if let target = input.deploymentTarget { options.deploymentTarget = target }
    let file = SwiftFile(input, options, tree)
    var reading = LayoutReading(findings: SwiftSyntaxErrors.findings(in: file))
    let reported = reported(in: file, at: hits)
    reading.findings += reported.filter { !$0.isOpen }.map(\.finding)
    reading.open = reported.filter(\.isOpen)
    reading.settled = file.settledNames()
    if mayBeSuppressed { reading.comments = SwiftComments.all(in: file) }
    if mayUseColors {
      let walk = ColorWalk(file, options.styles)
      (reading.colors, reading.unseenColors) = (walk.noted.uses, walk.noted.unseen.count)
    }
    return reading
  }

  /// Whether a file holds tests: what they show, nobody sees.
  private static func isTest(_ bytes: [UInt8]) -> Bool {
    let imports = ["import XCTest", "import Testing"].map { Array($0.utf8) }
    var line = bytes.startIndex
    while line < bytes.endIndex {
      let rest = bytes[line...].drop { $0 == 0x20 || $0 == 0x09 }
      if imports.contains(where: { rest.starts(with: $0) }) { return true }
      line = (rest.firstIndex(of: 0x0A) ?? bytes.endIndex - 1) + 1
    }
    return false
  }

  private func reported(in file: SwiftFile, at hits: [WordTable.Hit]) -> [SwiftReport.Reported] {
    let found = UseWalk.tokens(of: file.tree, at: hits.map(\.range))
    let report = SwiftReport(file)
    if let place = found.tooDeep { report.add(Self.tooDeep(place, in: file)) }
    var last: (token: SyntaxIdentifier, checks: Set<Int>)?
    for (hit, token) in zip(hits, found.tokens) {
      guard let token else { continue }
      let use = SwiftUse(token, in: file)
      // A text with several words is one use.
      var seen = last?.token == token.id ? last?.checks ?? [] : []
      let numbers = checkNumbers(of: hit, as: token)
      // What only a preview shows is there to try things.
      guard !numbers.isEmpty, !use.isInPreview else { continue }
      for check in numbers where seen.insert(check).inserted {
        if !isTold(check, use, report) { checks[check].look(at: use, report) }
      }
      last = (token.id, seen)
    }
    return report.reported
  }

  /// Whether all that a check may say of a method is said.
  private func isTold(_ check: Int, _ use: SwiftUse, _ report: SwiftReport) -> Bool {
    let rules = checks[check].rules
    guard rules.count == 1, let rule = rules.first, report.hasFull(rule) else { return false }
    return report.isFull(rule, use.method)
  }

  private static func tooDeep(_ place: Range<Int>, in file: SwiftFile) -> Finding {
    Finding(
      .layoutSyntax, .error, "code goes on so long here that it is not looked at",
      at: Span(file: file.input.file, lower: place.lowerBound, upper: place.upperBound),
      notes: [
        "more than \(UseWalk.mostDepth) parts of the syntax lie in each other, or an expression has more than "
          + "\(UseWalk.mostOperands) operands or arguments"
      ], help: LayoutNesting.help)
  }

  /// The checks that want this word where it turned out to stand.
  private func checkNumbers(of hit: WordTable.Hit, as token: TokenSyntax) -> [Int] {
    let isText = token.isText
    return table.words[hit.word].entries.flatMap { entry -> [Int] in
      switch entry.place {
      case .text: isText ? entry.checks : []
      case .name: isText ? [] : entry.checks
      case .member: !isText && token.isMemberName ? entry.checks : []
      case .call, .textCall: !isText && SwiftUse.isCalled(token) ? entry.checks : []
      }
    }
  }
}

extension TokenSyntax {
  /// Whether it is what stands in quotes. The kind of a token would tell it too, and copies the text for that.
  var isText: Bool { parent?.kind == .stringSegment }

  /// Whether it is the name behind a dot: `view.frame`, `.frame`.
  var isMemberName: Bool { parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.id == id }
}
