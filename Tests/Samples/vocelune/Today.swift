/// What Today shows.
struct Today: Sendable {
  /// Names of languages, in the interface's own.
  let target: String
  let source: String
  /// "A1"
  let level: String
  let done: Int
  let goal: Int
  /// Days in a row; 0 before the first goal is reached.
  let streak: Int
  let reviews: Int
  /// nil for those who pay.
  let quota: Quota?
  let isOffline: Bool
  let word: Word

  var isGoalReached: Bool { done >= goal }
}

struct Quota: Sendable {
  let left: Int
  let limit: Int
}

/// A word being learned: content, whatever the language of the interface.
struct Word: Sendable {
  let term: String
  let reading: String
  let romanization: String
  let gloss: String
  /// BCP 47 tags.
  let language: String
  let glossLanguage: String
  let topic: String
  let stage: Int
  let stageLabel: String
  let play: @MainActor @Sendable () -> Void
}
