/// Tells from the name of an image whether it points forwards or back: `ic_arrow_back_24`, `chevronRight`.
enum DirectionalName {
  private static let directions: Set<String> = [
    "arrow", "arrows", "back", "backward", "backwards", "forward", "forwards", "chevron", "caret", "next", "previous",
    "prev", "left", "right", "undo", "redo", "reply", "send", "logout", "login",
  ]
  /// With one of these it points up or down, both ways, to a place or a time, or is a picture of something.
  private static let others: Set<String> = [
    "up", "down", "upward", "downward", "upwards", "downwards", "top", "bottom", "vertical", "horiz", "horizontal",
    "swap", "drop", "expand", "collapse", "sort", "sync", "refresh", "play", "pause", "skip", "fast", "rewind", "media",
    "audio", "video", "camera", "flip", "rotate", "rotation", "align", "compass", "hand", "handed", "thumb", "circular",
    "bg", "background",
    "shadow", "gradient", "shape", "line", "divider", "border", "corner", "bubble", "tooltip", "mouse", "card", "front",
    "north", "south", "both", "logo", "photo", "cross", "5", "10", "15", "30", "ltr", "rtl", "start", "end",
  ]

  static func points(_ name: String) -> Bool {
    let words = words(of: name)
    guard words.contains(where: directions.contains), !words.contains(where: others.contains) else { return false }
    // `arrow_left_right` points both ways.
    return !(words.contains("left") && words.contains("right"))
      && !(words.contains("back") && words.contains("forward"))
  }

  /// In small letters: cut at whatever is no letter or digit, and before capitals.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    for byte in name.utf8 {
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      let isDigit = (0x30...0x39).contains(byte)
      if !(isLetter || isDigit) || (isUpper(byte) && wasLower) {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      }
      if isLetter || isDigit { word.append(isLetter ? byte | 0x20 : byte) }
      wasLower = isLetter && !isUpper(byte)
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
