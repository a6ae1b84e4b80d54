/// Which script selectors are for.
extension CSSSelectors {
  /// `:lang(ar, fa)`, `[lang="ur"]`, `[lang|=ar]`; of `[dir=rtl]` and `:dir(rtl)` no more is known than that letters
  /// are at least as tall as in Latin.
  static func script(_ prelude: Range<Int>, of sheet: CSSSheet) -> ScriptHeight? {
    var found: [ScriptHeight?] = []
    var token = prelude.lowerBound
    while token < prelude.upperBound {
      let end = min(max(Int(sheet.partners[token]), token), prelude.upperBound)
      switch sheet.tokens[token].kind {
      case .function where sheet.text(token).lowercased() == "lang(":
        found += words(token + 1..<max(end, token + 1), of: sheet).map(ScriptHeight.language)
        token = end
      case .function where sheet.text(token).lowercased() == "dir(":
        if words(token + 1..<max(end, token + 1), of: sheet) == ["rtl"] { found.append(.latin) }
        token = end
      case .open where sheet.text(token) == "[":
        found.append(attribute(words(token + 1..<max(end, token + 1), of: sheet)))
        token = end
      default: break
      }
      token += 1
    }
    return ScriptHeight.tallest(found)
  }

  private static func attribute(_ words: [String]) -> ScriptHeight? {
    guard words.count >= 2 else { return nil }
    switch words[0] {
    case "lang": return ScriptHeight.language(words[1])
    case "dir": return words[1] == "rtl" ? .latin : nil
    default: return nil
    }
  }

  /// Names and texts without quotes, in small letters.
  private static func words(_ range: Range<Int>, of sheet: CSSSheet) -> [String] {
    range.compactMap { token in
      switch sheet.tokens[token].kind {
      case .ident: sheet.text(token).lowercased()
      case .string: sheet.text(token).lowercased().filter { $0 != "\"" && $0 != "'" }
      default: nil
      }
    }
  }
}
