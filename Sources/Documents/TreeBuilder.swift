import Diagnostics

/// Grows a tree from the bottom up on two flat stacks: depth costs no recursion, and each list is allocated once, at
/// its size. Both readers drive it.
struct TreeBuilder: ~Copyable {
  /// How deep lists and mappings may nest. Whoever walks the tree may recurse: this leaves 2 KiB of a 512 KiB stack to
  /// each level, and no design file comes near it.
  static let maximumDepth = 256

  enum Container {
    case list
    case mapping
  }

  struct Level {
    let container: Container
    /// Where it starts in the file.
    let lower: Int
    /// Where its items or members start on their stack.
    let base: Int
    /// Whether its last member has a key and no value yet.
    var awaitsValue = false
  }

  let file: FileID
  private(set) var root: Node?
  private(set) var levels: [Level] = []
  private(set) var duplicates: [SyntaxIssue] = []
  private var items = Stack<Node>()
  private var members = Stack<Object.Member>()

  init(file: FileID) {
    self.file = file
  }

  func span(_ lower: Int, _ upper: Int) -> Span { Span(file: file, lower: lower, upper: upper) }

  var depth: Int { levels.count }
  var isInList: Bool { levels.last?.container == .list }

  /// The member whose key is read and whose value is not, in the innermost mapping.
  var pending: Object.Member? {
    levels.last?.awaitsValue == true ? members[members.count - 1] : nil
  }

  /// The last member of the innermost mapping.
  var lastMember: Object.Member? {
    guard let level = levels.last, level.container == .mapping, members.count > level.base else { return nil }
    return members[members.count - 1]
  }
}

extension TreeBuilder {
  mutating func open(_ container: Container, at lower: Int) {
    levels.append(Level(container: container, lower: lower, base: container == .list ? items.count : members.count))
  }

  /// A key of the innermost mapping; `add` gives it its value.
  mutating func key(_ key: String, at span: Span) {
    dropKey()
    members.push(Object.Member(key: key, keySpan: span, value: Node(.null, at: span)))
    levels[levels.count - 1].awaitsValue = true
  }

  /// Forgets a key that has got no value.
  mutating func dropKey() {
    guard levels[levels.count - 1].awaitsValue else { return }
    members.pop()
    levels[levels.count - 1].awaitsValue = false
  }

  /// A finished value: an item of the innermost list, the value of the last key, or the root.
  mutating func add(_ node: Node) {
    let level = levels.count - 1
    if level < 0 {
      root = node
    } else if levels[level].container == .list {
      items.push(node)
    } else if levels[level].awaitsValue {
      members[members.count - 1].value = node
      levels[level].awaitsValue = false
    }
  }

  /// Ends the innermost list or mapping and adds it to the one around it.
  mutating func close(at upper: Int) {
    if let node = take(at: upper) { add(node) }
  }

  /// Ends the innermost list or mapping without adding it anywhere.
  mutating func take(at upper: Int) -> Node? {
    if depth > 0 { dropKey() }
    guard let level = levels.popLast() else { return nil }
    let place = span(level.lower, upper)
    switch level.container {
    case .list: return Node(.array(items.take(from: level.base)), at: place)
    case .mapping: return Node(.object(Object(distinct(members.take(from: level.base)))), at: place)
    }
  }

  /// How many members the innermost mapping has so far.
  var memberCount: Int { members.count - (levels.last?.base ?? 0) }

  /// Puts members into the innermost mapping before its member number `index`, except those whose key it has.
  mutating func merge(_ added: [Object.Member], at index: Int) {
    guard let base = levels.last?.base else { return }
    let behind = members.take(from: base + index)
    var present = Set(behind.map(\.key))
    for place in base..<base + index { present.insert(members[place].key) }
    for member in added where !present.contains(member.key) { members.push(member) }
    for member in behind { members.push(member) }
  }
}

// MARK: - Repeated keys

extension TreeBuilder {
  /// The members with each key once, in the place of the first with the value of the last; the others are reported.
  private mutating func distinct(_ list: [Object.Member]) -> [Object.Member] {
    guard TreeBuilder.hasRepeats(list) else { return list }
    var result: [Object.Member] = []
    var places: [String: Int] = [:]
    var firsts: [Span] = []
    for member in list {
      guard let place = places.updateValue(places[member.key] ?? result.count, forKey: member.key) else {
        result.append(member)
        firsts.append(member.keySpan)
        continue
      }
      result[place] = member
      duplicates.append(
        SyntaxIssue(
          .duplicateKey, "the key \"\(member.key.shown)\" appears twice in this mapping", at: member.keySpan,
          labels: [Finding.Label(firsts[place], "first used here")],
          help: ["remove or rename one of the two; until then the last one counts"]))
    }
    return result
  }

  private static func hasRepeats(_ list: [Object.Member]) -> Bool {
    guard list.count <= 8 else {
      var seen = Set<String>(minimumCapacity: list.count)
      return !list.allSatisfy { seen.insert($0.key).inserted }
    }
    for index in list.indices.dropFirst() {
      for other in 0..<index where list[other].key == list[index].key { return true }
    }
    return false
  }
}
