import Diagnostics
import TokenModel

/// Where every token of a set stands in Swift: kinds, groups in groups, constants. Groups lie flat in one array.
struct SwiftTree {
  struct Constant {
    let identifier: String
    /// Index into `TokenSet.tokens`.
    let token: Int
    let type: TokenType
    /// One for each combination of contexts, all of the type. A token without a value somewhere has no constant: any
    /// other value in its place would be invented.
    let values: [TokenValue]
  }

  struct Group {
    /// The enum's name.
    var name: String
    /// The static property that leads to the enum, for dot syntax; nil where a token has its name.
    var accessor: String?
    var constants: [Constant] = []
    /// In the order of their first token.
    var children: [Int] = []
    /// The first token below it.
    let firstToken: Int
    var description: String?
    fileprivate var bySegment: [String: Int] = [:]
    fileprivate var byName: [String: Int] = [:]
  }

  private(set) var groups: [Group] = []
  /// The enums below the root, in the order of their first token.
  private(set) var kinds: [Int] = []
  private(set) var findings: [Finding] = []
  private let set: TokenSet
  private var kindByName: [String: Int] = [:]
  private var overrides: [[String]: String] = [:]
  private var descriptions: [[String]: String] = [:]
  private var members: [String: String] = [:]

  init(_ set: TokenSet) {
    self.set = set
    for group in set.groups {
      if let kind = group.kind { overrides[group.path] = kind }
      if let description = group.description { descriptions[group.path] = description }
    }
    for (index, token) in set.tokens.enumerated() {
      guard let type = token.type else { continue }
      let values = token.variants.compactMap { $0.value?.type == type ? $0.value : nil }
      guard values.count == token.variants.count else { continue }
      insert(token, at: index, type: type, values)
    }
    for index in groups.indices { resolveCollisions(in: index) }
  }

  /// Names of all enums below the kinds: what they may hide must be referred to by another name.
  var groupNames: Set<String> { Set(groups.indices.lazy.filter { !kinds.contains($0) }.map { groups[$0].name }) }

  func kind(_ name: String) -> Int? { kindByName[name] }
}

extension SwiftTree {
  private mutating func insert(_ token: Token, at index: Int, type: TokenType, _ values: [TokenValue]) {
    let own = kindOverride(for: token).map(SwiftNames.type)
    let kind = own ?? SwiftKind.name(of: type, firstSegment: token.segments[0])
    var group = kindGroup(Self.usableKind(kind), firstToken: index)
    let isDropped = token.segments.count > 1 && SwiftKind.isNamed(kind, by: token.segments[0])
    for place in (isDropped ? 1 : 0)..<(token.segments.count - 1) {
      group = child(at: place, in: token.segments, of: group, firstToken: index)
    }
    let name = token.segments[token.segments.count - 1]
    let isTop = kinds.contains(group)
    groups[group].constants.append(
      Constant(identifier: member(name, isTop: isTop), token: index, type: type, values: values))
  }

  /// The kind that the innermost group with one chooses.
  private func kindOverride(for token: Token) -> String? {
    guard !overrides.isEmpty else { return nil }
    for length in stride(from: token.segments.count - 1, through: 1, by: -1) {
      if let kind = overrides[Array(token.segments.prefix(length))] { return kind }
    }
    return nil
  }

  /// A kind may not hide what the generated code itself refers to.
  private static func usableKind(_ name: String) -> String {
    let taken = [modifiersEnum, StringsTree.root, StringsTree.languages]
    return SwiftNames.runtimeNames.contains(name) || taken.contains(name) ? name + "_" : name
  }

  /// The enum of a product's own modifiers.
  static let modifiersEnum = "Modifiers"

  private mutating func kindGroup(_ name: String, firstToken: Int) -> Int {
    if let index = kindByName[name] { return index }
    groups.append(Group(name: name, accessor: nil, firstToken: firstToken))
    kindByName[name] = groups.count - 1
    kinds.append(groups.count - 1)
    return groups.count - 1
  }

  private mutating func child(at place: Int, in path: [String], of parent: Int, firstToken: Int) -> Int {
    let segment = path[place]
    if let index = groups[parent].bySegment[segment] { return index }
    var name = SwiftNames.type(segment)
    let accessor = member(segment, isTop: kinds.contains(parent))
    // Digits and scripts without capitals: the property and the enum can't have one name.
    if name == accessor { name += "_" }
    let index: Int
    if let known = groups[parent].byName[name] {
      index = known
    } else {
      groups.append(Group(name: name, accessor: accessor, firstToken: firstToken))
      index = groups.count - 1
      groups[index].description = descriptions.isEmpty ? nil : descriptions[Array(path.prefix(place + 1))]
      groups[parent].children.append(index)
      groups[parent].byName[name] = index
    }
    groups[parent].bySegment[segment] = index
    return index
  }

  private mutating func member(_ segment: String, isTop: Bool) -> String {
    if let known = members[segment] { return isTop && known == "all" ? "all_" : known }
    members[segment] = SwiftNames.member(segment)
    return member(segment, isTop: isTop)
  }
}

// MARK: - Collisions

extension SwiftTree {
  /// Two tokens with one identifier, or a token with that of a group's property: every member is left out.
  private mutating func resolveCollisions(in index: Int) {
    let constants = groups[index].constants
    var counts: [String: Int] = [:]
    counts.reserveCapacity(constants.count)
    for constant in constants { counts[constant.identifier, default: 0] += 1 }
    var taken: Set<String> = []
    for child in groups[index].children {
      guard let accessor = groups[child].accessor, counts[accessor] != nil else { continue }
      taken.insert(accessor)
    }
    guard counts.count < constants.count || !taken.isEmpty else { return }
    var reported: Set<String> = []
    for constant in constants where isClash(constant.identifier, counts, taken) {
      guard reported.insert(constant.identifier).inserted else { continue }
      report(constant.identifier, in: index)
    }
    groups[index].constants = constants.filter { !isClash($0.identifier, counts, taken) }
    for child in groups[index].children where groups[child].accessor.map(taken.contains) == true {
      groups[child].accessor = nil
    }
  }

  private func isClash(_ identifier: String, _ counts: [String: Int], _ taken: Set<String>) -> Bool {
    counts[identifier, default: 0] > 1 || taken.contains(identifier)
  }

  private mutating func report(_ identifier: String, in index: Int) {
    let members = groups[index].constants.filter { $0.identifier == identifier }.map { set.tokens[$0.token] }
    let below = groups[index].children.first { groups[$0].accessor == identifier }.map { groups[$0].firstToken }
    let claimants = members + (below.map { [set.tokens[$0]] } ?? [])
    guard let last = members.last else { return }
    // A token that is a group as well: `tokens/group` says so.
    if members.count == 1, below != nil, set.groups.contains(where: { $0.path == last.segments }) { return }
    let isGroup = below != nil
    let names =
      isGroup
      ? members.map(\.path).joined(separator: ", ") + " and the group of " + claimants[claimants.count - 1].path
      : list(members.map(\.path))
    findings.append(
      Finding(
        .collision, .error, "\(names) would have one name in Swift: \(identifier)", at: last.nameSpan,
        symbol: last.path,
        labels: claimants.filter { $0.path != last.path }.map { .init($0.nameSpan, "\($0.path) is named here") },
        notes: ["none of them is written to the Swift output until their names differ in more than case and signs"],
        help: ["rename one of them"]))
  }

  private func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "")
  }
}
