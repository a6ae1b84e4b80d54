#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One of the process's standard streams.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  /// Whether everything arrived. `readerGone`: the other end of the pipe has closed (`tokens check | head`), and
  /// whoever writes may stop.
  package enum Delivery: Hashable, Sendable {
    case complete
    case readerGone
  }

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Columns of the terminal: COLUMNS where it is set, else what the terminal says; nil where there is none.
  package func width(_ environment: Environment) -> Int? {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes. Needs `ignoreBrokenPipes` once at start: the signal would end the process otherwise.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileError) -> Delivery {
    do {
      try System.writeAll(bytes, to: rawValue, path: name)
      return .complete
    } catch {
      if error.reason == FileError.Reason(code: EPIPE) { return .readerGone }
      throw error
    }
  }

  @discardableResult
  package func write(_ text: String) throws(FileError) -> Delivery { try write(Array(text.utf8)) }

  /// Everything up to the end of the stream.
  package func readAll(limit: Int = LocalFiles().sizeLimit) throws(FileError) -> [UInt8] {
    try System.readAll(rawValue, path: name, expected: 65_535, limit: limit)
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  private var name: String {
    switch self {
    case .input: "standard input"
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
