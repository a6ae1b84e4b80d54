package import Files

/// Where a run happens: its files, its terminal, its clock. A test brings its own.
package struct Host: Sendable {
  package var files: any FileSystem
  /// Everything on standard input.
  package var readInput: @Sendable () throws(FileError) -> [UInt8]
  /// Columns of the terminal that standard output goes to; nil where it is none.
  package var outputColumns: Int?
  /// Whether colours may be used on standard output, and on standard error, unless the command line says otherwise.
  package var isOutputColored: Bool
  package var isErrorColored: Bool
  /// Whether the terminal shows any colour, not only sixteen.
  package var hasTrueColor: Bool
  package var today: CalendarDate
  /// The commit that git calls `name`, in the repository around a folder, and its files. `expected`: what of them is
  /// likely to be read.
  package var revision:
    @Sendable (_ name: String, _ folder: String, _ expected: [String]) throws(GitError) -> Revision = {
      (_, folder, _) throws(GitError) in throw GitError("\(folder) lies in no git repository")
    }
  /// Told what is being looked at, for a line that the next one replaces.
  package var progress: @Sendable (String) -> Void = { _ in }

  package init(
    files: any FileSystem, today: CalendarDate, outputColumns: Int? = nil, isOutputColored: Bool = false,
    isErrorColored: Bool = false, hasTrueColor: Bool = false,
    readInput: @escaping @Sendable () throws(FileError) -> [UInt8] = { () throws(FileError) in [] }
  ) {
    self.files = files
    self.today = today
    self.outputColumns = outputColumns
    self.isOutputColored = isOutputColored
    self.isErrorColored = isErrorColored
    self.hasTrueColor = hasTrueColor
    self.readInput = readInput
  }

  /// The machine that the tool runs on. NO_COLOR counts (no-color.org), and a terminal that calls itself dumb.
  package static var machine: Host {
    let environment = Environment.process
    let allowsColor = !environment.isSet("NO_COLOR") && environment["TERM"] != "dumb"
    let output = StandardStream.output
    var host = Host(
      files: LocalFiles(), today: .today, outputColumns: output.isTerminal ? output.width(environment) : nil,
      isOutputColored: allowsColor && output.isTerminal, isErrorColored: allowsColor && StandardStream.error.isTerminal,
      hasTrueColor: ["truecolor", "24bit"].contains(environment["COLORTERM"]),
      readInput: { () throws(FileError) in try StandardStream.input.readAll() })
    host.revision = { (name, folder, expected) throws(GitError) in
      try Revision.read(name, around: folder, expected: expected)
    }
    if allowsColor, StandardStream.error.isTerminal { host.progress = Progress().show }
    return host
  }
}

/// A line on the terminal that says what a long run is at. Short runs never show it.
private struct Progress: Sendable {
  private let start = ContinuousClock.now

  @Sendable func show(_ text: String) {
    guard start.duration(to: .now) > .milliseconds(300) else { return }
    _ = try? StandardStream.error.write("\r\u{1B}[K\(text)")
  }
}

/// What a run says, and how it ends.
package struct Outcome: Hashable, Sendable {
  /// For standard output.
  package var output = ""
  /// For standard error.
  package var errors = ""
  package var status = ExitStatus.clean

  package init() {}

  /// The graver of what happened before and now.
  package mutating func raise(_ status: ExitStatus) { self.status = max(self.status, status) }
}

/// The exit code.
package enum ExitStatus: Int32, Comparable, Sendable {
  /// Nothing at or above what fails.
  case clean = 0
  /// Findings, or output that is stale.
  case findings = 1
  /// Wrong usage or configuration, or a file that cannot be used.
  case failure = 2

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
