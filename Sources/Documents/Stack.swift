/// A stack whose top part can be moved out as an array: nothing is copied, so nothing is retained and released again.
struct Stack<Element>: ~Copyable {
  private var storage: UnsafeMutableBufferPointer<Element>
  private(set) var count = 0

  init() {
    storage = .allocate(capacity: 64)
  }

  deinit {
    storage[..<count].deinitialize()
    storage.deallocate()
  }

  mutating func push(_ element: consuming Element) {
    if count == storage.count { grow() }
    storage.initializeElement(at: count, to: element)
    count += 1
  }

  /// The element at an index below `count`.
  subscript(index: Int) -> Element {
    _read {
      precondition(index < count)
      yield storage[index]
    }
    _modify {
      precondition(index < count)
      yield &storage[index]
    }
  }

  mutating func pop() {
    precondition(count > 0)
    count -= 1
    storage.deinitializeElement(at: count)
  }

  /// Everything from `base` on, which leaves the stack.
  mutating func take(from base: Int) -> [Element] {
    precondition(base <= count)
    let size = count - base
    defer { count = base }
    return Array(unsafeUninitializedCapacity: size) { target, initialized in
      initialized = size == 0 ? 0 : target.moveInitialize(fromContentsOf: storage[base..<count])
    }
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<Element>.allocate(capacity: storage.count * 2)
    _ = larger.moveInitialize(fromContentsOf: storage[..<count])
    storage.deallocate()
    storage = larger
  }
}
