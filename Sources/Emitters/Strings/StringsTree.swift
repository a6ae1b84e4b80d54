import Catalogs
import Diagnostics
import Locales

/// Where every message of a product stands in Swift: groups in groups, accessors. Groups lie flat in one array, the
/// first is `Strings` itself.
struct StringsTree {
  struct Accessor {
    let identifier: String
    /// In the catalog that `set` counts.
    let row: Int
    let set: Int
    let key: String
    let source: Message
    let facts: KeyFacts?
    let parameters: MessageParameters
    /// For messages with words to choose between: the enum of each such parameter, by its place.
    var enums: [Int: String] = [:]
  }

  struct Group {
    /// The enum's name.
    let name: String
    /// With the names of the enums around it: "Today.Card".
    let path: String
    var accessors: [Accessor] = []
    var children: [Int] = []
    /// Enums for words that only one of its messages chooses between.
    var enums: [WordEnum] = []
    fileprivate var byName: [String: Int] = [:]
  }

  /// The words that arguments of a name choose between.
  struct WordEnum: Hashable {
    let name: String
    let argument: String
    let words: [String]
  }

  private(set) var groups = [Group(name: root, path: "")]
  private(set) var findings: [Finding] = []

  /// The enum below a product's root.
  static let root = "Strings"
  /// The enum of a product's languages, beside it.
  static let languages = "Language"
  /// What generated code calls by these names.
  private static let reserved: Set<String> = [
    "Bool", "Double", "Int", "LocalizedMessage", "MessageArgument", "String", root, "Swift",
  ]

  /// One with each set's accessors, and for each set the messages that have one, in the order of its rows.
  private(set) var rows: [[MessageRow]] = []

  init(_ sets: [CatalogSet], _ locales: LocaleTable) {
    for (index, set) in sets.enumerated() {
      insert(set, index, below: sets.count > 1 ? [Self.name(of: set)] : [], locales[set.sourceLocale])
    }
    for index in groups.indices { resolveCollisions(in: index) }
    numberRows(sets)
    nameEnums()
  }

  /// The last part of a path: "app" of "strings/app", "values" of "app/src/main/res/values".
  private static func name(of set: CatalogSet) -> String {
    set.name.split(separator: "/").last.map(String.init) ?? set.name
  }
}

/// A message that has an accessor, and what each language says.
struct MessageRow {
  /// "Today.wordsToday(done:goal:)"
  let name: String
  let entry: CatalogSet.Entry
  let parameters: MessageParameters
}

// MARK: - Inserting

extension StringsTree {
  private mutating func insert(_ set: CatalogSet, _ index: Int, below prefix: [String], _ language: LocaleFacts) {
    for entry in set.entries {
      guard let source = entry.source, source.flaws.isEmpty, !entry.key.isEmpty else { continue }
      let parameters = Self.parameters(of: entry, source, set.dialect)
      if let fault = parameters.fault {
        report("\(entry.key.shown) \(fault)", source)
        continue
      }
      // Without `other`, say: the checks report it.
      guard MessagePatternWriter.pattern(source.pattern, parameters, set.dialect, language) != nil else { continue }
      let segments = prefix + MessageKey(entry.key, set.dialect).segments
      var group = 0
      for segment in segments.dropLast() { group = child(segment, of: group) }
      groups[group].accessors.append(
        Accessor(
          identifier: SwiftNames.member(segments[segments.count - 1]), row: 0, set: index, key: entry.key,
          source: source, facts: entry.facts, parameters: parameters))
    }
  }

  /// Types come from the source; what it leaves open, translations may say.
  private static func parameters(
    of entry: CatalogSet.Entry, _ source: Message, _ dialect: CatalogFormat.Dialect
  ) -> MessageParameters {
    var uses = MessageUses(source.pattern, dialect)
    if !uses.order.isEmpty {
      for case let translation? in entry.translations where translation.flaws.isEmpty {
        uses.fill(from: MessageUses(translation.pattern, dialect))
      }
    }
    return MessageParameters(uses, entry.facts)
  }

  private mutating func child(_ segment: String, of parent: Int) -> Int {
    var name = SwiftNames.type(segment)
    // Digits and scripts without capitals: a message beside the group may have its name.
    if Self.reserved.contains(name) || name == SwiftNames.member(segment) { name += "_" }
    if let index = groups[parent].byName[name] { return index }
    let plain = name.filter { $0 != "`" }
    let path = groups[parent].path.isEmpty ? plain : groups[parent].path + "." + plain
    groups.append(Group(name: name, path: path))
    groups[parent].children.append(groups.count - 1)
    groups[parent].byName[name] = groups.count - 1
    return groups.count - 1
  }

  private mutating func report(_ message: String, _ source: Message) {
    findings.append(
      Finding(
        .accessor, .warning, message, at: source.keySpan, symbol: source.key,
        notes: ["it is left out of the Swift output"],
        help: ["give the second value a name of its own: {amount} beside {count}"]))
  }
}

// MARK: - Collisions

extension StringsTree {
  /// Of keys that come to one name in a group, none has an accessor.
  private mutating func resolveCollisions(in index: Int) {
    var byIdentifier: [String: [Accessor]] = [:]
    for accessor in groups[index].accessors { byIdentifier[accessor.identifier, default: []].append(accessor) }
    guard byIdentifier.count < groups[index].accessors.count else { return }
    var reported: Set<String> = []
    for accessor in groups[index].accessors {
      guard let claimants = byIdentifier[accessor.identifier], claimants.count > 1,
        reported.insert(accessor.identifier).inserted, let last = claimants.last
      else { continue }
      let names = claimants.map(\.key.shown)
      findings.append(
        Finding(
          .accessor, .warning,
          "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) would have one name in Swift: "
            + accessor.identifier,
          at: last.source.keySpan, symbol: last.key,
          labels: claimants.dropLast().map { .init($0.source.keySpan, "\($0.key.shown) is here") },
          notes: ["none of them is written to the Swift output until their names differ in more than case and signs"],
          help: ["rename one of them"]))
    }
    groups[index].accessors.removeAll { (byIdentifier[$0.identifier]?.count ?? 0) > 1 }
  }
}

// MARK: - Rows

extension StringsTree {
  /// Rows are in the order of their catalog.
  private mutating func numberRows(_ sets: [CatalogSet]) {
    var places: [[String: (group: Int, accessor: Int)]] = Array(repeating: [:], count: sets.count)
    for (group, content) in groups.enumerated() {
      for (accessor, content) in content.accessors.enumerated() {
        places[content.set][content.key] = (group, accessor)
      }
    }
    for (index, set) in sets.enumerated() {
      var rows: [MessageRow] = []
      for entry in set.entries {
        guard let place = places[index][entry.key] else { continue }
        let accessor = groups[place.group].accessors[place.accessor]
        let path = groups[place.group].path
        groups[place.group].accessors[place.accessor] = Accessor(
          identifier: accessor.identifier, row: rows.count, set: index, key: entry.key, source: accessor.source,
          facts: accessor.facts, parameters: accessor.parameters)
        rows.append(
          MessageRow(
            name: (path.isEmpty ? "" : path + ".") + accessor.signature, entry: entry, parameters: accessor.parameters))
      }
      self.rows.append(rows)
    }
  }
}

extension StringsTree.Accessor {
  /// "wordsToday(done:goal:)", as the runtime's tables name it.
  var signature: String {
    let name = identifier.filter { $0 != "`" }
    guard !parameters.list.isEmpty else { return name }
    return name + "(" + parameters.list.map { ($0.label?.filter { $0 != "`" } ?? "_") + ":" }.joined() + ")"
  }
}

// MARK: - Words to choose between

extension StringsTree {
  /// An argument that chooses between the same words wherever it occurs has one enum in `Strings`; otherwise each
  /// message has its own beside it.
  private mutating func nameEnums() {
    var words: [String: Set<[String]>] = [:]
    forEachWords { _, _, argument, list in words[argument, default: []].insert(list.sorted()) }
    var named: [(group: Int, accessor: Int, parameter: Int, name: String)] = []
    var enums: [(group: Int, WordEnum)] = []
    forEachWords { (place, parameter, argument, list) in
      let isShared = words[argument]?.count == 1
      let accessor = groups[place.group].accessors[place.accessor]
      let owner = isShared ? 0 : place.group
      var name = SwiftNames.type(isShared ? argument : accessor.identifier.filter { $0 != "`" } + " " + argument)
      while Self.reserved.contains(name) || groups[owner].byName[name] != nil { name += "_" }
      named.append((place.group, place.accessor, parameter, isShared ? "\(Self.root).\(name)" : name))
      enums.append((owner, WordEnum(name: name, argument: argument, words: list)))
    }
    for (group, accessor, parameter, name) in named { groups[group].accessors[accessor].enums[parameter] = name }
    for (group, item) in enums where !groups[group].enums.contains(where: { $0.name == item.name }) {
      groups[group].enums.append(item)
    }
  }

  private typealias Place = (group: Int, accessor: Int)

  private func forEachWords(_ body: (Place, _ parameter: Int, _ argument: String, _ words: [String]) -> Void) {
    for (group, content) in groups.enumerated() {
      for (accessor, content) in content.accessors.enumerated() {
        for (index, parameter) in content.parameters.list.enumerated() {
          guard case .word(let words) = parameter.kind else { continue }
          body((group, accessor), index, parameter.identifier.filter { $0 != "`" }, words)
        }
      }
    }
  }
}

extension String {
  /// As messages quote a key: long text is cut.
  var shown: String {
    guard unicodeScalars.count > 60 else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(59))) + "…"
  }
}
