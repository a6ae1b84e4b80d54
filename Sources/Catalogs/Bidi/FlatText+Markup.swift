extension FlatText {
  /// Whether there may be markup in it at all.
  private var mayHaveMarkup: Bool { units.contains { $0 == 0x3C || $0 == 0x26 } }

  /// The text as a reader sees it: without tags and what stands in them, with entities decoded and line breaks for
  /// `<br>`. `kept` gets, for each unit, its place in the text with markup; nil where there is none.
  func withoutMarkup(kept: inout [Int]?) -> FlatText {
    kept = nil
    guard mayHaveMarkup else { return self }
    var result = FlatText()
    var places: [Int] = []
    var slot = slots[...]
    var place = 0
    while place < units.count {
      let end = Self.endOfTag(units, at: place) ?? place
      if end > place {
        if Self.isBreak(units[place..<end]) {
          result.units.append(0x0A)
          places.append(place)
        }
        place = end
        slot = slot.drop { $0.position < end }
        continue
      }
      places.append(place)
      if let next = slot.first, next.position == place {
        result.appendSlot(next.argument)
        slot.removeFirst()
        place += 1
      } else if let entity = Self.entity(units, at: place) {
        places.append(contentsOf: Array(repeating: place, count: entity.text.count - 1))
        result.units.append(contentsOf: entity.text)
        place = entity.end
      } else {
        result.units.append(units[place])
        place += 1
      }
    }
    kept = places
    return result
  }

  /// Behind `<name …>`, `</name>` or `<!-- … -->`; nil where none begins. A `<` between numbers or blanks is text.
  private static func endOfTag(_ units: [UInt16], at place: Int) -> Int? {
    guard units[place] == 0x3C, place + 2 < units.count else { return nil }
    let next = units[place + 1] == 0x2F ? units[place + 2] : units[place + 1]
    guard 0x61...0x7A ~= next | 0x20 || next == 0x21 else { return nil }
    // Tags are short: what goes on for longer is no tag.
    for end in place + 2..<min(units.count, place + 2048) {
      if units[end] == 0x3C { return nil }
      if units[end] == 0x3E { return end + 1 }
    }
    return nil
  }

  private static func isBreak(_ tag: ArraySlice<UInt16>) -> Bool {
    let name = String(decoding: tag.dropFirst().prefix(3), as: UTF16.self).lowercased()
    return name.hasPrefix("br") && (name.count < 3 || !(name.last?.isLetter ?? false)) || name == "/p>"
  }

  private static func entity(_ units: [UInt16], at place: Int) -> (text: [UInt16], end: Int)? {
    guard units[place] == 0x26 else { return nil }
    guard let end = units[place...].prefix(12).firstIndex(of: 0x3B), end > place + 1 else { return nil }
    let name = String(decoding: units[place + 1..<end], as: UTF16.self)
    guard let scalar = scalar(named: name) else { return nil }
    return (Array(String(scalar).utf16), end + 1)
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return entities[name]
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "lrm": "\u{200E}",
    "rlm": "\u{200F}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "hellip": "…", "ndash": "–", "mdash": "—",
    "laquo": "«", "raquo": "»", "ldquo": "“", "rdquo": "”", "lsquo": "‘", "rsquo": "’", "copy": "©",
    "reg": "®", "times": "×", "middot": "·", "bull": "•", "euro": "€", "rarr": "→", "larr": "←",
  ]
}
