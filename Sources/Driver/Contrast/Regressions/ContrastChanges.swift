import Diagnostics
import Files
import TokenModel

/// `tokens contrast --against REVISION`: the pairs that changed, under what was written anew.
struct ContrastChanges {
  struct Row {
    let change: PairChange
    /// "dark, increased"; empty where the pair is the same everywhere.
    let context: String
  }

  struct Group {
    let reason: Reason
    /// Where the reason is written, as `path:line:column`.
    let place: String?
    /// What fails first.
    fileprivate(set) var rows: [Row]
    /// What else was written anew for one of them, and moves it less.
    fileprivate(set) var others: [PairCause] = []
    /// What could be written instead, where something fails.
    fileprivate(set) var help: [String] = []

    fileprivate var rank: Int { rows.first.flatMap { PairOutcome.allCases.firstIndex(of: $0.change.outcome) } ?? 0 }
  }

  /// Why pairs changed, as far as they share it.
  enum Reason: Hashable {
    case cause(PairCause)
    case unknown
    case declared
    case gone

    init(_ change: PairChange) {
      if let cause = change.causes.first {
        self = .cause(cause)
      } else if change.before == nil {
        self = .declared
      } else {
        self = change.after == nil ? .gone : .unknown
      }
    }

    var words: String {
      switch self {
      case .cause(.requirement): "what is asked"
      case .cause(let cause): cause.token ?? ""
      case .unknown: "changed, and none of their colours is written anew"
      case .declared: "declared anew"
      case .gone: "not declared any more"
      }
    }

    var change: (before: String, after: String)? {
      if case .cause(let cause) = self { cause.change } else { nil }
    }
  }

  struct Product {
    let name: String
    /// What fails first.
    let groups: [Group]
  }

  let revision: Revision
  /// Those of which something changed, in the order of the workspace.
  let products: [Product]
  /// The files that were read, as they are now.
  let sources: [String]

  init(_ name: String, _ session: Session, _ filter: ContextFilter, today: CalendarDate) throws(Failure) {
    let new = try MeasuredPairs(session, today: today)
    try filter.check(against: new.files.map(\.report.tokens))
    if let fault = new.fault {
      throw Failure("not every pair can be measured", help: [fault, "tokens check shows what else is wrong"])
    }
    let old = try RevisionPairs(name, beside: session, new, today: today)
    revision = old.revision
    sources = new.sources.files.map(\.path)
    products = Self.products(old.measured, new, filter)
  }

  var rows: [Row] { products.flatMap { $0.groups.flatMap(\.rows) } }

  /// How often each outcome occurs, in the order of a report.
  var counts: [(outcome: PairOutcome, count: Int)] {
    var counts: [PairOutcome: Int] = [:]
    for row in rows { counts[row.change.outcome, default: 0] += 1 }
    return PairOutcome.allCases.compactMap { outcome in counts[outcome].map { (outcome, $0) } }
  }

  var hasNewFailures: Bool { rows.contains { $0.change.outcome.isNewFailure } }

  // MARK: - Comparing

  private static func products(_ old: MeasuredPairs, _ new: MeasuredPairs, _ filter: ContextFilter) -> [Product] {
    var order: [String] = []
    var groups: [String: [Group]] = [:]
    for (before, after) in matched(old.files, new.files) {
      guard let product = (after ?? before)?.product else { continue }
      if groups[product] == nil { order.append(product) }
      groups[product, default: []] += Self.groups(before, after, new, filter)
    }
    return order.compactMap { name in
      let groups = groups[name] ?? []
      return groups.isEmpty ? nil : Product(name: name, groups: groups.sorted { $0.rank < $1.rank })
    }
  }

  /// The pair files of one product are matched by their paths; where each state has one, they are the same.
  private static func matched(
    _ old: [MeasuredPairs.File], _ new: [MeasuredPairs.File]
  ) -> [(MeasuredPairs.File?, MeasuredPairs.File?)] {
    var left = old
    var result: [(MeasuredPairs.File?, MeasuredPairs.File?)] = []
    for file in new {
      let isOnly = new.filter { $0.product == file.product }.count == 1
      let candidates = left.indices.filter { left[$0].product == file.product }
      let match =
        candidates.first { left[$0].path == file.path } ?? (isOnly && candidates.count == 1 ? candidates[0] : nil)
      result.append((match.map { left.remove(at: $0) }, file))
    }
    return result + left.map { ($0, nil) }
  }

  private static func groups(
    _ before: MeasuredPairs.File?, _ after: MeasuredPairs.File?, _ new: MeasuredPairs, _ filter: ContextFilter
  ) -> [Group] {
    guard let report = after?.report ?? before?.report else { return [] }
    let recorder = PairRecorder(after?.report ?? ContrastReport(of: report.tokens))
    let records = before.map { PairRecorder($0.report).records } ?? []
    let tolerance = (after ?? before).map { Self.tolerance(of: $0.subject) } ?? PairChange.standardTolerance
    let changes = PairChange.all(from: records, to: recorder, tolerance: tolerance).filter {
      filter.allows($0.context, of: report.tokens)
    }
    var order: [Reason] = []
    var groups: [Reason: Group] = [:]
    for change in changes {
      let reason = Reason(change)
      if groups[reason] == nil {
        order.append(reason)
        groups[reason] = Group(reason: reason, place: change.place.map(new.place), rows: [])
      }
      groups[reason]?.rows.append(Row(change: change, context: recorder.words(for: change.context)))
    }
    var advice = ChangeAdvice(changes, recorder, in: new.sources)
    return order.compactMap { groups[$0]?.finished(&advice) }
  }

  /// What the workspace lets a pair lose, as `check` reads it.
  private static func tolerance(of subject: Subject) -> Double {
    let options = EffectiveRules(subject.policy, rules: Rules.all).options(of: .contrastSlipped)
    return RegressionCheck(baseline: nil, options: options).tolerance
  }
}

extension ContrastChanges.Group {
  /// With what fails first, and advice on the worst of it.
  fileprivate func finished(_ advice: inout ChangeAdvice) -> Self {
    var group = self
    group.rows = PairOutcome.allCases.flatMap { outcome in rows.filter { $0.change.outcome == outcome } }
    for cause in group.rows.flatMap({ $0.change.causes.dropFirst() }) where !group.others.contains(cause) {
      group.others.append(cause)
    }
    let failing = rows.map(\.change).filter { $0.after?.verdict == .fail }
    let reached = { (change: PairChange) in (change.after?.ratio ?? 0) / (change.after?.required ?? 1) }
    if let worst = failing.min(by: { reached($0) < reached($1) }) { group.help = advice.help(for: worst) }
    return group
  }
}
