#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file descriptor that closes itself.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  deinit { _ = close(number) }

  /// Closes now, and tells whether the system had still something to complain about (a full disk over a network).
  consuming func closing() -> Bool {
    let number = number
    discard self
    return close(number) == 0 || errno == EINTR
  }
}

extension FileError {
  /// The error that the last system call left behind.
  static func last(_ path: String) -> FileError { FileError(path: path, code: errno) }

  init(path: String, code: Int32) {
    self.init(path: path, reason: Reason(code: code))
  }
}

extension FileError.Reason {
  /// Reads `errno`. A name of more than the system allows, and a path through a file, are missing like any other.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isDirectory
    case EACCES, EPERM, EROFS: self = .notPermitted
    case ENXIO, ENODEV, EOPNOTSUPP: self = .notRegular
    default: self = .system(Self.words(code))
    }
  }

  private static func words(_ code: Int32) -> String {
    switch code {
    case ENOSPC: "no space is left on the device"
    case EDQUOT: "the disk quota is used up"
    case EIO: "the device failed to read or write"
    case ELOOP: "its links lead round in a circle"
    case ENAMETOOLONG: "its name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "memory is used up"
    case EBUSY, ETXTBSY: "another program is using it"
    case EPIPE: "its reader has gone"
    case EFBIG: "it would grow larger than the system allows"
    case ENOTEMPTY, EEXIST: "something else stands there already"
    default: "the system reports error \(code)"
    }
  }
}

enum System {
  /// Calls again as long as a signal interrupts.
  static func retrying<Count: FixedWidthInteger>(_ call: () -> Count) -> Count {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// A path that holds a NUL would be cut short by the C library, and name another file.
  static func check(_ path: String) throws(FileError) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw FileError(path: path, reason: .missing) }
  }

  /// `stat` of a path, links followed; nil where nothing can be seen.
  static func status(_ path: String) -> stat? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    var info = stat()
    return stat(path, &info) == 0 ? info : nil
  }

  static func status(of descriptor: borrowing Descriptor, path: String) throws(FileError) -> stat {
    var info = stat()
    guard fstat(descriptor.number, &info) == 0 else { throw .last(path) }
    return info
  }

  /// Where a link points; nil where no link stands.
  static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4096) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlink(path, start, buffer.count)
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Everything up to the end of a descriptor, at most `limit` bytes. `expected` spares growing.
  static func readAll(
    _ descriptor: Int32, path: String, expected: Int, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = expected + 1
    while true {
      var failure: FileError?
      let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        let start = buffer.baseAddress
        let length: Int = retrying { read(descriptor, start, capacity) }
        if length < 0 { failure = .last(path) }
        count = max(0, length)
      }
      if let failure { throw failure }
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
      capacity = max(expected + 1 - bytes.count, 65_536)
    }
  }

  /// Writes all bytes. A slow reader at a non-blocking descriptor is waited for.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        retrying { write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start) }
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&wait, 1, -1)
      } else {
        throw .last(path)
      }
    }
  }
}
