#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Environment variables: the process's own, or given ones in a test.
package struct Environment: Sendable {
  private let given: [String: String]?

  package init(_ variables: [String: String]) {
    given = variables
  }

  private init() {
    given = nil
  }

  package static var process: Environment { Environment() }

  package subscript(name: String) -> String? {
    if let given { return given[name] }
    return getenv(name).map { String(cString: $0) }
  }

  /// A variable that counts as set only when it says something, as NO_COLOR asks (no-color.org).
  package func isSet(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }

  /// The absolute path of the folder that relative paths start from; `/` when it has been removed meanwhile.
  package static var currentDirectory: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }
}
