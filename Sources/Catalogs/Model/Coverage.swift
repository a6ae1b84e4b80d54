package import Locales

/// How far the translation of a catalog into one language has come.
package struct Coverage: Hashable, Sendable {
  package let locale: LocaleTag
  /// Keys of the source that are to be translated.
  package private(set) var total = 0
  package private(set) var translated = 0
  /// Translated, and marked as not yet looked at.
  package private(set) var needsReview = 0
  /// Not there, empty where the source is not, or marked as new.
  package private(set) var missing = 0
  /// Keys that the source does not have.
  package private(set) var extra = 0

  /// `position`: of the locale in the set's.
  package init(of position: Int, in set: CatalogSet) {
    locale = set.locales[position]
    for entry in set.entries where entry.facts?.isTranslatable ?? true {
      guard let source = entry.source else {
        if entry.translations[position] != nil { extra += 1 }
        continue
      }
      total += 1
      switch Self.state(of: entry.translations[position], from: source) {
      case .translated, .stale: translated += 1
      case .needsReview: needsReview += 1
      case .new: missing += 1
      }
    }
  }

  private static func state(of message: Message?, from source: Message) -> State {
    guard let message else { return .new }
    if message.pattern.pieces.isEmpty && !source.pattern.pieces.isEmpty { return .new }
    let states = [message.state].compactMap { $0 } + message.pattern.states
    if states.contains(.new) { return .new }
    return states.contains(.needsReview) ? .needsReview : .translated
  }

  /// From 0 to 1: what a reader sees in their language.
  package var share: Double { total == 0 ? 1 : Double(translated + needsReview) / Double(total) }
}

extension Pattern {
  /// The states of its branches, where the format gives each its own.
  package var states: [State] {
    pieces.flatMap { piece -> [State] in
      guard case .choice(let choice) = piece.content else { return [] }
      return choice.cases.flatMap { [$0.state].compactMap { $0 } + $0.pattern.states }
    }
  }
}
