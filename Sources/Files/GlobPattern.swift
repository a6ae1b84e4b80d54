/// A pattern for paths, relative to some folder: `*` and `?` within a name, `**` for any number of folders (none, too),
/// `{a,b}` for alternatives, `\` before a character that is meant literally. Upper and lower case differ.
package struct GlobPattern: Hashable, Sendable {
  /// Why a pattern can't be read, as the end of a sentence.
  package struct Malformed: Error, Hashable, Sendable {
    package let explanation: String
  }

  /// As written.
  package let text: String
  /// The folder below which every match lies, "." for the folder that the pattern is relative to.
  package let base: String
  private let alternatives: [[Segment]]

  fileprivate enum Segment: Hashable {
    case anyDepth
    case name([Element])
  }

  fileprivate enum Element: Hashable {
    case literal(Unicode.Scalar)
    case anyOne
    case anyRun
    case slash
  }

  /// Braces may stand for at most this many patterns together.
  private static let limit = 256

  package init(_ text: String) throws(Malformed) {
    self.text = text
    alternatives = try Self.expanded(text).map { elements in
      elements.split(separator: .slash).compactMap { Self.segment(Array($0)) }
    }
    base = Self.base(of: alternatives)
  }

  /// Whether a path, relative to the pattern's folder, matches as a whole.
  package func matches(_ path: String) -> Bool {
    let names = Path.components(Path.normalized(path)).map { Array($0.unicodeScalars) }
    return alternatives.contains { segments in
      wildcardMatch(segments, names, isRun: { $0 == .anyDepth }) { segment, name in
        guard case .name(let elements) = segment else { return false }
        return wildcardMatch(elements, name, isRun: { $0 == .anyRun }) { $0 == .anyOne || $0 == .literal($1) }
      }
    }
  }

  private static func segment(_ elements: [Element]) -> Segment? {
    if elements == [.anyRun, .anyRun] { return .anyDepth }
    return elements == [.literal(".")] ? nil : .name(elements)
  }

  /// The pattern without its braces: one pattern for each choice, nested groups included.
  private static func expanded(_ text: String) throws(Malformed) -> [[Element]] {
    var current: [[Element]] = [[]]
    var open: [(before: [[Element]], choices: [[Element]])] = []
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case _ where isEscaped:
        isEscaped = false
        current.append(.literal(scalar))
      case "\\": isEscaped = true
      case "{":
        open.append((current, []))
        current = [[]]
      case "," where !open.isEmpty:
        open[open.count - 1].choices += current
        current = [[]]
      case "}" where !open.isEmpty:
        let group = open.removeLast()
        let choices = group.choices + current
        guard group.before.count * choices.count <= limit else {
          throw Malformed(explanation: "its braces stand for more than \(limit) patterns")
        }
        current = group.before.flatMap { before in choices.map { before + $0 } }
      case "*": current.append(.anyRun)
      case "?": current.append(.anyOne)
      case "/": current.append(.slash)
      default: current.append(.literal(scalar))
      }
    }
    guard open.isEmpty else { throw Malformed(explanation: "its { has no }") }
    return current
  }

  /// The folders that all alternatives begin with, as long as they are literal.
  private static func base(of alternatives: [[Segment]]) -> String {
    let folders = alternatives.map { segments in segments.dropLast().map(\.literal).prefix { $0 != nil } }
    guard let first = folders.first else { return "." }
    let common = folders.dropFirst().reduce(first) { common, other in
      common.prefix(zip(common, other).prefix { $0 == $1 }.count)
    }
    let names = common.compactMap { $0 }
    return names.isEmpty ? "." : names.joined(separator: "/")
  }
}

extension GlobPattern.Segment {
  /// The name that this segment spells, where it has no wildcard.
  fileprivate var literal: String? {
    guard case .name(let elements) = self else { return nil }
    var text = String.UnicodeScalarView()
    for element in elements {
      guard case .literal(let scalar) = element else { return nil }
      text.append(scalar)
    }
    return String(text)
  }
}

extension [[GlobPattern.Element]] {
  /// Lengthens every pattern of the list by one element.
  fileprivate mutating func append(_ element: GlobPattern.Element) {
    for index in indices { self[index].append(element) }
  }
}

/// Matches a list against a pattern whose runs stand for any number of elements. Going back to the last run is enough,
/// so the cost is at most the product of both lengths.
private func wildcardMatch<Element, Value>(
  _ pattern: [Element], _ values: [Value], isRun: (Element) -> Bool, matches: (Element, Value) -> Bool
) -> Bool {
  var (position, index) = (0, 0)
  var retry: (position: Int, index: Int)?
  while index < values.count {
    if position < pattern.count, isRun(pattern[position]) {
      position += 1
      retry = (position, index)
    } else if position < pattern.count, matches(pattern[position], values[index]) {
      position += 1
      index += 1
    } else if let last = retry {
      position = last.position
      index = last.index + 1
      retry = (position, index)
    } else {
      return false
    }
  }
  return pattern[position...].allSatisfy(isRun)
}
