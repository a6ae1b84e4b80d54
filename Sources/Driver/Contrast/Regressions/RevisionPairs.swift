import Diagnostics
import Files
import TokenModel

/// The pairs of a command's products as another revision has them.
struct RevisionPairs {
  let revision: Revision
  let measured: MeasuredPairs

  init(_ name: String, beside session: Session, _ current: MeasuredPairs, today: CalendarDate) throws(Failure) {
    let revision = try Self.revision(name, session, expected: current.sources.files.map(\.path))
    self.revision = revision
    let scope = Scope(session)
    do throws(Failure) {
      let paths = try Self.paths(session, revision)
      var host = session.host
      host.files = revision.files
      let old = try Session(session.arguments, paths: paths, on: host)
      try old.requireConfiguration()
      measured = try MeasuredPairs(old, today: today, toleratesFaults: true, where: scope.contains)
    } catch {
      throw Failure("at \(name), \(error.message)", help: error.help, command: error.command)
    }
    if let fault = measured.fault {
      throw Failure(
        "at \(name), not every file can be read, so that nothing can be compared with it",
        help: [fault, "choose a revision where tokens check could read them"])
    }
  }

  private static func revision(
    _ name: String, _ session: Session, expected: [String]
  ) throws(Failure) -> Revision {
    let files = session.selection.files
    let places = session.selection.subjects.map { subject in
      subject.workspace?.folder ?? subject.files.tokens.first.map(Path.parent) ?? "."
    }
    do throws(GitError) {
      let revision = try session.host.revision(name, files.canonical(places.first ?? "."), expected)
      if let outside = places.first(where: { !Path.isInside(files.canonical($0), root: revision.root) }) {
        throw GitError("\(outside) lies outside the repository \(revision.root), so that \(name) does not hold it")
      }
      return revision
    } catch {
      throw Failure(error.message, help: error.help.map { [$0] } ?? [])
    }
  }

  /// The workspace files, or what the command line names, as far as it existed.
  private static func paths(_ session: Session, _ revision: Revision) throws(Failure) -> [String] {
    let subjects = session.selection.subjects
    guard subjects.contains(where: { $0.product == nil }) else {
      let workspaces = session.selection.workspaces.map(\.file)
      if let missing = workspaces.first(where: { revision.files.kind(of: $0) != .file }) {
        throw Failure("there is no \(missing)", help: ["compare with a revision that has a workspace"])
      }
      return workspaces
    }
    let operands = session.arguments.operands
    let present = operands.filter { revision.files.kind(of: $0) != nil }
    if let first = operands.first, present.isEmpty { throw Failure("there is no \(first)") }
    return present
  }

  /// The products that are compared: those that are looked at, and where that is all of them, also those that are gone.
  private struct Scope {
    private let chosen: Set<String>
    private let others: Set<String>
    private let isWhole: Bool

    init(_ session: Session) {
      chosen = Set(session.selection.subjects.map(\.files.name))
      others = Set(session.selection.workspaces.flatMap(\.products).map(\.name.value)).subtracting(chosen)
      isWhole = session.arguments.operands.isEmpty
    }

    func contains(_ subject: Subject) -> Bool {
      chosen.contains(subject.files.name) || isWhole && !others.contains(subject.files.name)
    }
  }
}
