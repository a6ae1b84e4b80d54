import Dispatch

/// The results in the order of the items, whatever the number of cores: each is worked out on its own.
///
/// One item or none costs nothing more than a call.
package func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], _ transform: @Sendable (Item) -> Result
) -> [Result] {
  guard items.count > 1 else { return items.map(transform) }
  return [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
    nonisolated(unsafe) let results = buffer
    DispatchQueue.concurrentPerform(iterations: items.count) { index in
      results.initializeElement(at: index, to: transform(items[index]))
    }
    count = items.count
  }
}
