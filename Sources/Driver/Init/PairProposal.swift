import Colors
import TokenModel

/// Contrast pairs for a product that declares none: tokens that are named like text or icons on tokens that are named
/// like surfaces, where they reach AA in every context today.
struct PairProposal {
  private static let textWords: Set<String> = [
    "text", "fg", "foreground", "content", "label", "title", "heading", "body", "link", "caption", "on",
  ]
  private static let graphicWords: Set<String> = ["icon", "icons", "glyph", "indicator"]
  private static let surfaceWords: Set<String> = [
    "surface", "surfaces", "bg", "background", "backgrounds", "canvas", "card", "page", "layer", "container", "sheet",
  ]
  /// WCAG asks nothing of what is inactive (1.4.3), and nobody sees what only flashes up.
  private static let passedOver: Set<String> = [
    "disabled", "inactive", "placeholder", "hover", "active", "pressed", "focus", "selected", "inverse", "shadow",
  ]
  /// Contexts that are measured at most, and pairs.
  private static let contextLimit = 64
  private static let tokenLimit = 200

  private let set: TokenSet
  private var texts: [Int] = []
  private var graphics: [Int] = []
  private var surfaces: [Int] = []

  init(_ set: TokenSet) {
    self.set = set
    for (position, token) in set.tokens.enumerated() where token.type == .color && token.deprecation == nil {
      switch Self.role(of: token.segments) {
      case .text: texts.append(position)
      case .graphic: graphics.append(position)
      case .surface: surfaces.append(position)
      case nil: break
      }
    }
  }

  /// The pair file; nil where no pair was found.
  var text: String? {
    let lines = self.lines("text", texts, required: 4.5) + self.lines("graphic", graphics, required: 3)
    guard !lines.isEmpty else { return nil }
    return """
      # Proposed: what is named like text and icons, on what is named like surfaces, where it reaches AA in every context
      # today. Take out what never meets, and add what does.
      require: { default: AA }
      pairs:

      """ + lines.map { "  \($0)\n" }.joined()
  }

  /// One pair for all foregrounds that pass on the same surfaces; a remark for those that pass on none.
  private func lines(_ kind: String, _ foregrounds: [Int], required: Double) -> [String] {
    var order: [[Int]] = []
    var groups: [[Int]: [Int]] = [:]
    for foreground in foregrounds.prefix(Self.tokenLimit) {
      let passing = surfaces.prefix(Self.tokenLimit).filter { passes(foreground, on: $0, required) }
      if groups[passing] == nil { order.append(passing) }
      groups[passing, default: []].append(foreground)
    }
    let found = order.filter { !$0.isEmpty }
    guard !found.isEmpty else { return [] }
    let lines = found.map { "- { \(kind): \(list(groups[$0] ?? [])), on: \(list($0)) }" }
    return lines + (groups[[]].map { ["# on no surface: \(list($0))"] } ?? [])
  }

  private func list(_ positions: [Int]) -> String {
    let names = positions.map { ProductName.yaml(set.tokens[$0].path) }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  private func passes(_ foreground: Int, on surface: Int, _ required: Double) -> Bool {
    let pair = [set.tokens[foreground], set.tokens[surface]]
    let contexts = set.contexts(over: Array(Swift.Set(pair.flatMap(\.axes))).sorted())
    guard contexts.count <= Self.contextLimit else { return false }
    return contexts.allSatisfy { context in
      guard case .color(let text)? = pair[0].value(in: context), case .color(let ground)? = pair[1].value(in: context),
        let contrast = Contrast(of: text, over: [ground])
      else { return false }
      return contrast.passes(required)
    }
  }

  // MARK: - By name

  private enum Role {
    case text, graphic, surface
  }

  /// The last word of a path that says what it is for counts.
  private static func role(of segments: [String]) -> Role? {
    let words = segments.flatMap(words)
    if words.contains(where: passedOver.contains) { return nil }
    for word in words.reversed() {
      if surfaceWords.contains(word) { return .surface }
      if graphicWords.contains(word) { return .graphic }
      if textWords.contains(word) { return .text }
    }
    return nil
  }

  /// "onAccent", "on-accent" and "On Accent" as on, accent.
  private static func words(_ segment: String) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLower = false
    for scalar in segment.unicodeScalars {
      let isUpper = scalar.properties.isUppercase
      let isLetter = scalar.properties.isAlphabetic
      if !isLetter || (isUpper && wasLower), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isLetter { word += String(scalar).lowercased() }
      wasLower = isLetter && !isUpper
    }
    return word.isEmpty ? words : words + [word]
  }
}
