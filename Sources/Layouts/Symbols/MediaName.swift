/// Names of what plays and winds recordings: `ic_fast_forward`, `skipNext`, `R.id.rewind`.
enum MediaName {
  /// Whether a name says that it winds forwards or back.
  static func winds(_ name: String) -> Bool {
    guard name.utf8.count < 64 else { return false }
    let words = DirectionalName.words(of: name)
    if words.contains(where: ["rewind", "fastforward", "ffwd", "rew"].contains) { return true }
    return zip(words, words.dropFirst()).contains { first, second in
      switch first {
      case "fast": ["forward", "rewind", "fwd", "backward"].contains(second)
      case "skip", "seek":
        ["forward", "back", "backward", "backwards", "next", "previous", "prev", "left", "right"].contains(second)
      default: false
      }
    }
  }

  /// Whether a name says that it goes to what is played before or after.
  static func changes(_ name: String) -> Bool {
    winds(name) || DirectionalName.words(of: name).contains { ["next", "previous", "prev", "forward"].contains($0) }
  }

  /// Whether a name says that it plays or stops, or in which order.
  static func plays(_ name: String) -> Bool {
    DirectionalName.words(of: name).contains { ["play", "pause", "playpause", "shuffle", "repeat"].contains($0) }
  }
}
