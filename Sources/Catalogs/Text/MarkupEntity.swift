/// Reads character references of HTML and XML.
enum MarkupEntity {
  /// The reference at `&`, `;` included; nil for an ampersand that is text.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Markup.Token? {
    let end = min(bytes.count, start + 34)
    var place = start + 1
    if place < end, bytes[place] == UInt8(ascii: "#") { place += 1 }
    let first = place
    while place < end, bytes[place].isWordByte { place += 1 }
    guard place < end, bytes[place] == UInt8(ascii: ";"), place > first else { return nil }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[start + 1..<place]), as: UTF8.self)
    let text = name.first == "#" ? numeric(name.dropFirst()) : named[name]
    return Markup.Token(kind: .entity(text), range: start..<place + 1)
  }

  private static func numeric(_ digits: Substring) -> String? {
    let isHex = digits.first == "x" || digits.first == "X"
    let value = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }

  /// Those of HTML's list (13.5) that texts of programs use.
  static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "iexcl": "¡", "cent": "¢",
    "pound": "£", "yen": "¥", "sect": "§", "copy": "©", "laquo": "«", "raquo": "»", "reg": "®", "deg": "°",
    "plusmn": "±", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶", "middot": "·", "frac14": "¼", "frac12": "½",
    "frac34": "¾", "iquest": "¿", "times": "×", "divide": "÷", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…", "prime": "′", "Prime": "″",
    "lsaquo": "‹", "rsaquo": "›", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
    "harr": "↔", "minus": "−", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
    "shy": "\u{AD}", "agrave": "à", "aacute": "á", "acirc": "â", "auml": "ä", "aring": "å", "ccedil": "ç",
    "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ",
    "oacute": "ó", "ocirc": "ô", "ouml": "ö", "oslash": "ø", "szlig": "ß", "uacute": "ú", "ucirc": "û", "ugrave": "ù",
    "uuml": "ü", "Agrave": "À", "Aacute": "Á", "Auml": "Ä", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ouml": "Ö",
    "Uuml": "Ü", "aelig": "æ", "oelig": "œ", "check": "✓", "hearts": "♥", "star": "☆", "starf": "★",
  ]
}
