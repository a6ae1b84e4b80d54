import Diagnostics

/// The units of a file by the keys that they belong to. Xcode exports each variation of a text as a unit of its own:
/// `KEY|==|plural.one`, `KEY|==|substitutions.NAME.plural.one`, `/KEY:dict/NAME:dict/one:dict/:string`.
struct XLIFFKeys {
  /// A step from a key to one of its texts.
  enum Step: Hashable {
    case plural(String)
    case device(String)
    case substitution(String)
  }

  /// A text with its variations, each in the order of the file.
  struct Branch {
    var unit: XLIFFUnit?
    var branches: [(step: Step, branch: Branch)] = []
  }

  /// What a key says.
  struct Entry {
    var facts: KeyFacts
    var root: Branch
    /// From the first unit to the last.
    var span: Span
    /// Whether `%arg` is the number of a plural.
    var readsNumber: Bool
  }

  private(set) var entries: [Entry] = []

  init(_ units: [XLIFFUnit], isStringsdict: Bool, _ findings: inout FileFindings) {
    let paths = units.map { isStringsdict ? Self.stringsdictPath($0.id) : Self.path($0.id) }
    let known = Groups(units, paths)
    var places: [String: Int] = [:]
    var seen: [String: Span] = [:]
    for (unit, path) in zip(units, paths) {
      guard unit.hasID else {
        findings.shape("this unit has no id", at: unit.idSpan, help: ["add id=\"…\" with the key of its text"])
        continue
      }
      if let first = seen.updateValue(seen[unit.id] ?? unit.idSpan, forKey: unit.id) {
        findings.duplicate(
          "the id \"\(unit.id.shown)\" appears twice in this file", at: unit.idSpan, unit.id, first: first,
          help: ["remove one of the two; until then the first one counts"])
        continue
      }
      let (key, steps) = path.flatMap { known.isVariation($0, isStringsdict) ? $0 : nil } ?? (unit.id, [])
      let place = places[key] ?? entries.count
      if place == entries.count {
        places[key] = place
        let facts = KeyFacts(
          key, unit.idSpan, comment: unit.comment, isTranslatable: unit.isTranslatable, maximum: unit.maximum)
        entries.append(Entry(facts: facts, root: Branch(), span: unit.span, readsNumber: !isStringsdict))
      }
      entries[place].span = entries[place].span.joined(with: unit.span)
      if !entries[place].root.add(unit, steps[...]) {
        findings.shape(
          "\"\(key.shown)\" has more variations than any text needs", at: unit.idSpan, key,
          help: ["remove those that no device and no number chooses"])
      }
      if entries[place].facts.comment == nil { entries[place].facts.comment = unit.comment }
    }
  }
}

extension XLIFFKeys.Branch {
  private static let maximumCount = 100

  /// False where there are too many. Paths have few steps: this may call itself.
  fileprivate mutating func add(_ unit: XLIFFUnit, _ steps: ArraySlice<XLIFFKeys.Step>) -> Bool {
    guard let step = steps.first else {
      if self.unit == nil { self.unit = unit }
      return true
    }
    let place = branches.firstIndex { $0.step == step } ?? branches.count
    if place == branches.count {
      guard place < Self.maximumCount else { return false }
      branches.append((step, XLIFFKeys.Branch()))
    }
    return branches[place].branch.add(unit, steps.dropFirst())
  }
}

// MARK: - Ids

extension XLIFFKeys {
  typealias Path = (key: String, steps: [Step])

  private static let plurals: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// `KEY|==|device.mac.plural.few`; nil for an id that does not end like that.
  private static func path(_ id: String) -> Path? {
    guard id.utf8.count > 4, let range = lastRange(of: "|==|", in: id) else { return nil }
    var words = id[range.upperBound...].split(separator: ".", omittingEmptySubsequences: false)[...]
    var steps: [Step] = []
    if words.first == "substitutions", words.count >= 4 {
      // A name may hold dots; behind it stand pairs.
      let end = words.firstIndex { $0 == "plural" || $0 == "device" } ?? words.endIndex
      steps.append(.substitution(words[words.startIndex + 1..<end].joined(separator: ".")))
      words = words[end...]
    }
    while let axis = words.popFirst() {
      guard let value = words.popFirst() else { return nil }
      switch axis {
      case "plural" where plurals.contains(String(value)): steps.append(.plural(String(value)))
      case "device" where !value.isEmpty: steps.append(.device(String(value)))
      default: return nil
      }
      guard steps.count <= 4 else { return nil }
    }
    guard let last = steps.last else { return nil }
    if case .substitution = last { return nil }
    return (String(id[..<range.lowerBound]), steps)
  }

  private static func lastRange(of part: String, in text: String) -> Range<String.Index>? {
    text.ranges(of: part).last
  }

  /// `/KEY:dict/NAME:dict/one:dict/:string`, and `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, which is the
  /// text itself.
  private static func stringsdictPath(_ id: String) -> Path? {
    let ending = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(ending) else { return nil }
    let words = id.dropFirst().dropLast(ending.count).split(separator: ":dict/", omittingEmptySubsequences: false)
    guard let last = words.last else { return nil }
    if last == "NSStringLocalizedFormatKey", words.count >= 2 {
      return (words.dropLast().joined(separator: ":dict/"), [])
    }
    guard words.count >= 3, plurals.contains(String(last)) else { return nil }
    let name = String(words[words.count - 2])
    return (words.dropLast(2).joined(separator: ":dict/"), [.substitution(name), .plural(String(last))])
  }

  /// What tells variations from keys that only end like them.
  private struct Groups {
    private var ids: Set<String> = []
    private var counts: [String: Int] = [:]
    private var complete: Set<String> = []

    init(_ units: [XLIFFUnit], _ paths: [Path?]) {
      for (unit, path) in zip(units, paths) {
        ids.insert(unit.id)
        guard let path else { continue }
        counts[path.key, default: 0] += 1
        if path.steps.last == .plural("other") || path.steps.last == .device("other") { complete.insert(path.key) }
      }
    }

    /// A substitution needs the text that it stands in; other variations stand in place of the text, and are several
    /// or have an `other`.
    func isVariation(_ path: Path, _ isStringsdict: Bool) -> Bool {
      if isStringsdict { return true }
      if case .substitution? = path.steps.first { return ids.contains(path.key) }
      return !ids.contains(path.key) && (complete.contains(path.key) || counts[path.key, default: 0] > 1)
    }
  }
}
