/// What is read from left to right in every language, known by the names around it.
enum LeftToRightContent {
  private static let words: Set<String> = [
    "phone", "telephone", "code", "otp", "pin", "iban", "digits", "url", "uri", "email", "terminal", "console",
    "keypad", "dialpad", "hex", "equation", "math", "json", "html",
  ]
  private static let media: Set<String> = [
    "player", "playback", "video", "media", "audio", "wave", "waveform", "scrubber", "trim", "map", "chart", "graph",
    "camera",
    "piano", "score", "photo",
  ]

  /// Text that has its own direction: numbers of telephones, codes, addresses.
  static func isText(named names: String...) -> Bool { holds(words, names) }

  /// Pictures that are not read.
  static func isArtwork(named names: String...) -> Bool { holds(["illustration", "artwork", "confetti"], names) }

  /// Controls of media, maps and charts.
  static func isMedia(named names: String...) -> Bool { holds(media, names) }

  /// Controls of media, maps and charts, and such text.
  static func isAny(named names: String...) -> Bool { holds(words.union(media), names) }

  private static func holds(_ wanted: Set<String>, _ names: [String]) -> Bool {
    names.contains { !NameWords.words(of: $0).isDisjoint(with: wanted) }
  }
}

/// The words that a name is made of: `phoneNumberLabel` is phone, number and label.
enum NameWords {
  static func words(of name: String) -> Set<String> { Set(list(of: name)) }

  static func list(of name: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func close() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    var wasUpper = false
    let bytes = Array(name.utf8)
    for (index, byte) in bytes.enumerated() {
      let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      guard isUpper || isLower || byte >= 0x80 else {
        close()
        wasUpper = false
        continue
      }
      // Of `URLField` the F begins the second word.
      let beginsNext =
        wasUpper && index + 1 < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index + 1])
      if isUpper, !wasUpper || beginsNext { close() }
      word.append(isUpper ? byte | 0x20 : byte)
      wasUpper = isUpper
    }
    close()
    return words
  }
}
