/// An order in which every token comes after the tokens that it refers to. Tokens that refer to each other, in some
/// contexts at least, form one component.
enum DependencyOrder {
  /// Strongly connected components, targets first (Tarjan's algorithm, without recursion: chains may be long).
  static func components(count: Int, targets: [[Int]]) -> [[Int]] {
    var search = ComponentSearch(count: count)
    for start in 0..<count where !search.isVisited(start) { search.run(from: start, targets: targets) }
    return search.components
  }

  /// Depth-first over `nodes`, targets first; with the cycles found, each as the chain from a member back to itself.
  static func order(_ nodes: [Int], targets: (Int) -> [Int]) -> (order: [Int], cycles: [[Int]]) {
    enum State {
      case open, done
    }
    let members = Set(nodes)
    var states: [Int: State] = [:]
    var order: [Int] = []
    var cycles: [[Int]] = []
    for start in nodes where states[start] == nil {
      var path: [(node: Int, targets: [Int], next: Int)] = [(start, targets(start), 0)]
      states[start] = .open
      while let top = path.last {
        guard top.next < top.targets.count else {
          states[top.node] = .done
          order.append(top.node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let target = top.targets[top.next]
        guard members.contains(target) else { continue }
        switch states[target] {
        case .none:
          states[target] = .open
          path.append((target, targets(target), 0))
        case .open:
          cycles.append(path.drop { $0.node != target }.map(\.node) + [target])
        case .done: break
        }
      }
    }
    return (order, cycles)
  }
}

private struct ComponentSearch {
  private(set) var components: [[Int]] = []
  private var numbers: [Int]
  private var lows: [Int]
  private var isOnStack: [Bool]
  private var stack: [Int] = []
  private var next = 0

  init(count: Int) {
    numbers = Array(repeating: -1, count: count)
    lows = Array(repeating: 0, count: count)
    isOnStack = Array(repeating: false, count: count)
  }

  func isVisited(_ node: Int) -> Bool { numbers[node] >= 0 }

  mutating func run(from start: Int, targets: [[Int]]) {
    var path: [(node: Int, next: Int)] = [(start, 0)]
    visit(start)
    while let (node, position) = path.last {
      if position < targets[node].count {
        path[path.count - 1].next += 1
        let target = targets[node][position]
        if !isVisited(target) {
          visit(target)
          path.append((target, 0))
        } else if isOnStack[target] {
          lows[node] = min(lows[node], numbers[target])
        }
      } else {
        path.removeLast()
        if let parent = path.last?.node { lows[parent] = min(lows[parent], lows[node]) }
        if lows[node] == numbers[node] { close(node) }
      }
    }
  }

  private mutating func visit(_ node: Int) {
    numbers[node] = next
    lows[node] = next
    next += 1
    stack.append(node)
    isOnStack[node] = true
  }

  private mutating func close(_ root: Int) {
    var component: [Int] = []
    while let node = stack.popLast() {
      isOnStack[node] = false
      component.append(node)
      if node == root { break }
    }
    components.append(component.reversed())
  }
}
