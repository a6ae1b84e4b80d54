#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Ends the process with an exit code, after what `main` has to say.
package func exitProcess(_ code: Int32) -> Never { exit(code) }
