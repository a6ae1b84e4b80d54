#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The facts of the locales of a run, each read when it is first asked for. Safe from several threads.
package final class LocaleTable: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var facts: [LocaleTag: LocaleFacts] = [:]

  package init() {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  package subscript(tag: LocaleTag) -> LocaleFacts {
    if let known = locked({ facts[tag] }) { return known }
    // Two threads may read the same locale at once; both come to the same.
    let read = LocaleFacts(tag)
    locked { facts[tag] = read }
    return read
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
