#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end with given arguments: no shell reads them.
enum ChildProcess {
  struct Outcome: Sendable {
    /// The exit code; 128 and the signal's number where a signal ended it.
    let status: Int32
    let output: [UInt8]
    let errors: [UInt8]
  }

  /// Runs the program of this name on PATH. Its environment is `environment` alone, its standard input is `input`.
  /// Throws where there is no such program. Needs `StandardStream.ignoreBrokenPipes`, for a program that stops reading.
  static func run(
    _ program: String, _ arguments: [String], environment: [String], input: [UInt8] = []
  ) throws(FileError) -> Outcome {
    for word in [program] + arguments + environment { try System.check(word) }
    let standardInput = try Pipe(for: program)
    let output = try Pipe(for: program)
    let errors = try Pipe(for: program)
    let child = try spawn(
      program, arguments, environment,
      streams: (standardInput.reader.number, output.writer.number, errors.writer.number))
    standardInput.reader.close()
    output.writer.close()
    errors.writer.close()
    var exchange = Exchange(input: input, to: standardInput.writer, from: [output.reader, errors.reader])
    exchange.run()
    return Outcome(status: try end(of: child, program), output: exchange.received[0], errors: exchange.received[1])
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String], streams: (Int32, Int32, Int32)
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, streams.0, 0)
    posix_spawn_file_actions_adddup2(&actions, streams.1, 1)
    posix_spawn_file_actions_adddup2(&actions, streams.2, 2)
    var child: pid_t = 0
    let code = withCStrings([program] + arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawnp(&child, program, &actions, nil, arguments, environment)
      }
    }
    guard code == 0 else { throw FileError(path: program, code: code) }
    return child
  }

  /// An array of C strings with the null pointer at its end, valid within `body`.
  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func end(of child: pid_t, _ program: String) throws(FileError) -> Int32 {
    var status: Int32 = 0
    guard System.retrying({ waitpid(child, &status, 0) }) == child else { throw .last(program) }
    // The macros WIFEXITED, WEXITSTATUS and WTERMSIG, which C keeps to itself.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// The two ends of a pipe, not passed on to child processes unless they are made one of their streams.
private struct Pipe: ~Copyable {
  let reader: End
  let writer: End

  init(for program: String) throws(FileError) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else { throw .last(program) }
    reader = End(numbers[0])
    writer = End(numbers[1])
  }

  /// Closes when nobody needs it any more, or earlier.
  final class End {
    private(set) var number: Int32

    init(_ number: Int32) {
      self.number = number
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    }

    deinit { close() }

    func close() {
      guard number >= 0 else { return }
      #if canImport(Darwin)
        _ = Darwin.close(number)
      #elseif canImport(Musl)
        _ = Musl.close(number)
      #else
        _ = Glibc.close(number)
      #endif
      number = -1
    }
  }
}

/// Gives a program its input while taking what it says, so that neither waits for the other.
private struct Exchange {
  private let input: [UInt8]
  private var written = 0
  private let destination: Pipe.End
  private let sources: [Pipe.End]
  /// What came from each source.
  private(set) var received: [[UInt8]]

  init(input: [UInt8], to destination: Pipe.End, from sources: [Pipe.End]) {
    self.input = input
    self.destination = destination
    self.sources = sources
    received = sources.map { _ in [] }
    for end in sources + [destination] {
      _ = fcntl(end.number, F_SETFL, fcntl(end.number, F_GETFL) | O_NONBLOCK)
    }
  }

  mutating func run() {
    if input.isEmpty { destination.close() }
    while sources.contains(where: { $0.number >= 0 }) {
      // poll passes over negative numbers: ends that are closed.
      var waiting = sources.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
      waiting.append(pollfd(fd: destination.number, events: Int16(POLLOUT), revents: 0))
      guard System.retrying({ poll(&waiting, nfds_t(waiting.count), -1) }) >= 0 else { return }
      for index in sources.indices where waiting[index].revents != 0 { receive(index) }
      if waiting[sources.count].revents != 0 { send() }
    }
  }

  private mutating func receive(_ index: Int) {
    let number = sources[index].number
    var length = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      let start = buffer.baseAddress
      length = System.retrying { read(number, start, 65_536) }
      count = max(0, length)
    }
    received[index] += chunk
    if length == 0 || length < 0 && errno != EAGAIN { sources[index].close() }
  }

  private mutating func send() {
    let number = destination.number
    let count = input.withUnsafeBytes { bytes in
      System.retrying { write(number, bytes.baseAddress.map { $0 + written }, bytes.count - written) }
    }
    written += max(0, count)
    // A program that reads no more has what it wants.
    if count < 0 && errno != EAGAIN || written == input.count { destination.close() }
  }
}
